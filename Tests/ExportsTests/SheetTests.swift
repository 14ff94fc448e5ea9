import Curriculum
import Diagnostics
import Learning
import Notation
import Sessions
import Testing

@testable import Exports

/// What is written, by hand-made questions of every kind.
@Suite struct SheetTests {
  static let quiz = """
    format: 2
    id: made
    title: {en: "Made", ru: "a", zh: "a", cs: "a", ja: "a"}
    origin: en
    questions:
      - id: order
        kind: order
        ios: 26
        prompt: {en: "Which first: {a} = b~?"}
        items: {load: viewDidLoad, appear: "viewWillAppear:"}
        sequence: [load, appear]
      - id: partial
        kind: order
        ios: 26
        prompt: {en: "Which?"}
        items: {load: viewDidLoad, one: a b, two: c d}
        before: [[load, one], [load, two]]
        distractors: {never: viewDidUnload}
      - id: clean
        kind: classify
        ios: 26
        dialect: swift
        prompt: {en: "What is wrong?"}
        code: "class A: UIViewController {}"
        options: mistakes
        key: []
      - id: owners
        kind: count
        ios: 26
        dialect: swift
        prompt: {en: "How many?"}
        code: |
          let a = UIView()
          let b = a
        of: a
    """

  private var sheet: Sheet {
    get throws {
      let reading = Quiz.read(SourceText(name: "made.yaml", text: SheetTests.quiz))
      return Sheet(try #require(reading.value), in: .en)
    }
  }

  @Test func everyQuestionWithAKeyIsThere() throws {
    #expect(
      try sheet.items.map(\.id) == ["made/order", "made/partial", "made/clean", "made/owners"])
  }

  @Test func gift() throws {
    let text = GIFT([try sheet]).text
    #expect(text.hasPrefix("$CATEGORY: viewdidlearn/made\n\n::made/order::[markdown]"))
    #expect(text.contains("Which first\\: \\{a\\} \\= b\\~?"))
    #expect(text.contains("{=1 -> viewDidLoad() =2 -> viewWillAppear(_\\:)"))
    // Of several right orders one is chosen among wrong ones.
    #expect(text.contains("=viewDidLoad(), a b(), c d()"))
    #expect(text.contains("~c d(), a b(), viewDidLoad()"))
    let partial = text.split(separator: "\n\n").first { $0.hasPrefix("::made/partial") }
    #expect(partial?.contains("The calls in the list\\: ") == true)
    #expect(partial?.contains("Put these calls in the order") == false)
    #expect(text.contains("{~%100%0 ~%-100%"))
    #expect(text.contains("{#2}"))
  }

  @Test func anArrowIsMendedInPairsAlone() {
    func item(_ answer: Sheet.Answer) -> Sheet.Item {
      Sheet.Item(id: "a", skills: [], text: [.paragraph("x -> y")], answer: answer, explanation: "")
    }
    func gift(_ answer: Sheet.Answer) -> String {
      GIFT([Sheet(id: "s", title: "", items: [item(answer)], language: .en)]).text
    }
    let pairs = [Sheet.Option(id: "5", text: "a -> b"), Sheet.Option(id: "6", text: "n")]
    #expect(gift(.pairs(pairs)).contains("x -> y{=5 -> a → b =6 -> n}"))
    #expect(gift(.number(1)).contains("x -> y"))
    #expect(gift(.lines(["f() -> Int"])).contains("{####f() -> Int}"))
    #expect(gift(.code("a()\nb()")).contains("{####a()\\nb()}"))
  }

  @Test func commandsAreExplainedOnPaper() throws {
    let text =
      "format: 2\nid: w\norigin: en\ntitle: {en: W}\nquestions:\n"
      + "- {id: a, kind: output, prompt: {en: P}, dialect: swift, code: \"print(1)\\n:wait 2\\n:wait 1\"}\n"
    let quiz = try #require(Quiz.read(SourceText(name: "w.yaml", text: text)).value)
    let blocks = Sheet(quiz, in: .en).items[0].text
    let told = blocks.filter { block in
      if case .paragraph(let text) = block { text.hasPrefix(":wait = ") } else { false }
    }
    #expect(told.count == 1)
  }

  @Test func anki() throws {
    let lines = Anki([try sheet]).text.split(separator: "\n").map { String($0) }
    #expect(lines[0] == "#separator:tab")
    #expect(lines.contains { $0.hasPrefix("viewdidlearn/en/made/order\t\"Which first") })
  }

  @Test func qti() throws {
    let files = QTI([try sheet]).files
    #expect(files.map(\.name).first == "q-made_order.xml")
    #expect(files[0].text.contains("cardinality=\"ordered\""))
    #expect(files[1].text.contains("<qti-choice-interaction"))
    #expect(files[2].text.contains("<qti-is-null>"))
  }

  @Test func handOut() throws {
    let text = HandOut([try sheet], in: .en).text
    #expect(text.contains("<h1>Made</h1>"))
    #expect(text.contains("<ol>\n<li>") && !text.contains("<ul>"))
    let parts = text.split(separator: "<div class=\"solutions\">")
    #expect(
      parts.count == 2 && !parts[0].contains("<pre>2</pre>") && parts[1].contains("<pre>2</pre>"))
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000Z"), (951_782_400_000, "2000-02-29T00:00:00.000Z"),
    (1_795_401_296_007, "2026-11-23T02:34:56.007Z"),
    (4_102_444_799_999, "2099-12-31T23:59:59.999Z"),
  ])
  func momentsInWords(_ wall: Int, _ text: String) { #expect(XAPI.timestamp(wall) == text) }

  @Test func statements() throws {
    var entry = Entry(
      at: Instant(wall: 0, monotonic: 0), .answered, item: "a/b", language: "cs",
      payload: .object([
        JSON.Member("kind", "choice"), JSON.Member("score", 0.5), JSON.Member("seconds", 61.5),
        JSON.Member("answer", ["x"]),
      ]))
    entry.sequence = 1
    let left = Entry(at: Instant(wall: 0, monotonic: 0), .left, language: "cs")
    let statements = XAPI([entry, left]).statements
    #expect(statements.count == 1)
    let result = try #require(statements.first?["result"])
    #expect(result["score"]?["scaled"]?.number == 0.5)
    #expect(result["duration"]?.string == "PT61.50S")
    #expect(result["response"]?.string == "x")
    #expect(XAPI([entry]).statements == XAPI([entry]).statements)
    #expect(XAPI([]).text == "[]\n")
  }
}
