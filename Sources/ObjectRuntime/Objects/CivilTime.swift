import ObjectModel

/// A moment as people write it, in UTC and by the Gregorian calendar.
package struct CivilTime: CustomStringConvertible {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int

  /// From seconds since the beginning of 2001; what is far out of all calendars is cut off.
  ///
  /// The days are counted from March on, so that the leap day is the last of its year.
  package init(_ seconds: Double) {
    let whole = Int(saturating: min(max(seconds.rounded(.down), -1e14), 1e14))
    let days = (whole - (whole % 86_400 + 86_400) % 86_400) / 86_400
    let rest = whole - days * 86_400
    (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60)
    // 730 791 days lie between the first of March of the year 0 and the first of January 2001.
    let count = days + 730_791
    let era = (count - (count % 146_097 + 146_097) % 146_097) / 146_097
    let inEra = count - era * 146_097
    let yearOfEra = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * inYear + 2) / 153
    day = inYear - (153 * march + 2) / 5 + 1
    month = march < 10 ? march + 3 : march - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Seconds since the beginning of 2001 of a moment in UTC, `2001-02-03` or `2001-02-03 04:05:06`;
  /// nil for what is no such moment.
  package static func seconds(_ text: String) -> Double? {
    let numbers = text.split { "- :".contains($0) }.map { Int($0) }
    let parts = numbers.compactMap { $0 }
    guard parts.count == numbers.count, parts.count == 3 || parts.count == 6,
      (1...9999).contains(parts[0]), (1...12).contains(parts[1]), (1...31).contains(parts[2])
    else { return nil }
    let time = parts.count == 6 ? Array(parts[3...]) : [0, 0, 0]
    guard (0..<24).contains(time[0]), (0..<60).contains(time[1]), (0..<60).contains(time[2])
    else { return nil }
    let year = parts[1] > 2 ? parts[0] : parts[0] - 1
    let march = (parts[1] + 9) % 12
    let days =
      365 * year + year / 4 - year / 100 + year / 400 + (153 * march + 2) / 5 + parts[2] - 1
    let seconds = Double((days - 730_791) * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2])
    // There is no thirtieth of February: the calendar would call it the second of March.
    return CivilTime(seconds).day == parts[2] ? seconds : nil
  }

  /// As `NSDate` describes itself: `2001-01-01 00:00:00 +0000`.
  package var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2)) "
      + "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2)) +0000"
  }
}

extension Int {
  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
