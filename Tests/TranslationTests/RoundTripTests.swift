import Corpora
import Diagnostics
import Parsing
import Syntax
import Testing
import Translation

struct RoundTripTests {
  @Test(arguments: ObjectiveCCorpus.snippets)
  func whatIsPrintedIsReadBackAsTheSameTree(_ snippet: String) {
    let first = Script.read(SourceText(name: "a.m", text: snippet), dialect: .objectiveC)
    #expect(first.diagnostics.isEmpty)
    let printed = ObjectiveCPrinter.text(of: first.statements)
    let second = Script.read(SourceText(name: "b.m", text: printed), dialect: .objectiveC)
    #expect(second.diagnostics.isEmpty, "\(printed)")
    #expect(
      TreeDump.text(of: second.statements) == TreeDump.text(of: first.statements), "\(printed)")
    #expect(ObjectiveCPrinter.text(of: second.statements) == printed)
  }

  @Test(arguments: SwiftCorpus.snippets + SwiftToPrint.snippets)
  func swiftThatIsPrintedIsReadBackAsTheSameTree(_ snippet: String) {
    let first = Script.read(SourceText(name: "a.swift", text: snippet), dialect: .swift)
    #expect(first.diagnostics.isEmpty)
    let printed = SwiftPrinter.text(of: first.statements)
    let second = Script.read(SourceText(name: "b.swift", text: printed), dialect: .swift)
    #expect(second.diagnostics.isEmpty, "\(printed)")
    #expect(
      TreeDump.text(of: second.statements) == TreeDump.text(of: first.statements), "\(printed)")
    #expect(SwiftPrinter.text(of: second.statements) == printed)
  }

  /// Objective-C said in Swift is Swift: what is printed is read without a mistake.
  @Test(arguments: ObjectiveCCorpus.snippets)
  func objectiveCSaidInSwiftIsSwift(_ snippet: String) {
    let script = Script.read(SourceText(name: "a.m", text: snippet), dialect: .objectiveC)
    let printed = SwiftPrinter.text(of: script.statements, from: .objectiveC)
    let swift = Script.read(SourceText(name: "b.swift", text: printed), dialect: .swift)
    #expect(swift.diagnostics.isEmpty, "\(printed)")
  }
}
