/// JSON respelt so that libyaml reads in it what JSON says, and refuses what JSON refuses.
///
/// YAML 1.2 contains JSON; libyaml reads YAML 1.1 and differs. It refuses surrogate pairs and raw
/// DEL, C1, U+FEFF, U+FFFE and U+FFFF; it folds strings at U+0085, U+2028 and U+2029; it minds a tab
/// in front of the first token, a name of over 1024 characters, and a line break before the colon.
/// The other way round it knows comments, anchors, tags, more quotes, escapes and commas than JSON.
struct JSONSpelling {
  /// How deep arrays and objects may be nested; reading recurses as deep.
  static let depthLimit = 512

  private(set) var bytes: [UInt8] = []
  /// The characters in `bytes`: libyaml tells places by their number.
  private(set) var count = 0
  /// Where in the text the last step began.
  private(set) var place: String.Index

  private let text: String
  private var rest: Substring.UnicodeScalarView
  private var isInString = false
  private var openings: [Unicode.Scalar] = []
  /// The last character outside strings that is not white space.
  private var last: Unicode.Scalar?

  init(_ text: String) {
    self.text = text
    rest = text[...].unicodeScalars
    place = text.startIndex
    bytes.reserveCapacity(text.utf8.count + 16)
  }

  /// Respells one character, or one escape; false at the end of the text.
  mutating func step() throws(UnreadableJSON) -> Bool {
    place = rest.startIndex
    guard let scalar = rest.popFirst() else { return false }
    if isInString {
      try spellInString(scalar)
    } else {
      try spellOutside(scalar)
    }
    return true
  }

  /// The place in a text of a character that libyaml knows by its number in the text respelt.
  static func place(of number: Int, in text: String) -> String.Index {
    var spelling = JSONSpelling(text)
    while spelling.count <= number, (try? spelling.step()) == true {}
    return spelling.place
  }
}

// MARK: - Spelling

extension JSONSpelling {
  private mutating func spellOutside(_ scalar: Unicode.Scalar) throws(UnreadableJSON) {
    switch scalar {
    case " ", "\n", "\r": return emit(scalar)
    case "\t": return emit(" ")
    case "{", "[":
      guard openings.count < Self.depthLimit else {
        throw UnreadableJSON(.depth(limit: Self.depthLimit), in: text, at: place)
      }
      openings.append(scalar)
    case "}", "]":
      if last == "," { throw unexpected(scalar) }
      openings.removeLast(openings.isEmpty ? 0 : 1)
    case "\"":
      // An explicit key lifts libyaml's limits for names.
      if openings.last == "{", last == "{" || last == "," {
        emit("?")
        emit(" ")
      }
      isInString = true
    case ",", ":", "+", "-", ".", "0"..."9", "a"..."z", "A"..."Z": break
    default: throw unexpected(scalar)
    }
    emit(scalar)
    last = scalar
  }

  private mutating func spellInString(_ scalar: Unicode.Scalar) throws(UnreadableJSON) {
    switch scalar {
    case "\"":
      isInString = false
      emit(scalar)
    case "\\": try spellEscape()
    case "\0"..."\u{1F}": throw unexpected(scalar)
    case "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
      for part in jsonEscape(scalar).unicodeScalars { emit(part) }
    default: emit(scalar)
    }
  }

  private mutating func spellEscape() throws(UnreadableJSON) {
    if let scalar = surrogatePair() { return emit(scalar) }
    emit("\\")
    guard let letter = rest.popFirst() else { return }
    guard "\"\\/bfnrtu".unicodeScalars.contains(letter) else { throw unexpected(letter) }
    emit(letter)
  }

  /// Takes the rest of a `\uD83D\uDE00`, if that is what stands here.
  private mutating func surrogatePair() -> Unicode.Scalar? {
    let digits = rest.prefix(11)
    guard digits.count == 11, digits.first == "u", digits.dropFirst(5).starts(with: ["\\", "u"]),
      let high = UInt16(String(digits.dropFirst().prefix(4)), radix: 16),
      UTF16.isLeadSurrogate(high),
      let low = UInt16(String(digits.suffix(4)), radix: 16), UTF16.isTrailSurrogate(low)
    else { return nil }
    rest.removeFirst(11)
    return String(decoding: [high, low], as: UTF16.self).unicodeScalars.first
  }

  private mutating func emit(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
    count += 1
  }

  private func unexpected(_ scalar: Unicode.Scalar) -> UnreadableJSON {
    UnreadableJSON(.character(scalar), in: text, at: place)
  }
}
