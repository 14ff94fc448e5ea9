import Curriculum
import Generation
import Sessions
import Syntax
import Testing

@testable import Screening

/// A round of several versions of iOS.
@Suite struct SeveralVersionsTests {
  private func round(_ ios: String, moves: String = "[push]", isSwapped: Bool = true) -> Round {
    let blueprint = """
      format: 1
      id: several
      minutes: 3
      dialects: [swift]
      rules: {tries: 1, hints: none, simulator: none, certainty: true, pass: 0.6}
      items:
      - {id: finger, minutes: 3, skills: [nav], generate: {kind: order, moves: \(moves)}, level: 2}
      """
    let packs = "\npacks: {older: {ios: \"≤ 6\", swaps: {finger: {kind: order, moves: [present]}}}}"
    return Round(
      id: "several", blueprint: blueprint + (isSwapped ? packs : ""), ios: ios, minutes: 3,
      dialects: [.swift], pass: 0.6,
      language: .en, program: "0.1", candidates: [])
  }

  private func pool(_ round: Round) throws -> VariantPool {
    let pool = round.pool({ .empty }, draw: { Drawing.sample($0) })
    return try #require(pool, "\(round.plan.diagnostics)")
  }

  @Test func variantsAreDrawnUnderEachInTurn() throws {
    var pool = try pool(round("9,26"))
    let item = pool.blueprint.items[0]
    let versions = try (0..<4).map { number in
      let variant = pool.variant(of: item, number: number)
      let paper = variant.flatMap { Paper($0.ready(seed: 0), isPlayed: false) }
      return try #require(paper).app.ios
    }
    let both = [UIKitVersion(9).short, UIKitVersion(26).short]
    #expect(versions == both + both)
  }

  @Test func whatHindersOneOfThemIsNamed() throws {
    var pool = try pool(round("26,5.1", moves: "[push, swipe-cancel]", isSwapped: false))
    let old = UIKitVersion(5, 1)
    let undrawn = pool.undrawn()
    #expect(
      undrawn.map(\.reason)
        == [.obstacle(.move(.swipeCancel, since: UIKitVersion(7), under: old))])
  }

  /// Other questions cannot be compared.
  @Test func versionsWithOtherQuestionsAreNoRound() {
    let parted = round("26,5.1,9").partedVersions
    #expect(parted?.older == UIKitVersion(5, 1).short && parted?.newer == UIKitVersion(9).short)
    #expect(round("5.1,6").partedVersions == nil && round("7,26").partedVersions == nil)
  }
}
