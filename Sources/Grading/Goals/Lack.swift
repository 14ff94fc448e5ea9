public import Curriculum
public import Mistakes
public import ObjectModel
public import ObjectRuntime
public import Scripts

/// Something that a run was to show and did not.
public enum Lack: Equatable, Sendable {
  /// The call that should come next; the occurrence counts from 1 where it is wanted repeatedly.
  case call(ExpectedCall, occurrence: Int)
  /// The call was made, but by the learner's code instead of UIKit.
  case sentByHand(ExpectedCall)
  /// A call that should not have happened.
  case unwanted(ExpectedCall)
  /// Where exactly some calls were to be made: the first place, from 1, at which they differ.
  case callAt(Int, wanted: String?, found: String?)
  /// A line that should be printed next, and what was printed.
  case line(String, printed: [String])
  /// The line was printed, but by code of the learner's that only claims it.
  case lineClaimed(String)
  case lineAt(Int, wanted: String?, found: String?)
  /// A line that UIKit should write to the console, or that it should not.
  case warning(String)
  case unwantedWarning(String)
  /// A mistake that should be seen, by its number, or one that should not.
  case noMistake(Int)
  case mistake(Finding)
  /// An object that should leak, or one that should not.
  case noLeak(String)
  case leak(String)
  case alive(String)
  case owners(String, count: Int, wanted: Int)
  case ownerNames(String, [OwnerName], wanted: [String])
  /// What a view measures; nil where there is none.
  case size(String, Size?, wanted: Size)
  /// What an expression is worth; nil where it cannot be said.
  case value(String, String?, wanted: String)
  /// It was never there.
  case noObject(String, wanted: Expectation.State.Place)
  /// Where an object is; nil where it is gone.
  case state(String, ControllerPlace?, wanted: Expectation.State.Place)
  case notHeld(String, by: String)
  /// The app should have ended, or should not have.
  case goesOn(Expectation.Ending)
  case ended(Fault)
  /// A method is gone, or does nothing any more, that was not to be mended by deleting it.
  case deleted(String)
  /// What a compiler has against the code.
  case wrongCode
  /// The app was started again, and what the task is about is gone.
  case restarted
}
