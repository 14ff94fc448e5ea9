public import Mistakes
public import Syntax

/// Why an answer is right, where no author says so: what the run shows, as a fact.
public enum Ground: Equatable, Sendable {
  /// A call by which an answer differs first from the right one, with the line that leads to it where
  /// there are several, and when such calls come.
  case differs(call: String, line: Int?, DriveRule)
  /// A call of a right answer that was only shown.
  case comes(call: String, line: Int?, DriveRule)
  /// A call that was expected and does not come.
  case staysAway(call: String, of: String, Absence)
  /// A message that the version does not send.
  case isNotSent(String, in: UIKitVersion)
  /// The versions that send a message: from one on, and no longer from another on.
  case isSent(String, since: UIKitVersion?, until: UIKitVersion?)
  /// Since iOS 13 a sheet leaves what it covers on screen.
  case sheetsCoverInPart
  /// Since iOS 6 views outlast memory warnings.
  case viewsOutlastWarnings
  /// A line by which printed lines differ first, the line that prints it, and in which call.
  case prints(String, line: Int, in: String?)
  /// Why UIKit cannot have written a line of a log.
  case cannotBeWritten(LogVerdict)
  /// A mistake that was seen to happen.
  case found(Finding)

  /// Why a call does not come.
  public enum Absence: Equatable, Sendable {
    /// The view is there already; nothing asks for it.
    case isLoaded, isNotWanted
    case staysOnScreen, staysAway
    /// The other way round.
    case leaves, arrives
    case keepsItsParent
  }
}
