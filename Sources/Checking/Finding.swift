public import Curriculum
public import Diagnostics
public import Grading
import Interpreter
public import Scripts

/// Something wrong with the content, or with what it claims.
public struct Finding: Sendable {
  /// The file in which it is shown, not always the one that was checked.
  public var source: SourceText
  public var problem: Problem

  public init(_ problem: Problem, in source: SourceText) {
    self.source = source
    self.problem = problem
  }

  /// What `check` has to say of a place.
  public enum Problem: Sendable {
    /// A file is not as it should be.
    case content(Diagnostic<ContentFact>)
    /// A piece of code is wrong; the place is in the file.
    case code(ScriptRun.Mistake, at: SourceRange)
    /// What the content says does not happen.
    case play(Diagnostic<PlayFact>)
  }

  /// Errors fail `check`, warnings do not.
  public var severity: Severity {
    switch problem {
    case .content(let diagnostic): diagnostic.severity
    case .code(let mistake, _): mistake.severity
    case .play(let diagnostic): diagnostic.severity
    }
  }

  /// In bytes of the file.
  public var range: SourceRange {
    switch problem {
    case .content(let diagnostic): diagnostic.range
    case .code(_, let range): range
    case .play(let diagnostic): diagnostic.range
    }
  }
}

/// How playing the content differs from what it says.
public enum PlayFact: Equatable, Sendable {
  /// The app of a run step ends.
  case fault(String)
  /// The task is solved before the learner has done anything.
  case solvedBeforehand
  /// What a lesson says of a run, or that its own solution brings about, does not happen.
  case unsolved(Lack)
  /// Nor do they at the prompt, when somebody has typed this before.
  case unsolvedAtPrompt(after: [String], Lack)
  /// A lesson that nothing has.
  case unknownPrerequisite(String)
  /// A lesson, a screening or a plan names a question that is not there.
  case unknownQuestion(String, Remedy)
  /// A class looks back at the plan of one that nothing has.
  case unknownPlan(String)
  /// The folder's name does not end with the id.
  case folderDiffers(id: String)
  /// The file of a lesson's text in a language is lacking.
  case missingText(Language)
  /// The key of a question does not grade as right.
  case keyIsNotRight(score: Double)
  /// A distractor added to the key grades as well as the key.
  case distractorCostsNothing(String)
  /// A question has no key, or not one.
  case noKey(QuestionFault)
  /// A run shows something else than a page says of it.
  case unshown(Lack)
  /// The goal of code to be mended is reached without some of its lines, from 1.
  case mendedByDeletion(from: Int, to: Int)
  /// The file says that a deletion mends it, and none does.
  case notMendedByDeletion
  /// A text that a gap is said to take does not reach the goal.
  case acceptedTextFails(String, Lack)
  /// One that is said to be wrong reaches the goal.
  case wrongTextFits(String)
  /// Left empty, a gap, by its number, reaches the goal.
  case gapIsNotNeeded(Int)
  /// Two versions agree where they are to differ, or differ where they are to agree.
  case versionsAgree(String, String)
  case versionsDiffer(String, String)
  /// What a claim predicts does not happen though it is right, or happens though it is not.
  case rightClaimFails(String, Lack)
  case wrongClaimHolds(String, Claims.Verdict)
  /// Legal calls lead to where no call is left.
  case driveCannotBeFinished
  /// A call is taken where UIKit would not make it.
  case driveTakesTooMuch(String)
  /// In the other dialect code shows something else.
  case dialectsDiffer(String, wanted: String, found: String)
  /// Code that is said in the other dialect does not compile there.
  case translationIsWrong(String)
  /// A lesson or an option names an idea that the list does not have.
  case unknownMisconception(String)
  /// Who has the idea that an option is to catch answers rightly.
  case beliefIsRight(String)
  /// A lesson names a source that the list does not have.
  case unknownSource(String)
  /// A quiz to draw from that nothing has.
  case unknownQuiz(String)
  case tooFewToDraw(Int, wanted: Int)
  /// A step or question was moved to where there is none.
  case unknownMove(String)
  /// An old name that something has again, and a new one that has moved on itself.
  case movedIDInUse(String)
  case movedTwice(String)
  /// A step of a lesson and a question of its quiz have one id.
  case sharedID(String)
  /// A variable is called like lines of the program that begin so.
  case labelAsName(String)
  /// The detectors see other mistakes in the code than the key of a question names.
  case keyDiffers(key: [String], seen: [String])
  /// No step teaches the claim.
  case untaughtClaim(String)
  /// What `new` has left for the writer to fill.
  case blank
  // What only displeases.
  /// A page or a question does not fit on a screen of 24 lines and so many columns.
  case pageOverflows(lines: Int, columns: Int)
  /// Nor does a page of a class, from 1.
  case slideOverflows(number: Int, Language, lines: Int, columns: Int)
  /// A hint of more characters than are read at a glance.
  case overlongHint(characters: Int)

  /// What is to be written where a question is named that is not there.
  public enum Remedy: Equatable, Sendable {
    /// A name that is nearly the same.
    case name(String)
    /// One of those that the quiz in the file has, or the question itself.
    case oneOf([String], file: String)
    /// The quiz, which is not there either.
    case newFile(String)
  }
}
