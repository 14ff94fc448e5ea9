public import Curriculum
import Notation

/// The first line of a record: whose it is, and of what.
public struct RecordHead: Equatable, Sendable {
  /// The newest format that is read; the one that is written.
  public static let format = 1

  /// The digest of the pack's bytes.
  public var pack: [UInt8]
  public var round: String
  public var candidate: String
  public var language: Language
  public var began: Moment
  public var program: String

  public init(
    pack: [UInt8], round: String, candidate: String, language: Language, began: Moment,
    program: String
  ) {
    (self.pack, self.round, self.candidate) = (pack, round, candidate)
    (self.language, self.began, self.program) = (language, began, program)
  }
}

extension RecordHead {
  /// The line without its end, and the chain that begins with it.
  func line(_ seals: Seals) -> (text: String, chain: [UInt8]) {
    var members: [JSON.Member] = [
      .init("record", .integer(RecordHead.format)), .init("pack", .string(seals.text(pack))),
      .init("round", .string(round)), .init("candidate", .string(candidate)),
      .init("language", .string(language.rawValue)),
      .init("began", ["wall": .integer(began.wall), "boot": .integer(began.boot)]),
      .init("program", .string(program)),
    ]
    let chain = seals.digest(Array(JSON.object(members).encoded().utf8))
    members.append(.init("chain", .string(seals.text(chain))))
    return (JSON.object(members).encoded(), chain)
  }

  /// Reads the line; it must be the very one that would be written.
  static func read(
    _ bytes: ArraySlice<UInt8>, _ seals: Seals
  ) throws(SealedFault) -> (head: RecordHead, chain: [UInt8]) {
    guard let (head, linked, chain) = spelt(bytes, seals) else {
      throw SealedFault(line: 1, fact(ofMalformed: bytes, seals))
    }
    if seals.digest(linked + [UInt8(ascii: "}")]) != chain { throw SealedFault(line: 1, .altered) }
    return (head, chain)
  }

  /// What a line says that is spelt as it is written, what of it is linked to the chain, and the
  /// chain.
  private static func spelt(
    _ bytes: ArraySlice<UInt8>, _ seals: Seals
  ) -> (head: RecordHead, linked: ArraySlice<UInt8>, chain: [UInt8])? {
    var line = SpeltLine(bytes)
    guard line.take("{\"record\":"), line.takeNumber() == format,
      line.take(",\"pack\":\""), let pack = seals.bytes(line.takeText()),
      line.take("\",\"round\":\""), let round = line.takeString(),
      line.take("\",\"candidate\":\""), let candidate = line.takeString(),
      line.take("\",\"language\":\""), let language = line.takeString().flatMap(Language.init),
      line.take("\",\"began\":{\"wall\":"), let wall = line.takeNumber(),
      line.take(",\"boot\":"), let boot = line.takeNumber(),
      line.take("},\"program\":\""), let program = line.takeString(), line.take("\"")
    else { return nil }
    let linked = bytes[..<line.rest.startIndex]
    guard line.take(",\"chain\":\""), let chain = seals.bytes(line.takeText()),
      line.take("\"}"), line.rest.isEmpty
    else { return nil }
    let head = RecordHead(
      pack: pack, round: round, candidate: candidate, language: language,
      began: Moment(wall: wall, boot: boot), program: program)
    return (head, linked, chain)
  }

  /// What a line is that no program of this format writes.
  private static func fact(
    ofMalformed bytes: ArraySlice<UInt8>, _ seals: Seals
  ) -> SealedFault.Fact {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .byteOrderMark }
    if RecordLine.read(bytes, seals) != nil { return .headless }
    if bytes.last == UInt8(ascii: "\r") { return .foreignLineEnds }
    let json = JSON(bytes: bytes)
    guard let format = json?["record"]?.integer else {
      return json?["pack"]?.integer == nil ? .foreignFormat : .isPack
    }
    return format > RecordHead.format ? .newerFormat(format) : .malformed
  }
}
