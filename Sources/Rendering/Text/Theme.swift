/// How a text is marked for the eye: by colour, or not at all.
public enum Theme: Sendable {
  case coloured
  /// No escapes; nothing is said by colour alone.
  case plain

  /// What a piece of text is.
  public enum Role: Sendable {
    case body
    /// What UIKit did.
    case accent
    case wrong
    case quiet
    case title
    case code

    var parameters: String? {
      switch self {
      case .body: nil
      case .accent: "36"
      case .wrong: "31"
      case .quiet: "2"
      case .title: "1"
      case .code: "33"
      }
    }
  }

  /// The text with the escapes of its role around it. Control characters in it are shown, not obeyed.
  public func styled(_ text: String, as role: Role = .body) -> String {
    let safe = visible(text)
    guard self == .coloured, let parameters = role.parameters, !safe.isEmpty else { return safe }
    return "\u{1B}[\(parameters)m\(safe)\u{1B}[0m"
  }
}

/// A text whose control characters are shown and not obeyed: escapes, bidirectional overrides and the
/// like cannot drive a terminal.
public func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isControl) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar == "\t" {
      result += "  "
    } else if scalar.isControl {
      result += "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: value != 0x200D && value != 0x200B
    default: false
    }
  }
}
