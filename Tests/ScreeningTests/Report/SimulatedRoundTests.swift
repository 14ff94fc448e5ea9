import Curriculum
import Diagnostics
import Foundation
import Grading
import Learning
import Notation
import Orders
import Sessions
import Syntax
import Testing

@testable import Screening

/// Candidates of known ability take a round: marking must find them again.
@Suite struct SimulatedRoundTests {
  private static let blueprint = """
    format: 1
    id: simulated
    minutes: 18
    dialects: [swift]
    rules: {tries: 1, hints: none, review: before-end, simulator: none, certainty: true, pass: 0.6}
    items:
    - {id: push, minutes: 3, skills: [nav], generate: {kind: order, moves: [push], controllers: 2}, level: 2}
    - {id: calls, minutes: 3, skills: [modal], generate: {kind: predict, moves: [present]}, level: 1}
    - {id: owners, minutes: 3, skills: [owners], generate: {kind: count}, level: 1}
    - {id: log, minutes: 3, skills: [edge/appear], generate: {kind: spot, ask: log}, level: 2}
    - {id: named, minutes: 3, skills: [mistake/7], generate: {kind: classify, plant: [7]}, level: 2}
    - {id: found, minutes: 3, skills: [mistake/7], generate: {kind: spot, plant: [7]}, level: 2}
    variants: {same: [level], differ: [names]}
    """

  private static let variants = 3

  private struct Drawn {
    var item: Blueprint.Item
    /// Each with its right answer, as it stands on paper.
    var questions: [(key: MarkingKey, right: [String])]
  }

  private static func drawn() throws -> [Drawn] {
    let reading = Blueprint.read(SourceText(name: "simulated.yaml", text: blueprint))
    let plan = try #require(reading.value)
    try #require(reading.isSound, "\(reading.diagnostics)")
    var pool = VariantPool(
      plan, versions: [.newest], candidates: [], Drawing(round: "simulated", draw: Self.bytes),
      bank: { _ in nil })
    return try plan.items.map { item in
      let questions = try (0..<variants).map { number in
        let key = try #require(pool.variant(of: item, number: number)?.key).shuffled(seed: number)
        let right = key.mark(onPaper: []).right
        let ids = key.ids
        return (
          key, right.map { id in (ids?.firstIndex(of: id)).map { "\($0 + 1)" } ?? id }
        )
      }
      return Drawn(item: item, questions: questions)
    }
  }

  /// Any numbers that follow from what they are for.
  private static func bytes(for bytes: [UInt8]) -> [UInt8] {
    var draw = SplitMix64(seed: bytes.reduce(7) { $0 &* 31 &+ UInt64($1) })
    return (0..<32).map { _ in UInt8(draw.next(below: 256)) }
  }

  @Test func theRankingOfAbilitiesIsRecovered() throws {
    let drawn = try Self.drawn()
    for item in drawn {
      for (key, right) in item.questions {
        try #require(key.mark(onPaper: right).score == 1, "\(item.item.id.value)")
      }
    }
    let round = Round(
      id: "simulated", blueprint: Self.blueprint, ios: "26.0", minutes: 30, dialects: [.swift],
      pass: 0.6, language: .en, program: "", candidates: [])
    var draw = SplitMix64(seed: 15)
    var pairs: [(ability: Double, share: Double)] = []
    var scores: [String: [[Double]]] = [:]
    let count = 240
    for number in 0..<count {
      let ability = -3 + 6 * Double(number) / Double(count - 1)
      var entries = [entry(.accepted, at: 0)]
      var items: [KeyedItem] = []
      for (place, drawn) in drawn.enumerated() {
        let (key, right) = drawn.questions[(number + place) % Self.variants]
        items.append(KeyedItem(drawn.item, key))
        let difficulty = -1.5 + 3 * Double(place) / 5
        let chance = 1 / (1 + exp(2 * (difficulty - ability)))
        let isRight = Double(draw.next(below: 1 << 20)) / Double(1 << 20) < chance
        let answer = isRight ? right : Array(right.dropLast())
        entries.append(
          entry(
            .answered, at: place + 1, item: drawn.item.id.value,
            ["answer": .array(answer.map { .string($0) })]))
      }
      entries.append(entry(.ended, at: 20))
      let report = CandidateReport(
        of: entries, by: CandidateRow(id: "c\(number)", name: ""), in: round, minutes: 30, items,
        receipt: "")
      #expect(report.of == drawn.count && report.signals.isEmpty)
      pairs.append((ability, report.share))
      for (place, item) in report.items.enumerated() {
        var lists = scores[item.id] ?? Array(repeating: [], count: Self.variants)
        lists[(number + place) % Self.variants].append(try #require(item.score))
        scores[item.id] = lists
      }
    }
    let found = try #require(correlation(pairs.map { ($0.ability, $0.share) }))
    #expect(found > 0.8, "the correlation of ability and score is \(found)")
    // Variants of a level are worth the same to who has the same chance at them.
    for (item, lists) in scores {
      let means = lists.map { $0.reduce(0, +) / Double($0.count) }
      #expect((means.max() ?? 0) - (means.min() ?? 0) < 0.25, "\(item): \(means)")
    }
  }

  private func entry(
    _ kind: Screening.Entry.Kind, at minute: Int, item: String? = nil, _ payload: JSON = .null
  ) -> Screening.Entry {
    Screening.Entry(
      kind, at: Moment(wall: minute * 60_000, boot: minute * 60_000), item: item, language: .en,
      payload: payload)
  }
}
