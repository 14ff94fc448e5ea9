/// A moment, as the outside world tells it: this module has no clock.
public struct Instant: Equatable, Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public var wall: Int
  /// Milliseconds of a clock that never goes back, for durations within one run.
  public var monotonic: Int

  public init(wall: Int, monotonic: Int) {
    self.wall = wall
    self.monotonic = monotonic
  }
}
