import Curriculum
import Diagnostics
import Foundation
import Generation
import Grading
import Notation
import Screening
import Sessions
import Syntax
import Testing

/// Keys that are kept mark as those that were drawn.
@Suite struct KeptKeyTests {
  @Test(arguments: Recipe.Kind.allCases, Recipe.levels)
  func aKeyThatIsReadMarksAsItDid(_ kind: Recipe.Kind, level: Int) throws {
    let (question, recipe) = try made(kind, level: level)
    try compare(question, "\(recipe.id)")
  }

  @Test(arguments: [Demand.Leak.timer, .observer, .closure])
  func aLeakIsMendedByTheSameGoal(_ leak: Demand.Leak) throws {
    var demand = Demand(.fix)
    demand.faults = [.leak(leak)]
    let drawn = (0..<20).lazy.compactMap { seed in
      Recipe(demand, version: .newest, level: 1, seed: seed).question(play: Recipe.play)
    }
    let name = Located("\(leak)", at: SourceRange(0, 0))
    let question = try #require(drawn.first).question(id: name, level: 1)
    let quiz = Quiz(
      id: name, title: LocalizedText(forAll: ""), origin: .en, questions: [question])
    try compare(try ReadyQuestion(question, of: quiz), "\(leak)")
  }

  /// Kinds that nothing is drawn of, but that a round may take from the bank.
  @Test(arguments: [
    """
    kind: order
        items: {a: loadView, b: viewDidLoad, c: viewDidLoad, d: dealloc}
        before: [[a, b], [b, c], [a, d]]
        distractors: {x: viewDidUnload}
        scheme: keep
    """,
    "kind: order\n    items: {a: loadView, b: viewDidLoad, c: dealloc}\n    sequence: [c, a, b]",
    """
    kind: classify
        code: 'print(1)'
        options: {leak: {en: It leaks}, fine: {en: Nothing}}
        key: [fine]
    """,
    """
    kind: fill
        ios: 26
        setup: 'let memo = UIViewController()'
        code: 'memo.____1'
        play: 'print(memo.isViewLoaded)'
        gaps: {1: [loadViewIfNeeded(), view]}
        goal: {prints: ['true'], state: {memo: loaded}}
    """,
    """
    kind: fix
        code: |
          let card = UIView()
          card.alpha = 0.5
        goal: {values: {card.alpha: '1.0'}}
        solution: {2: card.alpha = 1}
    """,
  ]) func aKeyOfTheBankMarksAsItDid(_ text: String) throws {
    try compare(try written(text), text)
  }

  /// The quizzes of the bank, by their files.
  private static let quizzes: [URL] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = try? FileManager.default.contentsOfDirectory(
      at: root.appending(path: "Quizzes"), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "yaml" }
  }()

  @Test(arguments: quizzes) func whatAPaperAsksOfTheBankIsKept(_ file: URL) throws {
    let source = SourceText(name: "q", text: try String(contentsOf: file, encoding: .utf8))
    if Blueprint.isBlueprint(source) { return }
    let quiz = try #require(Quiz.read(source).value)
    for question in quiz.questions {
      let ready = try ReadyQuestion(question, of: quiz)
      if Paper(ready, isPlayed: false) == nil { continue }
      let kept = try #require(ready.marking.kept, "\(question.id.value)")
      let read = MarkingKey(kept: try JSON(parsing: kept.encoded()))
      #expect(read?.kept == kept, "\(question.id.value)")
    }
  }

  private func compare(_ question: ReadyQuestion, _ name: String) throws {
    let kept = try #require(question.marking.kept, "\(name)")
    let text = kept.encoded()
    let read = try #require(MarkingKey(kept: try JSON(parsing: text)), "\(text)")
    #expect(read.kept == kept)
    for case (.typed(let code), let mark) in read.known {
      #expect(mark == question.marking.mark(onPaper: code).brief, "\(name)")
    }
    for seed in [0, 7, 70] {
      let (asked, key) = (question.shuffled(seed: seed), read.shuffled(seed: seed))
      let said = asked.names(in: .en)?.enumerated().map { place, name in
        name == "\(place + 1)" ? name : "\(place + 1)  \(name)"
      }
      #expect(key.ids == asked.ids && key.ids.map { key.said(ids: $0) } == said)
      let marking = question.marking.shuffled(seed: seed)
      let right = marking.mark(onPaper: []).right.map { id in
        (asked.ids?.firstIndex(of: id)).map { "\($0 + 1)" } ?? id
      }
      #expect(marking.mark(onPaper: right).isCorrect, "\(name)")
      let others = [Array(right.reversed()), Array(right.dropLast()), [], ["1"], ["loadView"]]
      for answer in [right] + others {
        #expect(key.mark(onPaper: answer) == marking.mark(onPaper: answer), "\(name): \(answer)")
      }
    }
  }

  @Test(arguments: [
    "{}", #"{"value":"1"}"#, #"{"spot":[[]]}"#, #"{"versions":[]}"#, #"{"fix":{}}"#,
    #"{"drive":{"items":[["a","b","c"]],"before":[[0,9]],"loops":[]},"objects":[],"sent":[]}"#,
  ]) func whatNoProgramKeptIsNoKey(_ text: String) throws {
    #expect(MarkingKey(kept: ["key": try JSON(parsing: text), "picks": []]) == nil)
  }
}
