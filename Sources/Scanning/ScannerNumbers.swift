import Diagnostics
import Syntax

// Numbers of both dialects: `0x1F`, `017`, `0b10`, `0o17`, `1_000`, `1e-3`, `0x1p4`, `1.5f`, `3UL`.
extension Scanner {
  mutating func scanNumber() -> (Token.Kind, String)? {
    let start = offset
    let radix = scanRadixPrefix()
    var digits = scanDigits(radix: radix)
    let isReal = isAtTupleIndex ? false : scanFraction(radix: radix, into: &digits)
    let bodyEnd = offset
    scanSuffix()
    let spelling = text(start..<offset)
    if isVersion(bodyEnd) { return (.identifier, spelling) }
    guard isSuffixValid(bodyEnd, radix: radix, isReal: isReal), !digits.isEmpty else {
      note(.malformedNumber(spelling), start, offset)
      return (.integer(0), spelling)
    }
    if isReal || bodyEnd < offset && radix == 10 && (byte(at: bodyEnd) | 0x20) == UInt8(ascii: "f")
    {
      return (.real(Double((radix == 16 ? "0x" : "") + digits) ?? 0), spelling)
    }
    return (.integer(integer(digits, radix: radix, spelling, start)), spelling)
  }

  /// Reads `0x`, `0b`, Swift's `0o`, and stays at C's octal `0`.
  private mutating func scanRadixPrefix() -> Int {
    guard current == UInt8(ascii: "0"), !isAtTupleIndex else { return 10 }
    let mark = byte(at: offset + 1)
    let letter = dialect == .objectiveC ? mark | 0x20 : mark
    switch letter {
    case UInt8(ascii: "x"):
      offset += 2
      return 16
    case UInt8(ascii: "b"):
      offset += 2
      return 2
    case UInt8(ascii: "o") where dialect == .swift:
      offset += 2
      return 8
    default: return dialect == .objectiveC && isOctal ? 8 : 10
    }
  }

  /// Whether C reads the digits at the offset as octal: `017`, not `0`, `0.5`, `09.5` or `0e1`.
  private var isOctal: Bool {
    guard digit(at: offset + 1) else { return false }
    var place = offset
    while digit(at: place) { place += 1 }
    let next = byte(at: place)
    return next != UInt8(ascii: ".") && next | 0x20 != UInt8(ascii: "e")
  }

  private mutating func scanDigits(radix: Int) -> String {
    var digits = ""
    while true {
      let byte = current
      if byte == UInt8(ascii: "_"), dialect == .swift {
        offset += 1
      } else if digit(at: offset) || radix == 16 && isHexLetter(byte) {
        digits.unicodeScalars.append(Unicode.Scalar(byte))
        offset += 1
      } else {
        return digits
      }
    }
  }

  private func isHexLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  /// Reads a fraction and an exponent; Swift wants a digit behind the point.
  private mutating func scanFraction(radix: Int, into digits: inout String) -> Bool {
    guard radix == 10 || radix == 16 else { return false }
    var isReal = false
    let next = byte(at: offset + 1)
    let isFraction =
      digit(at: offset + 1) || radix == 16 && isHexLetter(next)
      || dialect == .objectiveC && next != UInt8(ascii: ".") && !isIdentifierByte(next)
      || dialect == .objectiveC
        && (next | 0x20 == UInt8(ascii: "f") || next | 0x20 == UInt8(ascii: "e"))
    if current == UInt8(ascii: "."), isFraction {
      offset += 1
      digits += (digits.isEmpty ? "0." : ".") + "0".prefix(digit(at: offset) || radix == 16 ? 0 : 1)
      digits += scanDigits(radix: radix)
      isReal = true
    }
    let mark = UInt8(ascii: radix == 16 ? "p" : "e")
    guard current | 0x20 == mark else { return isReal }
    let sign = byte(at: offset + 1)
    let hasSign = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    guard digit(at: offset + (hasSign ? 2 : 1)) else { return isReal }
    digits += text(offset..<offset + (hasSign ? 2 : 1))
    offset += hasSign ? 2 : 1
    digits += scanDigits(radix: 10)
    return true
  }

  private mutating func scanSuffix() {
    guard !isAtTupleIndex else { return }
    while isIdentifierByte(current) { offset += 1 }
  }

  /// Whether it is a version as macros of availability have it: `7_0`.
  private func isVersion(_ bodyEnd: Int) -> Bool {
    guard dialect == .objectiveC, byte(at: bodyEnd) == UInt8(ascii: "_") else { return false }
    return (bodyEnd..<offset).allSatisfy { byte(at: $0) == UInt8(ascii: "_") || digit(at: $0) }
  }

  private func isSuffixValid(_ bodyEnd: Int, radix: Int, isReal: Bool) -> Bool {
    let suffix = text(bodyEnd..<offset).lowercased()
    if suffix.isEmpty { return true }
    guard dialect == .objectiveC else { return false }
    return isReal
      ? ["f", "l"].contains(suffix)
      : ["u", "l", "ul", "lu", "ll", "ull", "llu"].contains(suffix)
  }

  /// The value of the digits, up to the largest unsigned one, as its bit pattern.
  private mutating func integer(
    _ digits: String, radix: Int, _ spelling: String, _ start: Int
  ) -> Int {
    if let value = Int(digits, radix: radix) { return value }
    if let value = UInt(digits, radix: radix) {
      return Int(bitPattern: value)
    }
    let isReadable = digits.utf8.allSatisfy { Int($0 & 0xF) < radix || radix == 16 }
    note(isReadable ? .numberTooLarge(spelling) : .malformedNumber(spelling), start, offset)
    return 0
  }
}
