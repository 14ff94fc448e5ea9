import Corpora
import Diagnostics
import Testing

@testable import Parsing
@testable import Syntax

/// Texts cut off or damaged anywhere are read to their end, and what is found stands inside them.
struct FuzzTests {
  @Test(arguments: ObjectiveCCorpus.snippets + SwiftCorpus.snippets)
  func aTextCutOffAnywhereIsRead(_ snippet: String) {
    let characters = Array(snippet)
    for count in stride(from: 0, to: characters.count, by: 7) {
      check(String(characters[..<count]))
      check(String(characters[count...]))
    }
  }

  @Test(arguments: ObjectiveCCorpus.snippets + SwiftCorpus.snippets)
  func aTextWithAForeignSignAnywhereIsRead(_ snippet: String) {
    let characters = Array(snippet)
    for place in stride(from: 0, to: characters.count, by: 7) {
      var damaged = characters
      damaged[place] = Array("}]);@\"'^{[(*:<#,")[place % 16]
      check(String(damaged))
    }
  }

  private func check(_ text: String) {
    let source = SourceText(name: "a", text: text)
    for dialect in [Dialect.objectiveC, .swift, nil] {
      let script = Script.read(source, dialect: dialect)
      let count = text.utf8.count
      for diagnostic in script.diagnostics {
        let range = diagnostic.range
        #expect(0 <= range.lowerBound && range.lowerBound <= range.upperBound)
        #expect(range.upperBound <= count, "\(text)")
      }
    }
    _ = Script.isIncomplete(text)
  }
}
