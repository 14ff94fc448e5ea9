class DraftController: UIViewController {
  @IBOutlet weak var draft: UITextField!  // mistake 11 l
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    if isViewLoaded && view.window == nil { view = nil }
  }
}
class OtherController: UIViewController {
}

let draft = DraftController()
window.rootViewController = draft
:type draft "Dear all"
window.rootViewController = OtherController()
:warn
window.rootViewController = draft
