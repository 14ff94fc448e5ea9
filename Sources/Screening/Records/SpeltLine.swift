/// A line that is spelt in one way only, of which what was read is taken off the front.
struct SpeltLine {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Takes a word, if it stands here.
  mutating func take(_ word: StaticString) -> Bool {
    let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard rest.starts(with: bytes) else { return false }
    rest = rest.dropFirst(bytes.count)
    return true
  }

  /// Takes what stands before a quotation mark; it names what needs no escape.
  mutating func takeText() -> ArraySlice<UInt8> {
    let end = rest.firstIndex(of: UInt8(ascii: "\"")) ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// The same as a string; nil for what is no UTF-8.
  mutating func takeString() -> String? { String(validating: takeText(), as: UTF8.self) }

  mutating func takeNumber() -> Int? {
    let digits = rest.prefix { $0 == UInt8(ascii: "-") || SpeltLine.isDigit($0) }
    rest = rest[digits.endIndex...]
    let text = String(decoding: digits, as: UTF8.self)
    return Int(text).flatMap { String($0) == text ? $0 : nil }
  }

  /// Takes the name of an item between quotation marks, or `null` for none; nil for neither.
  mutating func takeItem() -> String?? {
    if take("null") { return .some(nil) }
    guard take("\""), let item = takeString(), take("\"") else { return nil }
    return item
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
