/// How far a life went.
public enum LifePhrase: Sendable {
  /// To its end.
  case whole(steps: Int)
  /// `in` is the call that ended the app; nil for UIKit itself.
  case ended(steps: Int, of: Int, in: String?)
  /// A resource was used up.
  case stopped(steps: Int, of: Int)
  /// No object could be made.
  case unmade
}
