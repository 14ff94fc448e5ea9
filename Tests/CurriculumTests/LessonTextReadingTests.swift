import Curriculum
import Diagnostics
import Testing
import YAML

struct LessonTextReadingTests {
  static let text = """
    ---
    title: 懒加载的 `view`
    from: 811c9dc5
    ---

    ## no-view-yet: 还没有视图   <!-- from: 4f1c9a02 -->

    控制器**刚刚**创建。

    #### 细节

    ### notes

    讲得慢一点。

    ### hints

    - nudge: 看看 `isViewLoaded`
    - rule： 访问 `view` 时才加载

      第二段。

    ## load-it：加载它
    正文。

    """

  @Test func aTextIsReadWhole() throws {
    let reading = LessonText.read(SourceText(Self.text), language: .zh)
    #expect(reading.diagnostics.isEmpty)
    let text = try #require(reading.value)
    #expect(text.language == .zh)
    #expect(text.title.value == "懒加载的 `view`")
    #expect(text.titleStamp?.value == TextHash("811c9dc5"))
    #expect(text.sections.map(\.stepID.value) == ["no-view-yet", "load-it"])
  }

  @Test func aSectionHasBodyNotesAndHints() throws {
    let source = SourceText(Self.text)
    let text = try #require(LessonText.read(source, language: .zh).value)
    let section = try #require(text["no-view-yet"])
    #expect(section.title == [.text("还没有视图")])
    #expect(section.stamp?.value == TextHash("4f1c9a02"))
    #expect(source[try #require(section.stamp?.range)] == "<!-- from: 4f1c9a02 -->")
    #expect(source[section.stepID.range] == "no-view-yet")
    #expect(section.body.blocks.count == 2)
    #expect(section.notes.dump() == "paragraph\n  text \"讲得慢一点。\"\n")
    #expect(section.hints.map(\.id.value) == ["nudge", "rule"])
    #expect(source[section.hints[1].id.range] == "rule")
    #expect(
      section.hints[0].content.dump()
        == "paragraph\n  text \"看看 \"\n  code \"isViewLoaded\"\n")
    #expect(section.hints[1].content.blocks.count == 2)
    #expect(text["load-it"]?.title == [.text("加载它")])
    #expect(text["load-it"]?.stamp == nil)
  }

  @Test func theHashIsOverTitleAndRest() throws {
    let text =
      "---\ntitle: T\n---\n## a: The *title*  <!-- from: 00000000 -->  \nBody  \r\n\n## b: B\n"
    let sections = try #require(LessonText.read(SourceText(text), language: .en).value).sections
    #expect(sections[0].hash == TextHash(of: "The *title*\nBody"))
    #expect(sections[1].hash == TextHash(of: "B"))
  }

  @Test func notesAndHintsAreInTheHash() throws {
    let start = "---\ntitle: T\n---\n## a: A\nBody\n\n"
    let hashes = ["", "### notes\nx\n", "### hints\n- nudge: x\n", "### hints\n- nudge: y\n"].map {
      LessonText.read(SourceText(start + $0), language: .en).value?.sections.first?.hash
    }
    #expect(Set(hashes).count == 4)
  }

  static let head = "---\ntitle: Т\n---\n"

  @Test(arguments: [
    Broken(1, 1, .emptyFile, in: " \n\n"),
    Broken(1, 1, .missingFrontMatter, in: "## a: A\n"),
    Broken(1, 1, .missingFrontMatter, in: "---\ntitle: T\n## a: A\n"),
    Broken(2, 1, .emptyFile, in: "---\n---\n## a: A\n"),
    Broken(2, 1, .missingKey("title"), in: "---\nfrom: 4f1c9a02\n---\n## a: A\n"),
    Broken(
      3, 1, .unknownKey("form"), suggestion: "from", in: "---\ntitle: T\nform: 1\n---\n## a: A\n"),
    Broken(3, 7, .malformedHash("1"), in: "---\ntitle: T\nfrom: 1\n---\n## a: A\n"),
    Broken(5, 1, .textOutsideSection, in: head + "\nжук\n\n## a: A\n"),
    Broken(4, 1, .textOutsideSection, in: head + "# Жук\n\n## a: A\n"),
    Broken(4, 1, .malformedSectionHeading, in: head + "## Жук\n"),
    Broken(4, 1, .malformedSectionHeading, in: head + "## a b: Жук\n"),
    Broken(4, 1, .malformedSectionHeading, in: head + "## a:\n"),
    Broken(4, 1, .malformedSectionHeading, in: head + "## `a`: Жук\n"),
    Broken(6, 4, .duplicateID("a", first: SourceRange(21, 22)), in: head + "## a: A\n\n## a: B\n"),
    Broken(4, 10, .malformedComment, in: head + "## a: 标题 <!-- to: 4f1c9a02 -->\n"),
    Broken(4, 9, .malformedComment, in: head + "## a: A <!-- from: 4f1c9a02 --> B\n"),
    Broken(4, 9, .malformedHash("4F1C9A02"), in: head + "## a: A <!-- from: 4F1C9A02 -->\n"),
    Broken(6, 1, .unexpectedHeading("B"), in: head + "## a: A\n\n# B\n"),
    Broken(
      5, 1, .unexpectedHeading("hint"), suggestion: "hints",
      in: head + "## a: A\n### hint\n- b: c\n"),
    Broken(7, 1, .unexpectedHeading("notes"), in: head + "## a: A\n### notes\nb\n### notes\nc\n"),
    Broken(6, 1, .malformedItem, in: head + "## a: A\n### hints\nb\n"),
    Broken(6, 1, .malformedItem, in: head + "## a: A\n### hints\n1. a: b\n"),
    Broken(7, 3, .malformedItem, in: head + "## a: A\n### hints\n- a: b\n- жук\n"),
    Broken(
      7, 3, .duplicateID("a", first: SourceRange(38, 39)),
      in: head + "## a: A\n### hints\n- a: b\n- a: c\n"),
    Broken(6, 3, .rawHTML, in: head + "## a: A\n### notes\nж <b>\n"),
    Broken(4, 8, .unparsedBold, severity: .warning, in: head + "## a: A**「あ」**あ\n"),
    Broken(5, 2, .forbiddenCharacter(0), in: head + "## a: A\nb\0\n"),
  ])
  func aBrokenTextIsToldWhere(broken: Broken) {
    broken.check(LessonText.read(SourceText(broken.text), language: .en).diagnostics)
  }

  @Test(arguments: [
    "---", "---\n", "---\n---", "---\r\ntitle: a\r\n---\r\n## a: b\r\n", "\0", "\n---\n",
  ])
  func anyTextGivesAnAnswer(text: String) {
    let reading = LessonText.read(SourceText(text), language: .cs)
    #expect(reading.diagnostics.isEmpty == text.utf8.contains(UInt8(ascii: "\r")))
  }
}
