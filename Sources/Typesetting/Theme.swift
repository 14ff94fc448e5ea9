/// How a text is marked for the eye: by colour, or not at all.
public enum Theme: Equatable, Sendable {
  case coloured
  /// No escapes; nothing is said by colour alone.
  case plain

  /// What a piece of text is.
  public enum Role: CaseIterable, Equatable, Sendable {
    case body
    /// What UIKit did.
    case accent
    case wrong
    case quiet
    case strong
    case title
    case code

    /// The parameters of the escape sequence SGR (ECMA-48, 8.3.117): colours of the reader's
    /// palette.
    fileprivate var parameters: String? {
      switch self {
      case .body: nil
      case .accent: "36"
      case .wrong: "31"
      case .quiet: "2"
      case .strong, .title: "1"
      case .code: "33"
      }
    }
  }

  /// The text with the escapes of its role around it; control characters in it are shown.
  public func styled(_ text: String, as role: Role = .body) -> String {
    let shown = visible(text)
    guard self == .coloured, let parameters = role.parameters, !shown.isEmpty else { return shown }
    return "\u{1B}[\(parameters)m\(shown)\u{1B}[0m"
  }
}
