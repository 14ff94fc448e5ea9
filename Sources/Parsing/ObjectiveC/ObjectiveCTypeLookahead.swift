import Diagnostics
import Scanning

// Telling types from values without reading them.
extension ObjectiveCParser {
  /// Whether a word names a type for certain.
  func isKnownType(_ word: String) -> Bool {
    ObjectiveCWords.arithmeticTypes.contains(word) || ObjectiveCWords.valueTypes.contains(word)
      || types.contains(word)
  }

  /// GNU C's spellings; C23's `typeof` is the first.
  private func isTypeofWord(_ word: String) -> Bool {
    word == "typeof" || word == "__typeof__" || word == "__typeof"
  }

  /// Words around a type that are no part of its name: they may stand before it, behind it and
  /// behind a star.
  private func isDecoration(_ token: Token) -> Bool {
    token.kind == .identifier
      && (ObjectiveCWords.qualifiers.contains(token.text)
        || ObjectiveCWords.storage.contains(token.text)
        || ObjectiveCWords.ignored.contains(token.text))
  }

  /// The distance to the token behind what has the shape of a type at a distance ahead: a name or
  /// words of C, `<…>`, stars, `(^)(…)`.
  mutating func typeEnd(at first: Int) -> Int? {
    var place = first
    while isDecoration(cursor.peek(place)) { place += 1 }
    let head = cursor.peek(place)
    guard head.kind == .identifier, !ObjectiveCWords.statements.contains(head.text) || isTag(head)
    else { return nil }
    if isTag(head) { place += 1 }
    place += 1
    if isTypeofWord(head.text) {
      guard let end = bracketsEnd(at: place, "(", ")") else { return nil }
      place = end
    } else if ObjectiveCWords.arithmeticTypes.contains(head.text) {
      while ObjectiveCWords.arithmeticTypes.contains(cursor.peek(place).text) { place += 1 }
    }
    if cursor.peek(place).isSign("<") {
      guard let end = typeArgumentsEnd(at: place) else { return nil }
      place = end
    }
    while cursor.peek(place).isSign("*") || isDecoration(cursor.peek(place)) { place += 1 }
    if cursor.peek(place).isSign("("),
      cursor.peek(place + 1).isSign("^") || cursor.peek(place + 1).isSign("*"),
      cursor.peek(place + 2).isSign(")"), cursor.peek(place + 3).isSign("(")
    {
      return bracketsEnd(at: place + 3, "(", ")")
    }
    return place
  }

  /// A tag makes the word behind it a type without a typedef.
  private func isTag(_ token: Token) -> Bool {
    token.isWord("struct") || token.isWord("enum") || token.isWord("union")
  }

  /// The distance to the token behind `<…>`, if what stands inside can be types.
  ///
  /// Looks no further than 64 tokens, as nobody writes longer ones; `a < b` must not read the whole
  /// file.
  private mutating func typeArgumentsEnd(at first: Int) -> Int? {
    var depth = 0
    var place = first
    while place - first < 64 {
      let token = cursor.peek(place)
      place += 1
      switch token.text {
      case "<": depth += 1
      case ">": depth -= 1
      case ">>": depth -= 2
      case "*", ",", "(", ")", "^", ":": break
      default: guard token.kind == .identifier else { return nil }
      }
      if depth <= 0 { return depth == 0 ? place : nil }
    }
    return nil
  }

  /// The distance to the token behind matching brackets that open at a distance.
  ///
  /// Nil beyond 256 tokens.
  mutating func bracketsEnd(at first: Int, _ open: String, _ close: String) -> Int? {
    guard cursor.peek(first).isSign(open) else { return nil }
    var depth = 0
    var place = first
    while place - first < 256 {
      let token = cursor.peek(place)
      place += 1
      if token.isEnd { return nil }
      if token.isSign(open) { depth += 1 }
      if token.isSign(close) { depth -= 1 }
      if token.isSign(close + close) { depth -= 2 }
      if depth <= 0 { return place }
    }
    return nil
  }

