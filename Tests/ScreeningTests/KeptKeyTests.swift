import Curriculum
import Diagnostics
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

  private func compare(_ question: ReadyQuestion, _ name: String) throws {
    let kept = try #require(question.marking.kept, "\(name)")
    let text = kept.encoded()
    let read = try #require(MarkingKey(kept: try JSON(parsing: text)), "\(text)")
    #expect(read.kept == kept)
    for seed in [0, 7, 70] {
      let (asked, key) = (question.shuffled(seed: seed), read.shuffled(seed: seed))
      #expect(key.ids == asked.ids && key.names == asked.names(in: .en))
      let right = asked.mark(onPaper: []).right.map { id in
        (asked.ids?.firstIndex(of: id)).map { "\($0 + 1)" } ?? id
      }
      #expect(asked.mark(onPaper: right).isCorrect, "\(name)")
      let others = [Array(right.reversed()), Array(right.dropLast()), [], ["1"], ["loadView"]]
      for answer in [right] + others {
        #expect(key.mark(onPaper: answer) == asked.mark(onPaper: answer), "\(name): \(answer)")
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
