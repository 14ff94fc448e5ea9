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
    _ text: String, _ seals: Seals
  ) throws(SealedFault) -> (head: RecordHead, chain: [UInt8]) {
    if text.hasSuffix("\r") { throw SealedFault(line: 1, .foreignLineEnds) }
    let json = try? JSON(parsing: text)
    guard let json, let format = json["record"]?.integer else {
      throw SealedFault(line: 1, json?["pack"]?.integer == nil ? .foreignFormat : .isPack)
    }
    if format > RecordHead.format { throw SealedFault(line: 1, .newerFormat(format)) }
    guard let pack = json["pack"]?.string.flatMap(seals.bytes),
      let round = json["round"]?.string, let candidate = json["candidate"]?.string,
      let language = json["language"]?.string.flatMap(Language.init),
      let wall = json["began"]?["wall"]?.integer, let boot = json["began"]?["boot"]?.integer,
      let program = json["program"]?.string
    else { throw SealedFault(line: 1, .malformed) }
    let head = RecordHead(
      pack: pack, round: round, candidate: candidate, language: language,
      began: Moment(wall: wall, boot: boot), program: program)
    let line = head.line(seals)
    if line.text != text { throw SealedFault(line: 1, .altered) }
    return (head, line.chain)
  }
}
