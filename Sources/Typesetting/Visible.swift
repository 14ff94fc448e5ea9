/// A text whose control characters are shown and not obeyed, so that it cannot drive a terminal.
///
/// An escape becomes `\u{1B}`, as Swift writes it; so do line ends, which callers that want them
/// take out first, bidirectional overrides and everything else that has no shape of its own. A tab
/// becomes two spaces. The joiner inside emoji stays.
public func visible(_ text: String) -> String {
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
  guard text.unicodeScalars.contains(where: \.isUnseen) else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar == "\t" {
      result.append(contentsOf: "  ".unicodeScalars)
    } else if scalar.isUnseen {
      let number = String(scalar.value, radix: 16, uppercase: true)
      result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

extension Unicode.Scalar {
  /// Whether a terminal, or an eye, would be led astray by the character.
  fileprivate var isUnseen: Bool {
    if value >= 0x20, value < 0x7F { return false }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200D}"
    default: false
    }
  }
}
