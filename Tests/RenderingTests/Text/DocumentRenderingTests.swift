import Curriculum
import Testing
import Typesetting

@testable import Rendering

private func rendered(_ markdown: String, width: Int = 40, theme: Theme = .plain) -> [String] {
  lines(of: Document(Snippet(markdown)), width: width, theme: theme)
}

@Suite struct DocumentRenderingTests {
  @Test func paragraphsStandApart() {
    #expect(
      rendered("# Life cycle\n\nSend `loadView` **now**.\n\n---") == [
        "Life cycle", "", "Send `loadView` now.", "", "--------------------",
      ])
  }

  @Test func colourTakesThePlaceOfBackticks() {
    #expect(
      rendered("Send `view` **now**", theme: .coloured) == [
        "Send \u{1B}[33mview\u{1B}[0m \u{1B}[1mnow\u{1B}[0m"
      ])
  }

  @Test(arguments: [
    ("長い\n文章", "長い文章"), ("使います。\nviewDidLoad", "使います。viewDidLoad"),
    ("one\ntwo", "one two"), ("これは\n`view` です", "これは `view` です"),
    ("一度\n**だけ**", "一度だけ"),
  ])
  func lineEndOfTheSourceIsASpaceOnlyBetweenWords(markdown: String, line: String) {
    #expect(rendered(markdown) == [line])
  }

  @Test func listsNestUnderTheirText() {
    #expect(
      rendered("9. nine is a number\n10. ten\n    - inner words go on", width: 18) == [
        "9.  nine is", "    a number", "10. ten", "    - inner words", "      go on",
      ])
  }

  @Test func looseItemsStandApart() {
    #expect(rendered("- one\n\n- two") == ["- one", "", "- two"])
  }

  @Test func codeGoesOnBehindDots() {
    #expect(
      rendered("```objc\n[vc  view];\n\n[navigation pushViewController:vc];\n```", width: 24) == [
        "  [vc  view];", "", "  [navigation", "  ... pushViewController", "  ... :vc];",
      ])
  }

  @Test func quotesAreIndented() {
    #expect(rendered("> said") == ["    said"])
  }

  @Test func linksTellTheirDestination() {
    #expect(
      rendered("[Apple](https://apple.com) <https://apple.com>", width: 80) == [
        "Apple <https://apple.com> https://apple.com"
      ])
  }

  private static let table = "| Call | 回数 |\n|---|--:|\n| `loadView` | 1 |\n| viewDidLoad | 12 |"

  @Test func tablesAreAlignedByColumns() {
    #expect(
      rendered(Self.table) == [
        "Call         回数", "-----------  ----", "`loadView`      1", "viewDidLoad    12",
      ])
  }

  @Test func wideTablesBecomeLists() {
    #expect(
      rendered(Self.table, width: 16) == [
        "Call: `loadView`", "回数: 1", "", "Call:", "  viewDidLoad", "回数: 12",
      ])
  }

  @Test(arguments: [20, 40, 80, 120])
  func nothingIsWiderThanTheScreen(width: Int) {
    let deep = (0..<12).map { String(repeating: "  ", count: $0) + "- уровень viewControllers" }
    let markdown = """
      \(deep.joined(separator: "\n"))

      > > `[navigation pushViewController:controller animated:YES]` は、とても長い。

      \(Self.table)

      ```
      これは、とても長い日本語の文章です。「行頭に句読点」が来てはいけません。
      ```
      """
    for line in rendered(markdown, width: width) {
      #expect(displayWidth(line) <= width, "\(line)")
    }
  }
}
