class SurveyController: UIViewController {
  var answers: [String] = []
  override func viewDidLoad() {  // mistake 5 l
    super.viewDidLoad()
    answers.append("yes")
    answers.append("no")
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
