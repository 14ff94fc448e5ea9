import Notation

/// Writes JSON as Foundation does: with a space on both sides of a colon where it is pretty.
struct JSONWriting {
  /// `NSJSONWritingOptions`.
  struct Options: OptionSet {
    var rawValue: Int

    static let isPretty = Options(rawValue: 1)
    static let sortsKeys = Options(rawValue: 2)
    /// Without it `/` is written `\/`, as Foundation does unless told otherwise (iOS 13).
    static let keepsSlashes = Options(rawValue: 8)
  }

  var options: Options

  /// A value; `indentation` is that of the line it begins on, two spaces for each level. A real
  /// without a fraction is written as a whole number.
  func text(of json: JSON, indentation: String = "") -> String {
    switch json {
    case .null: return "null"
    case .bool(let truth): return truth ? "true" : "false"
    case .integer(let number): return String(number)
    case .number(let number): return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let text): return quoted(text)
    case .array(let elements):
      return nested("[", elements, "]", indentation) { text(of: $0, indentation: $1) }
    case .object(let members):
      let ordered = options.contains(.sortsKeys) ? members.sorted { $0.name < $1.name } : members
      let colon = options.contains(.isPretty) ? " : " : ":"
      return nested("{", ordered, "}", indentation) {
        quoted($0.name) + colon + text(of: $0.value, indentation: $1)
      }
    }
  }

  /// A list or object. An empty one keeps an empty line between its brackets where it is pretty, as
  /// Foundation writes it.
  private func nested<Part>(
    _ opening: String, _ parts: [Part], _ closing: String, _ indentation: String,
    _ text: (Part, String) -> String
  ) -> String {
    guard options.contains(.isPretty) else {
      return opening + parts.map { text($0, "") }.joined(separator: ",") + closing
    }
    if parts.isEmpty { return opening + "\n\n" + indentation + closing }
    let inner = indentation + "  "
    return opening + "\n" + parts.map { inner + text($0, inner) }.joined(separator: ",\n") + "\n"
      + indentation + closing
  }

  /// A slash is escaped unless an option says otherwise, `NSJSONWritingWithoutEscapingSlashes`.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/": result += options.contains(.keepsSlashes) ? "/" : "\\/"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
