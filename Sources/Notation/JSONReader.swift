extension JSON {
  /// Reads a JSON text (RFC 8259).
  ///
  /// Whole numbers are integers as long as they fit. Of a name that occurs twice both members are
  /// kept. Half a surrogate pair and a number beyond `Double` are errors.
  public init(parsing text: String) throws(UnreadableJSON) {
    var reader = JSONReader(text)
    self = try reader.document()
  }
}

/// Reads a text from left to right, one byte ahead: all signs of JSON are ASCII.
private struct JSONReader {
  /// How deep arrays and objects may be nested; reading recurses as deep.
  static let depthLimit = 512

  private let text: String
  private let bytes: [UInt8]
  /// How many bytes have been read.
  private var place = 0
  private var depth = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

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
    let word = String(decoding: take { $0.isPartOfAWord }, as: UTF8.self)
    if word.isEmpty { throw unexpected() }
    guard let value = JSON(word: word) else {
      throw unreadable(.word(word), at: place - word.utf8.count)
    }
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

  /// Takes the bytes up to the first that is of another kind.
  private mutating func take(_ isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = place
    while let next, isTaken(next) { place += 1 }
    return bytes[start..<place]
  }

  private mutating func skipSpace() {
    _ = take { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
  }

  /// The same as characters; signs and whole strings have been taken from it only.
  private var scalars: Substring.UnicodeScalarView {
    text[text.utf8.index(text.startIndex, offsetBy: place)...].unicodeScalars
  }

  private func unexpected() -> UnreadableJSON {
    unreadable(scalars.first.map { .character($0) } ?? .unfinished)
  }

  /// - Parameter offset: where; nil for here.
  private func unreadable(
    _ problem: UnreadableJSON.Problem, at offset: Int? = nil
  ) -> UnreadableJSON {
    UnreadableJSON(problem, in: text, at: offset ?? place)
  }
}

// MARK: - Strings
extension JSONReader {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private mutating func string() throws(UnreadableJSON) -> String {
    place += 1
    var string = ""
    while true {
      string += String(
        decoding: take { $0 != Self.quote && $0 != Self.backslash && $0 >= 0x20 }, as: UTF8.self)
      switch next {
      case Self.quote:
        place += 1
        return string
      case Self.backslash: string.unicodeScalars.append(try escape())
      default: throw unexpected()
      }
    }
  }

  private mutating func escape() throws(UnreadableJSON) -> Unicode.Scalar {
    let start = place
    place += 1
    guard let letter = scalars.first else { throw unexpected() }
    if letter == "u" {
      if let scalar = codePoint() { return scalar }
      place = start
      throw scalars.count < 6 ? unreadable(.unfinished, at: bytes.count) : unreadable(.escape)
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
