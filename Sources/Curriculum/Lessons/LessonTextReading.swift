public import Diagnostics
import YAML

extension LessonText {
  /// Reads a lesson's text in one language, such as `ru.md`.
  public static func read(_ source: SourceText, language: Language) -> Reading<LessonText> {
    var reader = ContentReader(source)
    let text = reader.lessonText(language)
    return reader.reading(text)
  }

  /// The title alone, which stands above all prose.
  public static func title(of source: SourceText) -> String? {
    var reader = ContentReader(source)
    return FrontMatter(of: source.text).flatMap { reader.frontFields($0) }
      .flatMap { reader.text($0["title"])?.value }
  }
}

extension ContentReader {
  fileprivate mutating func lessonText(_ language: Language) -> LessonText? {
    let start = SourceRange(0, 0)
    guard source.text.contains(where: { !$0.isWhitespace }) else {
      report(.emptyFile, at: start)
      return nil
    }
    guard let matter = FrontMatter(of: source.text) else {
      report(.missingFrontMatter, at: start)
      if !source.text.hasPrefix(FrontMatter.fence) { _ = sections(of: source.text, offset: 0) }
      return nil
    }
    let front = frontFields(matter)
    let title = front.flatMap { text(required("title", in: $0)) }
    let stamp = hash(front?["from"])
    let sections = sections(of: matter.body, offset: matter.bodyOffset)
    guard let title else { return nil }
    return LessonText(
      language: language, title: title, titleStamp: stamp, sections: sections,
      range: SourceRange(0, source.text.utf8.count))
  }

  fileprivate mutating func frontFields(_ matter: FrontMatter) -> Fields? {
    tree(of: matter.text, offset: matter.offset).flatMap {
      fields(of: $0, known: ["title", "from"])
    }
  }

  /// The sections of the Markdown that begins at `offset` of the file.
  private mutating func sections(of markdown: String, offset: Int) -> [LessonText.Section] {
    var mistakes: [Diagnostic<ContentFact>] = []
    let document = Document.read(Snippet(markdown, offset: offset), diagnostics: &mistakes)
    report(mistakes)
    let parts = document.blocks.split(atHeading: 2)
    for block in parts.before { report(.textOutsideSection, at: block.range) }
    let ends = parts.sections.dropFirst().map { $0.heading.range.lowerBound }
    let end = source.text.utf8.count
    let sections = zip(parts.sections, ends + [end]).compactMap { part, end in
      section(part, end: end)
    }
    requireUnique(sections.map(\.stepID))
    return sections
  }
}

/// A heading with the blocks below it.
struct HeadedBlocks {
  var heading: Document.Block
  var title: [Document.Inline]
  var blocks: [Document.Block]
}

extension [Document.Block] {
  /// The parts that begin with a heading of a level, and what stands before the first.
  func split(atHeading level: Int) -> (before: [Document.Block], sections: [HeadedBlocks]) {
    var before: [Document.Block] = []
    var sections: [HeadedBlocks] = []
    for block in self {
      if case .heading(level, let title) = block.kind {
        sections.append(HeadedBlocks(heading: block, title: title, blocks: []))
      } else if sections.isEmpty {
        before.append(block)
      } else {
        sections[sections.count - 1].blocks.append(block)
      }
    }
    return (before, sections)
  }
}
