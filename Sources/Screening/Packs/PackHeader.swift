public import Curriculum
import Notation

/// The first line of a pack: whose it is, and by which rules it is taken.
public struct PackHeader: Equatable, Sendable {
  /// The newest format that is read; the one that is written.
  public static let format = 1

  public var round: String
  public var candidate: Candidate
  public var language: Language
  public var dialect: Snippet.Dialect
  public var dialects: [Snippet.Dialect]
  /// This candidate's, extra time included.
  public var minutes: Int
  /// The versions of its round; each question says its own.
  public var ios: String
  public var rules: Blueprint.Rules
  /// The examiner's keys: what signed it, and what answers are sealed for.
  public var sign: [UInt8]
  public var box: [UInt8]
  public var program: String

  public init(
    round: String, candidate: Candidate, language: Language, dialect: Snippet.Dialect,
    dialects: [Snippet.Dialect], minutes: Int, ios: String, rules: Blueprint.Rules, sign: [UInt8],
    box: [UInt8], program: String
  ) {
    (self.round, self.candidate, self.language) = (round, candidate, language)
    (self.dialect, self.dialects, self.minutes) = (dialect, dialects, minutes)
    (self.ios, self.rules, self.sign, self.box) = (ios, rules, sign, box)
    self.program = program
  }

  /// Whom a pack or a record is for.
  public struct Candidate: Equatable, Sendable {
    public var id: String
    public var name: String

    public init(id: String, name: String) { (self.id, self.name) = (id, name) }
  }
}

extension PackHeader {
  func json(items: Int, _ seals: Seals) -> JSON {
    .object([
      .init("pack", .integer(PackHeader.format)), .init("round", .string(round)),
      .init("candidate", ["id": .string(candidate.id), "name": .string(candidate.name)]),
      .init("language", .string(language.rawValue)), .init("dialect", .string(dialect.rawValue)),
      .init("dialects", .array(dialects.map { .string($0.rawValue) })),
      .init("minutes", .integer(minutes)), .init("ios", .string(ios)), .init("rules", rules.json),
      .init("items", .integer(items)),
      .init("examiner", ["sign": .string(seals.text(sign)), "box": .string(seals.text(box))]),
      .init("program", .string(program)),
    ])
  }

  /// nil for what is no header.
  init?(_ json: JSON, _ seals: Seals) {
    guard let round = json["round"]?.string, round.isFileID,
      let id = json["candidate"]?["id"]?.string, id.isFileID,
      let name = json["candidate"]?["name"]?.string,
      let language = json["language"]?.string.flatMap(Language.init),
      let dialect = json["dialect"]?.string.flatMap(Snippet.Dialect.init),
      let dialects = json["dialects"]?.elements, let minutes = json["minutes"]?.integer,
      (1...10_000).contains(minutes), let ios = json["ios"]?.string,
      let rules = json["rules"].flatMap(Blueprint.Rules.init),
      let sign = json["examiner"]?["sign"]?.string.flatMap(seals.bytes),
      let box = json["examiner"]?["box"]?.string.flatMap(seals.bytes),
      let program = json["program"]?.string
    else { return nil }
    self.init(
      round: round, candidate: Candidate(id: id, name: name), language: language, dialect: dialect,
      dialects: dialects.compactMap { $0.string.flatMap(Snippet.Dialect.init) }, minutes: minutes,
      ios: ios, rules: rules, sign: sign, box: box, program: program)
  }
}
