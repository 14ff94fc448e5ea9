import Diagnostics
import Testing
import YAML

@testable import Curriculum

struct SnippetTests {
  /// Finds `word` in the snippet under `code:` and says what stands at its place in the file.
  private func found(_ word: String, in text: String) throws -> Substring {
    let source = SourceText(text)
    let node = try #require(try Node.read(text)["code"])
    let snippet = try #require(Snippet(node, in: source))
    return source[try sourceRange(of: word, in: snippet)]
  }

  private func sourceRange(of word: String, in snippet: Snippet) throws -> SourceRange {
    let lower = try #require(
      snippet.text.utf8.indices.first { snippet.text[$0...].hasPrefix(word) })
    let offset = snippet.text.utf8.distance(from: snippet.text.startIndex, to: lower)
    return snippet.sourceRange(of: SourceRange(offset, offset + word.utf8.count))
  }

  @Test(arguments: [
    "code: |\n  [vc view];\n  [vc loadView];\n",
    "жук: 1\ncode: |\n    // жук\n\n      [vc loadView];\n    end\n",
    "code: |2-\n    deep\n   [vc loadView];\n",
    "code: |\r\n  first\r\n  [vc loadView];\r\n",
    "code: '[vc loadView];'\n",
    "code: \"x [vc loadView];\"\n",
    "code: x [vc loadView];\n",
  ])
  func aPlaceInTheCodeIsAPlaceInTheFile(text: String) throws {
    #expect(try found("[vc loadView];", in: text) == "[vc loadView];")
  }

  @Test(arguments: ["code: >\n  folded\n  text\n", "code: \"a\\tb text\"\n", "code: 'it''s text'"])
  func whereLinesAreFoldedTheWholeSnippetIsMeant(text: String) throws {
    let source = SourceText(text)
    let node = try #require(try Node.read(text)["code"])
    let snippet = try #require(Snippet(node, in: source))
    #expect(try sourceRange(of: "text", in: snippet) == node.range)
  }

  @Test func linesGivenOneByOneKeepTheirPlaces() throws {
    let text = "code:\n  - one\n  - 'two words'\n"
    let source = SourceText(text)
    let node = try #require(try Node.read(text)["code"])
    var reader = ContentReader(source)
    let code = reader.code(node)
    let snippet = try #require(code)
    #expect(snippet.text == "one\ntwo words")
    #expect(source[try sourceRange(of: "words", in: snippet)] == "words")
  }

  @Test func aFileIsASnippetOfItself() {
    let snippet = Snippet("abc", offset: 10)
    #expect(snippet.sourceRange(of: SourceRange(1, 2)) == SourceRange(11, 12))
    #expect(snippet.range == SourceRange(10, 13))
  }
}
