import Curriculum
import Mistakes
import Sessions

extension English {
  func lessonHeading(number: Int, title: String) -> String { "Lesson \(number) · \(title)" }

  var resumedHere: String {
    "You stopped here. :leave goes to the sandbox, :never-resume forgets the place."
  }

  func invitation(_ task: LessonPage.Task) -> String {
    switch task {
    case .read: "Return goes on · :back · :skip"
    case .run: "Return plays the code · or type it yourself"
    case .task: "your task: type code · :hint · :skip"
    case .quiz: "a question:"
    }
  }

  func stepDone(isLast: Bool) -> String {
    isLast ? "Done. Return ends the lesson." : "Done. Return goes on."
  }

  func lack(_ lack: LackPhrase) -> String {
    switch lack {
    case .call(let call): "not yet: \(call) has not been called"
    case .repeated(let call, let number): "not yet: call number \(number) of \(call) is missing"
    case .sentByHand(let call): "\(call) was sent by your code; here UIKit has to send it"
    case .restarted: "the app was started again, and what the task is about is gone"
    case .mistake(let name): "not yet: that way makes a mistake, \(name)"
    case .unwanted(let call): "\(call) was called, and should not be"
    case .line(let line): "not yet: '\(line)' has not been printed"
    case .alive(let name): "not yet: \(name) is still alive"
    case .owners(let name, let count, let wanted):
      "not yet: \(name) has \(count) owners, and should have \(wanted)"
    }
  }

  func help(remaining: Int) -> String {
    switch remaining {
    case 0: "The answer has been shown, so this comes back for review."
    case 1: "What is left is the answer: :answer. What is done with help comes back for review."
    default:
      "More hints: \(remaining), the last is the answer. What is done with help comes back for review."
    }
  }

  var answerIs: String { "One way to do it:" }

  func lessonDone(_ end: LessonEnd) -> String {
    let next =
      end.next.map { number in " :learn\u{A0}\(number) opens the next one." }
      ?? " :quiz asks, :learn lists the lessons."
    guard let first = end.left.first else { return "Lesson '\(end.title)' is done." + next }
    let steps = end.left.map { String($0) }.joined(separator: ", ")
    return
      "Lesson '\(end.title)' is at its end. Not done yet: \(steps) · :learn\u{A0}\(end.number)\u{A0}\(first) goes there."
      + next
  }

  func questionHeading(
    number: Int, of count: Int, _ view: QuestionView.Kind, ios: String?
  ) -> String {
    let kind = if case .order = view { "order of calls" } else { "mistakes" }
    return (["Question \(number) of \(count)", kind] + (ios.map { ["iOS \($0)"] } ?? []))
      .joined(separator: " · ")
  }

  func invitation(_ kind: QuestionView.Kind) -> String {
    switch kind {
    case .order(_, _, hasDistractors: true):
      "the numbers or names in order, without what is not called · :hint · :skip"
    case .order: "the numbers or names in order · :hint · :skip"
    case .classify: "the numbers of what is wrong; 0 if nothing is · :hint · :skip"
    }
  }

  var orderPrompt: String { "order" }
  var classifyPrompt: String { "mistakes" }
  var right: String { "Right." }
  func wrong(score: Double) -> String { "Not so: \(score.twoPlaces("."))." }
  func almost(score: Double) -> String { "Almost: \(score.twoPlaces("."))." }
  func move(_ calls: [String]) -> String { "Move only \(calls.joined(separator: ", "))." }
  func missing(_ calls: [String]) -> String { "Missing: \(calls.joined(separator: ", "))." }
  func extra(_ calls: [String]) -> String {
    "Superfluous: \(calls.joined(separator: ", "))."
  }

  func hits(_ hits: [String], false falseChoices: [String], missed: [String]) -> String {
    var parts: [String] = []
    if !hits.isEmpty { parts.append("found: \(hits.joined(separator: ", "))") }
    if !falseChoices.isEmpty {
      parts.append("not in this code: \(falseChoices.joined(separator: ", "))")
    }
    if !missed.isEmpty { parts.append("missed: \(missed.joined(separator: ", "))") }
    return parts.joined(separator: " · ")
  }

  func quizDone(title: String, score: Double, of count: Int) -> String {
    "\(title.isEmpty ? "Review" : title): \(score.twoPlaces(".")) of \(count). "
      + (score < Double(count) ? ":review asks again what was not right." : "")
  }

  var lessonsHeading: String { "Lessons · :learn with a number or a name opens one" }
  var quizzesHeading: String { "Quizzes · :quiz with a number or a name opens one" }

  func lessonLine(_ summary: LessonSummary) -> String {
    "\(summary.stepsDone) of \(summary.stepCount) steps"
  }

  func quizLine(_ summary: QuizSummary) -> String {
    let count = summary.questionCount == 1 ? "1 question" : "\(summary.questionCount) questions"
    return summary.score.map { "\(count) · \($0.twoPlaces("."))\($0 == 1 ? " point" : " points")" }
      ?? count
  }

  func broken(_ folders: [String]) -> String {
    "not playable: \(folders.joined(separator: ", ")); viewdidlearn check says why"
  }

  func progress(lines: Int, toReview: Int) -> String {
    "lines run: \(lines) · to review: \(toReview)"
  }

  func mistake(_ mistake: Mistake) -> String {
    switch mistake {
    case .outletBeforeLoad: "an outlet is used before the view is loaded"
    case .needlessLoad: "a view is loaded though it is not about to be shown"
    case .viewsInInitializer: "views are made in the controller's initialiser"
    case .oneInitializerOnly: "set-up in initWithFrame: only, of a view from a nib"
    case .loadedOnce: "viewDidLoad is written as if it ran once"
    case .resetOnReload: "viewDidLoad resets what the person had set"
    case .earlySizes: "sizes are used before the view has its displayed size"
    case .emptyUnload: "viewDidUnload is empty though there is something to let go"
    case .outletKeptInUnload: "viewDidUnload keeps an owned outlet"
    case .stateLostInUnload: "viewDidUnload loses what the person had entered"
    case .stateInOutlet: "an outlet is the only home of a piece of state"
    case .memoryHeldThroughWarning: "what could be made again stays in memory through a warning"
    }
  }
}
