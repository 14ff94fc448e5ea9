import Curriculum
import Diagnostics
import Testing

struct DocumentTests {
  struct Golden: CustomTestStringConvertible {
    var language: Language
    var text: String
    var dump: String
    var testDescription: String { language.rawValue }
  }

  @Test(arguments: [
    Golden(
      language: .en,
      text: "Send `loadView` *twice*, **never** by hand;\nread [why](https://example.org).\n",
      dump: """
        paragraph
          text "Send "
          code "loadView"
          text " "
          emphasis
            text "twice"
          text ", "
          strong
            text "never"
          text " by hand;"
          soft break
          text "read "
          link "https://example.org"
            text "why"
          text "."

        """),
    Golden(
      language: .ru,
      text: "1. Загрузите **view**.\n2. Покажите её.\n\n- раз\n\n- два\n",
      dump: """
        list from 1
          item
            paragraph
              text "Загрузите "
              strong
                text "view"
              text "."
          item
            paragraph
              text "Покажите её."
        list, loose
          item
            paragraph
              text "раз"
          item
            paragraph
              text "два"

        """),
    Golden(
      language: .zh,
      text: "| 方法 | 次数 |\n|:-----|-----:|\n| `loadView` | 一次 |\n",
      dump: """
        table leading trailing
          header
            cell
              text "方法"
            cell
              text "次数"
          row
            cell
              code "loadView"
            cell
              text "一次"

        """),
    Golden(
      language: .cs,
      text: "> Řekněte „ahoj“\\\n> rámci.\n\n---\n\n```objc\n[vc view];\n```\n",
      dump: """
        quote
          paragraph
            text "Řekněte „ahoj“"
            line break
            text "rámci."
        thematic break
        code block objc "[vc view];\\n"

        """),
    Golden(
      language: .ja,
      text: "### 見出し\n\nビューは **一度** だけ `{count}` 読み込まれます。\n",
      dump: """
        heading 3
          text "見出し"
        paragraph
          text "ビューは "
          strong
            text "一度"
          text " だけ "
          code "{count}"
          text " 読み込まれます。"

        """),
  ])
  func theTreeIsAsWritten(golden: Golden) {
    var diagnostics: [Diagnostic<ContentFact>] = []
    let document = Document.read(Snippet(golden.text), diagnostics: &diagnostics)
    #expect(document.dump() == golden.dump)
    #expect(diagnostics.isEmpty)
    #expect(Document(Snippet(golden.text)) == document)
  }

  @Test(arguments: [
    Broken(1, 1, .rawHTML, in: "<div>x</div>\n"),
    Broken(3, 1, .rawHTML, in: "жук\n\n<!-- from: 1 -->\n"),
    Broken(1, 5, .rawHTML, in: "жук <b>\n"),
    Broken(2, 5, .rawHTML, in: "жук\nдва <br/>\n"),
    Broken(3, 7, .rawHTML, in: "- a\n\n  два <i>\n"),
    Broken(3, 9, .rawHTML, in: "| a | b |\n|---|---|\n| жук | <i> |\n"),
    Broken(1, 6, .image, in: "見よ、これ![x](y.png)\n"),
    Broken(1, 5, .unparsedBold, severity: .warning, in: "これは、**「強調」**です。\n"),
    Broken(3, 2, .unparsedBold, severity: .warning, in: "a\n\nb** c\nd**\n"),
    Broken(1, 8, .unparsedBold, severity: .warning, in: "**好** 。**「坏」**了。\n"),
    Broken(2, 3, .forbiddenCharacter(0x1B), in: "a\nb \u{1B}[1m\n"),
    Broken(1, 2, .forbiddenCharacter(0), in: "a\0\n"),
  ])
  func whatHasNoPlaceAtAPromptIsReported(broken: Broken) {
    var diagnostics: [Diagnostic<ContentFact>] = []
    _ = Document.read(Snippet(broken.text), diagnostics: &diagnostics)
    broken.check(diagnostics)
  }

  @Test(arguments: [
    "a \\*\\* b\n", "`**`\n", "```\n** <b>\n```\n", "2 < 3 * 4\n", "## a: b <!-- from: 12 -->\n",
  ])
  func whatOnlyLooksLikeItIsNot(text: String) {
    var diagnostics: [Diagnostic<ContentFact>] = []
    _ = Document.read(Snippet(text), diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
  }

  @Test func aCodeBlockKnowsWhereItsLinesAre() throws {
    let text = "- жук\n\n  ```swift\n  let vc = A()\n\n    vc.view\n  ```\n"
    let source = SourceText(text)
    guard case .list(let list) = Document(Snippet(text)).blocks.first?.kind,
      case .code(let code) = list.items[0].last?.kind
    else {
      Issue.record("no code block in a list")
      return
    }
    #expect(code.language == "swift")
    #expect(code.snippet.text == "let vc = A()\n\n  vc.view\n")
    #expect(source[code.snippet.sourceRange(of: SourceRange(4, 6))] == "vc")
    #expect(source[code.snippet.sourceRange(of: SourceRange(16, 23))] == "vc.view")
  }

  @Test(arguments: [
    ">", "- ", "*a ", "**a ", "[", "![", "`", "`a``", "<", "<!--", "<a ", "_a_ ", "|", "a|b\n-|-\n",
    "\\", "&", "[a](", "[a]: b\n", "***", "~", "1. ", "    ", "\t", "\r", "\0", "![[]()", "<?",
    "<!A",
    "[a][b]", "\"", "# ", "=\n", "*_", "[*a_",
  ])
  func noRepetitionHangs(unit: String) {
    let line = String(repeating: unit, count: 16_000 / unit.utf8.count)
    let lines = String(repeating: line + "\n", count: 7)
    for text in [line, lines, "|a|\n|-|\n|" + lines] { _ = Document(Snippet(text)).dump() }
  }

  @Test func whatIsTooLongIsNotRead() {
    var diagnostics: [Diagnostic<ContentFact>] = []
    let text = String(repeating: "a", count: 1_000_000)
    let document = Document.read(Snippet(text), diagnostics: &diagnostics)
    #expect(document.blocks.isEmpty)
    _ = Document.read(Snippet("a\n" + text.prefix(100_000)), diagnostics: &diagnostics)
    #expect(
      diagnostics.map(\.fact) == [.tooLong(limit: 128 * 1024), .lineTooLong(limit: 16 * 1024)])
  }

  @Test func whatIsTooDeepIsCutOff() {
    var diagnostics: [Diagnostic<ContentFact>] = []
    let text = String(repeating: ">", count: 10_000) + " a\n"
    _ = Document.read(Snippet(text), diagnostics: &diagnostics)
    #expect(diagnostics.map(\.fact) == [.tooDeep(limit: 32)])
  }
}
