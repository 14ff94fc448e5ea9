import Curriculum
import Diagnostics
import Testing

@Suite struct BlueprintTests {
  private func read(_ text: String) -> Reading<Blueprint> {
    Blueprint.read(SourceText(name: "round.yaml", text: text))
  }

  private func text(
    _ item: String, minutes: Int = 3,
    packs: String = "packs: {legacy: {ios: \"≤ 6\", swaps: {a: {kind: spot, plant: [9]}}}}"
  ) -> String {
    """
    format: 1
    id: round
    minutes: \(minutes)
    rules: {tries: 1, hints: none, review: before-end, certainty: true, pass: 0.6}
    items:
    - \(item)
    \(packs)
    """
  }

  @Test func everyKeyIsRead() throws {
    let reading = read(
      text(
        "{id: a, minutes: 3, skills: [nav], simulator: play, level: [2, 3], "
          + "generate: {kind: order, moves: [push, swipe-cancel], controllers: 2, lines: true}}"))
    #expect(reading.diagnostics.isEmpty)
    let blueprint = try #require(reading.value)
    let item = try #require(blueprint.items.first)
    var demand = Demand(.order)
    (demand.moves, demand.controllers, demand.hasSeveralLines) = (
      [[.push], [.swipeCancel]], 2, true
    )
    #expect(item.source == .generate(demand, levels: 2...3))
    #expect(item.simulator == .play && item.marked == .yes && !item.asksReason)
    #expect(blueprint.dialects == [.swift, .objc] && blueprint.rules.pass == 0.6)
    let swapped = blueprint.swapped(for: blueprint.packs[0])
    demand = Demand(.spot)
    demand.faults = [.mistake(9)]
    #expect(swapped.items[0].source == .generate(demand, levels: 2...3))
    #expect(blueprint.packs[0].newest == "6")
  }

  @Test(arguments: [
    ("{id: a, minutes: 2, generate: {kind: order}}", ContentFact.wrongSum(3, sum: 2)),
    (
      "{id: a, minutes: 3, generate: {kind: order, plant: [7]}}",
      .keyNotForKind(key: "plant", kind: "order")
    ),
    (
      "{id: a, minutes: 3, generate: {kind: drive, lines: 3}}",
      .keyNotForKind(key: "lines", kind: "drive")
    ),
    (
      "{id: a, minutes: 3, generate: {kind: spot, plant: [timer]}}",
      .unknownValue("timer", known: (1...12).map { "\($0)" })
    ),
    ("{id: a, minutes: 3, generate: {kind: drive, par: [5, 3]}}", .expected(.pair)),
    ("{id: a, minutes: 3, marked: reason, generate: {kind: order}}", .missingKey("reason")),
    ("{id: a, minutes: 3, generate: {kind: order}, text: free}", .onlyOneOf(["generate", "text"])),
    (
      "{id: a, minutes: 3, level: 4, generate: {kind: order}}",
      .unknownValue("4", known: ["1", "2", "3"])
    ),
  ])
  func whatCannotBeHonouredIsNamed(_ item: String, _ fact: ContentFact) {
    #expect(read(text(item)).diagnostics.map(\.fact).first == fact)
  }

  @Test func freeTextSaysWhatItIsToBeAbout() throws {
    let free = "{id: a, minutes: 3, text: free"
    let reading = read(text(free + ", prompt: {en: Why?, ru: Почему?}}", packs: ""))
    #expect(reading.diagnostics.isEmpty)
    let blueprint = try #require(reading.value)
    guard case .text(let prompt?) = blueprint.items[0].source else {
      Issue.record("\(blueprint.items)")
      return
    }
    #expect(prompt[.en]?.text == "Why?" && prompt[.ru]?.text == "Почему?")
    #expect(
      blueprint.translationDiagnostics().map(\.fact)
        == [Language.zh, .cs, .ja].map { ContentFact.missingTranslation($0) })
    // A round that was set before it had to say so can still be marked.
    let silent = read(text(free + "}", packs: ""))
    #expect(silent.isSound && silent.diagnostics.map(\.fact) == [.missingKey("prompt")])
    let other = read(text("{id: a, minutes: 3, generate: {kind: order}, prompt: Why?}"))
    #expect(other.diagnostics.map(\.fact) == [.keyNotForKind(key: "prompt", kind: "generate")])
  }
}
