public import Curriculum
public import Grading
public import Mistakes
public import Simulator
public import Statements

/// One thing to tell a person: data, which is turned into text elsewhere.
public enum Reply: Sendable {
  case welcome(Simulation)
  case played(Played)
  /// A console log that was pasted, judged under a version of iOS.
  case log(ConsoleLog, LogVerdict?, UIKitVersion)
  /// A command that is wrong, with its text.
  case wrongCommand(WrongCommand, text: String)
  case restarted(Simulation)
  case state(Simulation)
  case owners(of: ObjectID, Simulation)
  case tree(Hierarchy, Simulation)
  case timeline(Timeline, Simulation)
  /// A timeline that is to be written to a file, as SVG.
  case drawing(Timeline, Simulation, path: String)
  case leaks([ObjectID], Simulation)
  case trace(Move)
  /// The nth event of the last answer, from 1, as `:step` shows it.
  case step(Event, number: Int, of: Int, after: Simulation)
  case changes([Change], Simulation)
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
  case hint(Hint)
  case stepDone(isLast: Bool)
  case notYet(GoalCheck.Lack)
  case lessonDone(title: String)
  case question(QuestionView)
  case graded(Graded)
  case working(String)
  case quizDone(title: String, score: Double, of: Int)
  case progress(Progress, lessons: [LessonSummary], quizzes: [QuizSummary])
  case refusal(Refusal)
  case goodbye
}

/// What one sees of a lesson in a list.
public struct LessonSummary: Sendable {
  public var number: Int
  public var id: String
  public var title: String
  public var stepsDone: Int
  public var stepCount: Int
}

/// What one sees of a quiz in a list.
public struct QuizSummary: Sendable {
  public var number: Int
  public var id: String
  public var title: String
  public var questionCount: Int
  /// The sum of the last scores; nil before the first answer.
  public var score: Double?
}

/// A page of a lesson.
public struct LessonPage: Sendable {
  public enum Task: Equatable, Sendable {
    case read
    case run(code: String)
    case task, quiz
  }

  public var number: Int
  public var title: String
  /// From 1.
  public var step: Int
  public var stepCount: Int
  public var section: LessonText.Section?
  public var task: Task
  /// Whether the page was shown because an earlier visit stopped here.
  public var isResumed = false
}

/// A rung of the ladder of hints.
public struct Hint: Sendable {
  public enum Content: Sendable {
    case text(Document)
    case lack(GoalCheck.Lack)
    case answer(String)
  }

  public var content: Content
  /// How many rungs are left, the answer included.
  public var remaining: Int
}

/// A question as it is asked.
public struct QuestionView: Sendable {
  public enum Kind: Sendable {
    /// Calls in the order in which they are shown, numbered from 1.
    case order([String])
    /// Code, and options of the question's own; nil for the twelve mistakes.
    case classify(code: String, options: [String]?)
  }

  /// From 1.
  public var number: Int
  public var count: Int
  public var ios: String?
  public var prompt: Document
  public var kind: Kind
}

/// An answer with what it is worth.
public struct Graded: Sendable {
  public var question: QuestionView
  public var grade: QuestionGrade
  /// Places in the answer, from 1, of the calls to be moved: "move only these".
  public var moves: [String]
  public var missing: [String]
  public var extras: [String]
  public var firstWrong: Int?
  public var explanation: Document?
}

/// What differs between two moments.
public struct Change: Equatable, Sendable {
  public var subject: String
  public var before: [ObjectFact]
  public var after: [ObjectFact]
}

/// One line under two versions.
public struct Comparison: Sendable {
  public struct Side: Sendable {
    public var version: UIKitVersion
    /// Nil where the lines do not run under that version.
    public var played: Played?
  }

  public var left: Side
  public var right: Side
}

/// A journey in time.
public enum Travel: Equatable, Sendable {
  case undone(String)
  case redone(String)
  case nothingToUndo, nothingToRedo
  case arrived(Int, of: Int)
  case noSuchPlace(String, last: Int)
  case bookmarked(String, at: Int)
  case places([String], at: Int, bookmarks: [Playground.Bookmark])
}

/// Why something that was asked for is not done.
public enum Refusal: Equatable, Error, Sendable {
  case unknownCommand(String, suggestion: String?)
  /// Nothing that `:help` could say something about.
  case unknownTopic(String, suggestion: String?)
  case missingArgument(Command)
  /// A command that waits until the quiz is left.
  case notInQuiz(Command)
  /// Something behind a command that it does not take.
  case unknownOption(Command, String)
  case noSuchLesson(String, suggestion: String?)
  case noSuchQuiz(String, suggestion: String?)
  case noContent
  case notStudying
  case nothingToExplain
  case nothingToReview
  case noHint
  case unknownLanguage(String)
  case unknownVariable(String)
  case noController(ofClass: String)
  case nothingHappenedYet
  /// The last turn sent no messages that a picture would show.
  case nothingToDraw
  case nothingToRepair
  case malformedAnswer(count: Int)
  case untranslatable
  case unreadableQuestion
}
