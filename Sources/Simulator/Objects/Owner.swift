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
  /// Membership in a collection.
  case collection(ObjectID)
  /// A claim that the autorelease pool will give back.
  case pool
  /// A value in flight under automatic reference counting: until the end of the statement.
  case temporary
  /// A block or closure, which captured it under a name; or a variable that closures share.
  case capture(by: ObjectID, String)
  /// UIKit itself: the application, the screen, the window.
  case framework

  /// The message by which a claim was made.
  public enum Claim: String, Hashable, Sendable {
    case alloc, new, copy, mutableCopy, retain
  }
}
