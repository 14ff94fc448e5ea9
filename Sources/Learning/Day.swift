/// A day of a person's calendar.
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1 January 1970.
  public let number: Int

  /// The day of a moment, in seconds since 1970, where clocks are `zone` seconds ahead of UTC.
  public init(of seconds: Int, zone: Int) {
    let local = seconds + zone
    number = (local - (local % Day.length + Day.length) % Day.length) / Day.length
  }

  public static func < (one: Day, other: Day) -> Bool { one.number < other.number }

  /// The moment at which the next day begins.
  package func end(zone: Int) -> Int { (number + 1) * Day.length - zone }

  private static let length = 86_400

  /// Its place in the Gregorian calendar.
  ///
  /// Years are counted from March, so that the leap day is their last, in eras of 400 years
  /// (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  public var date: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let inEra = shifted - era * 146_097
    let years = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * years + years / 4 - years / 100)
    let march = (5 * inYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    return (years + era * 400 + (month <= 2 ? 1 : 0), month, inYear - (153 * march + 2) / 5 + 1)
  }

  /// `2026-11-23`.
  public var text: String {
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
    }
    return [padded(date.year, 4), padded(date.month, 2), padded(date.day, 2)]
      .joined(separator: "-")
  }
}
