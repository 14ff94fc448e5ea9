import Scanning
import Syntax

// What `#available` and `@available` ask for.
extension Parser {
  /// `(iOS 13.4, *)`: the version of iOS; nil where it is not named, so that any will do.
  mutating func parseAvailability(after word: String) throws(Unparsed) -> String? {
    let opened = current.range
    try expect("(", after: .token(word))
    var version: String?
    var hasStar = false
    while !current.isSign(")"), !current.isEnd, !current.startsLine {
      let isIOS = current.isWord("iOS")
      if isIOS || current.kind == .identifier {
        cursor.advance()
        let number = parseVersion()
        if isIOS { version = number }
      } else {
        try expect("*", after: .token(word))
        hasStar = true
      }
      if !take(",") { break }
    }
    if !hasStar, word == "#available" { note(.availabilityWithoutStar, at: current.range) }
    try close(")", opened)
    return version
  }

  /// `13.4.1`: the scanner sees a number, a dot and a number.
  private mutating func parseVersion() -> String {
    let first = start
    while !current.isEnd, current.isSign(".") || current.isNumber { cursor.advance() }
    return text(range(from: first))
  }
}

extension Token {
  /// A version of one or two parts is a single number to the scanner, `13` or `13.4`.
  fileprivate var isNumber: Bool {
    switch kind {
    case .integer, .real: true
    default: false
    }
  }
}
