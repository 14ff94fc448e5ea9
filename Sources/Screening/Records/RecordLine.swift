/// A line of a record behind its first: an entry that only the examiner can open.
///
/// What kind of entry it is, of which question and from when stands beside it in plain text: so the
/// candidate's program knows after an interruption what was answered, and nobody learns how.
public struct RecordLine: Equatable, Sendable {
  /// From 1.
  public let number: Int
  public let kind: Entry.Kind
  public let item: String?
  /// Milliseconds of the clock on the wall.
  public let wall: Int
  public let sealed: [UInt8]
  /// The digest of everything up to here.
  public let chain: [UInt8]
}

extension RecordLine {
  init(_ entry: Entry, number: Int, sealed: [UInt8], after chain: [UInt8], _ seals: Seals) {
    (self.number, kind, item) = (number, entry.kind, entry.item)
    (wall, self.sealed) = (entry.at.wall, sealed)
    self.chain = RecordLine.chain(
      after: chain, RecordLine.text(number, kind, item, wall, sealed, seals), seals)
  }

  /// The chain that a line has behind another: of all that stands before its own.
  private static func chain(after chain: [UInt8], _ text: String, _ seals: Seals) -> [UInt8] {
    seals.digest(chain + Array(text.utf8))
  }

  private static func text(
    _ number: Int, _ kind: Entry.Kind, _ item: String?, _ wall: Int, _ sealed: [UInt8],
    _ seals: Seals
  ) -> String {
    "{\"n\":\(number),\"kind\":\"\(kind.rawValue)\",\"item\":"
      + (item.map { "\"\($0)\"" } ?? "null")
      + ",\"wall\":\(wall),\"sealed\":\"\(seals.text(sealed))\""
  }

  /// Whether it stands behind this chain, as it was written.
  func follows(_ chain: [UInt8], _ seals: Seals) -> Bool {
    let text = RecordLine.text(number, kind, item, wall, sealed, seals)
    return RecordLine.chain(after: chain, text, seals) == self.chain
  }

  /// Whether it says of an entry what it is.
  func names(_ entry: Entry) -> Bool {
    entry.kind == kind && entry.item == item && entry.at.wall == wall
  }

  func text(_ seals: Seals) -> String {
    RecordLine.text(number, kind, item, wall, sealed, seals)
      + ",\"chain\":\"\(seals.text(chain))\"}"
  }

  /// Reads a line; nil unless it is spelt as it is written.
  init?(reading text: Substring, _ seals: Seals) {
    var rest = text.utf8[...]
    func take(_ word: StaticString) -> Bool {
      let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      guard rest.starts(with: bytes) else { return false }
      rest = rest.dropFirst(bytes.count)
      return true
    }
    func takeWord(_ isPart: (UInt8) -> Bool) -> String {
      let word = rest.prefix(while: isPart)
      rest = rest[word.endIndex...]
      return String(Substring(word))
    }
    func takeNumber() -> Int? {
      let digits = takeWord { $0 == UInt8(ascii: "-") || isDigit($0) }
      return Int(digits).flatMap { String($0) == digits ? $0 : nil }
    }
    func takeText() -> String { takeWord { $0 != UInt8(ascii: "\"") } }
    guard take("{\"n\":"), let number = takeNumber(), number > 0, take(",\"kind\":\""),
      let kind = Entry.Kind(rawValue: takeText()), take("\",\"item\":")
    else { return nil }
    var item: String?
    if !take("null") {
      guard take("\"") else { return nil }
      item = takeText()
      guard take("\"") else { return nil }
    }
    guard take(",\"wall\":"), let wall = takeNumber(), take(",\"sealed\":\""),
      let sealed = seals.bytes(takeText()), take("\",\"chain\":\""),
      let chain = seals.bytes(takeText()), take("\"}"), rest.isEmpty
    else { return nil }
    (self.number, self.kind, self.item, self.wall) = (number, kind, item, wall)
    (self.sealed, self.chain) = (sealed, chain)
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
