import Diagnostics
import Scanning
import Syntax

/// Takes a text apart into statements and commands, and hands each statement to its parser.
struct ScriptReader {
  /// Nil where each statement is in whichever dialect it looks like.
  private let dialect: Dialect?
  /// That of the statement read last.
  private var preferred: Dialect
  private var types: Set<String>
  private var macros: [String: Macro]
  private var target: Target
  private let retarget: Script.Context.Retarget
  /// What `#fileID` is made of.
  private let file: String
  private let isOfFile: Bool
  /// Told by the whole text before the first statement is read.
  private let isOfOldSwift: Bool
  /// All offsets and ranges count these.
  private var bytes: [UInt8]
  private var items: [Script.Item] = []
  private var diagnostics: [Diagnostic<SyntaxFact>] = []
  /// Everything before is read.
  private var offset = 0
  /// The parser at work, at most one of the two, kept as long as the dialect stays.
  private var objectiveC: ObjectiveCParser?
  private var swift: SwiftParser?

  /// Old Swift is looked for in files alone: at a prompt, its names are mistakes that a compiler
  /// reports.
  init(_ source: SourceText, dialect: Dialect?, preferred: Dialect, in context: Script.Context) {
    self.dialect = dialect
    self.preferred = preferred
    types = context.types
    macros = context.macros
    target = context.target
    retarget = context.retarget
    file = source.name
    isOfFile = context.isOfFile
    isOfOldSwift = context.isOfFile && dialect != .objectiveC && source.isOfOldSwift
    bytes = Array(source.text.utf8)
  }

  /// The one statement that stands in a range; nil where there is something wrong with it.
  mutating func readAlone(in range: SourceRange) -> Statement? {
    bytes.removeSubrange(range.upperBound...)
    offset = range.lowerBound
    let script = read()
    guard !script.diagnostics.contains(where: { $0.severity == .error }), script.items.count == 1,
      case .statement(let statement, _) = script.items[0]
    else { return nil }
    return statement
  }

  /// Reads to the end. Diagnostics are sorted by place and otherwise stay in the order in which
  /// they were found, as scanner and parsers collect them apart.
  mutating func read() -> Script {
    while skipToContent() {
      if let range = commandRange() {
        finishParser(at: range.lowerBound)
        take(command: commandText(range), at: range)
        offset = range.upperBound
      } else {
        readStatement()
      }
    }
    finishParser(at: bytes.count)
    if isOfFile { diagnostics = diagnostics.compactMap(passedOver) }
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return Script(
      items: items, diagnostics: sorted.map(\.element),
      context: Script.Context(
        types: types, macros: macros, target: target, isOfFile: isOfFile, retarget: retarget))
  }

  /// What there is to say of something in a file that is not covered: a warning, and nothing where
  /// it is read as it was meant.
  private func passedOver(_ diagnostic: Diagnostic<SyntaxFact>) -> Diagnostic<SyntaxFact>? {
    guard case .unsupported(let construct) = diagnostic.fact else { return diagnostic }
    if isOfOldSwift, construct.isOfOldSwift { return nil }
    var warning = diagnostic
    warning.severity = .warning
    return warning
  }

  /// Some commands change what `#if` asks for.
  private mutating func take(command text: String, at range: SourceRange) {
    items.append(.command(text: text, range: range))
    target = retarget(target, text)
  }

  // MARK: - Statements

  /// What is wrong in the dialect it was taken for is tried in the other, where nobody said which.
  ///
  /// Tried on a copy: of two readings with errors the first one stays, whose errors are nearer to
  /// what was meant.
  private mutating func readStatement() {
    let isInMacro = nextToken?.flags.contains(.expanded) == true
    let taken = dialect ?? (isInMacro ? .objectiveC : recognized())
    let (start, count) = (offset, items.count)
    readStatement(as: taken)
    let isDirective = start < bytes.count && bytes[start] == UInt8(ascii: "#")
    guard dialect == nil, !isInMacro, !isDirective, hasErrors(since: start) else { return }
    var other = self
    other.items.removeSubrange(count...)
    other.takeBack(to: start)
    other.readStatement(as: taken.other)
    if other.items.count > count, !other.hasErrors(since: start) { self = other }
  }

  /// Reads one statement with the parser of a dialect. A parser that has looked ahead over comments
  /// stands beyond them, and is asked again from there.
  private mutating func readStatement(as dialect: Dialect) {
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

  /// Whether the parser at work found an error behind an offset.
  ///
  /// What the scanner found beyond the statement may be the other dialect's business.
  private func hasErrors(since start: Int) -> Bool {
    let own = objectiveC?.diagnostics ?? swift?.diagnostics ?? []
    let scanned = objectiveC?.cursor.diagnostics ?? swift?.cursor.diagnostics ?? []
    return own.contains { $0.severity == .error && $0.range.lowerBound >= start }
      || scanned.contains {
        $0.severity == .error && $0.range.lowerBound >= start && $0.range.lowerBound <= offset
      }
  }

  /// Forgets what was read behind an offset.
  private mutating func takeBack(to start: Int) {
    finishParser(at: start)
    diagnostics.removeAll { $0.range.lowerBound >= start }
    offset = start
  }

  /// The token that the parser at work has before it, macros put in place.
  private var nextToken: Token? { objectiveC?.cursor.current ?? swift?.cursor.current }

  /// What cannot be told is in the dialect of what was read before.
  private func recognized() -> Dialect {
    DialectRecognizer.dialect(of: bytes, from: offset) ?? preferred
  }

  /// Makes a parser where the dialect changes. A change of dialect scans the rest anew, so that it
  /// is not made for each statement.
  private mutating func prepareParser(of dialect: Dialect) {
    if dialect == .swift ? swift != nil : objectiveC != nil { return }
    finishParser(at: offset)
    let range = SourceRange(offset, bytes.count)
    let scanner = Scanner(bytes: bytes, range: range, dialect: dialect, file: file)
    switch dialect {
    case .objectiveC:
      let preprocessor = Preprocessor(target, macros: macros)
      objectiveC = ObjectiveCParser(
        TokenCursor(scanner, preprocessor: preprocessor), types: types)
      objectiveC?.isOfFile = isOfFile
    case .swift:
      swift = SwiftParser(TokenCursor(scanner))
      swift?.isOfOldSwift = isOfOldSwift
    }
  }

  /// Collects what the parser had to say about what stands before an offset, and lets it go.
  private mutating func finishParser(at end: Int) {
    if let parser = objectiveC {
      types = parser.types
      macros = parser.cursor.preprocessor?.macros ?? macros
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
  ///
  /// Braces, brackets and quotation marks keep it open over lines; comments end it.
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

  /// White space at the end is no part of a command, which may end with its file.
  private func trimmed(_ end: Int) -> Int {
    var end = end
    while end > offset,
      bytes[end - 1] == UInt8(ascii: " ") || (0x09...0x0D).contains(bytes[end - 1])
    {
      end -= 1
    }
    return end
  }

  /// A full-width colon, as Chinese and Japanese keyboards give it, is one too (U+FF1A, three
  /// bytes).
  private func isColon(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: ":") || bytes[offset...].starts(with: [0xEF, 0xBC, 0x9A])
  }

  /// A command needs its line for itself; ideographic spaces (U+3000) may stand before it.
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
