// What stands behind a backslash, and in brackets.
extension PatternReading {
  /// What stands behind a backslash outside of brackets: an edge, a group once more, `\Q…\E`, else
  /// one character of a set. Names are ICU's (ICU User Guide, "Regular Expressions").
  mutating func escaped() throws(PatternMistake) -> PatternTree {
    guard let next = rest.first else { throw .malformed("U_REGEX_BAD_ESCAPE_SEQUENCE") }
    if let edge = PatternReading.edges[next] {
      rest.removeFirst()
      return .edge(edge)
    }
    if ("1"..."9").contains(next) {
      rest.removeFirst()
      return .again(group: Int(next.value - 0x30), foldsCase: flags.contains(.foldsCase))
    }
    if take("Q") { return try quoted() }
    return one(try escapedSet())
  }

  /// Escapes that match no character.
  private static let edges: [Unicode.Scalar: PatternTree.Edge] = [
    "A": .textStart, "z": .textEnd, "Z": .lastLineEnd, "b": .word, "B": .noWord,
  ]

  /// `\Q…\E`: each character stands for itself, and a repetition behind it is the last one's.
  private mutating func quoted() throws(PatternMistake) -> PatternTree {
    var parts: [PatternTree] = []
    while let next = rest.popFirst() {
      if next == "\\", take("E") { break }
      parts.append(one(.scalar(next)))
    }
    if let last = parts.popLast() {
      parts.append(try repeated(last))
    } else if startsRepetition {
      throw .syntax
    }
    return .sequence(parts)
  }

  /// What may stand behind a backslash in brackets too.
  /// Letters that mean something else to ICU, or nothing, are not simulated; signs stand for
  /// themselves.
  private mutating func escapedSet() throws(PatternMistake) -> ScalarSet {
    guard let next = rest.popFirst() else { throw .malformed("U_REGEX_BAD_ESCAPE_SEQUENCE") }
    switch next {
    case "d": return .digit
    case "D": return .not(.digit)
    case "w": return .word
    case "W": return .not(.word)
    case "s": return .space
    case "S": return .not(.space)
    case "n": return .scalar("\n")
    case "t": return .scalar("\t")
    case "r": return .scalar("\r")
    case "f": return .scalar("\u{0C}")
    case "a": return .scalar("\u{07}")
    case "e": return .scalar("\u{1B}")
    case "0": return .scalar("\0")
    case "u": return .scalar(try hexadecimal(4))
    case "U": return .scalar(try hexadecimal(8))
    case "x": return .scalar(try hexadecimal(2))
    case "p": return try category()
    case "P": return .not(try category())
    case "c", "h", "H", "k", "N", "R", "v", "V", "X", "G": throw .unsupported("\\\(next)")
    default: return .scalar(next)
    }
  }

  /// The scalar of some digits; `\x{…}` may have any number. A number that no scalar has is a
  /// mistake.
  private mutating func hexadecimal(_ count: Int) throws(PatternMistake) -> Unicode.Scalar {
    let isBraced = count == 2 && take("{")
    let digits = isBraced ? rest.prefix { $0 != "}" } : rest.prefix(count)
    rest = rest.dropFirst(digits.count)
    guard !isBraced || take("}"),
      let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
      let scalar = Unicode.Scalar(code)
    else { throw .malformed("U_REGEX_BAD_ESCAPE_SEQUENCE") }
    return scalar
  }

  /// `\p{Lu}`: general categories alone, by one letter or two; scripts and properties are not
  /// simulated.
  private mutating func category() throws(PatternMistake) -> ScalarSet {
    guard take("{") else { throw .malformed("U_REGEX_PROPERTY_SYNTAX") }
    let letters = rest.prefix { $0 != "}" }
    rest = rest.dropFirst(letters.count)
    guard take("}") else { throw .malformed("U_REGEX_PROPERTY_SYNTAX") }
    let name = String(String.UnicodeScalarView(letters))
    let isCategory =
      (1...2).contains(name.count) && "LMNPSZC".contains(name.prefix(1))
      && name.dropFirst().allSatisfy(\.isLowercase)
    guard isCategory else { throw .unsupported("\\p{\(name)}") }
    return .category(name)
  }

  // MARK: - Brackets

  /// What stands in brackets, of which the first is read.
  mutating func set() throws(PatternMistake) -> ScalarSet {
    let isNegated = take("^")
    // What closes the brackets elsewhere stands for itself at their beginning.
    var sets: [ScalarSet] = take("]") ? [try range(from: .scalar("]"))] : []
    while !take("]") {
      guard let next = rest.popFirst() else { throw .malformed("U_REGEX_MISSING_CLOSE_BRACKET") }
      if next == "[" {
        if rest.first == ":" { throw .unsupported("[:…:]") }
        sets.append(try set())
      } else if next == "&", rest.first == "&" {
        throw .unsupported("&&")
      } else {
        sets.append(try range(from: next == "\\" ? try escapedSet() : .scalar(next)))
      }
    }
    return isNegated ? .not(.anyOf(sets)) : .anyOf(sets)
  }

  /// A set alone, or all that stands between one character and another.
  private mutating func range(from first: ScalarSet) throws(PatternMistake) -> ScalarSet {
    guard case .range(let start) = first, start.lowerBound == start.upperBound, rest.first == "-",
      let end = rest.dropFirst().first, end != "]", end != "["
    else { return first }
    rest.removeFirst(2)
    guard case .range(let last) = end == "\\" ? try escapedSet() : .scalar(end),
      start.lowerBound <= last.upperBound
    else { throw .malformed("U_REGEX_INVALID_RANGE") }
    return .range(start.lowerBound...last.upperBound)
  }
}
