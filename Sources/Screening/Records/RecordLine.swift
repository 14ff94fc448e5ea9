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
    let text = RecordLine.text(number, kind, item, wall, sealed, seals)
    self.chain = seals.digest(chain + Array(text.utf8))
  }

  private static func text(
    _ number: Int, _ kind: Entry.Kind, _ item: String?, _ wall: Int, _ sealed: [UInt8],
    _ seals: Seals
  ) -> String {
    "{\"n\":\(number),\"kind\":\"\(kind.rawValue)\",\"item\":"
      + (item.map { "\"\($0)\"" } ?? "null")
      + ",\"wall\":\(wall),\"sealed\":\"\(seals.text(sealed))\""
  }

  /// Whether it stands behind this chain, as it was written up to its own.
  func follows(_ chain: [UInt8], as linked: ArraySlice<UInt8>, _ seals: Seals) -> Bool {
    seals.digest(chain + linked) == self.chain
  }

  /// Whether it says of an entry what it is.
  func names(_ entry: Entry) -> Bool {
    entry.kind == kind && entry.item == item && entry.at.wall == wall
  }

  func text(_ seals: Seals) -> String {
    RecordLine.text(number, kind, item, wall, sealed, seals)
      + ",\"chain\":\"\(seals.text(chain))\"}"
  }

  /// How long `","chain":"…"}` is.
  private static let endLength = 57

  /// Reads a line, and what of it is linked to the chain; nil unless it is spelt as it is written.
  static func read(
    _ bytes: ArraySlice<UInt8>, _ seals: Seals
  ) -> (line: RecordLine, linked: ArraySlice<UInt8>)? {
    var line = SpeltLine(bytes)
    guard line.take("{\"n\":"), let number = line.takeNumber(), number > 0,
      line.take(",\"kind\":\""), let kind = line.takeString().flatMap(Entry.Kind.init),
      line.take("\",\"item\":"), let item = line.takeItem(),
      line.take(",\"wall\":"), let wall = line.takeNumber(), line.take(",\"sealed\":\""),
      let sealed = seals.bytes(line.takeAll(but: endLength)), line.take("\"")
    else { return nil }
    let linked = bytes[..<line.rest.startIndex]
    guard line.take(",\"chain\":\""), let chain = seals.bytes(line.takeAll(but: 2)),
      line.take("\"}"), line.rest.isEmpty
    else { return nil }
    let read = RecordLine(
      number: number, kind: kind, item: item, wall: wall, sealed: sealed, chain: chain)
    return (read, linked)
  }
}
