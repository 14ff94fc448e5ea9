public import Curriculum
public import Diagnostics
public import Grading
import Interpreter
public import Scripts

/// Something wrong with the content, or with what it claims.
public struct Finding: Sendable {
  public var source: SourceText
  public var problem: Problem

  public init(_ problem: Problem, in source: SourceText) {
    self.source = source
    self.problem = problem
  }

  public enum Problem: Sendable {
    /// A file is not as it should be.
    case content(Diagnostic<ContentFact>)
    /// A piece of code is wrong; the place is in the file.
    case code(ScriptRun.Mistake, at: SourceRange)
    /// What the content says does not happen.
    case play(Diagnostic<PlayFact>)
  }

  public var severity: Severity {
    switch problem {
    case .content(let diagnostic): diagnostic.severity
    case .code(let mistake, _): mistake.severity
    case .play(let diagnostic): diagnostic.severity
    }
  }

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
  /// The calls are others than the lesson says; the first place that differs, from 1.
  case trace(at: Int, expected: String, found: String)
  case prints(at: Int, expected: String, found: String)
  /// The task is solved before the learner has done anything.
  case solvedBeforehand
  /// The task's own solution does not reach its goal.
  case unsolved(GoalCheck.Lack)
  case unknownPrerequisite(String)
  case unknownQuestion(String)
  case folderDiffers(id: String)
  case missingText(Language)
  /// The key of a question does not grade as right.
  case keyIsNotRight(score: Double)
  /// A distractor added to the key grades as well as the key.
  case distractorCostsNothing(String)
  case keyCannotBeMade
  /// The detectors see other mistakes in the code than the key of a question names.
  case keyDiffers(key: [String], seen: [String])
  // What only displeases.
  /// A page does not fit on a screen of 24 lines and 80 columns.
  case pageOverflows(lines: Int)
  /// A hint of more characters than are read at a glance.
  case overlongHint(characters: Int)
}
