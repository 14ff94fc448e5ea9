// Formats of `NSLog` and `stringWithFormat:`.
extension Turn {
  /// A format and what it formats, as `[format, value, value…]`; a missing value prints as nothing was
  /// pushed: `(null)` or 0.
  public mutating func format(_ arguments: [Value]) throws(Fault) -> String {
    guard let format = arguments.first.flatMap({ simulation.text(of: $0) }) else { return "(null)" }
    var values = arguments.dropFirst()[...]
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      let specification = Specification(reading: &rest, from: percent)
      if specification.conversion == "%" {
        result += "%"
        continue
      }
      result += try text(of: values.popFirst() ?? .none, as: specification)
    }
    return try made(result + rest)
  }

  private mutating func text(
    of value: Value, as specification: Specification
  ) throws(Fault) -> String {
    let body: String =
      switch specification.conversion {
      case "@": try description(of: value)
      case "d", "i", "u", "D", "U": String(value.integer)
      case "x": String(value.integer, radix: 16)
      case "X": String(value.integer, radix: 16, uppercase: true)
      case "o": String(value.integer, radix: 8)
      case "f", "F": value.real.fixed(specification.precision ?? 6)
      case "g", "G", "e", "E": value.real.shortDescription
      case "c":
        String(UnicodeScalar(UInt32(truncatingIfNeeded: value.integer)).map(Character.init) ?? "?")
      case "s": simulation.plainDescription(of: value)
      case "p": value.object.map { simulation.address(of: $0) } ?? "0x0"
      default: specification.text
      }
    return specification.padded(body)
  }
}

/// One `%…` of a format: flags, width, precision, length, conversion.
private struct Specification {
  var text: String
  var conversion: Character
  var isLeft = false
  var isZeroPadded = false
  var width = 0
  var precision: Int?

  init(reading rest: inout Substring, from percent: Substring.Index) {
    var index = rest.index(after: percent)
    func take(_ matches: (Character) -> Bool) -> Substring {
      let start = index
      while index < rest.endIndex, matches(rest[index]) { index = rest.index(after: index) }
      return rest[start..<index]
    }
    let flags = take { "-+ #0".contains($0) }
    isLeft = flags.contains("-")
    isZeroPadded = flags.contains("0")
    width = min(Int(take(\.isASCIIDigit)) ?? 0, 1000)
    if index < rest.endIndex, rest[index] == "." {
      index = rest.index(after: index)
      precision = min(Int(take(\.isASCIIDigit)) ?? 0, 100)
    }
    _ = take { "hlqLzjt".contains($0) }
    conversion = index < rest.endIndex ? rest[index] : "%"
    if index < rest.endIndex { index = rest.index(after: index) }
    text = String(rest[percent..<index])
    rest = rest[index...]
  }

  func padded(_ body: String) -> String {
    let missing = max(0, width - body.count)
    if missing == 0 { return body }
    if isLeft { return body + String(repeating: " ", count: missing) }
    guard isZeroPadded, conversion != "@" else {
      return String(repeating: " ", count: missing) + body
    }
    let sign = body.hasPrefix("-") ? "-" : ""
    return sign + String(repeating: "0", count: missing) + body.dropFirst(sign.count)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension Double {
  /// As C's `%.nf`, for numbers that fit; rounding is to nearest, ties to even.
  func fixed(_ digits: Int) -> String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard magnitude < 1e15, digits <= 15 else { return "\(self)" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (magnitude * scale).rounded(.toNearestOrEven)
    guard scaled < 9e18 else { return "\(self)" }
    let text = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    let sign = self < 0 ? "-" : ""
    if digits == 0 { return sign + padded }
    return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
