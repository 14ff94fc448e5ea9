class SurveyController: UIViewController {
  var answers: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    answers = ["yes", "no"]
  }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    if isViewLoaded && view.window == nil { view = nil }
  }
}
class OtherController: UIViewController {
}

let survey = SurveyController()
window.rootViewController = survey
window.rootViewController = OtherController()
:warn
window.rootViewController = survey
