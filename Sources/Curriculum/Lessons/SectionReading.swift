import Diagnostics

extension ContentReader {
  /// A section of a lesson's text, which reaches up to `end`.
  mutating func section(_ part: HeadedBlocks, end: Int) -> LessonText.Section? {
    let line = SectionHeading(source, at: part.heading.range)
    let parts = part.blocks.split(atHeading: 3)
    requireNoTitle(in: parts.before)
    let notes = blocks(under: "notes", of: parts.sections)
    let hints = hints(in: blocks(under: "hints", of: parts.sections))
    reportOthers(in: parts.sections)
    let stamp = stamp(of: line)
    guard let label = Label(part.title) else {
      report(.malformedSectionHeading, at: part.heading.range)
      return nil
    }
    let rest = source[SourceRange(line.range.upperBound, end)]
    return LessonText.Section(
      stepID: line.located(label.id), title: label.rest, body: Document(blocks: parts.before),
      notes: Document(blocks: notes), hints: hints,
      hash: TextHash(of: line.title + rest), stamp: stamp)
  }

  /// The blocks below `### notes` or `### hints`.
  private func blocks(under id: String, of parts: [HeadedBlocks]) -> [Document.Block] {
    parts.first { $0.title == [.text(id)] }?.blocks ?? []
  }

  /// Reports headings of the first level, which only the title of the lesson would be.
  private mutating func requireNoTitle(in blocks: [Document.Block]) {
    for case (.heading(1, let title), let range) in blocks.map({ ($0.kind, $0.range) }) {
      report(.unexpectedHeading(title.plainText), at: range)
    }
  }

  /// Reports third-level headings that are neither notes nor hints, or stand there again.
  private mutating func reportOthers(in parts: [HeadedBlocks]) {
    var known = ["notes", "hints"]
    for part in parts {
      requireNoTitle(in: part.blocks)
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

// MARK: - Hints

extension ContentReader {
  /// The items of the lists of bullets, which alone may stand there.
  private mutating func hints(in blocks: [Document.Block]) -> [LessonText.Hint] {
    var hints: [LessonText.Hint] = []
    for block in blocks {
      guard case .list(let list) = block.kind, list.start == nil else {
        report(.malformedHint, at: block.range)
        continue
      }
      for item in list.items {
        if let hint = hint(item) {
          hints.append(hint)
        } else {
          report(.malformedHint, at: item.first?.range ?? block.range)
        }
      }
    }
    requireUnique(hints.map(\.id))
    return hints
  }

  /// A hint out of a list item that begins with `id:`.
  private func hint(_ item: [Document.Block]) -> LessonText.Hint? {
    guard let first = item.first, case .paragraph(let inlines) = first.kind,
      let label = Label(inlines)
    else { return nil }
    let start = first.range.lowerBound
    let id = Located(label.id, at: SourceRange(start, start + label.id.utf8.count))
    let paragraph = Document.Block(.paragraph(label.rest), at: first.range)
    return LessonText.Hint(id: id, content: Document(blocks: [paragraph] + item.dropFirst()))
  }
}
