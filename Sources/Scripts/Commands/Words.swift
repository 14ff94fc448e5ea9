import Diagnostics

extension String {
  /// What stands behind a command, word by word; what is in quotes is one word.
  public var commandWords: [String] {
    var words = Words(self)
    var result: [String] = []
    while let word = words.next() { result.append(word.text) }
    return result
  }
}

/// The words of a command line; `"…"` and `@"…"` are one word.
struct Words {
  struct Word {
    var text: String
    var range: SourceRange
    var isQuoted = false
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> Word? {
    skipSpace()
    guard offset < bytes.count else { return nil }
    let start = offset
    if bytes[start...].starts(with: "@\"".utf8) { offset += 1 }
    if bytes[offset] == UInt8(ascii: "\"") { return quoted(from: start) }
    while offset < bytes.count, !isSpace(bytes[offset]) { offset += 1 }
    return Word(text: text(start..<offset), range: SourceRange(start, offset))
  }

  /// The offset of what was not read yet; nothing is left afterwards.
  mutating func takeRest() -> Int {
    skipSpace()
    defer { offset = bytes.count }
    return offset
  }

  private mutating func quoted(from start: Int) -> Word {
    offset += 1
    let inside = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") { offset += 1 }
    let content = text(inside..<offset)
    offset = min(offset + 1, bytes.count)
    return Word(text: content, range: SourceRange(start, offset), isQuoted: true)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