  /// Whether a declaration of variables or of a function begins here, and not an expression.
  ///
  /// `A * b;` is ambiguous for the same reason: a capital, a known type or white space decides.
  mutating func startsDeclaration() -> Bool {
    let head = current
    guard head.kind == .identifier else { return false }
    if isDecoration(head), !cursor.peek().isSign("=") { return true }
    if isTag(head) { return true }
    if ObjectiveCWords.arithmeticTypes.contains(head.text) { return true }
    guard let end = typeEnd(at: 0) else {
      return isKnownType(head.text) && cursor.peek().isSign("<")
    }
    let after = cursor.peek(end)
    if end > 1, head.text.first?.isUppercase == true, after.isSign(";") || after.isSign("=") {
      return true
    }
    if isLineBound, after.startsLine { return false }
    if isBlockDeclarator(at: end) { return true }
    if isFunctionPointer(at: end),
      isKnownType(head.text) || end > 1 && head.text.first?.isUppercase == true
    {
      return true
    }
    guard after.kind == .identifier else { return false }
    // `a * b` multiplies unless `a` can be the name of a class.
    let isProduct = cursor.peek(1).isSign("*") && end == 2
    return !isProduct || isKnownType(head.text) || head.text.first?.isUppercase == true
      || ["=", ";", ","].contains { cursor.peek(end + 1).isSign($0) }
        && !cursor.peek(1).flags.contains(.beforeSpace)
  }

  /// `(^name)`, as behind the result of a block type.
  mutating func isBlockDeclarator(at place: Int) -> Bool {
    guard cursor.peek(place).isSign("("), cursor.peek(place + 1).isSign("^") else { return false }
    var name = place + 2
    while isDecoration(cursor.peek(name)) { name += 1 }
    if cursor.peek(name).isSign("(") { return isBlockDeclarator(at: name) }
    return cursor.peek(name).kind == .identifier && cursor.peek(name + 1).isSign(")")
      || cursor.peek(name).kind == .identifier && cursor.peek(name + 1).isSign("[")
  }

  /// `(*name)(`, as behind the result of a function that is pointed to.
  private mutating func isFunctionPointer(at place: Int) -> Bool {
    cursor.peek(place).isSign("(") && cursor.peek(place + 1).isSign("*")
      && cursor.peek(place + 2).kind == .identifier
      && (cursor.peek(place + 3).isSign(")") && cursor.peek(place + 4).isSign("(")
        || cursor.peek(place + 3).isSign("["))
  }

  /// Whether the parenthesis here opens a cast or a compound literal.
  ///
  /// What stands inside must be a type; a bare name that is not known as one is taken for one where
  /// an operand follows that could follow nothing else.
  ///
  /// C's grammar cannot tell a cast from parentheses without knowing the typedefs (the lexer hack);
  /// a text may use types that it does not declare.
  mutating func startsCast() -> Bool {
    guard current.isSign("("), let end = typeEnd(at: 1), cursor.peek(end).isSign(")") else {
      return false
    }
    let head = cursor.peek(1)
    if end > 2 || isKnownType(head.text) || isDecoration(head) { return true }
    let after = cursor.peek(end + 1)
    if isLineBound, after.startsLine { return false }
    switch after.kind {
    // `[v a:(m) b:6]`: the next keyword.
    case .identifier:
      let next = cursor.peek(end + 2)
      // `[(box) release]`, as macros write it: types are capitalised.
      let isName = head.text.first?.isUppercase == false
      if isName, next.isSign("]") || next.isSign(":") { return false }
      return !(isBeforeKeyword && next.isSign(":"))
    case .integer, .real, .string, .cString, .character, .atWord: return true
    case .punctuator:
      return ["@", "!", "~", "{"].contains(after.text) || isMessage(at: end + 1)
    default: return false
    }
  }

  /// Whether what opens here is a message, and no subscript: `[a b]`, `[[a b] c]`.
  private mutating func isMessage(at place: Int) -> Bool {
    guard cursor.peek(place).isSign("["), !isLineBound || !cursor.peek(place).startsLine else {
      return false
    }
    let receiver = cursor.peek(place + 1)
    return receiver.isSign("[") && isMessage(at: place + 1)
      || receiver.kind == .identifier && cursor.peek(place + 2).kind == .identifier
  }
}
