/// A moment by every clock of a machine, in milliseconds: this module has none of its own.
public struct Clocks: Equatable, Sendable {
  public var moment: Moment
  /// Of a clock that stands still while the machine sleeps.
  public var awake: Int

  public init(_ moment: Moment, awake: Int) { (self.moment, self.awake) = (moment, awake) }
}

extension Clocks {
  /// What the clocks say of the time since another moment: they tell less than this by being read
  /// one after the other, and by being set right by a server now and then.
  static let tolerance = 2000

  /// How long the machine slept since; nil where it did not.
  func sleep(since earlier: Clocks) -> Int? {
    let slept = (moment.boot - earlier.moment.boot) - (awake - earlier.awake)
    return slept > Clocks.tolerance ? slept : nil
  }

  /// How far the clock on the wall was set since, ahead or back; nil where it was not.
  func jump(since earlier: Clocks) -> Int? {
    moment.drift(since: earlier.moment).flatMap { $0.magnitude > Clocks.tolerance ? $0 : nil }
  }
}

/// How much of a sitting's time is left.
struct Countdown: Equatable, Sendable {
  /// Milliseconds in all.
  let limit: Int
  /// How much had gone by at the moment from which the clock is read.
  private let spent: Int
  private let start: Moment

  init(minutes: Int, from start: Moment) {
    (limit, spent, self.start) = (minutes * 60_000, 0, start)
  }

  /// Goes on with a sitting that began earlier: the time has run on.
  ///
  /// The clock of the same run of the machine cannot be set. Where the machine was started anew,
  /// the clock on the wall tells more, and the longer of the two counts.
  init(minutes: Int, began: Moment, goingOnAt now: Moment) {
    limit = minutes * 60_000
    /// A record may say anything of its beginning.
    func since(_ earlier: Int, _ now: Int) -> Int {
      let (time, isTooLong) = now.subtractingReportingOverflow(earlier)
      return isTooLong ? Int.max : time
    }
    spent = min(limit, max(0, since(began.boot, now.boot), since(began.wall, now.wall)))
    start = now
  }

  /// Milliseconds; none below zero.
  func left(at now: Moment) -> Int { max(0, limit - spent - (now.boot - start.boot)) }
}

/// Characters that came faster than anybody types.
public struct Burst: Equatable, Sendable {
  public var characters: Int
  public var milliseconds: Int

  public init(characters: Int, milliseconds: Int) {
    (self.characters, self.milliseconds) = (characters, milliseconds)
  }
}
