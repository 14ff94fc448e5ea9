import Foundation
import Testing

/// `screen preview`: what can be drawn, and what cannot.
@Suite struct PreviewTests {
  private let folder = StateFolder()

  private func preview(_ item: String, _ options: String...) throws -> Ran {
    let path = folder.path + "/plan.yaml"
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try """
    format: 1
    id: plan
    minutes: 3
    rules: {pass: 0.6}
    items:
    - \(item)
    """.write(toFile: path, atomically: true, encoding: .utf8)
    return try run(["screen", "preview", path, "--language", "en"] + options)
  }

  @Test func variantsAreCounted() throws {
    let ran = try preview("{id: one, minutes: 3, generate: {kind: count}}", "--variants", "3")
    #expect(ran.code == 0, "\(ran.errors)")
    #expect(row("one", ran.output)?.prefix(2) == ["one", "3"])
  }

  @Test func eachVersionIsLookedAt() throws {
    let item = "{id: one, minutes: 3, generate: {kind: count}}"
    let ran = try preview(item, "--variants", "2", "--ios", "12,26")
    #expect(ran.code == 0, "\(ran.errors)")
    let lines = ran.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("iOS ") } == ["iOS 12", "iOS 26"])
    #expect(rows(ran.output).count { $0.prefix(2) == ["one", "2"] } == 2)
  }

  /// Who sees one question cannot know the answer to another: what happens differs, and under which
  /// versions a call comes.
  @Test func answersDiffer() throws {
    for demand in [
      "{kind: order, moves: [push, [swipe-cancel, swipe]], controllers: 2}",
      "{kind: versions, ios: [12, 13], moves: [present, dismiss]}",
    ] {
      let ran = try preview("{id: one, minutes: 3, generate: \(demand)}", "--variants", "12")
      #expect(ran.code == 0, "\(ran.errors)")
      let answers = try #require(row("one", ran.output)?.dropFirst(3).first.flatMap { Int($0) })
      #expect(answers > 1, "\(demand)")
    }
  }

  /// Of what an item may ask, more than one thing is right: who has heard of another's question knows
  /// no answer yet.
  @Test func whatTheShippedPlanAsksOfAChildVaries() throws {
    let plan = "Quizzes/screening-ios.yaml"
    let line = try String(contentsOfFile: plan, encoding: .utf8).split(separator: "\n")
      .first { $0.contains("id: child,") }
    let item = try #require(line?.dropFirst(2))
    let ran = try preview(String(item), "--variants", "12")
    #expect(ran.code == 0, "\(ran.errors)")
    #expect(try #require(row("child", ran.output)?.dropFirst(3).first.flatMap { Int($0) }) > 1)
  }

  /// A question stands there as a candidate gets it, and what is right below it.
  @Test func aQuestionIsShown() throws {
    let item = "{id: one, minutes: 3, generate: {kind: order, moves: [push]}, level: 2}"
    let ran = try preview(item, "--show", "one", "--variants", "2")
    #expect(ran.code == 0, "\(ran.errors)")
    let lines = ran.output.split(separator: "\n").map { String($0) }
    #expect(lines.count { $0.hasPrefix("Question ") } == 2)
    #expect(lines.count { $0 == "level 2" } == 2 && lines.contains("about 3 min"))
    let right = lines[(try #require(lines.lastIndex(of: "right answer")) + 1)...]
    #expect(right.count > 2)
    for call in right {
      let picked = call.split(separator: " ")
      #expect(picked.count >= 2 && Int(picked[0]) != nil, "\(call)")
    }
    #expect(try preview(item, "--show", "one", "--variants", "2").output == ran.output)
  }

  @Test func whatCannotBeShownIsToldWhatCan() throws {
    let item = "{id: remarks, minutes: 3, marked: false, text: free, prompt: {en: Anything else?}}"
    #expect(try preview(item, "--show", "remarks").output.contains("Anything else?"))
    let ran = try preview(item, "--show", "remark")
    #expect(ran.code == 1 && ran.errors.contains("it has remarks"), "\(ran.errors)")
  }

  private func rows(_ output: String) -> [[Substring]] {
    output.split(separator: "\n").map { $0.split(separator: " ") }
  }

  private func row(_ item: String, _ output: String) -> [Substring]? {
    rows(output).first { $0.first == item[...] }
  }

  /// Nothing is drawn for what cannot happen: the place, the reason and the way out come at once.
  @Test func whatCannotHappenIsToldWithItsLine() throws {
    let item = "{id: finger, minutes: 3, generate: {kind: order, moves: [push, swipe]}}"
    let ran = try preview(item, "--ios", "5.1")
    #expect(ran.code == 1)
    #expect(ran.output.isEmpty)
    #expect(ran.errors.contains("plan.yaml:6:3: error: "))
    #expect(ran.errors.contains("'swipe' comes with iOS 7"))
    #expect(ran.errors.contains("note: "))
  }

  @Test func aQuestionThatIsNotThereIsNamed() throws {
    let ran = try preview("{id: lost, minutes: 3, ask: nowhere/at-all}")
    #expect(ran.code == 1)
    #expect(ran.errors.contains("plan.yaml:6:3: error: 'lost' asks 'nowhere/at-all'"))
  }
}
