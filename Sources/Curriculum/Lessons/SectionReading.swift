import Diagnostics

extension ContentReader {
  /// The parts that a section may have, each once.
  private static let parts = ["options", "after", "hints", "notes", "ask", "poll"]
  /// A part for each distractor or option, which its heading names.
  private static let whyNot = "why-not"

  /// A section of a lesson's text, which reaches up to `end`.
  mutating func section(_ part: HeadedBlocks, end: Int) -> LessonText.Section? {
    let line = SectionHeading(source, at: part.heading.range)
    let parts = part.blocks.split(atHeading: 3)
    requireNoTitle(in: parts.before)
    let options = items(in: blocks(under: "options", of: parts.sections))
    let hints = items(in: blocks(under: "hints", of: parts.sections))
    let poll = items(in: blocks(under: "poll", of: parts.sections))
    let whyNot = parts.sections.compactMap { self.whyNot($0) }
    requireUnique(whyNot.map(\.id))
    reportOthers(in: parts.sections)
    let stamp = stamp(of: line)
    guard let label = Label(part.title) else {
      report(.malformedSectionHeading, at: part.heading.range)
      return nil
    }
    let rest = source[SourceRange(line.range.upperBound, end)]
    return LessonText.Section(
      stepID: line.located(label.id), title: label.rest, body: Document(blocks: parts.before),
      after: document(under: "after", of: parts.sections), options: options, whyNot: whyNot,
      hints: hints, notes: document(under: "notes", of: parts.sections),
      ask: document(under: "ask", of: parts.sections), poll: poll,
      hash: TextHash(of: line.title + rest), stamp: stamp)
  }

  /// The blocks below a heading such as `### hints`.
  private func blocks(under id: String, of parts: [HeadedBlocks]) -> [Document.Block] {
    parts.first { $0.title == [.text(id)] }?.blocks ?? []
  }

  private func document(under id: String, of parts: [HeadedBlocks]) -> Document {
    Document(blocks: blocks(under: id, of: parts))
  }

  /// What stands below `### why-not shown`; nil for another heading.
  private func whyNot(_ part: HeadedBlocks) -> LessonText.Item? {
    let words = part.title.plainText.split(separator: " ")
    guard words.count == 2, words[0] == Self.whyNot else { return nil }
    let id = String(words[1])
    let end = part.heading.range.upperBound
    return LessonText.Item(
      id: Located(id, at: SourceRange(end - id.utf8.count, end)),
      content: Document(blocks: part.blocks))
  }

  /// Reports headings of the first level, which only the title of the lesson would be.
  private mutating func requireNoTitle(in blocks: [Document.Block]) {
    for case (.heading(1, let title), let range) in blocks.map({ ($0.kind, $0.range) }) {
      report(.unexpectedHeading(title.plainText), at: range)
    }
  }

  /// Reports third-level headings that are no parts, or stand there again.
  private mutating func reportOthers(in parts: [HeadedBlocks]) {
    var known = Self.parts
    for part in parts {
      requireNoTitle(in: part.blocks)
      if whyNot(part) != nil { continue }
      let title = part.title.plainText
      if let index = known.firstIndex(of: title) {
        known.remove(at: index)
      } else {
        report(
          .unexpectedHeading(title), at: part.heading.range,
          suggestion: suggestion(for: title, among: known))
      }
    }
  }

  /// The hash that the comment in the heading bears.
  private mutating func stamp(of line: SectionHeading) -> Located<TextHash>? {
    guard let comment = line.comment else { return nil }
    let text = source[comment]
    let words = text.dropFirst("<!--".count).dropLast("-->".count).split(separator: " ")
    guard text.hasSuffix("-->"), words.count == 2, words[0] == "from:" else {
      report(.malformedComment, at: comment)
      return nil
    }
    if let hash = TextHash(words[1]) { return Located(hash, at: comment) }
    report(.malformedHash(String(words[1])), at: comment)
    return nil
  }
}

// MARK: - Items

extension ContentReader {
  /// The items of the lists of bullets, which alone may stand there.
  private mutating func items(in blocks: [Document.Block]) -> [LessonText.Item] {
    var items: [LessonText.Item] = []
    for block in blocks {
      guard case .list(let list) = block.kind, list.start == nil else {
        report(.malformedItem, at: block.range)
        continue
      }
      for item in list.items {
        if let item = self.item(item) {
          items.append(item)
        } else {
          report(.malformedItem, at: item.first?.range ?? block.range)
        }
      }
    }
    requireUnique(items.map(\.id))
    return items
  }

  /// A list item that begins with `id:`.
  private func item(_ item: [Document.Block]) -> LessonText.Item? {
    guard let first = item.first, case .paragraph(let inlines) = first.kind,
      let label = Label(inlines)
    else { return nil }
    let start = first.range.lowerBound
    let id = Located(label.id, at: SourceRange(start, start + label.id.utf8.count))
    let paragraph = Document.Block(.paragraph(label.rest), at: first.range)
    return LessonText.Item(id: id, content: Document(blocks: [paragraph] + item.dropFirst()))
  }
}
