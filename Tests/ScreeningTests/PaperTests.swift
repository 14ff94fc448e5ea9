import Curriculum
import Diagnostics
import Generation
import Grading
import Notation
import Sessions
import Syntax
import Testing

@testable import Screening

@Suite struct PaperTests {
  /// Every question that can be made, and every written one that can be asked on a paper.
  @Test(arguments: Recipe.Kind.allCases)
  func whatIsWrittenReadsBackAsItWas(_ kind: Recipe.Kind) throws {
    for level in 1...3 {
      let (question, _) = try made(kind, level: level)
      let paper = try #require(Paper(question, isPlayed: level == 2))
      let text = paper.json.encoded()
      #expect(Paper(try JSON(parsing: text)) == paper)
    }
  }

  @Test func whatIsNoPaperIsNotRead() throws {
    let (question, _) = try made(.fix, level: 1)
    let json = try #require(Paper(question, isPlayed: true)).json
    let members = try #require(json.members)
    for place in members.indices where members[place].name != "app" {
      var fewer = members
      fewer[place].value = .array([.null])
      #expect(Paper(.object(fewer)) == nil, "\(members[place].name)")
    }
    #expect(Paper(.null) == nil)
    #expect(Paper(["kind": "riddle"]) == nil)
  }

  /// The ways to mend code, and what a question is made by, stand in no paper.
  @Test(arguments: [Recipe.Kind.fix, .spot, .classify, .order, .versions, .log, .drive, .count])
  func noKeyAndNoOriginStandsInIt(_ kind: Recipe.Kind) throws {
    for level in 1...3 {
      let (question, recipe) = try made(kind, level: level)
      let text = try #require(Paper(question, isPlayed: true)).json.encoded()
      #expect(!text.contains(recipe.id))
      #expect(!text.contains("\(recipe.seed)"))
      if case .fix(let fix) = question.exercise {
        let code = fix.code.text.text
        let mended = fix.solved.split(separator: "\n").filter { !code.contains($0) }
        for line in mended { #expect(!text.contains(JSON.string("\(line)").encoded().dropLast())) }
        #expect(!text.contains("solution"))
      }
    }
  }

  /// Two questions that look alike are one paper, whatever is right in them.
  @Test(arguments: [
    (
      "kind: choice\n    options: {a: {text: {en: One}}, b: {text: {en: Two}}}\n    key: a",
      "kind: choice\n    options: {a: {text: {en: One}}, b: {text: {en: Two}}}\n    key: b"
    ),
    (
      "kind: order\n    items: {a: loadView, b: viewDidLoad, c: dealloc}\n    sequence: [a, b, c]",
      "kind: order\n    items: {a: loadView, b: viewDidLoad, c: dealloc}\n    sequence: [c, a, b]"
    ),
    (
      "kind: fill\n    code: 'print(____1)'\n    gaps: {1: ['1']}\n    goal: {prints: ['1']}",
      "kind: fill\n    code: 'print(____1)'\n    gaps: {1: ['2 - 1']}\n    goal: {prints: ['1']}"
    ),
  ])
  func whatLooksAlikeIsOnePaper(_ one: String, _ other: String) throws {
    let papers = try [one, other].map { text in
      try #require(Paper(try written(text), isPlayed: false))
    }
    #expect(papers[0] == papers[1])
  }

  @Test func placesThatWerePickedStandForWhatIsThere() throws {
    let question = try written(
      "kind: order\n    items: {a: loadView, b: viewDidLoad, c: dealloc}\n    sequence: [a, b, c]")
    let paper = try #require(Paper(question, isPlayed: false))
    guard case .order(let calls, _) = paper.ask else { throw Unexpected() }
    let right = ["loadView", "viewDidLoad", "dealloc"].compactMap { calls.firstIndex(of: $0) }
    let key = question.marking.shuffled(seed: 0)
    #expect(key.mark(onPaper: right.map { "\($0 + 1)" }).isCorrect)
    #expect(!key.mark(onPaper: right.reversed().map { "\($0 + 1)" }).isCorrect)
  }

  @Test func tasksAreNoPapers() throws {
    let question = try written(
      "kind: task\n    goal: {prints: ['1']}\n    solution: 'print(1)'")
    #expect(Paper(question, isPlayed: false) == nil)
  }

  struct Unexpected: Error {}
}

/// A question that a seed makes.
func made(_ kind: Recipe.Kind, level: Int) throws -> (ReadyQuestion, Recipe) {
  // Some seeds draw none.
  let made = (0..<20).lazy.compactMap { number -> (ReadyQuestion, Recipe)? in
    let recipe = Recipe(kind, level: level, seed: 1_234_567 + number)
    let series = Series([kind], version: recipe.version, seed: 1)
    guard let (question, quiz) = series.question(recipe.id, play: Recipe.play) else { return nil }
    return (try? ReadyQuestion(question, of: quiz, seed: 7)).map { ($0, recipe) }
  }
  return try #require(made.first)
}

/// A question as a file has it.
func written(_ text: String) throws -> ReadyQuestion {
  let source = SourceText(
    name: "q.yaml",
    text: """
      format: 1
      id: q
      title: {en: Q}
      questions:
        - id: one
          prompt: {en: What comes?}
          \(text)
      """)
  let reading = Quiz.read(source)
  let quiz = try #require(reading.value)
  #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
  return try ReadyQuestion(try #require(quiz["one"]), of: quiz, seed: 3)
}
