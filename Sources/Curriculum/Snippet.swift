public import Diagnostics
import YAML

/// A piece of code or prose taken out of a file, whose places can be found again in that file.
///
/// A YAML block (`|`) and a fenced block lose their indentation, so an offset in the text is not an
/// offset in the file: `sourceRange(of:)` puts the difference right, line by line.
public struct Snippet: Equatable, Sendable {
  /// The language that code is written in.
  public enum Dialect: String, CaseIterable, Equatable, Sendable {
    case objc, swift
  }

  /// Who counts owners: manual or automatic reference counting.
  public enum Memory: String, CaseIterable, Equatable, Sendable {
    case mrc, arc
  }

  /// From `text` on (an offset in the snippet) places follow those from `source` on.
  struct Piece: Equatable, Sendable {
    var text: Int
    var source: Int
  }

  public let text: String
  /// Where the snippet stands in its file, with its quotes or brackets.
  public let range: SourceRange
  /// In ascending order; empty when the text was folded or escaped and places cannot be followed.
  private let pieces: [Piece]

  init(_ text: String, at range: SourceRange, pieces: [Piece]) {
    self.text = text
    self.range = range
    self.pieces = pieces
  }

  /// A text that stands in its file as it is, from `offset` on.
  public init(_ text: String, offset: Int = 0) {
    self.init(
      text, at: SourceRange(offset, offset + text.utf8.count),
      pieces: [Piece(text: 0, source: offset)])
  }

  /// Where a stretch of this text stands in the file; the whole snippet when that is not known.
  public func sourceRange(of part: SourceRange) -> SourceRange {
    guard let lower = place(of: part.lowerBound), let upper = place(of: part.upperBound) else {
      return range
    }
    return SourceRange(lower, max(lower, upper))
  }

  /// Where an offset of this text stands in the file; nil when that is not known.
  func place(of offset: Int) -> Int? {
    guard let piece = pieces.last(where: { $0.text <= offset }) else { return nil }
    return piece.source + offset - piece.text
  }
}

// MARK: - From YAML

extension Snippet {
  /// The text of a scalar; nil for anything else. `source` is the file it stands in.
  init?(_ node: Node, in source: SourceText) {
    guard let text = node.string else { return nil }
    self.init(
      text, at: node.range,
      pieces: Self.pieces(of: text, written: source[node.range], at: node.range))
  }

  /// Lines that were given one by one, as one text.
  init(lines: [Snippet], at range: SourceRange) {
    var text = ""
    var pieces: [Piece] = []
    for (number, line) in lines.enumerated() {
      if number > 0 { text += "\n" }
      let start = text.utf8.count
      pieces += line.pieces.map { Piece(text: start + $0.text, source: $0.source) }
      text += line.text
    }
    self.init(text, at: range, pieces: pieces)
  }

  /// Only a text that stands in the file as it is can be followed, but for a literal block.
  private static func pieces(
    of text: String, written: Substring, at range: SourceRange
  ) -> [Piece] {
    let (bytes, start) = (written.utf8, range.lowerBound)
    if bytes.first == UInt8(ascii: "|") {
      return linePieces(of: text, written: written, at: start)
    }
    switch bytes.count - text.utf8.count {
    case 0 where written == text: return [Piece(text: 0, source: start)]
    case 2 where Substring(bytes.dropFirst().dropLast()) == text:
      return [Piece(text: 0, source: start + 1)]
    default: return []
    }
  }

  /// A literal block: each line of the text is a line of the file without the indentation.
  private static func linePieces(
    of text: String, written: Substring, at start: Int
  ) -> [Piece] {
    var pieces: [Piece] = []
    var offset = 0
    var source = start
    var sourceLines = written.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    source += (sourceLines.popFirst()?.count ?? 0) + 1
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard let sourceLine = sourceLines.popFirst() else { break }
      let visible = sourceLine.last == UInt8(ascii: "\r") ? sourceLine.count - 1 : sourceLine.count
      pieces.append(Piece(text: offset, source: source + max(0, visible - line.count)))
      offset += line.count + 1
      source += sourceLine.count + 1
    }
    return pieces
  }
}
