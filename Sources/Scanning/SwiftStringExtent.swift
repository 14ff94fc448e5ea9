/// Finds where a Swift string, or an interpolation in one, ends: both may hold one another.
///
/// An explicit stack stands for recursion, so that no text can exhaust the machine's.
struct SwiftStringExtent {
  /// How a literal is delimited.
  struct Delimiter {
    var hashes: Int
    var isMultiline: Bool
    var width: Int { hashes + (isMultiline ? 3 : 1) }
  }

  /// What an open delimiter waits for.
  private enum Open {
    case string(Delimiter)
    /// So many closing parentheses.
    case code(parentheses: Int)
  }

  private let scanner: Scanner
  private var offset: Int
  /// Innermost last.
  private var open: [Open] = []
  /// How many of the open strings must end on their line.
  private var singleLines = 0

  /// The offset of the closing delimiter of a literal whose body begins at an offset.
  static func end(of delimiter: Delimiter, from offset: Int, in scanner: Scanner) -> Int? {
    var extent = SwiftStringExtent(scanner: scanner, offset: offset)
    extent.push(delimiter)
    return extent.find()
  }

  /// The offset of the parenthesis that closes an interpolation whose code begins at an offset.
  static func endOfInterpolation(from offset: Int, in scanner: Scanner) -> Int? {
    var extent = SwiftStringExtent(scanner: scanner, offset: offset)
    extent.open = [.code(parentheses: 1)]
    return extent.find()
  }

  private init(scanner: Scanner, offset: Int) {
    self.scanner = scanner
    self.offset = offset
  }

  /// The offset at which the outermost is closed; nil if the text, or the line of a string that
  /// must not go beyond it, ends before.
  private mutating func find() -> Int? {
    while offset < scanner.end, let innermost = open.last {
      let start = offset
      switch innermost {
      case .string(let delimiter): stepInString(delimiter)
      case .code(let parentheses): stepInCode(parentheses)
      }
      if open.isEmpty { return start }
      if singleLines > 0, scanner.byte(at: offset) == UInt8(ascii: "\n") { return nil }
    }
    return nil
  }

  private mutating func push(_ delimiter: Delimiter) {
    open.append(.string(delimiter))
    if !delimiter.isMultiline { singleLines += 1 }
  }

  private mutating func stepInString(_ delimiter: Delimiter) {
    if scanner.isDelimiter(delimiter, at: offset) {
      open.removeLast()
      if !delimiter.isMultiline { singleLines -= 1 }
      offset += delimiter.width
    } else if let mark = scanner.escapeMark(delimiter, at: offset) {
      if scanner.byte(at: mark) == UInt8(ascii: "(") { open.append(.code(parentheses: 1)) }
      offset = scanner.byte(at: mark) == UInt8(ascii: "\n") ? mark : mark + 1
    } else {
      offset += 1
    }
  }

  private mutating func stepInCode(_ parentheses: Int) {
    switch scanner.byte(at: offset) {
    case UInt8(ascii: "("):
      open[open.count - 1] = .code(parentheses: parentheses + 1)
    case UInt8(ascii: ")"):
      open.removeLast()
      if parentheses > 1 { open.append(.code(parentheses: parentheses - 1)) }
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      let (delimiter, width) = scanner.openingDelimiter(at: offset)
      if let delimiter { push(delimiter) }
      offset += width
      return
    default: break
    }
    offset += 1
  }
}

extension Scanner {
  /// The delimiter that opens a string at an offset, with the width of it, or of the bare hashes.
  func openingDelimiter(at start: Int) -> (SwiftStringExtent.Delimiter?, width: Int) {
    var hashes = 0
    while byte(at: start + hashes) == UInt8(ascii: "#") { hashes += 1 }
    let quote = start + hashes
    guard byte(at: quote) == UInt8(ascii: "\"") else { return (nil, hashes) }
    let short = SwiftStringExtent.Delimiter(hashes: hashes, isMultiline: false)
    let isEmptyRaw = hashes > 0 && isDelimiter(short, at: quote + 1)
    guard matches("\"\"\"", at: quote), !isEmptyRaw else { return (short, short.width) }
    let long = SwiftStringExtent.Delimiter(hashes: hashes, isMultiline: true)
    return (long, long.width)
  }

  func isDelimiter(_ delimiter: SwiftStringExtent.Delimiter, at offset: Int) -> Bool {
    guard byte(at: offset) == UInt8(ascii: "\"") else { return false }
    guard !delimiter.isMultiline || matches("\"\"\"", at: offset) else { return false }
    let hashes = offset + delimiter.width - delimiter.hashes
    return (hashes..<hashes + delimiter.hashes).allSatisfy { byte(at: $0) == UInt8(ascii: "#") }
  }

  /// The offset behind `\` and the delimiter's hashes, where an escape begins at an offset.
  func escapeMark(_ delimiter: SwiftStringExtent.Delimiter, at offset: Int) -> Int? {
    guard byte(at: offset) == UInt8(ascii: "\\") else { return nil }
    let mark = offset + 1 + delimiter.hashes
    return (offset + 1..<mark).allSatisfy { byte(at: $0) == UInt8(ascii: "#") } ? mark : nil
  }
}
