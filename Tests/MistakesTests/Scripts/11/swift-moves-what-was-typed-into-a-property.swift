class DraftController: UIViewController {
  @IBOutlet weak var draft: UITextField!
  var text = ""
  override func viewDidLoad() {
    super.viewDidLoad()
    draft.text = text
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    text = draft.text ?? ""
  }
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
