import ObjectModel
package import Syntax

/// A pattern of `NSDateFormatter`, such as `dd.MM.yyyy HH:mm`, by Unicode's technical standard 35, part
/// 4, with the names of English.
package struct DatePattern: Sendable {
  private var fields: [Field] = []

  fileprivate enum Field: Sendable {
    case literal(String)
    /// A letter and how often it stands there.
    case part(Character, Int)
  }

  package init(_ pattern: String) {
    var rest = pattern[...]
    var text = ""
    while let letter = rest.first {
      let count = rest.prefix { $0 == letter }.count
      if letter == "'" {
        rest = rest.dropFirst()
        text += DatePattern.quoted(&rest)
      } else if letter.isASCII, letter.isLetter {
        if !text.isEmpty { fields.append(.literal(text)) }
        text = ""
        fields.append(.part(letter, count))
        rest = rest.dropFirst(count)
      } else {
        text.append(letter)
        rest = rest.dropFirst()
      }
    }
    if !text.isEmpty { fields.append(.literal(text)) }
  }

  /// What stands behind an apostrophe up to the next; two are one.
  private static func quoted(_ rest: inout Substring) -> String {
    if rest.first == "'" {
      rest = rest.dropFirst()
      return "'"
    }
    var text = ""
    while let letter = rest.first {
      rest = rest.dropFirst()
      guard letter == "'" else {
        text.append(letter)
        continue
      }
      guard rest.first == "'" else { break }
      rest = rest.dropFirst()
      text.append("'")
    }
    return text
  }

  /// The pattern of English as America writes it for the styles 0 (none) to 4 (full) of a date and a
  /// time; the space before AM and PM is a narrow one from iOS 17 on (Unicode's CLDR 42).
  package init(dateStyle: Int, timeStyle: Int, in version: UIKitVersion) {
    let dates = ["", "M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"]
    let half = (version < UIKitVersion(17) ? " " : "\u{202F}") + "a"
    let times = ["", "h:mm", "h:mm:ss", "h:mm:ss", "h:mm:ss"].enumerated().map { style, time in
      time.isEmpty ? "" : time + half + (style == 3 ? " z" : style == 4 ? " zzzz" : "")
    }
    let date = dates.indices.contains(dateStyle) ? dates[dateStyle] : ""
    let time = times.indices.contains(timeStyle) ? times[timeStyle] : ""
    let isJoined = dateStyle > (version < UIKitVersion(17) ? 2 : 1)
    let word = version < UIKitVersion(7) ? " " : isJoined ? " 'at' " : ", "
    let between = date.isEmpty || time.isEmpty ? "" : word
    self.init(date + between + time)
  }

  fileprivate static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  fileprivate static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}

// MARK: - Writing
extension DatePattern {
  /// A moment in seconds since the beginning of 2001, on clocks that are so many seconds ahead of
  /// Greenwich.
  package func text(of seconds: Double, ahead offset: Int) -> String {
    let local = seconds + Double(offset)
    let time = CivilTime(local)
    return fields.map { field in
      switch field {
      case .literal(let text): text
      case .part(let letter, let count): written(letter, count, time, local, offset)
      }
    }.joined()
  }

  private func written(
    _ letter: Character, _ count: Int, _ time: CivilTime, _ local: Double, _ offset: Int
  ) -> String {
    switch letter {
    case "y", "u", "Y":
      return count == 2 ? (time.year % 100).padded(to: 2) : time.year.padded(to: count)
    case "M", "L":
      return count < 3
        ? time.month.padded(to: count) : named(DatePattern.months[time.month - 1], count)
    case "d": return time.day.padded(to: count)
    case "E", "c": return named(DatePattern.weekdays[time.weekday], count)
    case "e": return (time.weekday + 1).padded(to: count)
    case "H": return time.hour.padded(to: count)
    case "k": return (time.hour == 0 ? 24 : time.hour).padded(to: count)
    case "h": return ((time.hour + 11) % 12 + 1).padded(to: count)
    case "K": return (time.hour % 12).padded(to: count)
    case "m": return time.minute.padded(to: count)
    case "s": return time.second.padded(to: count)
    case "S":
      let fraction = local - local.rounded(.down)
      let digits = String(Int(saturating: fraction * 1e9 + 0.5)).leftPadded(to: 9)
      return String(digits.prefix(count)).padded(to: count)
    case "a": return time.hour < 12 ? "AM" : "PM"
    case "Q", "q":
      let quarter = (time.month + 2) / 3
      return count < 3 ? quarter.padded(to: count) : count == 3 ? "Q\(quarter)" : "\(quarter)"
    case "G": return time.year > 0 ? "AD" : "BC"
    case "Z" where count < 4, "x": return zone(offset, isExtended: count > 3)
    case "Z" where count == 5, "X":
      return offset == 0 ? "Z" : zone(offset, isExtended: letter == "Z" || count > 2)
    case "z", "Z", "O", "v", "V": return greenwich(offset, isLong: count > 3)
    default: return String(repeating: letter, count: count)
    }
  }

  /// Three letters, the whole name, or one letter.
  private func named(_ name: String, _ count: Int) -> String {
    count == 4 ? name : count == 5 ? String(name.prefix(1)) : String(name.prefix(3))
  }

  private func zone(_ offset: Int, isExtended: Bool) -> String {
    let minutes = abs(offset) / 60
    return (offset < 0 ? "-" : "+") + (minutes / 60).padded(to: 2) + (isExtended ? ":" : "")
      + (minutes % 60).padded(to: 2)
  }

