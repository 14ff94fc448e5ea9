import Testing

@testable import Typesetting

@Suite struct FoldingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var width: Int
    var lines: [String]
    var testDescription: String { "\(text) in \(width)" }
  }

  static let cases = [
    Case(text: "viewDidLoad", width: 18, lines: ["viewDidLoad"]),
    Case(text: "viewWillLayoutSubviews", width: 18, lines: ["viewWillLayout", "  Subviews"]),
    Case(text: "viewWillDisappear:YES", width: 18, lines: ["viewWillDisappear:", "  YES"]),
    Case(
      text: "willMoveToParentViewController:nav", width: 18,
      lines: ["willMoveToParent", "  ViewController:", "  nav"]),
    Case(
      text: "initWithNibName:nil bundle:nil", width: 20,
      lines: ["initWithNibName:nil", "  bundle:nil"]),
    Case(text: "UIViewController#12", width: 17, lines: ["UIViewController", "  #12"]),
    Case(text: "一二三四五六七八九十", width: 12, lines: ["一二三四五六", "  七八九十"]),
    Case(text: "一二", width: 1, lines: ["一", "二"]),
    Case(text: "", width: 10, lines: [""]),
  ]

  @Test(arguments: cases)
  func aNameIsBrokenWhereAWordOfItEnds(_ example: Case) {
    #expect(folded(example.text, width: example.width) == example.lines)
  }

  @Test(arguments: 9...40)
  func noLineIsTooLongAndNothingIsLost(_ width: Int) {
    for text in cases.map(\.text) {
      let lines = folded(text, width: width)
      #expect(lines.allSatisfy { displayWidth($0) <= width })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  private var cases: [Case] { FoldingTests.cases }
}
