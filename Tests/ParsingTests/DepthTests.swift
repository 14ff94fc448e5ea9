import Diagnostics
import Testing

@testable import Parsing
@testable import Syntax

/// Texts that would exhaust a stack or take more than linear time.
struct DepthTests {
  private func facts(_ text: String, _ dialect: Dialect = .objectiveC) -> [SyntaxFact] {
    Script.read(SourceText(name: "a", text: text), dialect: dialect).diagnostics.map(\.fact)
  }

  @Test(arguments: [("(", ")"), ("[", " x]"), ("{", "}"), ("@[", "]"), ("^{", "}"), ("f(", ")")])
  func bracketsInOneAnotherAreLimited(_ open: String, _ close: String) {
    let text =
      String(repeating: open, count: 10_000) + "x" + String(repeating: close, count: 10_000)
    #expect(facts(text + ";").contains(.nestedTooDeep(limit: Nesting.mostLevels)))
    let unclosed = facts(String(repeating: open, count: 10_000))
    #expect(unclosed.count { $0 == .nestedTooDeep(limit: Nesting.mostLevels) } == 1)
  }

  @Test(arguments: ["-", "!", "*", "(int)", "x = ", "a ? b : ", "if (x) {} else ", "label: "])
  func chainsToTheRightAreLimited(_ link: String) {
    let text = "{ " + String(repeating: link, count: 10_000) + "x; }"
    #expect(facts(text).contains { if case .nestedTooDeep = $0 { true } else { false } })
  }

  @Test(arguments: [" + a", ".b", "[0]", "()", ", a", " && a", "->b"])
  func chainsToTheLeftAreLimited(_ link: String) {
    let text = "a" + String(repeating: link, count: 100_000) + ";"
    #expect(facts(text) == [.nestedTooDeep(limit: Nesting.mostNodes)])
  }

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("if a {", "}"), ("[a: ", "]"),
  ])
  func bracketsOfSwiftInOneAnotherAreLimited(_ open: String, _ close: String) {
    let text =
      String(repeating: open, count: 10_000) + "x" + String(repeating: close, count: 10_000)
    #expect(facts(text, .swift).contains(.nestedTooDeep(limit: Nesting.mostLevels)))
    let unclosed = facts(String(repeating: open, count: 10_000), .swift)
    #expect(unclosed.count { $0 == .nestedTooDeep(limit: Nesting.mostLevels) } == 1)
  }

  @Test(arguments: ["!", "try ", "a ?? ", "a ? b : ", "if (x) {} else ", "label: "])
  func chainsOfSwiftToTheRightAreLimited(_ link: String) {
    let text = String(repeating: link, count: 10_000) + "x"
    #expect(facts(text, .swift).contains { if case .nestedTooDeep = $0 { true } else { false } })
  }

  @Test(arguments: [" + a", ".b", "[0]", "()", "?.a", " && a", "!", " as A"])
  func chainsOfSwiftToTheLeftAreLimited(_ link: String) {
    let text = "a" + String(repeating: link, count: 100_000)
    #expect(facts(text, .swift) == [.nestedTooDeep(limit: Nesting.mostNodes)])
  }

  @Test(arguments: ["[", "(", "Optional<", "() -> ", "A & "])
  func typesInOneAnotherAreLimited(_ link: String) {
    let text = "let x: " + String(repeating: link, count: 10_000) + "A"
    #expect(facts(text, .swift).contains { if case .nestedTooDeep = $0 { true } else { false } })
  }

  @Test func whatIsNestedWithinTheLimitIsRead() {
    let sum = "a" + String(repeating: " + a", count: 900) + ";"
    #expect(facts(sum).isEmpty)
    let parentheses = String(repeating: "(", count: 190) + "a" + String(repeating: ")", count: 190)
    #expect(facts(parentheses + ";").isEmpty)
    let calls = String(repeating: "max(1, ", count: 200) + "1" + String(repeating: ")", count: 200)
    #expect(facts("print(" + calls + ")", .swift).isEmpty)
  }

  @Test func longListsAreNotDeep() {
    let items = Array(repeating: "@(a + b)", count: 5000).joined(separator: ", ")
    #expect(facts("x = @[" + items + "];").isEmpty)
    #expect(facts(String(repeating: "[a b];", count: 5000)).isEmpty)
  }

  @Test func aMegabyteOnOneLineIsRead() {
    let statements = String(repeating: "[vc.view setFrame:CGRectMake(0, 0, 1, 2)]; ", count: 23_000)
    #expect(statements.utf8.count > 900_000)
    #expect(facts(statements).isEmpty)
    #expect(facts("x = @\"" + String(repeating: "я", count: 500_000) + "\";").isEmpty)
    #expect(facts("/*" + String(repeating: "* /", count: 300_000) + "*/").isEmpty)
  }

  @Test func aMegabyteOfRubbishIsRead() {
    #expect(facts(String(repeating: "]", count: 300_000)).count >= 1)
    #expect(facts(String(repeating: "€", count: 1000)).count == 1000)
    _ = facts(String(repeating: "#", count: 300_000), .swift)
    _ = facts(String(repeating: "\"\\(", count: 100_000), .swift)
    _ = facts(String(repeating: "\"\"\"\n\\(", count: 50_000), .swift)
  }

  @Test func aByteOrderMarkIsWhiteSpace() {
    #expect(facts("\u{FEFF}[vc view];").isEmpty)
  }
}
