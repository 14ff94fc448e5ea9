/// A text that is no JSON.
struct JSONMistake: Error {}

/// Reads the bytes of a text of JSON.
struct JSONReading {
  /// All the text: places are offsets in bytes.
  private let bytes: [UInt8]
  /// Of the next byte that has not been read.
  private var place = 0
  /// How many arrays and objects are open.
  private var depth = 0

  /// As many arrays and objects may lie in each other.
  private static let deepest = 512

  /// The tree of a whole text. It throws where the text is no UTF-8, or where anything but blanks
  /// follows the value.
  static func tree(of bytes: [UInt8]) throws(JSONMistake) -> JSONTree {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw JSONMistake() }
    var reading = JSONReading(bytes: bytes)
    let tree = try reading.value()
    reading.skip()
    guard reading.place == bytes.count else { throw JSONMistake() }
    return tree
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Nil at the end of the text.
  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// The four blanks of RFC 8259: space, tab, line feed and carriage return.
  private mutating func skip() {
    while let byte = next, byte == 32 || (9...10).contains(byte) || byte == 13 { place += 1 }
  }

  /// False leaves it unread.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// `true`, `false` or `null`. Letters behind it are refused where a comma or an end should
  /// follow.
  private mutating func take(word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }

  /// Blanks before it are skipped, those behind it are not.
  private mutating func value() throws(JSONMistake) -> JSONTree {
    skip()
    if take("{") {
      return .object(try nested { reading throws(JSONMistake) in try reading.members() })
    }
    if take("[") {
      return .list(try nested { reading throws(JSONMistake) in try reading.elements() })
    }
    if take("\"") { return .text(try text()) }
    if take(word: "true") { return .bool(true) }
    if take(word: "false") { return .bool(false) }
    if take(word: "null") { return .null }
    return try number()
  }

  /// What lies in brackets or braces; more than `deepest` of them are refused, before the stack
  /// ends.
  private mutating func nested<Parts>(
    _ read: (inout JSONReading) throws(JSONMistake) -> Parts
  ) throws(JSONMistake) -> Parts {
    depth += 1
    defer { depth -= 1 }
    guard depth <= JSONReading.deepest else { throw JSONMistake() }
    return try read(&self)
  }

  /// What follows `{`. A comma before the closing brace is refused, as a name has to follow it.
  private mutating func members() throws(JSONMistake) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    skip()
    if take("}") { return members }
    repeat {
      skip()
      guard take("\"") else { throw JSONMistake() }
      let key = try text()
      skip()
      guard take(":") else { throw JSONMistake() }
      members.append(JSONTree.Member(key: key, value: try value()))
      skip()
    } while take(",")
    guard take("}") else { throw JSONMistake() }
    return members
  }

  /// A comma before the closing bracket is refused, as a value has to follow it.
  private mutating func elements() throws(JSONMistake) -> [JSONTree] {
    var elements: [JSONTree] = []
    skip()
    if take("]") { return elements }
    repeat {
      elements.append(try value())
      skip()
    } while take(",")
    guard take("]") else { throw JSONMistake() }
    return elements
  }

  // MARK: - Texts

  /// What follows a quotation mark, to the next one. Control characters have to be escaped (RFC
  /// 8259, section 7).
  private mutating func text() throws(JSONMistake) -> String {
    var units: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += try escaped()
      case 0..<32: throw JSONMistake()
      default: units.append(byte)
      }
    }
    throw JSONMistake()
  }

  /// What follows a backslash, in UTF-8. A surrogate that leads must be followed by another escape;
  /// half a pair becomes U+FFFD.
  private mutating func escaped() throws(JSONMistake) -> [UInt8] {
    guard let byte = next else { throw JSONMistake() }
    place += 1
    switch Unicode.Scalar(byte) {
    case "\"", "\\", "/": return [byte]
    case "b": return [8]
    case "f": return [12]
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "u":
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]) {
        guard take("\\"), take("u") else { throw JSONMistake() }
        units.append(try unit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw JSONMistake()
    }
  }

  /// The four digits of `\u`, a UTF-16 unit. `UInt16` alone would take a sign too.
  private mutating func unit() throws(JSONMistake) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    let written = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, written.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let unit = UInt16(written, radix: 16)
    else { throw JSONMistake() }
    place += 4
    return unit
  }

  // MARK: - Numbers

  /// A number: a zero before further digits is refused. What no `Int` holds becomes a real.
  private mutating func number() throws(JSONMistake) -> JSONTree {
    let start = place
    _ = take("-")
    let isPadded = next == UInt8(ascii: "0")
    let count = try digits()
    if isPadded, count > 1 { throw JSONMistake() }
    if take(".") { _ = try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      _ = try digits()
    }
    let written = String(decoding: bytes[start..<place], as: UTF8.self)
    if let whole = Int(written) { return .whole(whole) }
    guard let real = Double(written) else { throw JSONMistake() }
    return .real(real)
  }

  /// How many digits stand here; at least one has to.
  private mutating func digits() throws(JSONMistake) -> Int {
    let start = place
    while let byte = next, (48...57).contains(byte) { place += 1 }
    if place == start { throw JSONMistake() }
    return place - start
  }
}
