/// A text with a name, in which places are found by UTF-8 offset.
///
/// Offsets are what readers keep, because they are cheap; lines and columns are worked out only when
/// a person is told about a place.
public struct SourceText: Equatable, Sendable {
  /// What a person calls the text: a path, or `<stdin>`.
  public let name: String
  public let text: String
  /// Which entry at a prompt the text is, from 1; nil for a file.
  public let entry: Int?
  /// The UTF-8 offset at which each line begins.
  private let lineStarts: [Int]

  public init(name: String, text: String, entry: Int? = nil) {
    self.name = name
    self.text = text
    self.entry = entry
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// The number of lines; an empty text has one.
  public var lineCount: Int { lineStarts.count }

  /// The place of a UTF-8 offset; an offset past the end is the place after the last character.
  public func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), text.utf8.count)
    let line = lineIndex(of: offset)
    let start = index(at: lineStarts[line])
    return Position(line: line + 1, column: text[start..<index(at: offset)].count + 1)
  }

  /// The number by which a person finds a place again: of its line, or of the entry at a prompt.
  public func number(at offset: Int) -> Int { entry ?? position(at: offset).line }

  /// The text of a line counted from 1, without its line end.
  public func line(_ number: Int) -> Substring {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let start = index(at: lineStarts[number - 1])
    let end = text[start...].firstIndex { $0.isNewline } ?? text.endIndex
    return text[start..<end]
  }

  /// The UTF-8 offset at which a line, counted from 1, begins; nil when there is no such line.
  public func offset(ofLine number: Int) -> Int? {
    lineStarts.indices.contains(number - 1) ? lineStarts[number - 1] : nil
  }

  public subscript(range: SourceRange) -> Substring {
    let count = text.utf8.count
    let lower = min(max(range.lowerBound, 0), count)
    return text[index(at: lower)..<index(at: min(max(range.upperBound, lower), count))]
  }

  private func index(at offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
