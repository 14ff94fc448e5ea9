public import Curriculum
public import Grading
import Interpreter
public import Mistakes
public import Scripts
public import Simulator
public import Syntax

/// One thing to tell a person: data, which is turned into text elsewhere.
public enum Reply: Sendable {
  case welcome(Simulation)
  /// The sandbox stands as it was left, so many lines long.
  case sandboxRestored(lines: Int)
  case played(Played)
  /// Code that was not finished when a command came, with what is wrong with it.
  case dropped(Played)
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
  case step(Event, number: Int, of: Int, after: Simulation, returnGoesOn: Bool)
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
  /// What it was worth when it was taken last; nil before.
  public var score: Double?
}

/// A page of a lesson.
public struct LessonPage: Sendable {
  public enum Task: Equatable, Sendable {
    case read
    case run(code: String)
    /// With the code that was run before the learner begins.
    case task(setup: String?)
    case quiz
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
  /// Whether the task cannot be done in Swift.
  public var isObjectiveCOnly = false
}

/// How a task can still be solved.
public enum WayOut: Equatable, Sendable {
  /// From where the learner stands.
  case onward
  /// After the last move has been undone.
  case undo
  /// Only from the beginning of the page.
  case again
}

/// The end of a lesson.
public struct LessonEnd: Equatable, Sendable {
  public var number: Int
  public var title: String
  /// The steps that have not been done, from 1.
  public var left: [Int]
  /// The number of the next lesson.
  public var next: Int?
}

/// A rung of the ladder of hints.
public struct Hint: Sendable {
  public enum Content: Sendable {
    case text(Document)
    case answer(String)
  }

  public var content: Content
  /// How many rungs are left, the answer included.
  public var remaining: Int
}

/// A question as it is asked.
public struct QuestionView: Sendable {
  public enum Kind: Sendable {
    /// Calls in the order in which they are shown, numbered from 1; the script that makes them, where
    /// there is one; whether some are not made at all.
    case order([String], script: String?, hasDistractors: Bool)
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

/// An answer with what it is worth, and what is right.
public struct Graded: Sendable {
  public enum Answer: Sendable {
    case order(OrderFeedback)
    /// Numbers of options, ascending; yours are nil when the answer was only shown.
    case classify(yours: [Int]?, right: [Int])
  }

  public var question: QuestionView
  public var grade: QuestionGrade
  public var answer: Answer
  public var explanation: Document?

  /// Whether the right answer was shown without one of the learner's.
  public var isShown: Bool {
    switch answer {
    case .order(let feedback): feedback.yours.isEmpty
    case .classify(let yours, _): yours == nil
    }
  }
}

/// An order of calls beside the right order that is nearest to it, in the calls that were shown.
public struct OrderFeedback: Equatable, Sendable {
  public var yours: [String]
  public var right: [String]
  /// The calls that stand in a wrong place.
  public var moves: [String]
  public var missing: [String]
  /// Calls that are not made at all.
  public var extras: [String]
  /// Calls that were given more often than they are made.
  public var repeated: [String]
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
    public var outcome: Outcome
  }

  public enum Outcome: Sendable {
    /// What the last line does there.
    case ran(Played)
    /// The line that does not run there, which need not be the last.
    case stopped(at: Move, Stop)
    /// Nothing but the choice of a version was typed.
    case empty
  }

  /// Why a line does not run.
  public enum Stop: Sendable {
    case command(CommandFact)
    case mistake(ScriptRun.Mistake)
    case fault(Fault)
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
  case noSuchPlace(String, first: Int, last: Int)
  case bookmarked(String, at: Int)
  case places([Place], at: Int)

  /// An entry to go to, by the numbers of its lines.
  public struct Place: Equatable, Sendable {
    public var lines: ClosedRange<Int>
    public var text: String
    public var bookmarks: [String]
  }
}

/// Why something that was asked for is not done.
public enum Refusal: Equatable, Error, Sendable {
  case unknownCommand(String, suggestion: String?)
  /// Nothing that `:help` could say something about.
  case unknownTopic(String, suggestion: String?)
  case missingArgument(Command)
  /// A version that Apple has not made, or not by the time of this program.
  case unknownVersion(String)
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
  /// Nothing is due before a time has gone by.
  case nothingDue(Wait)
  case nothingToResume
  case noHint
  case unknownLanguage(String)
  case unknownVariable(String)
  case noController(ofClass: String)
  case nothingHappenedYet
  /// The last turn sent no messages that a picture would show.
  case nothingToDraw
  case nothingToRepair
  case malformedAnswer(Answer, count: Int)
  /// The answer stands on the screen: Return goes on, and nothing else.
  case returnGoesOn
  /// A page without a task.
  case nothingToAnswer
  /// A step that the lesson does not have.
  case noSuchStep(Int, count: Int)
  case untranslatable
  case unreadableQuestion

  /// What of an answer is not understood.
  public enum Answer: Equatable, Sendable {
    /// Neither a number nor a name of what is shown; nil when nothing of it is.
    case unknown(String?)
    /// No number of what is shown, where nothing has a name.
    case noNumber(String)
    case ambiguous(String, [String])
  }
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
