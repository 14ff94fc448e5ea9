import Diagnostics

/// Takes a text apart into statements and commands, and hands each statement to its parser.
struct ScriptReader {
  private let dialect: Dialect?
  private var preferred: Dialect
  private var types: Set<String>
  private let bytes: [UInt8]
  private var items: [Script.Item] = []
  private var diagnostics: [Diagnostic<SyntaxFact>] = []
  /// Everything before is read.
  private var offset = 0
  /// The parser at work, at most one of the two, kept as long as the dialect stays.
  private var objectiveC: ObjectiveCParser?
  private var swift: SwiftParser?

  init(_ source: SourceText, dialect: Dialect?, preferred: Dialect, types: Set<String>) {
    self.dialect = dialect
    self.preferred = preferred
    self.types = types
    bytes = Array(source.text.utf8)
  }

  mutating func read() -> Script {
    while skipToContent() {
      if let range = commandRange() {
        finishParser(at: range.lowerBound)
        items.append(.command(text: commandText(range), range: range))
        offset = range.upperBound
      } else {
        readStatement()
      }
    }
    finishParser(at: bytes.count)
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return Script(items: items, diagnostics: sorted.map(\.element), types: types)
  }

  // MARK: - Statements

  private mutating func readStatement() {
    let dialect = dialect ?? recognized()
    prepareParser(of: dialect)
    // Comments stood here: what follows them may be a command.
    if let next = nextToken?.range.lowerBound, next > offset {
      offset = next
      return
    }
    preferred = dialect
    let statement =
      dialect == .swift
      ? swift?.parseTopLevelStatement() : objectiveC?.parseTopLevelStatement()
    offset = nextToken?.range.lowerBound ?? bytes.count
    if let statement { items.append(.statement(statement, dialect)) }
  }

  private var nextToken: Token? { objectiveC?.cursor.current ?? swift?.cursor.current }

  private func recognized() -> Dialect {
    DialectRecognizer.dialect(of: bytes, from: offset) ?? preferred
  }

  private mutating func prepareParser(of dialect: Dialect) {
    if dialect == .swift ? swift != nil : objectiveC != nil { return }
    finishParser(at: offset)
    let range = SourceRange(offset, bytes.count)
    let cursor = TokenCursor(Scanner(bytes: bytes, range: range, dialect: dialect))
    switch dialect {
    case .objectiveC: objectiveC = ObjectiveCParser(cursor, types: types)
    case .swift: swift = SwiftParser(cursor)
    }
  }

  /// Collects what the parser had to say about what stands before an offset, and lets it go.
  private mutating func finishParser(at end: Int) {
    if let parser = objectiveC {
      types = parser.types
      collect(parser.diagnostics, scanner: parser.cursor.diagnostics, before: end)
    }
    if let parser = swift {
      collect(parser.diagnostics, scanner: parser.cursor.diagnostics, before: end)
    }
    objectiveC = nil
    swift = nil
  }

  /// The scanner may have looked further than the parser read.
  private mutating func collect(
    _ own: [Diagnostic<SyntaxFact>], scanner: [Diagnostic<SyntaxFact>], before end: Int
  ) {
    diagnostics += own
    diagnostics += scanner.filter { $0.range.lowerBound < end || end == bytes.count }
  }

  // MARK: - Commands

  /// Moves to the next statement or command; false at the end.
  private mutating func skipToContent() -> Bool {
    skipBlank()
    return offset < bytes.count
  }

  /// Skips white space, but no comments: those are the scanner's.
  private mutating func skipBlank() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) {
        offset += 1
      } else if bytes[offset...].starts(with: [0xE3, 0x80, 0x80])
        || bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF])
      {
        offset += 3
      } else {
        return
      }
    }
  }

  /// The lines of a command, if one begins at the offset.
  private func commandRange() -> SourceRange? {
    guard isColon(at: offset), isFirstOfLine(offset) else { return nil }
    var end = offset
    var depth = 0
    var isQuoted = false
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\n") where depth <= 0: return SourceRange(offset, trimmed(end))
      case UInt8(ascii: "/") where depth <= 0 && !isQuoted && beginsComment(at: end):
        return SourceRange(offset, trimmed(end))
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "{") where !isQuoted, UInt8(ascii: "[") where !isQuoted: depth += 1
      case UInt8(ascii: "}") where !isQuoted, UInt8(ascii: "]") where !isQuoted: depth -= 1
      default: break
      }
      end += 1
    }
    return SourceRange(offset, trimmed(end))
  }

  /// Whether `//` stands there behind a space: `:warn  // the system is short of memory`.
  private func beginsComment(at offset: Int) -> Bool {
    let isSpaced = bytes[offset - 1] == UInt8(ascii: " ") || bytes[offset - 1] == 0x09
    return isSpaced && bytes[offset...].starts(with: "//".utf8)
  }

  private func trimmed(_ end: Int) -> Int {
    var end = end
    while end > offset,
      bytes[end - 1] == UInt8(ascii: " ") || (0x09...0x0D).contains(bytes[end - 1])
    {
      end -= 1
    }
    return end
  }

  private func isColon(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: ":") || bytes[offset...].starts(with: [0xEF, 0xBC, 0x9A])
  }

  private func isFirstOfLine(_ offset: Int) -> Bool {
    var place = offset - 1
    while place >= 0, bytes[place] != UInt8(ascii: "\n") {
      let isWideSpace = place >= 2 && bytes[place - 2...place].elementsEqual([0xE3, 0x80, 0x80])
      guard bytes[place] == UInt8(ascii: " ") || bytes[place] == 0x09 || isWideSpace else {
        return false
      }
      place -= isWideSpace ? 3 : 1
    }
    return true
  }

  /// The command with an ASCII colon in front.
  private func commandText(_ range: SourceRange) -> String {
    let text = String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
    return text.hasPrefix(":") ? text : ":" + text.dropFirst()
  }
}
