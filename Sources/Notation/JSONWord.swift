extension JSON {
  /// The value of a bare word of JSON: `true`, `false`, `null`, or a number as RFC 8259 spells it.
  init?(word: String) {
    switch word {
    case "null": self = .null
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default:
      guard let isWhole = isWholeNumber(word) else { return nil }
      if isWhole, let value = Int(word) {
        self = .integer(value)
      } else if let value = Double(word), value.isFinite {
        self = .number(value)
      } else {
        return nil
      }
    }
  }
}

/// Whether a number has neither fraction nor exponent; nil for what is no number of JSON at all.
///
/// Swift itself reads more: `+1`, `01`, `.5`, `0x1p4`, `inf`.
private func isWholeNumber(_ word: String) -> Bool? {
  var rest = word.utf8[...]
  take("-", from: &rest)
  guard take("0", from: &rest) || takeDigits(from: &rest) else { return nil }
  if rest.isEmpty { return true }
  if take(".", from: &rest) {
    guard takeDigits(from: &rest) else { return nil }
  }
  if take("e", from: &rest) || take("E", from: &rest) {
    if !take("+", from: &rest) { take("-", from: &rest) }
    guard takeDigits(from: &rest) else { return nil }
  }
  return rest.isEmpty ? false : nil
}

@discardableResult
private func take(_ sign: Unicode.Scalar, from rest: inout Substring.UTF8View) -> Bool {
  guard rest.first == UInt8(ascii: sign) else { return false }
  rest.removeFirst()
  return true
}

private func takeDigits(from rest: inout Substring.UTF8View) -> Bool {
  let after = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  defer { rest = after }
  return after.startIndex > rest.startIndex
}
