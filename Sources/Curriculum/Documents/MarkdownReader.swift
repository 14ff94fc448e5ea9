import Diagnostics

/// Turns cmark's tree into a `Document`, and what a document may not hold into diagnostics.
struct MarkdownReader {
  /// More bytes than any lesson has, and any line: cmark takes quadratic time for some texts, such
  /// as a table row of bars, and an enemy may have written the file.
  static let lengthLimit = 128 * 1024
  static let lineLimit = 16 * 1024
  static let depthLimit = 32

  private let snippet: Snippet
  private let places: MarkdownPlaces
  private(set) var diagnostics: [Diagnostic<ContentFact>] = []
  /// Where the last block began whose asterisks were warned of.
  private var blockWithBold: Int?

  init(_ snippet: Snippet) {
    self.snippet = snippet
    places = MarkdownPlaces(snippet)
  }

  /// The whole tree; where something is wrong with a node it stands without it.
  mutating func document() -> Document {
    guard isOfModestLength() else { return Document(blocks: []) }
    reportControlCharacters()
    let tree = MarkdownTree(snippet.text)
    return Document(blocks: blocks(tree.blocks, depth: 1))
  }

  private mutating func report(
    _ fact: ContentFact, at range: SourceRange, severity: Severity = .error
  ) {
    diagnostics.append(Diagnostic(severity, fact, at: range))
  }

  /// Reports a text, or else a line, that is longer than its limit.
  private mutating func isOfModestLength() -> Bool {
    if snippet.text.utf8.count > Self.lengthLimit {
      report(.tooLong(limit: Self.lengthLimit), at: snippet.range)
      return false
    }
    guard let line = places.firstLine(longerThan: Self.lineLimit) else { return true }
    report(.lineTooLong(limit: Self.lineLimit), at: line)
    return false
  }

  /// What a terminal would obey, or cmark replace, has no place in prose.
  private mutating func reportControlCharacters() {
    func isForbidden(_ byte: UInt8) -> Bool {
      byte < 0x20 && !"\t\n\r".utf8.contains(byte) || byte == 0x7F
    }
    for (offset, byte) in places.bytes.enumerated() where isForbidden(byte) {
      let range = snippet.sourceRange(of: SourceRange(offset, offset + 1))
      report(.forbiddenCharacter(UInt32(byte)), at: range)
    }
  }
}

// MARK: - Blocks

extension MarkdownReader {
  private mutating func blocks(_ nodes: [MarkdownNode], depth: Int) -> [Document.Block] {
    nodes.compactMap { node in
      guard depth <= Self.depthLimit else {
        reportDepth(at: node)
        return nil
      }
      return kind(of: node, depth: depth).map { Document.Block($0, at: places.range(of: node)) }
    }
  }

  private mutating func kind(of node: MarkdownNode, depth: Int) -> Document.Block.Kind? {
    switch node.type {
    case "paragraph": return .paragraph(inlines(of: node))
    case "heading": return .heading(level: node.headingLevel, inlines(of: node))
    case "thematic_break": return .thematicBreak
    case "block_quote": return .quote(blocks(node.children, depth: depth + 1))
    case "code_block":
      return .code(Document.Code(language: node.fenceWord, snippet: places.code(node)))
    case "list":
      let items = node.children.map { blocks($0.children, depth: depth + 1) }
      return .list(Document.List(start: node.listStart, isTight: node.isTight, items: items))
    case "table": return .table(table(node))
    default:
      report(.rawHTML, at: places.range(of: node))
      return nil
    }
  }

  private mutating func table(_ node: MarkdownNode) -> Document.Table {
    var rows = node.children.map { row in row.children.map { inlines(of: $0) } }
    let header = rows.isEmpty ? [] : rows.removeFirst()
    return Document.Table(alignments: node.alignments, header: header, rows: rows)
  }

  /// Once is enough: what is too deep mostly has more of its kind beside it.
  private mutating func reportDepth(at node: MarkdownNode) {
    let fact = ContentFact.tooDeep(limit: Self.depthLimit)
    guard !diagnostics.contains(where: { $0.fact == fact }) else { return }
    report(fact, at: places.range(of: node))
  }
}

// MARK: - Inlines

extension MarkdownReader {
  private mutating func inlines(of block: MarkdownNode) -> [Document.Inline] {
    inlines(block.children, of: block, depth: 1)
  }

  /// The inlines without those that have no place here; neighbouring texts become one.
  private mutating func inlines(
    _ nodes: [MarkdownNode], of block: MarkdownNode, depth: Int
  ) -> [Document.Inline] {
    guard depth <= Self.depthLimit else {
      reportDepth(at: block)
      return []
    }
    var inlines: [Document.Inline] = []
    for node in nodes {
      guard let inline = inline(node, of: block, depth: depth) else { continue }
      if case .text(let text) = inline, case .text(let before) = inlines.last {
        inlines[inlines.count - 1] = .text(before + text)
      } else {
        inlines.append(inline)
      }
    }
    return inlines
  }

  private mutating func inline(
    _ node: MarkdownNode, of block: MarkdownNode, depth: Int
  ) -> Document.Inline? {
    switch node.type {
    case "text":
      let text = node.literal
      reportBold(in: text, node, of: block)
      return .text(text)
    case "code": return .code(node.literal)
    case "softbreak": return .softBreak
    case "linebreak": return .lineBreak
    case "strong": return .strong(inlines(node.children, of: block, depth: depth + 1))
    case "emph": return .emphasis(inlines(node.children, of: block, depth: depth + 1))
    case "link":
      let children = inlines(node.children, of: block, depth: depth + 1)
      return .link(destination: node.destination, children)
    case "image":
      let range = places.range(of: "![", in: node, of: block)
      report(.image, at: range ?? places.range(of: block))
      return nil
    default:
      reportHTML(node, of: block)
      return nil
    }
  }

  /// cmark leaves asterisks that open and close nothing in the text; escaped ones are meant so.
  ///
  /// One warning a block: the run that was to open and the one that was to close are one mistake.
  private mutating func reportBold(
    in text: String, _ node: MarkdownNode, of block: MarkdownNode
  ) {
    let (bytes, star) = (Array(text.utf8), UInt8(ascii: "*"))
    guard let first = bytes.firstIndex(of: star),
      bytes.indices[first...].dropLast().contains(where: {
        bytes[$0] == star && bytes[$0 + 1] == star
      })
    else { return }
    let start = places.range(of: block).lowerBound
    guard start != blockWithBold, let range = places.range(of: "**", in: node, of: block) else {
      return
    }
    blockWithBold = start
    report(.unparsedBold, at: range, severity: .warning)
  }

  /// A comment in a heading is where a translation says what it was made from.
  private mutating func reportHTML(_ node: MarkdownNode, of block: MarkdownNode) {
    if block.type == "heading", node.literal.hasPrefix("<!--") { return }
    let range = places.range(of: node.literal, in: node, of: block)
    report(.rawHTML, at: range ?? places.range(of: block))
  }
}
