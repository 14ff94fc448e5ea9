class QuizController: UIViewController {
  @IBOutlet weak var question: UILabel!
  var index = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }
  func show() {
    question.text = "Question \(index)"
  }
  func next() {
    index += 1
    show()
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
window.rootViewController = OtherController()
:warn
window.rootViewController = quiz