  private func greenwich(_ offset: Int, isLong: Bool) -> String {
    if offset == 0 { return isLong ? "Greenwich Mean Time" : "GMT" }
    if isLong { return "GMT" + zone(offset, isExtended: true) }
    let minutes = abs(offset) / 60
    let rest = minutes % 60 == 0 ? "" : ":" + (minutes % 60).padded(to: 2)
    return "GMT" + (offset < 0 ? "-" : "+") + String(minutes / 60) + rest
  }
}

// MARK: - Reading
extension DatePattern {
  /// What was read of a moment; what is not written is as at midnight when 2000 began.
  private struct Reading {
    var year = 2000
    var month = 1
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0
    var fraction = 0.0
    var isAfternoon: Bool?
    /// How far the clocks are ahead, where that is written.
    var offset: Int?
  }

  /// Seconds since the beginning of 2001; nil where a text is not written so, or is no moment.
  package func seconds(_ text: String, ahead offset: Int) -> Double? {
    var rest = text[...]
    var reading = Reading()
    for (place, field) in fields.enumerated() {
      switch field {
      case .literal(let text):
        guard rest.hasPrefix(text) else { return nil }
        rest = rest.dropFirst(text.count)
      case .part(let letter, let count):
        let isFixed = fields.indices.contains(place + 1) && fields[place + 1].isNumber
        guard read(letter, count, isFixed: isFixed, from: &rest, into: &reading) else { return nil }
      }
    }
    guard rest.isEmpty else { return nil }
    if let isAfternoon = reading.isAfternoon {
      reading.hour = reading.hour % 12 + (isAfternoon ? 12 : 0)
    }
    let day = [reading.year.padded(to: 4), String(reading.month), String(reading.day)]
    let time = [reading.hour, reading.minute, reading.second].map(String.init)
    let whole = day.joined(separator: "-") + " " + time.joined(separator: ":")
    return CivilTime.seconds(whole).map {
      $0 + reading.fraction - Double(reading.offset ?? offset)
    }
  }

  private func read(
    _ letter: Character, _ count: Int, isFixed: Bool, from rest: inout Substring,
    into reading: inout Reading
  ) -> Bool {
    func number(_ digits: Int) -> Int? {
      let found = rest.prefix { $0.isASCII && $0.isNumber }.prefix(isFixed ? count : digits)
      rest = rest.dropFirst(found.count)
      return Int(found)
    }
    func named(_ names: [String]) -> Int? {
      let text = rest.lowercased()
      for length in [Int.max, 3] {
        let shown = names.map { $0.prefix(length).lowercased() }
        if let place = shown.firstIndex(where: text.hasPrefix) {
          rest = rest.dropFirst(shown[place].count)
          return place
        }
      }
      return nil
    }
    func take(_ value: Int?, _ part: WritableKeyPath<Reading, Int>) -> Bool {
      guard let value else { return false }
      reading[keyPath: part] = value
      return true
    }
    switch letter {
    case "y", "u", "Y":
      let year = number(count == 2 ? 2 : 4)
      // Two digits mean a year of the eighty before and the twenty from now on.
      return take(year.map { count == 2 ? $0 + ($0 < 51 ? 2000 : 1900) : $0 }, \.year)
    case "M", "L":
      return take(count < 3 ? number(2) : named(DatePattern.months).map { $0 + 1 }, \.month)
    case "d": return take(number(2), \.day)
    case "E", "c": return named(DatePattern.weekdays) != nil
    case "H", "h", "K": return take(number(2), \.hour)
    case "k": return take(number(2).map { $0 % 24 }, \.hour)
    case "m": return take(number(2), \.minute)
    case "s": return take(number(2), \.second)
    case "S":
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      reading.fraction = Double("0." + digits) ?? 0
      return !digits.isEmpty
    case "a":
      let half = named(["AM", "PM"])
      reading.isAfternoon = half.map { $0 == 1 }
      return half != nil
    case "Z", "z", "X", "x", "O", "v", "V":
      reading.offset = offset(&rest)
      return reading.offset != nil
    default: return false
    }
  }

  /// `Z`, `GMT`, `+0130`, `-01:30`, `GMT+1`.
  private func offset(_ rest: inout Substring) -> Int? {
    for name in ["GMT", "UTC", "Z"] where rest.hasPrefix(name) {
      rest = rest.dropFirst(name.count)
      if rest.first != "+", rest.first != "-" { return 0 }
    }
    guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
    let written = rest.dropFirst().prefix { $0.isNumber || $0 == ":" }
    let digits = written.filter { $0 != ":" }
    rest = rest.dropFirst(written.count + 1)
    guard let hours = Int(digits.prefix(2)) else { return nil }
    let minutes = digits.count > 2 ? Int(digits.dropFirst(2)) ?? 0 : 0
    return (hours * 3_600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }
}

extension DatePattern.Field {
  /// Whether it is written in digits, so that those before it are as many as their letters.
  fileprivate var isNumber: Bool {
    guard case .part(let letter, let count) = self else { return false }
    return "yuYdHhKkmsSe".contains(letter) || "ML".contains(letter) && count < 3
  }
}

extension CivilTime {
  /// Sunday is 0; the first day of 2001 was a Monday.
  fileprivate var weekday: Int {
    let seconds = CivilTime.seconds("\(year.padded(to: 4))-\(month)-\(day)") ?? 0
    return ((Int(saturating: seconds / 86_400) + 1) % 7 + 7) % 7
  }
}

extension Int {
  fileprivate func padded(to width: Int) -> String { String(self).leftPadded(to: width) }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: "0", count: Swift.max(0, width - count)) + self
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: "0", count: Swift.max(0, width - count))
  }
}
