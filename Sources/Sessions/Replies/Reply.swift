public import Curriculum
public import Grading
import Interpreter
public import Mistakes
public import Scripts
public import Syntax

/// One thing to tell a person: data, which is turned into text elsewhere.
public enum Reply: Sendable {
  case welcome(UIKitVersion)
  /// The sandbox stands as it was left, so many lines long.
  case sandboxRestored(lines: Int)
  case played(Account)
  /// Code that was not finished when a command came, with what is wrong with it.
  case dropped(Account)
  /// A console log that was pasted, judged under a version of iOS.
  case log(ConsoleLog, LogVerdict?, UIKitVersion)
  /// A command that is wrong, with its text.
  case wrongCommand(WrongCommand, text: String)
  case restarted(AppSetting)
  case state([ControllerStanding], memoryInUse: Int)
  case owners(OwnerReport)
  case tree(Hierarchy)
  case timeline(Timeline)
  /// A timeline that is to be written to a file, as SVG.
  case drawing(Timeline, path: String)
  /// All leaks; why the first of them live on; what will never be freed as it stands.
  case leaks([NamedLeak], reasons: [[NamedLeak.Reason]], unreleased: [NamedClaim])
  case trace([TraceLine])
  /// The nth event of the last answer, from 1, as `:step` shows it, and where the controllers
  /// stood.
  case step(
    [TraceLine], number: Int, of: Int, then: [ControllerStanding]?, returnGoesOn: Bool)
  case changes([Change])
  case comparison(Comparison)
  /// The smallest changes that mend the mistakes of the last line.
  case repairs([Finding])
  case travelled(Travel)
  case translation(String, Dialect)
  /// All that a word may stand for.
  case help([HelpTopic])
  case languageChosen(Language)
  case lessons([LessonSummary], broken: [String])
  case quizzes([QuizSummary])
  case page(LessonPage)
  /// The page begins in the lesson's world, where these variables are other than in the learner's.
  case beginsInItsWorld([String])
  /// The page was put back to its beginning before its code was played.
  case startsAgain
  case hint(Hint)
  case stepDone(isLast: Bool)
  /// The step is over, and not done.
  case stepLeft(isLast: Bool)
  /// A task was skipped: this was played in the learner's place.
  case skipped(String)
  case notYet(GoalCheck.Lack, WayOut)
  case lessonDone(LessonEnd)
  /// What comes back is gone over, this one now.
  case reviewing(number: Int, of: Int)
  /// The quiz goes on where it was left.
  case resumedQuiz
  /// What is asked now was answered before; that answer counts.
  case askedAgain
  case question(QuestionView)
  case graded(Graded)
  /// The question is over; Return goes on.
  case questionDone(isLast: Bool, hasScore: Bool)
  case working(QuestionGrade)
  case quizDone(title: String, score: Double, of: Int)
  /// So many tasks and questions are due.
  case due(Int, minutes: Int)
  /// What was answered comes back after a time.
  case comesBack(Wait)
  case progress(Progress, toReview: Int, lessons: [LessonSummary], quizzes: [QuizSummary])
  case refusal(Refusal)
  case goodbye
}

extension Reply {
  /// Whether something new is to be read, done or answered.
  var asks: Bool {
    switch self {
    case .page, .question: true
    default: false
    }
  }
}
