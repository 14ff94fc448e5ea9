public import ObjectModel

/// Who keeps an object alive. An object's reference count is the number of its owners.
public enum Owner: Hashable, Sendable {
  /// A strong variable of the script or of a running method.
  case variable(String)
  /// A claim made by a message under manual reference counting, which `release` gives back.
  case claim(Claim, line: Int)
  /// An ivar, or the ivar behind a property.
  case field(ObjectID, String)
  case superview(ObjectID)
  /// The `view` property of a view controller.
  case view(of: ObjectID)
  /// The `rootViewController` property of a window.
  case root(of: ObjectID)
  /// A place in the stack of a navigation controller, or among the tabs of a tab bar controller.
  case stack(of: ObjectID)
  case tabs(of: ObjectID)
  /// The `childViewControllers` of any other parent.
  case parent(ObjectID)
  /// The `presentedViewController` of the controller that presents it.
  case presenter(ObjectID)
  /// A presentation that goes on though the window has got another root.
  case presentation(of: ObjectID)
  /// Membership in a collection.
  case collection(ObjectID)
  /// A claim that the autorelease pool will give back.
  case pool
  /// A value in flight under automatic reference counting: until the end of the statement.
  case temporary
  /// A block or closure, which captured it under a name; or a variable that closures share.
  case capture(by: ObjectID, String)
  /// UIKit itself: the application, the screen, the window; of a timer or a block, the run loop.
  case framework

  /// The message by which a claim was made.
  public enum Claim: String, Hashable, Sendable {
    case alloc, new, copy, mutableCopy, retain
  }

  var isClaim: Bool { if case .claim = self { true } else { false } }
}

/// One owner's share in an object.
public struct Ownership: Hashable, Sendable {
  public var owner: Owner
  /// The line of the top-level statement since which it lasts.
  public var line: Int

  init(_ owner: Owner, since line: Int) {
    self.owner = owner
    self.line = line
  }
}

/// How an object lost an owner, or the last pointer over which its owner could have been reached.
public struct Loss: Hashable, Sendable {
  public var owner: Owner
  public var line: Int
  /// The top-level statement that led there; nil where the line is its own.
  public var statement: Int?
  public var cause: Cause

  /// What was done, or left undone, that an owner was lost by.
  public enum Cause: String, Hashable, Sendable {
    /// The owner gave back what it had.
    case letGo
    /// The pointer got another value, and nobody sent `release`.
    case overwritten
    /// It was a local variable, whose scope ended; the line is that of its last assignment.
    case scopeEnded
    /// The object that held the pointer was freed, and its `dealloc` did not send `release`.
    case holderFreed
  }

  init(_ owner: Owner, line: Int, of statement: Int?, _ cause: Cause) {
    self.owner = owner
    self.line = line
    self.statement = statement
    self.cause = cause
  }
}
