// Swift's operators that programs declare.
extension Scanner {
  /// Whether an operator is none of the language's own.
  static func isOwnOperator(_ sign: String) -> Bool {
    guard let first = sign.utf8.first else { return false }
    return first >= 0x80 || isOperatorByte(first) && !swiftSigns[Int(first)].contains(sign)
  }

  /// The end of an operator at the offset that is none of the language's own: as many signs as
  /// stand together. Where `>` is the first, it may close type arguments instead, unless the text
  /// declares it.
  func ownOperatorEnd() -> Int? {
    var place = offset
    while place < end, Self.isOperatorByte(bytes[place]) {
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
      current != UInt8(ascii: ">") || declares(operator: offset..<place)
    else { return nil }
    return place
  }

  /// Whether the text has `operator` before those signs somewhere.
  func declares(operator signs: Range<Int>) -> Bool {
    let declared = Array("operator ".utf8) + bytes[signs]
    return bytes.firstRange(of: declared) != nil
  }

  private static func isOperatorByte(_ byte: UInt8) -> Bool {
    "/=-+*%<>&|^~".utf8.contains(byte)
  }
}
