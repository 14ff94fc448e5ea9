/// What a sitting left behind: a first line, and entries in a chain that the examiner can open.
public struct Record: Equatable, Sendable {
  public let head: RecordHead
  public internal(set) var lines: [RecordLine] = []
  /// The chain that the first line begins, which no other record has.
  public let origin: [UInt8]

  /// A new one, and its first line with its end.
  public static func begin(_ head: RecordHead, _ seals: Seals) -> (record: Record, line: String) {
    let (text, chain) = head.line(seals)
    return (Record(head: head, origin: chain), text + "\n")
  }

  init(head: RecordHead, origin: [UInt8]) { (self.head, self.origin) = (head, origin) }

  /// The digest of everything so far.
  public var chain: [UInt8] { lines.last?.chain ?? origin }

  /// Whether the sitting has ended; nothing is added then.
  public var isClosed: Bool { lines.last?.kind == .ended }

  /// By which examiner and candidate know that they have the same record.
  public var receipt: ShortCode { ShortCode(chain) }
}

extension Record {
  /// The next line with its end, sealed by `seal`, which may be added once it has been written.
  ///
  /// nil where the record is closed, or nothing can be sealed.
  public func line(
    for entry: Entry, _ seals: Seals, seal: ([UInt8]) -> [UInt8]?
  ) -> (line: RecordLine, text: String)? {
    let number = lines.count + 1
    let text = entry.sealed(number: number, after: seals.text(chain))
    guard !isClosed, let sealed = seal(Array(text.utf8)) else { return nil }
    let line = RecordLine(entry, number: number, sealed: sealed, after: chain, seals)
    return (line, line.text(seals) + "\n")
  }

  /// Where the next line of a moment stands: nothing else ever stands there, unless this line could
  /// not be written.
  public func place(at wall: Int) -> [UInt8] { Record.place(after: chain, at: wall) }

  static func place(after chain: [UInt8], at wall: Int) -> [UInt8] { chain + Array("\(wall)".utf8) }

  public mutating func add(_ line: RecordLine) { lines.append(line) }
}
