/// Text in XML and HTML.
public enum XML {
  /// As content and in attributes; what neither may have becomes U+FFFD, and what would turn the
  /// text round stands as Swift writes it.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where scalar.value > 0x7F && scalar.properties.isBidiControl:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A name that may stand for an id: `NCName` of XML.
  static func name(_ id: String) -> String {
    "q-" + id.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" }
  }
}
