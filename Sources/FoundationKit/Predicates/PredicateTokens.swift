import ObjectModel

/// A piece of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case number(Value)
  case text(String)
  case sign(String)
  /// `%@` and its kin, with the value that stands there.
  case value(Value)
  /// `%K`, with the key path that stands there.
  case key(String)
}

/// Why a format makes no predicate.
enum PredicateMistake: Error {
  /// What is no predicate on a device either.
  case malformed
  /// A device knows it; here it is not simulated.
  case unsupported(String)
}

/// Cuts a predicate's format into pieces, and puts values in the places of its directives.
struct PredicateTokens {
  /// The format, from what has not been read.
  private var rest: Substring
  /// The values for directives yet to come.
  private var values: ArraySlice<Value>
  /// Nil for a value that names no key.
  private let text: (Value) -> String?

  /// The pieces in order; `text` says what a value is as text, for `%K`. It throws for an open
  /// quotation mark, for a sign that no format has, and where values are missing.
  static func read(
    _ format: String, _ values: [Value], text: (Value) -> String?
  ) throws(PredicateMistake) -> [PredicateToken] {
    try withoutActuallyEscaping(text) { text throws(PredicateMistake) in
      var reader = PredicateTokens(rest: format[...], values: values[...], text: text)
      var tokens: [PredicateToken] = []
      while let token = try reader.next() { tokens.append(token) }
      return tokens
    }
  }

  /// The next piece; nil at the end.
  /// Throws for a sign that no format has.
  private mutating func next() throws(PredicateMistake) -> PredicateToken? {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first else { return nil }
    if first == "'" || first == "\"" { return try quoted(until: first) }
    if first == "%" { return try directive() }
    if first.isASCII, first.isNumber { return try number() }
    if first.isWordStart { return .word(word()) }
    for sign in PredicateTokens.signs where rest.hasPrefix(sign) {
      rest = rest.dropFirst(sign.count)
      return .sign(sign)
    }
    throw .malformed
  }

  /// Longer signs stand before those that they begin with.
  private static let signs = [
    "**", "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{",
    "}",
    "[", "]", ",", "+", "-", "*", "/", ".",
  ]

  /// A text in quotation marks of one kind; a backslash takes away the meaning of what follows it.
  private mutating func quoted(until end: Character) throws(PredicateMistake) -> PredicateToken {
    rest = rest.dropFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == end { return .text(text) }
      if character == "\\", let escaped = rest.popFirst() {
        text.append(escaped)
      } else {
        text.append(character)
      }
    }
    throw .malformed
  }

  /// A directive takes the next value. `%%` is none in a predicate; quoted directives never come
  /// here.
  private mutating func directive() throws(PredicateMistake) -> PredicateToken {
    rest = rest.dropFirst().drop { "lhqz".contains($0) }
    guard let conversion = rest.popFirst(), "@Kdiuxfgecs".contains(conversion),
      let value = values.popFirst()
    else { throw .malformed }
    guard conversion == "K" else { return .value(value) }
    guard let key = text(value) else { throw .malformed }
    return .key(key)
  }

  /// A number without a sign, which has one point at most.
  private mutating func number() throws(PredicateMistake) -> PredicateToken {
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    rest = rest.dropFirst(digits.count)
    if let whole = Int(digits) { return .number(.int(whole)) }
    guard let real = Double(digits) else { throw .malformed }
    return .number(.real(real))
  }

  /// A word, which ends with colons where it is the name of a function: `sum:`, `modulus:by:`.
  private mutating func word() -> String {
    let word = rest.prefix(while: \.isInWord)
    let name = rest.prefix { $0.isInWord || $0 == ":" }
    let isFunction = name.last == ":" && rest.dropFirst(name.count).first == "("
    rest = rest.dropFirst(isFunction ? name.count : word.count)
    return String(isFunction ? name : word)
  }
}

extension Character {
  /// `@`, `#` and `$` begin the words of operators, keys and variables.
  fileprivate var isWordStart: Bool { isLetter || "_@#$".contains(self) }
  /// A point belongs to the word: key paths are one piece.
  fileprivate var isInWord: Bool { isWordStart || isNumber || self == "." }
}
