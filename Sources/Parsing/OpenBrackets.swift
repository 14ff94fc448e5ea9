import Scanning

/// How many brackets are open in a stretch of tokens.
struct OpenBrackets {
  var braces = 0
  var others = 0
  var isEmpty: Bool { braces == 0 && others == 0 }

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
