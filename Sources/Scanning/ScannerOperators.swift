import Diagnostics

// Swift's operators that programs declare.
extension Scanner {
  /// Whether an operator is none of the language's own.
  package static func isOwnOperator(_ sign: String) -> Bool {
    guard let first = sign.utf8.first else { return false }
    return first >= 0x80
      || (isOperatorByte(first) || isMark(first) && sign.utf8.count > 1)
        && !swiftSigns[Int(first)].contains(sign)
  }

  /// The end of an operator at the offset that is none of the language's own: as many signs as
  /// stand together. Where `>` is the first, it may close type arguments instead, unless the text
  /// declares it.
  mutating func ownOperatorEnd() -> Int? {
    if Self.isMark(current) { return declaredOperatorEnd() }
    let mayClose = current == UInt8(ascii: ">")
    // A run of `>` that is longer than what is declared is no operator: its end is not looked for.
    let limit = mayClose ? min(end, offset + longestDeclaredOperator + 1) : end
    var place = offset
    while place < limit, Self.isOperatorByte(bytes[place]) {
      if place > offset, matches("//", at: place) || matches("/*", at: place) { break }
      place += 1
    }
    // The `<` of `func ==<T>`.
    if place - offset > 1, bytes[place - 1] == UInt8(ascii: "<"), place < end,
      isIdentifierByte(bytes[place])
    {
      place -= 1
    }
    guard place - offset > 1, Self.isOwnOperator(text(offset..<place)),
      !mayClose || declares(operator: offset..<place)
    else { return nil }
    return place
  }

  /// The end of an operator that begins as what stands behind values does, `??=` or `!!`: the text
  /// must declare it.
  private mutating func declaredOperatorEnd() -> Int? {
    let rest = bytes[offset..<end]
    let signs = rest.prefix { Self.isOperatorByte($0) || Self.isMark($0) }
    return signs.count > 1 && Self.isOwnOperator(text(offset..<signs.endIndex))
      && operatorsDeclared().contains(where: { $0.elementsEqual(signs) })
      ? signs.endIndex : nil
  }

  /// Whether an operator that the text declares somewhere begins with those signs.
  mutating func declares(operator signs: Range<Int>) -> Bool {
    operatorsDeclared().contains { $0.starts(with: bytes[signs]) }
  }

  private var longestDeclaredOperator: Int {
    mutating get { operatorsDeclared().map(\.count).max() ?? 0 }
  }

  /// What stands behind each `operator` of the text.
  private mutating func operatorsDeclared() -> [ArraySlice<UInt8>] {
    if let declaredOperators { return declaredOperators }
    let keyword = Array("operator ".utf8)
    var found: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let word = rest.firstPlace(of: keyword) {
      rest = rest[word.upperBound...]
      found.append(rest.prefix { !" \t\r\n:{".utf8.contains($0) })
    }
    declaredOperators = found
    return found
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == 0x3F || byte == 0x21 }

  private static func isOperatorByte(_ byte: UInt8) -> Bool {
    "/=-+*%<>&|^~".utf8.contains(byte)
  }
}
