package import Diagnostics
import Syntax

// Swift's strings: `"…"`, `"""…"""`, `#"…"#`, with interpolations.
extension Scanner {
  private typealias Delimiter = SwiftStringExtent.Delimiter

  /// Reads a literal in two passes: where it ends, then what it says; both are linear.
  mutating func scanSwiftString() -> (Token.Kind, String)? {
    let start = offset
    guard let delimiter = openingDelimiter(at: start).0 else { return nil }
    let bodyStart = start + delimiter.width
    guard let bodyEnd = SwiftStringExtent.end(of: delimiter, from: bodyStart, in: self) else {
      note(.unterminated(delimiter.isMultiline ? .multilineString : .string), start, bodyStart)
      if delimiter.isMultiline { offset = end } else { skipLine() }
      return (.string([]), text(start..<offset))
    }
    let segments =
      delimiter.isMultiline
      ? multilineSegments(delimiter, bodyStart..<bodyEnd)
      : segments(delimiter, bodyStart..<bodyEnd, indentation: [])
    offset = bodyEnd + delimiter.width
    return (.string(segments), text(start..<offset))
  }

  /// The pieces of the lines between `"""` and `"""`, without the closing line's indentation.
  private mutating func multilineSegments(
    _ delimiter: Delimiter, _ body: Range<Int>
  ) -> [Token.Segment] {
    var first = body.lowerBound
    while byte(at: first) == UInt8(ascii: " ") || byte(at: first) == UInt8(ascii: "\r") {
      first += 1
    }
    guard first < body.upperBound, byte(at: first) == UInt8(ascii: "\n") else {
      note(.textAfterOpeningQuotes, body.lowerBound, max(first, body.lowerBound + 1))
      return segments(delimiter, body, indentation: [])
    }
    var last = body.upperBound
    while last > first, [UInt8(ascii: " "), 0x09].contains(bytes[last - 1]) { last -= 1 }
    let indentation = Array(bytes[last..<body.upperBound])
    if bytes[last - 1] == UInt8(ascii: "\n") { last -= 1 }
    if last > first, bytes[last - 1] == UInt8(ascii: "\r") { last -= 1 }
    guard first + 1 <= last else { return [.text("")] }
    return segments(delimiter, first + 1..<last, indentation: indentation)
  }

  private mutating func segments(
    _ delimiter: Delimiter, _ body: Range<Int>, indentation: [UInt8]
  ) -> [Token.Segment] {
    var segments: [Token.Segment] = []
    var value: [UInt8] = []
    offset = body.lowerBound
    if !indentation.isEmpty { skipIndentation(indentation) }
    while offset < body.upperBound {
      if let escape = escapeMark(delimiter, at: offset) {
        if byte(at: escape) == UInt8(ascii: "("),
          let close = SwiftStringExtent.endOfInterpolation(from: escape + 1, in: self)
        {
          segments.append(.text(String(decoding: value, as: UTF8.self)))
          segments.append(.interpolation(SourceRange(escape + 1, close)))
          value = []
          offset = close + 1
        } else {
          scanSwiftEscape(from: escape, into: &value)
          if byte(at: escape) == UInt8(ascii: "\n") { skipIndentation(indentation) }
        }
      } else {
        let isBreak = current == UInt8(ascii: "\n")
        value.append(current)
        offset += 1
        if isBreak, !indentation.isEmpty { skipIndentation(indentation) }
      }
    }
    segments.append(.text(String(decoding: value, as: UTF8.self)))
    return segments.filter { $0 != .text("") || segments.count == 1 }
  }

  private mutating func skipIndentation(_ indentation: [UInt8]) {
    let start = offset
    for byte in indentation {
      if current == UInt8(ascii: "\n") || current == UInt8(ascii: "\r") { return }
      guard current == byte else {
        note(.insufficientIndentation, start, max(offset, start + 1))
        return
      }
      offset += 1
    }
  }

  /// Reads an escape whose mark stands at `mark`, behind the backslash and hashes.
  private mutating func scanSwiftEscape(from mark: Int, into value: inout [UInt8]) {
    let start = offset
    offset = mark + 1
    switch byte(at: mark) {
    case UInt8(ascii: "n"): value.append(10)
    case UInt8(ascii: "t"): value.append(9)
    case UInt8(ascii: "r"): value.append(13)
    case UInt8(ascii: "0"): value.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): value.append(bytes[mark])
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "u") where byte(at: offset) == UInt8(ascii: "{"):
      offset += 1
      let scalar = scanEscapeDigits(radix: 16, most: 8).flatMap { Unicode.Scalar(UInt32($0)) }
      guard let scalar, current == UInt8(ascii: "}") else { fallthrough }
      offset += 1
      value += Array(String(Character(scalar)).utf8)
    default:
      offset = max(offset, mark < end ? scalar(at: mark).next : end)
      note(.unknownEscape(text(start..<offset)), start, offset)
    }
  }
}

extension Scanner {
  /// The scanner of an interpolation of a string that this one has scanned.
  package func part(_ range: SourceRange) -> Scanner {
    Scanner(bytes: bytes, range: range, dialect: dialect, file: file)
  }
}
