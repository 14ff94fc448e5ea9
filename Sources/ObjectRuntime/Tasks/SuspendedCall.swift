public import ObjectModel

/// A call of a body that waits: all that it needs to go on.
public struct SuspendedCall: Hashable, Sendable {
  public var place: Place
  public var receiver: Value
  /// Parameters, locals, and where in its statements it stands.
  public var slots: [Value]
  /// What a `return` answers whose `defer` waits.
  public var result = Value.none
  public var returning: ObjectID?
  public var mayHaveReplacedSelf = false
  public var hasFailed = false
  /// Whether it waits in a loop without an end.
  public var isEndless = false
  /// The closure that it is a call of, which the task owns meanwhile.
  public var closure: ObjectID?

  /// What it has to do with, owned or not.
  var objects: [ObjectID] {
    [receiver.object, result.object, returning, closure].compactMap(\.self)
      + slots.compactMap(\.object)
  }

  /// Which body it is, by the language's own number.
  public enum Place: Hashable, Sendable {
    case body(Int)
    case closure(Int)
  }

  public init(_ place: Place, on receiver: Value, slots: [Value]) {
    (self.place, self.receiver, self.slots) = (place, receiver, slots)
  }
}
