/// A time of a day, by a clock of 24 hours.
public struct TimeOfDay: Equatable, Sendable {
  public let hour: Int
  public let minute: Int
  public let second: Int

  /// That of a moment, in seconds since 1970, where clocks are `zone` seconds ahead of UTC.
  public init(of seconds: Int, zone: Int) {
    let rest = ((seconds + zone) % 86_400 + 86_400) % 86_400
    (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60)
  }

  /// `9:45`.
  public var text: String { "\(hour):" + minute.twoDigits }

  /// `09:45:30`, as ISO 8601 has it.
  public var isoText: String {
    [hour, minute, second].map(\.twoDigits).joined(separator: ":")
  }
}

extension Int {
  fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
