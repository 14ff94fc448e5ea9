import Corpora
import Diagnostics
import Testing

@testable import Parsing
@testable import Syntax

struct ScriptTests {
  private func read(_ text: String, _ dialect: Dialect? = nil) -> Script {
    Script.read(SourceText(name: "a", text: text), dialect: dialect)
  }

  private func commands(_ script: Script) -> [String] {
    script.items.compactMap { if case .command(let text, _) = $0 { text } else { nil } }
  }

  @Test func commandsStandOnLinesOfTheirOwn() {
    let script = read(
      """
      // A comment first.
      :ios 5.1
      [vc view]
        ：warn
      :nib Detail {size: [320, 460],
        outlets: {label: UILabel}}
      x = a
        ? b
        : c;
      viewDidLoad
      :settle
      """, .objectiveC)
    #expect(script.diagnostics.isEmpty)
    #expect(
      commands(script) == [
        ":ios 5.1", ":warn", ":nib Detail {size: [320, 460],\n  outlets: {label: UILabel}}",
        ":settle",
      ])
    #expect(
      TreeDump.text(of: script.statements) == "(message vc view)\n(= x (? a b c))\nviewDidLoad")
  }

  @Test func aCommandHasItsRange() {
    let script = read("x = 1;\n  :ios 6.0  \n", .objectiveC)
    guard case .command(_, let range) = script.items.last else {
      Issue.record("no command")
      return
    }
    #expect(range == SourceRange(9, 17))
  }

  @Test func semicolonsMayBeLeftOutAtTheEndsOfLines() {
    let script = read("[a b]\n[c d]\nx = 1\n(e)\n*p = 2\nreturn\ny++\nz", .objectiveC)
    #expect(script.diagnostics.isEmpty)
    #expect(script.items.count == 8)
  }

  @Test func expressionsGoOnInTheNextLine() {
    let script = read("x = a\n  + b\n  && c\nvc\n  .view\nf(\n1\n)", .objectiveC)
    #expect(script.diagnostics.isEmpty)
    #expect(
      TreeDump.text(of: script.statements)
        == "(= x (&& (+ a b) c))\n(member vc view)\n(call f 1)")
  }

  @Test func bareLifeCycleSelectorsGoToTheCurrentController() {
    let script = read("viewWillAppear:YES\nviewDidLoad\nsetEditing:YES animated:NO;", .objectiveC)
    #expect(
      TreeDump.text(of: script.statements) == """
        (message current-controller viewWillAppear: true)
        viewDidLoad
        (message current-controller setEditing: true animated: false)
        """)
  }

  @Test func anEmptyTextHasNothingInIt() {
    for text in ["", "  \n\n", "// only\n/* a comment */", "\u{FEFF}"] {
      let script = read(text)
      #expect(script.items.isEmpty && script.diagnostics.isEmpty)
    }
  }

  @Test func typesDeclaredEarlierAreKnown() {
    let first = read("@class Lamp;", .objectiveC)
    let source = SourceText(name: "b", text: "(Lamp)(x)")
    let second = Script.read(source, dialect: .objectiveC, in: first.context)
    #expect(TreeDump.text(of: second.statements) == "(cast Lamp x)")
    #expect(TreeDump.text(of: read("(Lamp)(x)", .objectiveC).statements) == "(call Lamp x)")
  }

  // MARK: - Dialects

  @Test(arguments: [
    ("[vc view]", Dialect.objectiveC), ("@interface A : B\n@end", .objectiveC), ("x;", .objectiveC),
    ("UIView *v = nil", .objectiveC), ("CGRect r", .objectiveC), ("NSLog(@\"x\")", .objectiveC),
    ("int x = 1", .objectiveC), ("__weak id x", .objectiveC), ("viewWillAppear:YES", .objectiveC),
    ("vc.hidden = YES", .objectiveC), ("@[@1]", .objectiveC), ("#import <a.h>", .objectiveC),
    ("for (int i = 0; i < 3; i++) {}", .objectiveC), ("{ [a b]; }", .objectiveC),
    ("x = [a b]", .objectiveC), ("NSArray<NSString *> *a", .objectiveC), ("f(^{ })", .objectiveC),
    ("enum { a, b }", .objectiveC), ("typedef int T;", .objectiveC),
    ("x = (UIView *)y", .objectiveC),
    ("let x = 1", .swift), ("var v: UIView?", .swift), ("class A: UIViewController {\n}", .swift),
    ("func f() {}", .swift), ("import UIKit", .swift), ("print(x)", .swift),
    ("vc.loadView()", .swift),
    ("viewWillAppear(true)", .swift), ("UIViewController()", .swift), ("vc?.view", .swift),
    ("f(label: x)", .swift), ("if x { y() }", .swift), ("for i in 0..<3 { }", .swift),
    ("if let v = vc.view { }", .swift), ("x as? UIView", .swift), ("[1, 2].map { $0 }", .swift),
    ("vc.title = \"x\"", .swift), ("@objc class A {}", .swift), ("override func a() {}", .swift),
    ("guard let x else { return }", .swift), ("enum E { case a }", .swift),
    ("outer: for x in y {}", .swift),
    ("final class A {}", .swift), ("[String: Int]()", .swift), ("static let x = 1", .swift),
    ("items.forEach { item in }", .swift), ("switch x { case 1: break }", .swift),
    ("#Preview {\n  A()\n}", .swift),
  ])
  func aStatementShowsItsDialect(_ text: String, _ dialect: Dialect) {
    #expect(DialectRecognizer.dialect(of: Array(text.utf8), from: 0) == dialect)
  }

  @Test(arguments: ["vc.view", "window.rootViewController = vc", "x = 1", "a + b", "f(x)", "x", ""])
  func aStatementThatCouldBeEitherShowsNone(_ text: String) {
    #expect(DialectRecognizer.dialect(of: Array(text.utf8), from: 0) == nil)
  }

  @Test func whatCouldBeEitherIsOfTheDialectUsedLast() {
    #expect(
      read("vc.view\n[vc view]\nvc.view").dialects == [.objectiveC, .objectiveC, .objectiveC])
    let swift = Script.read(SourceText(name: "a", text: "vc.view"), preferred: .swift)
    #expect(swift.dialects.allSatisfy { $0 == .swift })
  }

  @Test(arguments: ObjectiveCCorpus.snippets)
  func objectiveCIsRecognisedStatementByStatement(_ snippet: String) {
    let script = Script.read(SourceText(name: "a", text: snippet))
    #expect(script.diagnostics.isEmpty)
    #expect(script.dialects.allSatisfy { $0 == .objectiveC })
  }
}
