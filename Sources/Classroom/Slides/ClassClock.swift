/// Where a class stands beside the minutes that it was planned for.
public struct ClassClock: Equatable, Sendable {
  /// Whole minutes since the class began, and those of the whole plan.
  public var elapsed: Int
  public var total: Int
  /// The minute at which the part on the screen is to end.
  public var partEnds: Int
  /// Minutes behind the plan; below 0 ahead of it.
  public var late: Int

  public init(_ slides: Slides, at index: Int, seconds: Int) {
    let part = slides.slides[index].part
    elapsed = seconds / 60
    total = slides.minutes(before: slides.minutes.count)
    partEnds = slides.minutes(before: part + 1)
    let begins = slides.minutes(before: part)
    late = elapsed > partEnds ? elapsed - partEnds : elapsed < begins ? elapsed - begins : 0
  }
}
