import Diagnostics

/// Where in the header a class, a protocol or a type stands, found by the beginnings of lines
/// alone.
///
/// Reading the whole header costs as much as starting the program; a class is read when it is first
/// asked for, and most never are.
struct HeaderIndex: Sendable {
  let bytes: [UInt8]
  private(set) var classes: [String: SourceRange] = [:]
  private(set) var protocols: [String: SourceRange] = [:]
  private(set) var classNames: [String] = []
  /// The lines that begin with `typedef`, those of enumerations, and those of functions and
  /// constants.
  private(set) var types: [SourceRange] = []
  private(set) var enumerations: [SourceRange] = []
  /// Those of enumerations that have a name, and the names of all types whose values have names, by
  /// what Swift calls them.
  private(set) var namedEnumerations: [String: SourceRange] = [:]
  private(set) var swiftEnumerations: [String: String] = [:]
  /// What a type of text or numbers with names for some is made of, by its name: `UIFontWeight` of
  /// `CGFloat`.
  private(set) var typedNames: [String: String] = [:]
  private(set) var externs: [SourceRange] = []
  /// Those that name what nobody simulates.
  private(set) var unsimulated: [SourceRange] = []
  private var declarationStart: Int?
  private var open: (name: String, start: Int, isClass: Bool)?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      take(SourceRange(start, end))
      start = end + 1
    }
  }

  private mutating func take(_ line: SourceRange) {
    guard open == nil else {
      if begins(line, "@end") { close(at: line.upperBound) }
      return
    }
    if let name = name(in: line, after: "@interface ") {
      open = (name, declarationStart ?? line.lowerBound, true)
    } else if let name = name(in: line, after: "@protocol ") {
      open = (name, declarationStart ?? line.lowerBound, false)
    } else if begins(line, "typedef NS_") {
      enumerations.append(line)
      take(enumeration: line)
    } else if begins(line, "enum ") {
      enumerations.append(line)
    } else if begins(line, "typedef ") {
      if !take(typed: line) { types.append(line) }
    } else if begins(line, "extern ") {
      externs.append(line)
    } else if begins(line, "NOT_SIMULATED(") {
      unsimulated.append(line)
    } else if let first = bytes[line.lowerBound..<line.upperBound].first, HeaderIndex.isWord(first),
      !endsDeclaration(line)
    {
      // An annotation of the class that follows.
      declarationStart = declarationStart ?? line.lowerBound
      return
    }
    declarationStart = nil
  }

  /// `typedef NS_ENUM(NSInteger, NAME) { … } NS_SWIFT_NAME(SWIFT.NAME);`
  private mutating func take(enumeration line: SourceRange) {
    let text = bytes[line.lowerBound..<line.upperBound]
    let name = String(
      decoding: text.drop { $0 != UInt8(ascii: ",") }.dropFirst(2).prefix(
        while: HeaderIndex.isWord),
      as: UTF8.self)
    let end = text.lastIndex(of: UInt8(ascii: "}")) ?? text.startIndex
    let written = text[end...].drop { $0 != UInt8(ascii: "(") }.dropFirst()
      .prefix { $0 != UInt8(ascii: ")") }
    namedEnumerations[name] = line
    swiftEnumerations[written.isEmpty ? name : String(decoding: written, as: UTF8.self)] = name
  }

  /// `typedef NSString *NAME NS_SWIFT_NAME(SWIFT.NAME) NS_TYPED_EXTENSIBLE_ENUM;`; false for another
  /// line.
  private mutating func take(typed line: SourceRange) -> Bool {
    guard bytes[..<line.upperBound].dropLast().suffix(5).elementsEqual("_ENUM".utf8) else {
      return false
    }
    let words = String(decoding: bytes[line.lowerBound..<line.upperBound], as: UTF8.self)
      .split { " *();".contains($0) }.map(String.init)
    typedNames[words[2]] = words[1]
    swiftEnumerations[words.count > 5 ? words[4] : words[2]] = words[2]
    return true
  }

  func isOptions(_ line: SourceRange) -> Bool { begins(line, "typedef NS_OPTIONS") }

  private mutating func close(at end: Int) {
    guard let (name, start, isClass) = open else { return }
    if isClass {
      classes[name] = SourceRange(start, end)
      classNames.append(name)
    } else {
      protocols[name] = SourceRange(start, end)
    }
    open = nil
  }

  private func begins(_ line: SourceRange, _ word: String) -> Bool {
    bytes[line.lowerBound..<line.upperBound].starts(with: word.utf8)
  }

  private func endsDeclaration(_ line: SourceRange) -> Bool {
    bytes[line.lowerBound..<line.upperBound].last == UInt8(ascii: ";")
  }

  /// The name behind a keyword; nil for another line, or one that only names what comes later.
  private func name(in line: SourceRange, after keyword: String) -> String? {
    guard begins(line, keyword), !endsDeclaration(line) else { return nil }
    let rest = bytes[(line.lowerBound + keyword.utf8.count)..<line.upperBound]
    return String(decoding: rest.prefix(while: HeaderIndex.isWord), as: UTF8.self)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
