import Diagnostics
import ObjectRuntime
import Parsing
import Simulator
import Syntax
import Testing
import UIKitClasses

@testable import Compiler
@testable import Declaring
@testable import TypedTree

/// Goldens of the typed tree: what each expression was found to mean, and its type.
struct TypedTreeTests {
  /// The bodies of a text in the order in which they were typed, and then its other statements.
  private func dump(_ text: String, _ dialect: Dialect) -> String {
    let source = SourceText(name: "a", text: text)
    var compiler = Typing(Declarations(), dialect, source, classes: FrameworkTable.uikit.outlined)
    var entries: [TypedBody] = []
    for case .statement(let statement, _) in Script.read(source, dialect: dialect).items {
      let entry = compiler.resolve(topLevel: statement)
      if case .type = statement.kind { continue }
      if case .function = statement.kind { continue }
      entries.append(entry)
    }
    #expect(compiler.diagnostics.isEmpty)
    return (compiler.bodies.map(\.body) + entries).map { TypedDump.text(of: $0) }
      .joined(separator: "\n")
  }

  @Test(arguments: TypedGolden.all)
  func aTextIsTypedAsItMeans(_ golden: TypedGolden) {
    #expect(dump(golden.text, golden.dialect) == golden.dump)
  }
}
