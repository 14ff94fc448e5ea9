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
    return writer.text
  }
}

/// Writes values of JSON behind one another.
private struct JSONWriter {
  var text = ""

  mutating func write(_ value: JSON) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): write(value)
    case .string(let value): write(value)
    case .array(let elements):
      write(elements, between: "[", "]") { $0.write($1) }
    case .object(let members):
      write(members, between: "{", "}") { writer, member in
        writer.write(member.name)
        writer.text += ":"
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], between opening: String, _ closing: String,
    with body: (inout JSONWriter, Item) -> Void
  ) {
    text += opening
    var separator = ""
    for item in items {
      text += separator
      body(&self, item)
      separator = ","
    }
    text += closing
  }

  private mutating func write(_ number: Double) {
    guard number.isFinite else {
      text += "null"
      return
    }
    let spelling = number.description
    text += spelling.hasSuffix(".0") ? String(spelling.dropLast(2)) : spelling
  }

  private mutating func write(_ string: String) {
    text += "\""
    if string.utf8.allSatisfy(standsForItself) {
      text += string
    } else {
      for scalar in string.unicodeScalars { write(scalar) }
    }
    text += "\""
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\u{08}": text += "\\b"
    case "\t": text += "\\t"
    case "\n": text += "\\n"
    case "\u{0C}": text += "\\f"
    case "\r": text += "\\r"
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": text += jsonEscape(scalar)
    default: text.unicodeScalars.append(scalar)
    }
  }
}

/// Whether a byte of UTF-8 cannot belong to a character that is escaped; 0xC2 begins the C1
/// controls.
private func standsForItself(_ byte: UInt8) -> Bool {
  byte >= 0x20 && ![UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2].contains(byte)
}

/// A character of the basic plane as `\u` and four digits.
func jsonEscape(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16)
  return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
