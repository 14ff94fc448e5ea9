extension String {
  /// The text as collections describe it: in quotes unless it is of letters and digits of ASCII
  /// alone, other characters by their number in UTF-16.
  var asPropertyList: String {
    let isWord = utf8.allSatisfy { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9": true
      default: false
      }
    }
    if isWord, !isEmpty { return self }
    return "\"" + utf16.map(Self.asPropertyList).joined() + "\""
  }

  private static func asPropertyList(_ unit: UInt16) -> String {
    switch unit {
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0x09: return "\\t"
    case 0x22: return "\\\""
    case 0x5C: return "\\\\"
    case 0x20..<0x7F: return String(UnicodeScalar(UInt8(unit)))
    default:
      let digits = String(unit, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
