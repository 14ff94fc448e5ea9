import Curriculum
import Diagnostics
import Foundation
import Generation
import Grading
import Sessions
import Syntax
import Testing

@testable import Screening

/// An item for which no question can be had is told of, and nothing is drawn for it again and again.
@Suite struct UndrawnItemTests {
  private static let finger = "{kind: order, moves: [push, swipe-cancel], controllers: 2}"

  private func round(_ demand: String, swap: String = "", ios: String) -> Round {
    let blueprint = """
      format: 1
      id: undrawn
      minutes: 3
      dialects: [swift, objc]
      rules: {tries: 1, hints: none, simulator: none, certainty: true, pass: 0.6}
      items:
      - {id: finger, minutes: 3, skills: [nav], generate: \(demand), level: [2, 3]}
      \(swap.isEmpty ? "" : "packs: {legacy: {ios: \"≤ 6\", swaps: {finger: \(swap)}}}")
      """
    return Round(
      id: "undrawn", blueprint: blueprint, ios: ios, minutes: 3, dialects: [.swift], pass: 0.6,
      language: .en, program: "0.1", candidates: [])
  }

  private func undrawn(_ round: Round) throws -> [UndrawnItem] {
    var pool = try pool(round)
    return pool.undrawn()
  }

  private func pool(_ round: Round) throws -> VariantPool {
    let pool = round.pool({ .empty }, draw: { Drawing.sample($0) })
    return try #require(pool, "\(round.plan.diagnostics)")
  }

  @Test func aMoveThatTheVersionDoesNotKnowIsNamed() throws {
    let item = try #require(undrawn(round(Self.finger, ios: "5.1")).first)
    #expect(item.id == "finger")
    let known = UIKitVersion(7)
    #expect(
      item.reason == .obstacle(.move(.swipeCancel, since: known, under: UIKitVersion(5, 1))))
    #expect(try undrawn(round(Self.finger, ios: "26")).isEmpty)
  }

  @Test func theBackOfAVersionIsItsOldest() throws {
    let demand = "{kind: versions, ios: [4.3, 12], moves: [add]}"
    let item = try #require(undrawn(round(demand, ios: "26")).first)
    #expect(
      item.reason == .obstacle(.move(.add, since: UIKitVersion(5), under: UIKitVersion(4, 3))))
  }

  @Test func whatIsPutInItsPlaceCounts() throws {
    let swap = "{kind: order, moves: [push, pop], controllers: 2}"
    #expect(try undrawn(round(Self.finger, swap: swap, ios: "5.1")).isEmpty)
    let worse = round(Self.finger, swap: "{kind: spot, plant: [1]}", ios: "5.1")
    let item = try #require(undrawn(worse).first)
    #expect(item.reason == .obstacle(.faults([.mistake(1)], under: UIKitVersion(5, 1))))
    let source = SourceText(name: "", text: worse.blueprint)
    #expect(source.line(source.position(at: item.range.lowerBound).line).hasPrefix("packs:"))
  }

  /// Nobody can push where there is one controller, which only drawing tells.
  @Test func aDemandThatNothingMeetsIsFoundByTheFirstVariant() throws {
    let demand = "{kind: order, moves: [push], controllers: 1}"
    let round = round(demand, ios: "26")
    #expect(try undrawn(round).map(\.reason) == [.demand])
    var pool = try pool(round)
    let start = ContinuousClock.now
    _ = pool.undrawn()
    let first = ContinuousClock.now - start
    #expect(pool.spread(of: pool.blueprint.items[0], over: 200).count == 0)
    #expect(ContinuousClock.now - start < first * 3 + .seconds(1), "each variant was looked for")
  }

  @Test func aQuestionThatNobodyHasIsNamed() throws {
    var round = round(Self.finger, ios: "26")
    round.blueprint = round.blueprint.replacing(
      "generate: \(Self.finger), level: [2, 3]", with: "ask: lost/question")
    #expect(try undrawn(round).map(\.reason) == [.question("lost/question")])
  }

  /// What the repository ships is drawn under old versions and new ones.
  @Test(arguments: ["5.1", "6", "9", "12", "26"]) func theShippedBlueprintIsDrawn(_ ios: String)
    throws
  {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Quizzes/screening-ios.yaml")
    var round = round(Self.finger, ios: ios)
    round.blueprint = try String(contentsOf: path, encoding: .utf8)
    let undrawn = try undrawn(round)
    // The bank is not there.
    #expect(undrawn.map(\.id) == ["warm-up", "way-back"], "\(undrawn)")
  }
}
