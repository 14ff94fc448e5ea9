/// An owner with the names it is spoken of by.
public enum OwnerPhrase: Sendable {
  case you
  /// The same, where it matters in which variable.
  case yours(String)
  case named(String)
  case collection(String)
  /// A timer, of its target.
  case timer(String)
  case variable(String)
  case superview(String)
  case view(of: String)
  /// The stack of a navigation controller, the tabs of a tab bar controller.
  case stack(of: String)
  case tabs(of: String)
  case parent(String)
  case presenter(String)
  case presentation(of: String)
  case property(String, of: String)
  case ivar(String, of: String)
  case claim(String, line: Int)
  case pool, statement, uikit, runLoop
  /// What a block of Objective-C, or a closure of Swift, captured.
  case block(line: Int, captures: String)
  case closure(line: Int, captures: String)
}

/// Who freed an object.
public enum EndPhrase: Sendable {
  case release, pool, statement
  /// The last owner, in words.
  case owner(String)
}

/// Which owner of a leaked object was lost, in words, and the line.
public enum LossPhrase: Sendable {
  case letGo(String, line: Int)
  /// Somebody who had a claim sent `release`.
  case released(line: Int)
  case overwritten(String, line: Int)
  case scopeEnded(String, line: Int)
  case holderFreed(String, holder: String, line: Int)
  /// The message whose result nothing ever pointed to.
  case claim(String, line: Int)
}
