import Diagnostics

extension JSON: CustomStringConvertible {
  public var description: String { encoded() }

  /// The value as JSON on one line, members in their order, without white space between tokens.
  ///
  /// Control characters, DEL and C1 included, are escaped, so that nothing a learner typed can
  /// drive the terminal it is printed to; all other text stands as it is. Numbers are written as
  /// short as reads back the same (`0.71`, `1` for 1.0); what JSON cannot say (infinities, NaN) is
  /// `null`.
  public func encoded() -> String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes values of JSON behind one another.
private struct JSONWriter {
  var bytes: [UInt8] = []

  mutating func write(_ value: JSON) {
    switch value {
    case .null: add("null")
    case .bool(let value): add(value ? "true" : "false")
    case .integer(let value): add(String(value))
    case .number(let value): write(value)
    case .string(let value): write(value)
    case .array(let elements):
      write(elements, between: "[", "]") { $0.write($1) }
    case .object(let members):
      write(members, between: "{", "}") { writer, member in
        writer.write(member.name)
        writer.put(":")
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], between opening: Unicode.Scalar, _ closing: Unicode.Scalar,
    with body: (inout JSONWriter, Item) -> Void
  ) {
    put(opening)
    for (place, item) in items.enumerated() {
      if place > 0 { put(",") }
      body(&self, item)
    }
    put(closing)
  }

  private mutating func write(_ number: Double) {
    guard number.isFinite else { return add("null") }
    if number.magnitude < 1e15, let whole = Int(exactly: number), whole != 0 {
      return add(String(whole))
    }
    let spelling = number.description
    add(spelling.hasSuffix(".0") ? String(spelling.dropLast(2)) : spelling)
  }

  private mutating func write(_ string: String) {
    put("\"")
    let isWritten: Void? = string.utf8.withContiguousStorageIfAvailable { write($0) }
    if isWritten == nil { for scalar in string.unicodeScalars { write(scalar) } }
    put("\"")
  }

  /// Stretches that stand for themselves, and the characters between them.
  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < text.count {
      let end = text.firstEscaped(from: start)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
      guard end < text.count else { return }
      // 0xC2 and another byte are a character of two.
      let width = text[end] == 0xC2 && end + 1 < text.count ? 2 : 1
      for scalar in String(decoding: text[end..<end + width], as: UTF8.self).unicodeScalars {
        write(scalar)
      }
      start = end + width
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": add("\\\"")
    case "\\": add("\\\\")
    case "\u{08}": add("\\b")
    case "\t": add("\\t")
    case "\n": add("\\n")
    case "\u{0C}": add("\\f")
    case "\r": add("\\r")
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": add(jsonEscape(scalar))
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func put(_ sign: Unicode.Scalar) { bytes.append(UInt8(ascii: sign)) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the first character stands from a place on that may be escaped; 0xC2 begins the C1
  /// controls.
  fileprivate func firstEscaped(from start: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(self)
    var place = start
    while place + 8 <= count {
      let eight = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if eight.holdsLess(than: 0x20) || eight.holds(UInt8(ascii: "\"")) || eight.holds(0xC2) {
        break
      }
      if eight.holds(UInt8(ascii: "\\")) || eight.holds(0x7F) { break }
      place += 8
    }
    while place < count {
      switch self[place] {
      case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2: return place
      default: place += 1
      }
    }
    return count
  }
}

/// A character of the basic plane as `\u` and four digits.
func jsonEscape(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16)
  return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
