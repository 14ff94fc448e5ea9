import Curriculum
import Diagnostics
import Testing

struct BrokenQuizTests {
  static let head: String = "format: 1\nid: a\ntitle: t\n"

  /// A quiz of one question, whose fields stand in line 5 from column 20 on.
  static func question(_ fields: String) -> String {
    head + "questions:\n  - {id: q, prompt: p, \(fields)}\n"
  }

  static func order(_ fields: String) -> String { question("kind: order, \(fields)") }

  static let ab: String = "items: {a: x, b: y}, "

  @Test(arguments: [
    Broken(1, 1, .emptyFile, in: ""),
    Broken(
      1, 1, .missingKey("title"),
      in: "format: 1\nid: a\nquestions: [{id: b, kind: order, prompt: p, script: x}]\n"),
    Broken(1, 1, .missingKey("questions"), in: head),
    Broken(4, 12, .emptyList, in: head + "questions: []\n"),
    Broken(4, 12, .expected(.list), in: head + "questions: {}\n"),
    Broken(
      4, 9, .unknownLanguage("fr"),
      in: head + "origin: fr\nquestions: [{id: b, kind: order, prompt: p, script: x}]\n"),
    Broken(5, 5, .expected(.mapping), in: head + "questions:\n  - 5\n"),
    Broken(
      5, 30,
      .unknownValue(
        "odrer",
        known: Exercise.Kind.allCases.map(\.rawValue) + ["output", "count", "repair"]),
      suggestion: "order", in: question("kind: odrer")),
    Broken(5, 5, .missingKey("items"), in: order("sequence: [a]")),
    Broken(5, 5, .missingOneOf(["before", "sequence", "script"]), in: order("items: {a: x}")),
    Broken(
      5, 5, .onlyOneOf(["sequence", "script"]), in: order(ab + "script: x, sequence: [a, b]")),
    Broken(5, 71, .unknownItem("c"), in: order(ab + "before: [[a, c]]")),
    Broken(5, 67, .expected(.pair), in: order(ab + "before: [[a]]")),
    Broken(5, 67, .expected(.list), in: order(ab + "before: [a]")),
    Broken(5, 75, .circularOrder(["b", "a"]), in: order(ab + "before: [[a, b], [b, a]]")),
    Broken(5, 67, .circularOrder(["a"]), in: order(ab + "before: [[a, a]]")),
    Broken(5, 72, .unknownItem("c"), in: order(ab + "sequence: [a, c, b]")),
    Broken(
      5, 72, .duplicateID("a", first: SourceRange(104, 105)), in: order(ab + "sequence: [a, a, b]")),
    Broken(5, 51, .itemNotInSequence("b"), in: order(ab + "sequence: [a]")),
    Broken(
      5, 72, .duplicateID("a", first: SourceRange(80, 81)),
      in: order(ab + "distractors: {a: z}, sequence: [a, b]")),
    Broken(
      5, 66, .unknownValue("total", known: ["exact", "pairs", "keep", "blend"]),
      in: order(ab + "scheme: total, sequence: [a, b]")),
    Broken(5, 37, .keyNotForKind(key: "key", kind: "order"), in: order("key: [], script: a")),
    Broken(5, 37, .unknownKey("hnit"), suggestion: "hint", in: order("hnit: a, script: a")),
    Broken(
      5, 74, .unknownOption("13"),
      in: question("kind: classify, code: x, options: mistakes, key: [13]")),
    Broken(
      5, 76, .unknownOption("laek"), suggestion: "leak",
      in: question("kind: classify, code: x, options: {leak: It}, key: [laek]")),
    Broken(
      5, 89, .unknownOption("laek"), suggestion: "leak",
      in: question("kind: classify, code: x, options: {leak: It}, key: [], why-not: {laek: y}")),
    Broken(
      5, 86, .unknownOption("c"), in: order(ab + "sequence: [a, b], catches: {c: y}")),
    Broken(
      5, 58, .expected(.options), in: question("kind: classify, code: x, options: all, key: []")),
    Broken(5, 5, .missingKey("key"), in: question("kind: classify, code: x, options: {leak: It}")),
    Broken(5, 44, .unknownLanguage("de"), in: order("hint: {de: x, en: y}, script: a")),
    Broken(5, 43, .expected(.localizedText), in: order("hint: {}, script: a")),
    Broken(5, 43, .expected(.localizedText), in: order("hint: [], script: a")),
    Broken(5, 55, .expected(.text), in: order("hint: {en: x, ru: {en: y}}, script: a")),
    Broken(5, 57, .malformedHash("12"), in: order("hint: {en: x, from: 12}, script: a")),
    Broken(5, 45, .rawHTML, in: order("hint: \"a<b>\", script: a")),
    Broken(
      5, 50, .unparsedBold, severity: .warning, in: order("hint: {ja: あ。**「あ」**あ}, script: a")),
    Broken(
      6, 10, .duplicateID("q", first: SourceRange(45, 46)),
      in: question("kind: order, script: a") + "  - {id: q, prompt: p, kind: order, script: b}\n"),
  ])
  func aBrokenQuizIsToldWhere(broken: Broken) {
    broken.check(Quiz.read(SourceText(broken.text)).diagnostics)
  }

  @Test func aBrokenQuestionLeavesTheOthers() {
    let reading = Quiz.read(
      SourceText(Self.question("kind: output") + "  - {id: r, prompt: p, kind: order, script: b}\n")
    )
    #expect(reading.value?.questions.map(\.id.value) == ["r"])
    #expect(!reading.isSound)
  }

  @Test func circlesAreFoundBehindWhatIsInOrder() {
    let text = Self.order(
      "items: {a: x, b: x, c: x, d: x}, before: [[a, b], [b, c], [c, d], [d, b]]")
    let facts = Quiz.read(SourceText(text)).diagnostics.map(\.fact)
    #expect(facts == [.circularOrder(["c", "d", "b"])])
  }
}
