/// A part of a text that a translation must leave as it is.
public enum TranslationMark: Equatable, Hashable, Sendable {
  /// What stands between backticks.
  case codeSpan(String)
  /// A name in braces, for which something is put in later.
  case placeholder(String)
}

extension TranslationMark {
  /// The marks of a text outside code blocks, in their order.
  static func all(in inlines: [Document.Inline]) -> [TranslationMark] {
    inlines.flatMap { inline -> [TranslationMark] in
      switch inline {
      case .text(let text): placeholders(in: text)
      case .code(let code): [.codeSpan(code)]
      case .strong(let children), .emphasis(let children), .link(_, let children):
        all(in: children)
      case .softBreak, .lineBreak: []
      }
    }
  }

  static func all(in blocks: [Document.Block]) -> [TranslationMark] {
    blocks.flatMap { block -> [TranslationMark] in
      switch block.kind {
      case .paragraph(let inlines), .heading(_, let inlines): all(in: inlines)
      case .list(let list): list.items.flatMap { all(in: $0) }
      case .quote(let blocks): all(in: blocks)
      case .table(let table): ([table.header] + table.rows).joined().flatMap { all(in: $0) }
      case .code, .thematicBreak: []
      }
    }
  }

  private static func placeholders(in text: String) -> [TranslationMark] {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return [] }
    return text.split(separator: "{").dropFirst(text.first == "{" ? 0 : 1).compactMap { part in
      guard let end = part.firstIndex(of: "}") else { return nil }
      let name = part[..<end]
      let isName = !name.isEmpty && name.utf8.allSatisfy { $0 < 0x80 } && name.allSatisfy(isWord)
      return isName ? .placeholder(String(name)) : nil
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

extension TranslationMark {
  /// The first mark that a translation lacks, or else the first that it has too often.
  static func difference(
    from origin: [TranslationMark], to translation: [TranslationMark]
  ) -> ContentFact? {
    if origin == translation { return nil }
    if let missing = first(of: origin, notIn: translation) { return .missingMark(missing) }
    return first(of: translation, notIn: origin).map { .extraMark($0) }
  }

  private static func first(
    of marks: [TranslationMark], notIn others: [TranslationMark]
  ) -> TranslationMark? {
    var left: [TranslationMark: Int] = [:]
    for mark in others { left[mark, default: 0] += 1 }
    return marks.first { mark in
      left[mark, default: 0] -= 1
      return left[mark, default: 0] < 0
    }
  }
}
