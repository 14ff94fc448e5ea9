import Diagnostics
import Testing
import YAML

struct NodeReadingTests {
  struct Broken: CustomTestStringConvertible {
    var text: String
    var line: Int
    var column: Int
    var fact: YAMLFact
    var testDescription: String { text.count < 60 ? text : String(text.prefix(40)) + "…" }

    init(_ text: String, _ line: Int, _ column: Int, _ fact: YAMLFact) {
      (self.text, self.line, self.column, self.fact) = (text, line, column, fact)
    }
  }

  @Test(arguments: [
    Broken("a: 1\nb: 2\na: 3\n", 3, 1, .duplicateKey("a", first: SourceRange(0, 1))),
    Broken("{ж: 1, \"ж\": 2}", 1, 8, .duplicateKey("ж", first: SourceRange(1, 3))),
    Broken("a: &x 1\n", 1, 4, .anchor("x")),
    Broken("日本: *x\n", 1, 5, .alias("x")),
    Broken("a: !!str 1\n", 1, 4, .tag("tag:yaml.org,2002:str")),
    Broken("- !thing {}\n", 1, 3, .tag("!thing")),
    Broken("a: 1\n---\nb: 2\n", 2, 1, .severalDocuments),
    Broken("? [a, b]\n: 1\n", 1, 3, .keyIsNotText),
    Broken("?\n: 1", 1, 2, .keyIsNotText),
    Broken("привет: \u{7}\n", 1, 9, .forbiddenCharacter(7)),
    Broken("a: b\0c\n", 1, 5, .forbiddenCharacter(0)),
    Broken(String(repeating: "[", count: 10_000), 1, 65, .tooDeep(limit: 64)),
    Broken(String(repeating: "{a: ", count: 10_000), 1, 254, .tooDeep(limit: 64)),
    Broken(String(repeating: "- ", count: 10_000), 1, 129, .tooDeep(limit: 64)),
  ])
  func mistakesHaveTheirPlace(broken: Broken) throws {
    let source = SourceText(name: "a.yaml", text: broken.text)
    let error = #expect(throws: Diagnostic<YAMLFact>.self) { try Node.read(broken.text) }
    let diagnostic = try #require(error)
    #expect(diagnostic.fact == broken.fact)
    let position = source.position(at: diagnostic.range.lowerBound)
    #expect(position == Position(line: broken.line, column: broken.column))
  }

  @Test func syntaxIsToldInTheWordsOfLibyaml() throws {
    let error = #expect(throws: Diagnostic<YAMLFact>.self) {
      try Node.read("пример:\n  items: [a, b\n  next: 1\n")
    }
    let diagnostic = try #require(error)
    #expect(diagnostic.fact == .syntax(.openSequence))
    #expect(YAMLProblem.openSequence.rawValue == "did not find expected ',' or ']'")
  }

  @Test(arguments: [
    "a: b: c", "\ta: 1", "a: 'open", "a: \"open", "[", "]", "{", "}", "a: |3x\n b", "- a\nb: 1",
    "a: \"\\q\"", "%YAML 9.9\n---\na", "a\n  b: c\n", "@a", "`a`", "a: %b", "\"\\ud83d\\ude00\"",
    "[a, b", "{a: b, c", "? ? ? :", "a: >-x", "!<", "&", "*", "a: *", "--- a\n... b",
  ])
  func malformedTextsAreRefused(text: String) {
    #expect(throws: Diagnostic<YAMLFact>.self) { try Node.read(text) }
  }

  @Test func largeTextsAreRead() throws {
    let texts = [
      String(repeating: "a", count: 1_000_000),
      "'" + String(repeating: "ж ", count: 500_000) + "'",
      "[" + String(repeating: "[],", count: 300_000) + "]",
      String(repeating: "- a\n", count: 100_000),
      (0..<50_000).map { "key\($0): \($0)\n" }.joined(),
    ]
    for text in texts { _ = try Node.read(text) }
  }

  @Test(arguments: ["[", "{", "-", "? ", "'", "\"", "!", "&a ", "*a ", "|\n", "---\n", "a: ", "\0"])
  func noRepetitionHangs(unit: String) {
    var diagnostics: [Diagnostic<YAMLFact>] = []
    _ = Node.parse(String(repeating: unit, count: 100_000), diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty == (unit == "-" || unit == "'"))
  }

  @Test func rangesAreUTF8OffsetsOfTheFile() throws {
    let text = "имя: \"Вид\"\nсписок:\n  - один  # первый\n  - {два: 2}\n\nкод: |\n  [vc view];\n"
    let source = SourceText(name: "a.yaml", text: text)
    let node = try Node.read(text)
    let items = try #require(node["список"]?.items)
    #expect(source[try #require(node["имя"]).range] == "\"Вид\"")
    #expect(source[items[0].range] == "один")
    #expect(source[items[1].range] == "{два: 2}")
    #expect(source[try #require(node["список"]).range] == "- один  # первый\n  - {два: 2}")
    #expect(source[try #require(node["код"]).range].hasPrefix("|\n  [vc view];"))
    #expect(try Node.read("[a]", offset: 100).items?[0].range == SourceRange(101, 102))
  }

  @Test(arguments: ["\r\n", "\r", "\u{85}", "\u{2028}"])
  func everyLineEndOfYAMLIsCounted(lineEnd: String) throws {
    let text = "a: 1" + lineEnd + "# ж" + lineEnd + "b: [я]"
    let item = try #require(try Node.read(text)["b"]?.items?[0])
    #expect(SourceText(name: "a", text: text)[item.range] == "я")
  }

  @Test func aByteOrderMarkShiftsNothing() throws {
    let text = "\u{FEFF}ж: [я]"
    let item = try #require(try Node.read(text)["ж"]?.items?[0])
    #expect(SourceText(name: "a", text: text)[item.range] == "я")
  }

  @Test func readingGoesOnAfterWhatLeavesATree() throws {
    var diagnostics: [Diagnostic<YAMLFact>] = []
    let text = "a: &x 1\na: 2\nb: !t 3\n? [k]\n: 4\nc: *x\n"
    let node = try #require(Node.parse(text, diagnostics: &diagnostics))
    #expect(diagnostics.count == 5)
    #expect(node.entries?.map(\.key) == ["a", "b", "c"])
    #expect(node["a"]?.integer == 1)
    #expect(node["c"]?.value == .null)
  }
}
