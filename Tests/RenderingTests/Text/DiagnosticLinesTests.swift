import Diagnostics
import Testing
import Typesetting

@testable import Rendering

@Suite struct DiagnosticLinesTests {
  @Test func mistakeIsToldWithItsPlaceItsLineAndAWayOut() {
    let source = SourceText(name: "note.m", text: "\n- (void)viewDidApear:(BOOL)animated {\n")
    let block = DiagnosticLines(
      .error, at: SourceRange(9, 21), "'viewDidApear:' is not a method of UIViewController",
      note: "UIKit finds methods by selector", suggestion: "did you mean 'viewDidAppear:'?")
    #expect(
      block.lines(in: source, theme: .plain) == [
        "note.m:2:9: error: 'viewDidApear:' is not a method of UIViewController",
        "  2 | - (void)viewDidApear:(BOOL)animated {",
        "    |         ^~~~~~~~~~~~",
        "note: UIKit finds methods by selector",
        "did you mean 'viewDidAppear:'?",
      ])
  }

  @Test func longMessagesAreFoldedForPeopleOnly() {
    let source = SourceText(name: "<stdin>", text: "x")
    let block = DiagnosticLines(
      .error, at: SourceRange(0, 1), "a message of many words", note: "and a note of as many")
    #expect(
      block.lines(in: source, width: 30, folds: true, theme: .plain) == [
        "<stdin>:1:1: error: a message", "  of many words", "  1 | x", "    | ^",
        "note: and a note of as many",
      ])
    #expect(
      block.lines(in: source, width: 30, theme: .plain).first
        == "<stdin>:1:1: error: a message of many words")
  }

  @Test func namesOfFilesCannotDriveTheTerminal() {
    let block = DiagnosticLines(.warning, at: SourceRange(0, 0), "empty")
    #expect(
      block.lines(in: SourceText(name: "\u{1B}c", text: ""), theme: .plain) == [
        "\\u{1B}c:1:1: warning: empty"
      ])
  }
}
