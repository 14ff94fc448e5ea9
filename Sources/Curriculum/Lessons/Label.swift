/// An id with a colon (of either width) before a text, as in `nudge: look at the outlet`.
struct Label {
  var id: String
  /// What follows, without the white space at its ends.
  var rest: [Document.Inline]

  /// Nil when the text does not begin with an id and a colon, or when nothing follows.
  init?(_ inlines: [Document.Inline]) {
    guard case .text(let text) = inlines.first,
      let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }),
      text[..<colon].isIdentifier
    else { return nil }
    id = String(text[..<colon])
    rest = Array(inlines.dropFirst())
    let first = text[text.index(after: colon)...].drop(while: \.isWhitespace)
    if !first.isEmpty { rest.insert(.text(String(first)), at: 0) }
    if case .text(let last) = rest.last {
      rest[rest.count - 1] = .text(String(last.trimmingTrailingWhitespace))
      if rest.last == .text("") { rest.removeLast() }
    }
    if rest.isEmpty { return nil }
  }
}

extension StringProtocol {
  var trimmingTrailingWhitespace: SubSequence {
    self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)]
  }
}

extension [Document.Inline] {
  /// The words without their emphasis.
  public var plainText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .strong(let children), .emphasis(let children), .link(_, let children):
        children.plainText
      case .softBreak, .lineBreak: " "
      }
    }
    .joined()
  }
}

extension Document {
  /// Its words without their emphasis, in one line.
  public var plainText: String {
    blocks.map { block in
      switch block.kind {
      case .paragraph(let inlines), .heading(_, let inlines): inlines.plainText
      case .code(let code): code.snippet.text
      case .list, .quote, .table, .thematicBreak: ""
      }
    }.joined(separator: " ")
  }
}
