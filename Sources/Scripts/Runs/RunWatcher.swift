public import Interpreter
public import ObjectRuntime

/// Somebody who watches a run and has something to say of it.
public struct RunWatcher {
  /// What there is to say of a turn, with the world as it is after it.
  public var turn: (Trace, World) -> [Remark]
  /// What there is to say when the run has ended and the app has not.
  public var end: (World) -> [RunEvent]

  public init(
    turn: @escaping (Trace, World) -> [Remark], end: @escaping (World) -> [RunEvent]
  ) {
    self.turn = turn
    self.end = end
  }

  /// An event to be told, and how many events of the turn's trace come before it.
  public struct Remark {
    public var place: Int
    public var event: RunEvent

    public init(place: Int, event: RunEvent) {
      self.place = place
      self.event = event
    }
  }
}
