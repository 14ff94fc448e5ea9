import Curriculum
import Typesetting

/// Inline text as runs; in a theme without colour code keeps its backticks.
///
/// A line end of the source is a space, but nothing between characters that are written without.
func runs(of inlines: [Document.Inline], _ theme: Theme, role: Theme.Role = .body) -> [Run] {
  var result: [Run] = []
  for (place, inline) in inlines.enumerated() {
    switch inline {
    case .text(let text): result.append(Run(text, role))
    case .code(let code): result.append(codeRun(code, theme))
    case .strong(let inner), .emphasis(let inner):
      result += runs(of: inner, theme, role: role == .body ? .strong : role)
    case .link(let destination, let inner):
      let words = runs(of: inner, theme, role: role)
      result += words
      if plainText(words) != destination {
        result += [Run(" ", role), Run("<\(destination)>", .quiet, isUnbreakable: true)]
      }
    case .softBreak:
      let next = runs(of: Array(inlines[(place + 1)...].prefix(1)), theme)
      if needsSpace(plainText(result).last, plainText(next).first) { result.append(Run(" ", role)) }
    case .lineBreak: result.append(Run("\n", role))
    }
  }
  return result
}

/// Without colour, backticks say where code begins and ends.
private func codeRun(_ code: String, _ theme: Theme) -> Run {
  Run(theme == .plain ? "`\(code)`" : code, .code, isUnbreakable: true)
}

/// Between Chinese characters or kana no space stands where a line was broken, nor beside their
/// punctuation.
func needsSpace(_ before: Character?, _ after: Character?) -> Bool {
  guard let before, let after else { return false }
  if before.isFullWidthPunctuation || after.isFullWidthPunctuation { return false }
  return !(before.isHanOrKana && after.isHanOrKana)
}

/// Without roles.
func plainText(_ runs: [Run]) -> String {
  runs.map(\.text).joined()
}
