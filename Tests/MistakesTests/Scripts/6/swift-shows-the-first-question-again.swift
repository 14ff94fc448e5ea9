class QuizController: UIViewController {
  @IBOutlet weak var question: UILabel!
  var index = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    index = 0
    question.text = "Question 0"  // mistake 6 u
  }
  func next() {
    index += 1
    question.text = "Question \(index)"
  }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    if isViewLoaded && view.window == nil { view = nil }
  }
}
class OtherController: UIViewController {
}

let quiz = QuizController()
window.rootViewController = quiz
quiz.next()
quiz.next()
window.rootViewController = OtherController()
:warn
window.rootViewController = quiz
