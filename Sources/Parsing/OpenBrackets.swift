import Scanning

/// How many brackets are open in a stretch of tokens.
struct OpenBrackets {
  var braces = 0
  /// Round and square ones are counted together: a mistaken one closes the other.
  var others = 0
  /// Whether the statement may end with its line.
  var isEmpty: Bool { braces == 0 && others == 0 }

  /// A closing brace ends round and square brackets in it too: who forgot one wants no more than
  /// its own statement lost.
  mutating func count(_ token: Token) {
    guard token.kind == .punctuator else { return }
    switch token.text {
    case "{": braces += 1
    case "}":
      braces = max(0, braces - 1)
      if braces == 0 { others = 0 }
    case "(", "[": others += 1
    case ")", "]": others = max(0, others - 1)
    default: break
    }
  }
}
