import AutoLayout
import ObjectModel
import Orders
import Testing

/// `a` and `b` in `root`, and `apart` in nothing.
private let screen: Screen = {
  var screen = Screen("a", "b", equations: "")
  screen.add("apart", in: nil)
  return screen
}()

private func constraints(
  _ format: String, _ options: FormatOptions = [], usesMargins: Bool = true
) throws(VisualFormatFault) -> [LayoutConstraint] {
  try VisualFormat.constraints(
    format, options: options, metrics: ["gap": 12, "low": 250, "zero": 0],
    views: ["a": screen.id("a"), "b": screen.id("b"), "apart": screen.id("apart")],
    usesMargins: usesMargins
  ) { id in screen.layout.items.first { $0.id == id }?.owner }
}

@Suite struct VisualFormatTests {
  @Test(arguments: [
    ("[a]", []),
    ("[a(100)]", ["a.width == 100"]),
    ("H:[a(==100)]", ["a.width == 100"]),
    ("V:[a(>=50@750)]", ["a.height >= 50 @750"]),
    ("[a(>=70,<=gap@low)]", ["a.width >= 70", "a.width <= 12 @250"]),
    ("[a(b)]", ["a.width == b.width"]),
    ("V:[a(>=b)]", ["a.height >= b.height"]),
    ("|[a]|", ["H:|-(0)-[a]", "H:[a]-(0)-|"]),
    ("|-20-[a]", ["H:|-(20)-[a]"]),
    ("|-(-20)-[a]", ["H:|-(-20)-[a]"]),
    ("|-(>=20,<=30@100)-[a]", ["H:|-(>=20)-[a]", "H:|-(<=30@100)-[a]"]),
    (
      "V:|-gap-[a(44)]-8.5-[b]|",
      ["V:|-(12)-[a]", "a.height == 44", "V:[a]-(8.5)-[b]", "V:[b]-(0)-|"]
    ),
    ("[a]-[b]", ["H:[a]-(NSSpace(8))-[b]"]),
    ("[a][b]", ["H:[a]-(0)-[b]"]),
    (
      "V:|-[a]-|",
      ["a.top == root.topMargin", "root.bottomMargin == a.bottom"]
    ),
    (
      "|-[a]-|",
      ["a.leading == root.leadingMargin", "root.trailingMargin == a.trailing"]
    ),
  ])
  func readsWhatItSays(_ format: String, _ lines: [String]) throws {
    let read = try constraints(format).map { screen.line($0).split(separator: "   (active")[0] }
    #expect(read.map(String.init) == lines)
  }

