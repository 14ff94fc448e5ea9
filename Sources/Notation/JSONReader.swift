extension JSON {
  /// Reads a JSON text (RFC 8259).
  ///
  /// Whole numbers are integers as long as they fit. Of a name that occurs twice both members are
  /// kept. Half a surrogate pair and a number beyond `Double` are errors.
  public init(parsing text: String) throws(UnreadableJSON) {
    var reader = JSONReader(Array(text.utf8))
    self = try reader.document()
  }

  /// Reads the bytes of one value; nil for what is no UTF-8 or no JSON.
  public init?(bytes: ArraySlice<UInt8>) {
    let isText =
      bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
    var reader = JSONReader(Array(bytes))
    if !isText { return nil }
    guard let value = try? reader.document() else { return nil }
    self = value
  }
}

/// Reads UTF-8 from left to right, one byte ahead: all signs of JSON are ASCII.
private struct JSONReader {
  /// How deep arrays and objects may be nested; reading recurses as deep.
  static let depthLimit = 512

  private let bytes: [UInt8]
  /// How many bytes have been read.
  private var place = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; nil at the end.
  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func document() throws(UnreadableJSON) -> JSON {
    skipSpace()
    if next == nil { throw unreadable(.empty, at: 0) }
    let value = try value()
    if next != nil { throw unexpected() }
    return value
  }

  /// A value and the white space behind it.
  private mutating func value() throws(UnreadableJSON) -> JSON {
    let value: JSON =
      switch next {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .array(try elements())
      case Self.quote: .string(try string())
      default: try word()
      }
    skipSpace()
    return value
  }

  private mutating func elements() throws(UnreadableJSON) -> [JSON] {
    var elements: [JSON] = []
    try open()
    if take("]") { return elements }
    repeat { elements.append(try value()) } while take(",")
    try close("]")
    return elements
  }

  private mutating func members() throws(UnreadableJSON) -> [JSON.Member] {
    var members: [JSON.Member] = []
    try open()
    if take("}") { return members }
    repeat {
      guard next == Self.quote else {
        throw members.isEmpty && next != nil ? unreadable(.name) : unexpected()
      }
      let name = try string()
      skipSpace()
      guard take(":") else { throw unexpected() }
      members.append(JSON.Member(name, try value()))
    } while take(",")
    try close("}")
    return members
  }

  private mutating func word() throws(UnreadableJSON) -> JSON {
    let start = place
    while let next, next.isPartOfAWord { place += 1 }
    if start == place { throw unexpected() }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let value = JSON(word: word) else { throw unreadable(.word(word), at: start) }
    return value
  }
}

// MARK: - Signs
extension JSONReader {
  private mutating func open() throws(UnreadableJSON) {
    guard depth < Self.depthLimit else { throw unreadable(.depth(limit: Self.depthLimit)) }
    depth += 1
    place += 1
    skipSpace()
  }

  private mutating func close(_ sign: Unicode.Scalar) throws(UnreadableJSON) {
    guard next == UInt8(ascii: sign) else { throw unexpected() }
    place += 1
    depth -= 1
  }

  /// Takes a sign and the white space behind it, if it stands here.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    place += 1
    if sign == "]" || sign == "}" { depth -= 1 } else { skipSpace() }
    return true
  }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x09 || next == 0x0D { place += 1 }
  }

  /// The next character: signs and whole strings have been taken only.
  private var scalar: Unicode.Scalar? {
    String(decoding: bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  private func unexpected() -> UnreadableJSON {
    unreadable(scalar.map { .character($0) } ?? .unfinished)
  }

  /// - Parameter offset: where; nil for here.
  private func unreadable(
    _ problem: UnreadableJSON.Problem, at offset: Int? = nil
  ) -> UnreadableJSON {
    UnreadableJSON(problem, in: String(decoding: bytes, as: UTF8.self), at: offset ?? place)
  }
}

// MARK: - Strings
extension JSONReader {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private mutating func string() throws(UnreadableJSON) -> String {
    place += 1
    var string = plain()
    while next == Self.backslash {
      string.unicodeScalars.append(try escape())
      string += plain()
    }
    guard next == Self.quote else { throw unexpected() }
    place += 1
    return string
  }

  /// Takes what stands for itself.
  private mutating func plain() -> String {
    let start = place
    while let next, next != Self.quote, next != Self.backslash, next >= 0x20 { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func escape() throws(UnreadableJSON) -> Unicode.Scalar {
    let start = place
    place += 1
    guard let letter = scalar else { throw unexpected() }
    if letter == "u" {
      if let scalar = codePoint() { return scalar }
      place = start
      let isCutOff = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars.count < 6
      throw isCutOff ? unreadable(.unfinished, at: bytes.count) : unreadable(.escape)
    }
    guard let scalar = Self.escapes[letter] else {
      throw unreadable(.character(letter), at: start)
    }
    place += 1
    return scalar
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// What `u00E9` stands for, or `uD83D\uDE00`; nil for half a pair.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let first = unit() else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), next == Self.backslash else { return nil }
    place += 1
    guard let second = unit(), UTF16.isTrailSurrogate(second) else { return nil }
    return String(decoding: [first, second], as: UTF16.self).unicodeScalars.first
  }

  private mutating func unit() -> UInt16? {
    let digits = bytes[place...].prefix(5)
    guard digits.count == 5, digits.first == UInt8(ascii: "u"),
      digits.dropFirst().allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit })
    else { return nil }
    place += 5
    return UInt16(String(decoding: digits.dropFirst(), as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter or digit, or a sign of a number.
  fileprivate var isPartOfAWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
    default: false
    }
  }
}
