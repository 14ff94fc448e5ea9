import Diagnostics

/// Turns cmark's lines and columns into places of the file that the Markdown stands in.
struct MarkdownPlaces {
  private let snippet: Snippet
  let bytes: [UInt8]
  /// The offset at which each line begins and the one at which it ends, without its line end.
  private let lines: [Range<Int>]

  init(_ snippet: Snippet) {
    self.snippet = snippet
    bytes = Array(snippet.text.utf8)
    lines = Self.lines(of: bytes)
  }

  /// cmark ends a line at LF, CR or both.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let end = offset
      offset += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
        offset += 1
      }
      lines.append(start..<end)
      start = offset
    }
    lines.append(start..<bytes.count)
    return lines
  }

  /// The first line of more than so many bytes.
  func firstLine(longerThan limit: Int) -> SourceRange? {
    lines.first { $0.count > limit }.map {
      snippet.sourceRange(of: SourceRange($0.lowerBound, $0.upperBound))
    }
  }

  /// The place of a block.
  func range(of node: MarkdownNode) -> SourceRange {
    let lower = offset(line: node.start.line, column: node.start.column - 1)
    let upper = offset(line: node.end.line, column: node.end.column)
    return snippet.sourceRange(of: SourceRange(lower, max(lower, upper)))
  }

  /// The place of `words` in an inline; nil when the source does not have them as they are.
  ///
  /// cmark's columns are wrong in table cells and in the later lines of a paragraph: what is not
  /// found from there on may stand anywhere in the block.
  func range(
    of words: String, in inline: MarkdownNode, of block: MarkdownNode
  ) -> SourceRange? {
    let words = Array(words.utf8)
    let lower = offset(line: block.start.line, column: 0)
    let upper = max(lower, offset(line: block.end.line, column: block.end.column))
    let claimed = offset(line: inline.start.line, column: inline.start.column - 1)
    let start = min(max(lower, claimed), upper)
    let isHere = { (offset: Int) in bytes[offset...].starts(with: words) }
    guard
      let found = (start..<upper).first(where: isHere) ?? (lower..<start).first(where: isHere)
    else { return nil }
    return snippet.sourceRange(of: SourceRange(found, found + words.count))
  }

  /// The contents of a code block, line for line: indentation and quote marks stand before them.
  func code(_ node: MarkdownNode) -> Snippet {
    let text = node.literal
    var pieces: [Snippet.Piece] = []
    var offset = 0
    var number = node.start.line - 1 + (node.isFenced ? 1 : 0)
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard lines.indices.contains(number) else { break }
      let start = max(lines[number].lowerBound, lines[number].upperBound - line.count)
      if let source = snippet.place(of: start) {
        pieces.append(Snippet.Piece(text: offset, source: source))
      }
      offset += line.count + 1
      number += 1
    }
    return Snippet(text, at: range(of: node), pieces: pieces)
  }

  /// The offset of a line counted from 1 and a column counted from 0, kept within the line.
  private func offset(line: Int, column: Int) -> Int {
    guard lines.indices.contains(line - 1) else { return line < 1 ? 0 : bytes.count }
    let line = lines[line - 1]
    return min(max(line.lowerBound + column, line.lowerBound), line.upperBound)
  }
}
