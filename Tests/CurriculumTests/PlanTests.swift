import Curriculum
import Diagnostics
import Testing

@Suite struct PlanTests {
  private func read(_ parts: [String], minutes: Int = 3) -> Reading<Plan> {
    let text =
      "format: 1\nid: class-a\nminutes: \(minutes)\nplan:\n"
      + parts.map { "- {\($0)}\n" }.joined()
    return Plan.read(SourceText(name: "class-a.yaml", text: text))
  }

  @Test func everyKeyIsRead() throws {
    let reading = read(
      [
        "minutes: 1, poll: tabs/five-tabs, reveal: later, as: bet",
        "minutes: 2, teach: sheets, steps: [refresh], mode: poll-run-discuss, then: \":timeline\"",
        "minutes: 3, groups: 2, steps: [leaks/clock, leaks/ring], then: explain-owners",
        "minutes: 4, drive: push-and-pop/push, mode: room, then: {reveal: bet}",
        "minutes: 5, break: true", "minutes: 6, review: class-b, items: 3",
        "minutes: 7, steps: [state/covered]", "minutes: 8, exit: a/b", "minutes: 9, cards: week",
      ], minutes: 45)
    #expect(reading.diagnostics.isEmpty)
    let plan = try #require(reading.value)
    #expect(
      plan.parts.map { $0.subject.references.map(\.item) } == [
        ["tabs/five-tabs"], ["sheets/refresh"], ["leaks/clock", "leaks/ring"],
        ["push-and-pop/push"], [], [], ["state/covered"], ["a/b"], [],
      ])
    #expect(plan.parts[0].isRevealedLater && !plan.parts[1].isRevealedLater)
    #expect(plan.parts.map(\.mode) == [nil, .pollRunDiscuss, nil, .room, nil, nil, nil, nil, nil])
    guard case .picture(let command) = plan.parts[1].then,
      case .reveal(let bet) = plan.parts[3].then
    else { return #expect(Bool(false), "\(plan.parts)") }
    #expect(command.value == ":timeline" && bet.value == "bet")
    #expect(plan.parts[2].then == .explainOwners)
  }

  @Test func aTitleIsInAllLanguagesAndFresh() throws {
    let text = """
      format: 1
      id: class-a
      title: {en: A screen, ru: Экран, zh: 屏幕, cs: Obrazovka, from: 00000000}
      minutes: 1
      plan:
      - {minutes: 1, break: true}
      """
    let reading = Plan.read(SourceText(name: "class-a.yaml", text: text))
    #expect(reading.diagnostics.isEmpty)
    let plan = try #require(reading.value)
    #expect(plan.title?.text(in: .cs, origin: .en).text == "Obrazovka")
    let facts = plan.translationDiagnostics().map(\.fact)
    #expect(facts.contains(.missingTranslation(.ja)))
    #expect(facts.count == 4, "and three are stale")
  }

  @Test(arguments: [
    (["minutes: 2, break: true"], ContentFact.wrongSum(3, sum: 2), 3),
    (["minutes: 3, poll: a/b, reveal: later, as: bet"], .neverRevealed("bet"), 5),
    (["minutes: 3, break: true, then: {reveal: bet}"], .unknownItem("bet"), 5),
    (["minutes: 3, poll: a/b, reveal: later"], .missingKey("as"), 5),
    (["minutes: 3, poll: a/b, as: bet"], .missingKey("reveal"), 5),
    (
      ["minutes: 3, drive: a/b, reveal: later, as: bet"],
      .keyNotForKind(key: "reveal", kind: "drive"), 5
    ),
    (["minutes: 3, poll: a/b, items: 3"], .keyNotForKind(key: "items", kind: "poll"), 5),
    (["minutes: 3, poll: five-tabs"], .malformedReference("five-tabs"), 5),
    (["minutes: 3, teach: sheets"], .missingKey("steps"), 5),
    (["minutes: 3, review: class-b"], .missingKey("items"), 5),
    (["minutes: 3, poll: a/b, break: true"], .onlyOneOf(["poll", "break"]), 5),
    (
      ["minutes: 3"],
      .missingOneOf([
        "poll", "teach", "groups", "steps", "drive", "exit", "break", "review", "cards",
      ]), 5
    ),
    (
      ["minutes: 3, steps: [a/b], mode: trios"],
      .unknownValue("trios", known: Plan.Mode.allCases.map(\.rawValue)), 5
    ),
    (
      ["minutes: 3, steps: [a/b], then: applause"],
      .unknownValue("applause", known: ["explain-owners"]), 5
    ),
    (["minutes: 3, cards: year"], .unknownValue("year", known: ["week"]), 5),
    (["minutes: 3, break: true, colour: red"], .unknownKey("colour"), 5),
  ])
  func whatIsWrongIsNamedWithItsLine(_ parts: [String], _ fact: ContentFact, _ line: Int) throws {
    let reading = read(parts)
    let found = try #require(reading.diagnostics.first)
    #expect(found.fact == fact)
    let text = "format: 1\nid: class-a\nminutes: 3\nplan:\n" + parts.map { "- {\($0)}\n" }.joined()
    let source = SourceText(name: "class-a.yaml", text: text)
    #expect(source.number(at: found.range.lowerBound) == line)
  }

  @Test func aPlanWithoutPartsIsNone() {
    let source = SourceText(
      name: "class-a.yaml", text: "format: 1\nid: class-a\nminutes: 3\nplan: []\n")
    #expect(Plan.read(source).diagnostics.map(\.fact).contains(.emptyList))
  }
}