  @Test func theEdgeWas20PointsBeforeMargins() throws {
    #expect(
      try constraints("|-[a]", usesMargins: false).map(screen.line)
        == ["H:|-(NSSpace(20))-[a]   (active, names: '|':root )"])
  }

  @Test func optionsAlignWhatStandsSideBySide() throws {
    let read = try constraints("|[a]-[b]", [.alignAllTop, .alignAllCenterY]).map(screen.line)
    #expect(
      read.dropFirst(2) == ["a.top == b.top   (active)", "a.centerY == b.centerY   (active)"])
  }

  @Test(arguments: [
    (FormatOptions.directionLeftToRight, ["a.left == root.left + 5", "b.left == a.right + 6"]),
    (.directionRightToLeft, ["root.right == a.right + 5", "a.left == b.right + 6"]),
  ])
  func aDirectionNamesSides(_ options: FormatOptions, _ lines: [String]) throws {
    let read = try constraints("|-5-[a]-6-[b]", options).map(screen.line)
    #expect(read == lines.map { $0 + "   (active)" })
  }

  /// UIKit's reasons, and the offset of its `^`.
  @Test(arguments: [
    ("H[a]", 1, "Expected ':' after 'H' to specify horizontal arrangement"),
    ("V", 1, "Expected ':' after 'V' to specify vertical arrangement"),
    ("|", 1, "Expected a connection after the '|' character"),
    ("H:|-10-|", 7, "Expected a view"),
    ("a", 0, "Expected a view"),
    ("[", 1, "Expected a view"),
    (
      "[1]", 1,
      """
      Expected a view. View names must start with a letter or an underscore, then contain \
      letters, numbers, and underscores.
      """
    ),
    ("[c]", 2, "c is not a key in the views dictionary."),
    ("[a", 2, "Expected a ']' here. That is how you give the end of a view."),
    ("[a.b]", 2, "Expected a ']' here. That is how you give the end of a view."),
    ("[a(", 3, "Unexpectedly ran out of character fodder in the middle of parsing a view"),
    (
      "[a(10]", 5,
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    ),
    ("[a(10)", 6, "Expected ']' after specifying thickness."),
    ("[a]-10[b]", 6, "Expected a '-' here"),
    (
      "[a]-10,20-[b]", 6,
      """
      Expected a '-' here. To specify a list of constraints, you must use parentheses around \
      the list of constraints
      """
    ),
    (
      "[a]--10-[b]", 4,
      """
      Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use \
      parentheses around negative numbers.
      """
    ),
    (
      "[a]-(10-[b]", 7,
      """
      Expected a ')' at the end of a constraint modifier, or a ',' before another constraint \
      modifier
      """
    ),
    ("[a]-", 4, "Expected more input"),
    ("[a]-10-", 7, "Expected a view or '|'"),
    ("[a] [b]", 3, "Expected a view or '|'"),
    ("|[a]|[b]", 5, "Expected the end of the format string"),
    ("[a(=10)]", 4, "Unknown relation. Must be ==, >=, or <="),
    (
      "[a]- (gap)-[b]", 4,
      "Expected a number or key from the metrics dictionary, but encountered something else"
    ),
    (
      "H:|-margiin-[a]", 11,
      """
      Encountered metric with name "margiin", but value was not specified in metrics or views \
      dictionaries
      """
    ),
    (
      "[a]-b-[b]", 5,
      """
      It's not possible to set a space equal to the width or height of a view.  Perhaps you \
      want to use a view as a spacer? [view1][spacer(==view1)][view2]
      """
    ),
    ("[a(10@0)]", 7, "Invalid priority specified: 0. Priority must be greater than 0"),
    (
      "[a(10@1001)]", 10,
      """
      Invalid priority specified: 1001. Priority cannot be higher than \
      NSLayoutPriorityRequired, which is 1000.
      """
    ),
    (
      "H:|-(>=50)-[apart(100)]", 23,
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    ),
  ])
  func refusesInUIKitsWordsAndPlace(_ format: String, _ offset: Int, _ message: String) {
    let place = String(repeating: " ", count: offset) + "^"
    #expect(
      reason(format) == "Unable to parse constraint format: \n\(message) \n\(format) \n\(place)")
  }

  private func reason(_ format: String, _ options: FormatOptions = []) -> String? {
    do {
      _ = try constraints(format, options)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func refusesWhatIsNoText() {
    #expect(reason("") == "Unable to parse constraint format: It's an empty string.")
    #expect(
      reason("[é]") == "Unable to parse constraint format: It contains non-ASCII characters.")
  }

  @Test func refusesToAlignAlongTheAxis() {
    let start =
      "Unable to parse constraint format: \nOptions mask required views to be aligned on a "
    #expect(
      reason("[a][b]", .alignAllLeft)?.hasPrefix(
        start + "vertical edge, which is not allowed for layout that is also horizontal.") == true)
    #expect(
      reason("V:[a][b]", .alignAllTop)?.hasPrefix(
        start + "horizontal edge, which is not allowed for layout that is also vertical.") == true)
  }

  @Test func anyTextIsReadOrRefusedWithinIt() throws {
    var random = SplitMix64(seed: 1)
    let pieces = [
      "H:", "V:", "|", "-", "[a]", "[b", "]", "(", ")", "(8)", "gap", ">=", "=", "@", ",", "8",
      ".5", " ",
    ]
    var read = 0
    for _ in 0..<20_000 {
      let text = (0..<random.next(below: 9)).map { _ in pieces[random.next(below: pieces.count)] }
        .joined()
      do {
        read += try constraints(text).count
      } catch {
        let place = error.reason.split(separator: "\n").last ?? ""
        #expect(text.isEmpty || place.count <= text.count + 1 && place.hasSuffix("^"))
      }
    }
    #expect(read > 0)
  }
}
