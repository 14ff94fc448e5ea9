import Diagnostics
import Scanning
import Syntax

// Values that are short for others: key paths, `if` and `switch`.
extension SwiftParser {
  /// `\Type.a.b`, `\.a?.b`, `\.self`: read as the closure that goes that way.
  ///
  /// SE-0161; `\.self` is SE-0227, an optional step SE-0161's too. A closure of that form is told
  /// apart by `keyPath`.
  mutating func parseKeyPath() throws(Unparsed) -> Expression {
    let first = start
    cursor.advance()
    let root = try parseRoot()
    guard current.isSign(".") else { throw fail(.token("."), after: .token("\\")) }
    var value = Expression(.name("$0"), at: range(from: first))
    var isChain = false
    while true {
      if current.isSign("."), cursor.peek().isSign("[") {
        cursor.advance()
      } else if take(".") {
        if takeMark("?") {
          isChain = true
          value = Expression(.chainLink(value), at: range(from: first))
          continue
        }
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
    var closure = Closure(body: [Statement(.expression(value), at: value.range)])
    closure.keyPath = Closure.KeyPath(root: root)
    return Expression(.closure(closure), at: range(from: first))
  }

  /// The type before the first dot of a key path: `Type`, `A.B<C>`, `[Int]`, `Int?`; nil where none stands.
  private mutating func parseRoot() throws(Unparsed) -> TypeReference? {
    let first = start
    var root: TypeReference?
    if current.isSign("[") {
      root = try parseType()
    } else if current.kind == .identifier, current.isName {
      var name = cursor.advance().text
      var arguments = try parseTypeArguments()
      while current.isSign("."), cursor.peek().isTypeName {
        cursor.advance()
        name += "." + cursor.advance().text
        arguments += try parseTypeArguments()
      }
      root = TypeReference(
        .named(name, arguments: arguments, protocols: []), at: range(from: first))
    }
    if let inner = root, takeMark("?") {
      root = TypeReference(.optional(inner), at: range(from: first))
    }
    return root
  }

  /// `if` or `switch` as a value: read as a closure of that one statement, called at once.
  ///
  /// SE-0380. What each branch answers shows when it is typed, as in a closure with one statement.
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
