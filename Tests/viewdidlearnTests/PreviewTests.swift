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
    #expect(ran.output.split(separator: "\n").last?.hasPrefix("one · 3 · ") == true)
  }

  @Test func eachVersionIsLookedAt() throws {
    let item = "{id: one, minutes: 3, generate: {kind: count}}"
    let ran = try preview(item, "--variants", "2", "--ios", "12,26")
    #expect(ran.code == 0, "\(ran.errors)")
    let lines = ran.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("iOS ") } == ["iOS 12", "iOS 26"])
    #expect(lines.count { $0.hasPrefix("one · 2 · ") } == 2)
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
