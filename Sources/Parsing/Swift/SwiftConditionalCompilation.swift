import Scanning
import Syntax

// `#if`: which lines of a text count.
extension SwiftParser {
  /// Skips what does not count, from a line with `#if`, `#elseif`, `#else` or `#endif` on, that
  /// line included: what counts behind `#if` is read on as if nothing stood around it.
  ///
  /// The lines behind an `#elseif` or `#else` that is come upon in reading do not count, as those
  /// before it did.
  mutating func skipInactive() {
    let first = cursor.advance()
    switch first.text {
    case "if":
      if conditionHolds() { return }
    case "elseif", "else":
      skipLine()
      if !skipToEnd() { note(.unclosed("#endif", opened: first.range), at: cursor.gap) }
      return
    default:
      skipLine()
      return
    }
    while let directive = skipToBranch() {
      switch directive {
      case "elseif":
        if conditionHolds() { return }
      default:
        skipLine()
        return
      }
    }
    note(.unclosed("#endif", opened: first.range), at: cursor.gap)
  }

  /// A condition ends with its line; what stands behind it there is not looked at.
  private mutating func skipLine() {
    while !current.startsLine, !current.isEnd { cursor.advance() }
  }

  /// Skips the branches that are left; answers whether their end was found.
  private mutating func skipToEnd() -> Bool {
    while let directive = skipToBranch() {
      skipLine()
      if directive == "endif" { return true }
    }
    return false
  }

  /// Goes behind the next `#elseif`, `#else` or `#endif` of this level, and answers which it is.
  private mutating func skipToBranch() -> String? {
    var depth = 0
    while !current.isEnd {
      let token = cursor.advance()
      guard token.kind == .directive else { continue }
      switch token.text {
      case "if": depth += 1
      case "endif" where depth > 0: depth -= 1
      case "elseif", "else", "endif":
        if depth == 0 { return token.text }
      default: break
      }
    }
    return nil
  }

  // MARK: - Conditions

  /// Whether the condition on the rest of this line holds for a simulated debug build of today.
  ///
  /// What does not count is cut into tokens and not parsed, where swiftc parses it too.
  private mutating func conditionHolds() -> Bool {
    var holds = conjunctionHolds()
    while !current.startsLine, take("||") { holds = conjunctionHolds() || holds }
    skipLine()
    return holds
  }

  /// `&&` binds tighter than `||`. Both sides are always read, so that the cursor ends up behind
  /// them.
  private mutating func conjunctionHolds() -> Bool {
    var holds = factHolds()
    while !current.startsLine, take("&&") { holds = factHolds() && holds }
    return holds
  }

  /// One fact: a word, a call such as `os(iOS)`, or one in parentheses. Of versions, anything up to
  /// Swift 6 is there; a comparison with `<` never holds.
  private mutating func factHolds() -> Bool {
    if current.startsLine || current.isEnd { return false }
    if take("!") { return !factHolds() }
    if take("(") {
      var holds = conjunctionHolds()
      while take("||") { holds = conjunctionHolds() || holds }
      _ = take(")")
      return holds
    }
    let word = cursor.advance().text
    guard !current.startsLine, take("(") else { return ["DEBUG", "true"].contains(word) }
    let isLess = take("<")
    _ = take(">=")
    let argument = cursor.advance().text
    while !current.startsLine, !current.isEnd, !take(")") { cursor.advance() }
    switch word {
    case "os": return argument == "iOS"
    case "canImport":
      return ["UIKit", "Foundation", "CoreGraphics", "Combine", "Dispatch"].contains(argument)
    case "targetEnvironment": return argument == "simulator"
    case "swift", "compiler": return !isLess && (Double(argument) ?? 0) < 7
    default: return false
    }
  }
}
