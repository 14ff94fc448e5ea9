public import Curriculum
import Notation

/// A round as its examiner set it: with the secret, all that its packs are made of again.
public struct Round: Equatable, Sendable {
  public static let format = 1

  public var id: String
  /// The text of the blueprint's file.
  public var blueprint: String
  /// The versions that its questions are drawn under in turn, as `--ios` takes them: `5.1,26`.
  public var ios: String
  public var minutes: Int
  public var dialects: [Snippet.Dialect]
  public var pass: Double
  /// For candidates who have none of their own.
  public var language: Language
  public var program: String
  public var candidates: [CandidateRow]
  /// The digests of the packs that were handed out, by the ids of candidates.
  public var packs: [String: [UInt8]] = [:]
  /// By which attempts the variants that were handed out were drawn: they are drawn again at once.
  public var attempts: [VariantPool.Place: Variant.Attempts] = [:]

  public init(
    id: String, blueprint: String, ios: String, minutes: Int, dialects: [Snippet.Dialect],
    pass: Double, language: Language, program: String, candidates: [CandidateRow]
  ) {
    (self.id, self.blueprint, self.ios, self.minutes) = (id, blueprint, ios, minutes)
    (self.dialects, self.pass, self.language) = (dialects, pass, language)
    (self.program, self.candidates) = (program, candidates)
  }
}

// MARK: - As a file
extension Round {
  private func json(_ seals: Seals) -> JSON {
    [
      "round": .integer(Round.format), "id": .string(id), "ios": .string(ios),
      "minutes": .integer(minutes), "dialects": .array(dialects.map { .string($0.rawValue) }),
      "pass": .number(pass), "language": .string(language.rawValue),
      "program": .string(program), "candidates": .array(candidates.map(\.json)),
      "packs": .object(
        candidates.compactMap { row in
          packs[row.id].map { JSON.Member(row.id, .string(seals.text($0))) }
        }),
      "drawn": drawnJSON, "blueprint": .string(blueprint),
    ]
  }

  /// By item, for each variant its number, its seed and its draw.
  private var drawnJSON: JSON {
    let items = Dictionary(grouping: attempts.keys, by: \.item)
    return .object(
      items.sorted { $0.key < $1.key }.map { item, places in
        let numbers = places.sorted { $0.number < $1.number }.compactMap { place in
          attempts[place].map { [place.number, $0.seed, $0.draw] }
        }
        return JSON.Member(item, .array(numbers.map { .array($0.map { .integer($0) }) }))
      })
  }

  /// Two lines: what it is, and the examiner's signature of it.
  public func text(_ seals: Seals, sign: ([UInt8]) -> [UInt8]) -> String {
    let line = json(seals).encoded() + "\n"
    return line + "{\"signature\":\"\(seals.text(sign(Array(line.utf8))))\"}\n"
  }

  /// Reads a file; `prove` says whether a signature is the examiner's.
  public init(
    _ bytes: [UInt8], _ seals: Seals, prove: (_ signature: [UInt8], _ bytes: [UInt8]) -> Bool
  ) throws(SealedFault) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first, let json = JSON(bytes: first),
      let format = json["round"]?.integer
    else { throw SealedFault(line: 1, .foreignFormat) }
    if format > Round.format { throw SealedFault(line: 1, .newerFormat(format)) }
    guard lines.count == 3, lines[2].isEmpty, let end = String(validating: lines[1], as: UTF8.self)
    else { throw SealedFault(line: 2, .cut) }
    let signature = (try? JSON(parsing: end))?["signature"]?.string.flatMap(seals.bytes) ?? []
    guard prove(signature, first + [UInt8(ascii: "\n")]) else {
      throw SealedFault(line: 2, .unsigned)
    }
    guard let round = Round(json, seals) else { throw SealedFault(line: 1, .malformed) }
    self = round
  }

  private init?(_ json: JSON, _ seals: Seals) {
    guard let id = json["id"]?.string, let ios = json["ios"]?.string,
      let minutes = json["minutes"]?.integer, let dialects = json["dialects"]?.elements,
      let pass = json["pass"]?.number, let program = json["program"]?.string,
      let language = json["language"]?.string.flatMap(Language.init),
      let candidates = json["candidates"]?.elements, let blueprint = json["blueprint"]?.string
    else { return nil }
    self.init(
      id: id, blueprint: blueprint, ios: ios, minutes: minutes,
      dialects: dialects.compactMap { $0.string.flatMap(Snippet.Dialect.init) }, pass: pass,
      language: language, program: program, candidates: candidates.compactMap(CandidateRow.init))
    for member in json["packs"]?.members ?? [] {
      packs[member.name] = member.value.string.flatMap(seals.bytes)
    }
    for member in json["drawn"]?.members ?? [] {
      for row in member.value.elements ?? [] {
        let numbers = (row.elements ?? []).compactMap(\.integer)
        guard numbers.count == 3 else { return nil }
        let place = VariantPool.Place(item: member.name, number: numbers[0])
        attempts[place] = Variant.Attempts(seed: numbers[1], draw: numbers[2])
      }
    }
  }
}

extension CandidateRow {
  fileprivate var json: JSON {
    [
      "id": .string(id), "name": .string(name), "factor": .number(factor),
      "language": language.map { .string($0.rawValue) } ?? .null,
      "dialect": dialect.map { .string($0.rawValue) } ?? .null,
    ]
  }

  fileprivate init?(_ json: JSON) {
    guard let id = json["id"]?.string, let name = json["name"]?.string,
      let factor = json["factor"]?.number
    else { return nil }
    self.init(id: id, name: name)
    self.factor = factor
    language = json["language"]?.string.flatMap(Language.init)
    dialect = json["dialect"]?.string.flatMap(Snippet.Dialect.init)
  }
}
