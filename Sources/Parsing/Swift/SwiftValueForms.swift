import Diagnostics
import Scanning
import Syntax

// Values that are short for others: key paths, `if` and `switch`.
extension SwiftParser {
  /// `\Type.a.b`, `\.a?.b`, `\.self`: read as the closure that goes that way.
  mutating func parseKeyPath() throws(Unparsed) -> Expression {
    let first = start
    cursor.advance()
    while current.kind == .identifier, current.isName {
      cursor.advance()
      _ = try parseTypeArguments()
      if !cursor.peek().isTypeName || !take(".") { break }
    }
    guard current.isSign(".") else { throw fail(.token("."), after: .token("\\")) }
    var value = Expression(.name("$0"), at: range(from: first))
    var isChain = false
    while true {
      if take(".") {
        let name = try parseMemberName()
        if name.text == "self" { continue }
        value = Expression(.member(value, name), at: range(from: first))
      } else if takeMark("?") {
        isChain = true
        value = Expression(.chainLink(value), at: range(from: first))
      } else if takeMark("!") {
        value = Expression(.forced(value), at: range(from: first))
      } else if current.isSign("["), !current.isLeftOpen, !current.startsLine {
        value = Expression(.element(value, try parseBrackets("[", "]")), at: range(from: first))
      } else {
        break
      }
      try grow()
    }
    if isChain { value = Expression(.chain(value), at: value.range) }
    let closure = Closure(body: [Statement(.expression(value), at: value.range)])
    return Expression(.closure(closure), at: range(from: first))
  }

  /// `if` or `switch` as a value: read as a closure of that one statement, called at once.
  mutating func parseStatementValue() throws(Unparsed) -> Expression {
    let first = start
    let outer = try enter()
    defer { leave(outer) }
    let statement = try trailing(true) { (parser) throws(Unparsed) in
      try parser.parseStatement()
    }
    let closure = Expression(.closure(Closure(body: [statement])), at: range(from: first))
    return Expression(.call(closure, []), at: closure.range)
  }
}

extension Token {
  /// Whether a word is written as types are.
  fileprivate var isTypeName: Bool {
    kind == .identifier && text.first?.isUppercase == true
  }
}
