/// A text with a name, in which places are found by UTF-8 offset.
///
/// Offsets are what readers keep, because they are cheap; lines and columns are worked out only
/// when a person is told about a place.
public struct SourceText: Equatable, Sendable {
  /// What a person calls the text: a path, or `<stdin>`; empty for what is typed at a prompt.
  public let name: String
  public let text: String
  /// The number of its first line among all that were entered at a prompt; nil for a file, 0 for a
  /// library, whose lines have none.
  public let entry: Int?
  /// The files that it was put together from, in their order; empty where it is one text.
  public var parts: [Part] = []
  /// The UTF-8 offset at which each line begins.
  private let lineStarts: [Int]
  /// Places along lines that are long, so that no column is counted from far away.
  private let milestones: [Milestone]

  /// A file whose lines stand in a text with others.
  public struct Part: Equatable, Sendable {
    public let name: String
    /// Which line of the text, from 1, is its first.
    public let firstLine: Int

    public init(name: String, firstLine: Int) {
      (self.name, self.firstLine) = (name, firstLine)
    }
  }

  /// A place in a long line whose column is known, so that counting begins there.
  private struct Milestone: Equatable {
    var offset: Int
    var column: Int
  }

  /// How many bytes of a line are counted through for a column.
  private static let stride = 8192

  public init(name: String, text: String, entry: Int? = nil) {
    self.name = name
    self.text = text
    self.entry = entry
    var starts = [0]
    for (offset, byte) in Array(text.utf8).enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
    milestones = SourceText.milestones(of: text, lineStarts: starts)
  }

  private static func milestones(of text: String, lineStarts: [Int]) -> [Milestone] {
    var milestones: [Milestone] = []
    for (start, end) in zip(lineStarts, lineStarts.dropFirst() + [text.utf8.count])
    where end - start > stride {
      var milestone = Milestone(offset: start, column: 1)
      var place = milestone
      for character in text[text.index(at: start)..<text.index(at: end)] {
        if place.offset - milestone.offset >= stride {
          milestone = place
          milestones.append(milestone)
        }
        place.offset += character.utf8.count
        place.column += 1
      }
    }
    return milestones
  }

  /// The number of lines; an empty text has one.
  public var lineCount: Int { lineStarts.count }

  /// The place of a UTF-8 offset; an offset past the end is the place after the last character.
  public func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), text.utf8.count)
    let line = lineStarts.lastIndex(upTo: offset, by: \.self) ?? 0
    var known = Milestone(offset: lineStarts[line], column: 1)
    if let last = milestones.lastIndex(upTo: offset, by: \.offset),
      milestones[last].offset > known.offset
    {
      known = milestones[last]
    }
    let between = text[text.index(at: known.offset)..<text.index(at: offset)]
    return Position(line: line + 1, column: known.column + between.count)
  }

  /// The number by which a person finds a place again: of its line, counted through all entries
  /// where there are several.
  public func number(at offset: Int) -> Int {
    if entry == 0 { return 0 }
    let line = lineStarts.lastIndex(upTo: max(offset, 0), by: \.self) ?? 0
    return part(at: offset).map { line + 2 - $0.firstLine } ?? (entry ?? 1) + line
  }

  /// What the text or its part is called in which a UTF-8 offset stands.
  public func name(at offset: Int) -> String { part(at: offset)?.name ?? name }

  private func part(at offset: Int) -> Part? {
    if parts.isEmpty { return nil }
    let line = position(at: offset).line
    return parts.last { $0.firstLine <= line }
  }

  /// The text of a line counted from 1, without its line end.
  public func line(_ number: Int) -> Substring {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let isLast = number == lineStarts.count
    let end = isLast ? text.utf8.count : lineStarts[number] - 1
    let line = text[text.index(at: lineStarts[number - 1])..<text.index(at: end)]
    // The carriage return before a line feed is of one character with it.
    return line.utf8.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// The UTF-8 offset at which a line, counted from 1, begins; nil when there is no such line.
  public func offset(ofLine number: Int) -> Int? {
    lineStarts.indices.contains(number - 1) ? lineStarts[number - 1] : nil
  }

  public subscript(range: SourceRange) -> Substring {
    let count = text.utf8.count
    let lower = min(max(range.lowerBound, 0), count)
    return text[text.index(at: lower)..<text.index(at: min(max(range.upperBound, lower), count))]
  }
}

extension String {
  fileprivate func index(at offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}

extension Array {
  /// The last of the elements, which stand in order, whose offset is not beyond another.
  fileprivate func lastIndex(upTo offset: Int, by place: (Element) -> Int) -> Int? {
    var (low, high) = (-1, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if place(self[middle]) <= offset { low = middle } else { high = middle }
    }
    return low < 0 ? nil : low
  }
}
