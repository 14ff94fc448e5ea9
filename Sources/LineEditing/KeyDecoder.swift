/// Turns the bytes of a terminal into keys: characters, control keys and pasted blocks.
///
/// Signals are keys here, not the terminal's business, so that a control character inside a pasted
/// block does nothing.
struct KeyDecoder {
  /// What a person pressed, whatever bytes their terminal sends for it.
  enum Key: Equatable {
    case character(Unicode.Scalar)
    case pasted(String)
    /// Alt-Enter: a new row of the same entry.
    case newRow
    case interrupt
    case suspend
    case quit
  }

  /// What to do for want of a key.
  enum Shortage: Error, Equatable {
    case needsMore
    /// More may belong to what is there, but need not: an `ESC` may be a key of its own.
    case needsMoreSoon
  }

  /// The keys that the terminal is set up to take for signals.
  var interrupt: UInt8? = 3
  var suspend: UInt8? = 26
  var quit: UInt8? = 28

  private var bytes: [UInt8] = []
  private var position = 0
  /// How far the end of a pasted block has been looked for.
  private var searched = 0
  /// Whether an interruption stands among the bytes, or did.
  private var mayInterrupt = false
  private var composed: [Unicode.Scalar] = []
  private let compose: (String) -> String

  /// - Parameter compose: turns a base letter and its combining marks into one character, if it can.
  init(compose: @escaping (String) -> String) {
    self.compose = compose
  }

  mutating func append(_ chunk: some Sequence<UInt8>) {
    if position == bytes.count { drop() }
    let start = bytes.count
    bytes.append(contentsOf: chunk)
    if let interrupt, bytes[start...].contains(interrupt) { mayInterrupt = true }
  }

  /// The first byte that no key has been made of.
  var pending: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Forgets what has been typed ahead.
  mutating func drop() {
    bytes.removeAll(keepingCapacity: true)
    composed = []
    position = 0
    searched = 0
    mayInterrupt = false
  }

  /// How many bytes before an interruption are still obeyed.
  private static let patience = 256

  /// Whether more waits than is obeyed before an interruption.
  var isFlooded: Bool { bytes.count - position > Self.patience }

  /// Drops a flood of typed-ahead bytes that an interruption stands behind, as a terminal does that
  /// makes signals of keys; what stands in a pasted block interrupts nothing.
  mutating func skipToInterruption() {
    guard mayInterrupt, let interrupt, isFlooded else { return }
    mayInterrupt = bytes[position...].contains(interrupt)
    var index = position
    while index < bytes.count, bytes[index] != interrupt {
      if bytes[index] == Self.escape, bytes[index...].starts(with: Self.pasteBegin) {
        guard let end = pasteEnd(from: index) else { return }
        index = end
      } else {
        index += 1
      }
    }
    guard index < bytes.count, index - position > Self.patience else { return }
    position = index
    searched = 0
    composed = []
  }

  private func pasteEnd(from start: Int) -> Int? {
    var index = start + Self.pasteBegin.count
    while index < bytes.count {
      if bytes[index] == Self.escape, bytes[index...].starts(with: Self.pasteEnd) {
        return index + Self.pasteEnd.count
      }
      index += 1
    }
    return nil
  }

  /// The next key; `settled` says that nothing more came for a while.
  mutating func next(settled: Bool = false) throws(Shortage) -> Key {
    if !composed.isEmpty { return .character(composed.removeFirst()) }
    while position < bytes.count {
      if let key = try decode(settled: settled) { return key }
    }
    throw .needsMore
  }
}

// MARK: - Decoding

extension KeyDecoder {
  private static let pasteBegin = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  private static let escape: UInt8 = 0x1B
  /// U+0300, the first combining mark, begins with it in UTF-8.
  private static let firstByteOfMarks: UInt8 = 0xCC

  private var rest: ArraySlice<UInt8> { bytes[position...] }

  /// The key at the position, or nil for bytes that are none.
  private mutating func decode(settled: Bool) throws(Shortage) -> Key? {
    let byte = bytes[position]
    if byte == Self.escape, let key = try decodeEscape(settled: settled) { return key }
    if byte >= 0x80 || isCombined(byte) { return try decodeCharacter() }
    position += 1
    switch byte {
    case interrupt: return .interrupt
    case suspend: return .suspend
    case quit: return .quit
    default: return .character(Unicode.Scalar(byte))
    }
  }

  /// Whether a printable ASCII character may have a combining mark behind it.
  private func isCombined(_ byte: UInt8) -> Bool {
    byte >= 0x20 && rest.count > 1 && bytes[position + 1] >= Self.firstByteOfMarks
  }

  private mutating func decodeEscape(settled: Bool) throws(Shortage) -> Key? {
    if rest.starts(with: Self.pasteBegin) { return try decodePaste() }
    if !settled && Self.pasteBegin.starts(with: rest) { throw .needsMoreSoon }
    guard rest.count > 1, bytes[position + 1] == 0x0D || bytes[position + 1] == 0x0A else {
      return nil
    }
    position += 2
    return .newRow
  }

  private mutating func decodePaste() throws(Shortage) -> Key {
    let start = position + Self.pasteBegin.count
    var index = max(start, searched)
    while index + Self.pasteEnd.count <= bytes.count {
      if bytes[index] == Self.escape && bytes[index...].starts(with: Self.pasteEnd) {
        position = index + Self.pasteEnd.count
        searched = 0
        return .pasted(compose(pastedText(bytes[start..<index])))
      }
      index += 1
    }
    searched = index
    throw .needsMore
  }

  /// A character with the combining marks that came with it, so that one column is one character.
  private mutating func decodeCharacter() throws(Shortage) -> Key? {
    guard let first = try scalar(at: position) else { return nil }
    var end = position + first.length
    var cluster = String.UnicodeScalarView([first.scalar])
    while end < bytes.count, bytes[end] >= Self.firstByteOfMarks, let mark = try? scalar(at: end),
      mark.scalar.properties.canonicalCombiningClass != .notReordered
    {
      cluster.append(mark.scalar)
      end += mark.length
    }
    position = end
    if first.scalar.isControl { return nil }
    if cluster.count == 1 { return .character(first.scalar) }
    composed = Array(compose(String(cluster)).unicodeScalars)
    return composed.isEmpty ? nil : .character(composed.removeFirst())
  }

  /// A character of several bytes; one that cannot be is replaced by U+FFFD.
  private func scalar(
    at index: Int
  ) throws(Shortage) -> (scalar: Unicode.Scalar, length: Int)? {
    var decoder = UTF8()
    var iterator = bytes[index...].prefix(4).makeIterator()
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar): return (scalar, UTF8.width(scalar))
    case .emptyInput: return nil
    case .error:
      if isCutShort(at: index) { throw .needsMore }
      return ("\u{FFFD}", 1)
    }
  }

  /// Whether the bytes there may be the beginning of a character whose end has not come yet.
  private func isCutShort(at index: Int) -> Bool {
    let length = bytes[index] >= 0xF0 ? 4 : bytes[index] >= 0xE0 ? 3 : 2
    let tail = bytes[index...]
    return (0xC2...0xF4).contains(bytes[index]) && tail.count < length
      && tail.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }
}
