import Diagnostics
import Scanning
import Syntax

/// How tightly an operator binds, and whether the last of several is the first to be computed.
struct Precedence: Equatable {
  /// Higher binds tighter. Ten between neighbours leave room for groups of a program's own.
  var rank: Int
  var isRight = false

  /// All operators bind tighter.
  static let none = Precedence(rank: 0)
  static let disjunction = Precedence(rank: 10)
  static let conjunction = Precedence(rank: 20)
  static let comparison = Precedence(rank: 30)
  /// Above comparison, unlike C's `?:`: `a ?? b == c` compares.
  static let coalescing = Precedence(rank: 40, isRight: true)
  static let casting = Precedence(rank: 50)
  static let range = Precedence(rank: 60)
  static let addition = Precedence(rank: 70)
  static let multiplication = Precedence(rank: 80)
  /// Tighter than multiplication, unlike C's.
  static let shift = Precedence(rank: 90)

  /// Those that Swift's library declares; an operator without one stands with `DefaultPrecedence`.
  fileprivate static let groups: [String: Precedence] = [
    "AssignmentPrecedence": Precedence(rank: 4, isRight: true),
    "FunctionArrowPrecedence": Precedence(rank: 5, isRight: true),
    "TernaryPrecedence": Precedence(rank: 6, isRight: true),
    "DefaultPrecedence": Precedence(rank: 8), "LogicalDisjunctionPrecedence": disjunction,
    "LogicalConjunctionPrecedence": conjunction, "ComparisonPrecedence": comparison,
    "NilCoalescingPrecedence": coalescing, "CastingPrecedence": casting,
    "RangeFormationPrecedence": range, "AdditionPrecedence": addition,
    "MultiplicationPrecedence": multiplication, "BitwiseShiftPrecedence": shift,
  ]
}

/// The operators that a text declares anywhere in it.
struct DeclaredOperators {
  /// By their signs; one whose group nobody declares is missing, and binds as one without a group.
  fileprivate var infix: [String: Precedence] = [:]
  /// Those that stand behind their operand. Prefix operators need no list, since they show by white
  /// space.
  fileprivate var postfix: Set<String> = []

  /// Looks through the whole text once: an operator may be used above its declaration.
  init(in bytes: [UInt8]) {
    var groups = Precedence.groups
    var cursor = TokenCursor(
      Scanner(bytes: bytes, range: SourceRange(0, bytes.count), dialect: .swift))
    while !cursor.current.isEnd {
      let word = cursor.advance()
      if word.isWord("precedencegroup") {
        groups[cursor.advance().text] = Self.group(&cursor, groups)
      } else if word.isWord("postfix"), cursor.current.isWord("operator") {
        cursor.advance()
        postfix.insert(cursor.current.text)
      } else if word.isWord("infix"), cursor.current.isWord("operator") {
        cursor.advance()
        let sign = cursor.advance().text
        let name = cursor.current.isSign(":") ? cursor.peek().text : "DefaultPrecedence"
        infix[sign] = groups[name]
      }
    }
  }

  /// `{ higherThan: AdditionPrecedence associativity: left }`
  ///
  /// A group that stands by one nobody declares has no precedence, and its operators the default's.
  private static func group(
    _ cursor: inout TokenCursor, _ groups: [String: Precedence]
  ) -> Precedence? {
    var group = Precedence.groups["DefaultPrecedence"]
    while !cursor.current.isSign("}"), !cursor.current.isEnd {
      switch cursor.advance().text {
      case "higherThan":
        cursor.advance()
        group = groups[cursor.current.text].map { Precedence(rank: $0.rank + 1) }
      case "lowerThan":
        cursor.advance()
        group = groups[cursor.current.text].map { Precedence(rank: $0.rank - 1) }
      case "right": group?.isRight = true
      default: break
      }
    }
    return group
  }
}

// Operators that programs declare.
extension SwiftParser {
  /// Only who meets an unknown operator pays for the look through the text.
  private mutating func declaredOperators() -> DeclaredOperators {
    if let operators { return operators }
    let found = DeclaredOperators(in: cursor.scanner.bytes)
    operators = found
    return found
  }

  /// How tightly an operator of the program's binds that stands between two values.
  ///
  /// White space on both sides or on neither makes an operator a binary one.
  mutating func ownBinding() -> Precedence? {
    guard current.kind == .punctuator, Scanner.isOwnOperator(current.text),
      current.isLeftOpen == current.flags.contains(.beforeSpace), !closes(cursor.peek())
    else { return nil }
    return declaredOperators().infix[current.text] ?? Precedence.groups["DefaultPrecedence"]
  }

  /// The call of an operator's function that `left op right` is.
  mutating func parseOwnOperation(
    _ binding: Precedence, on left: Expression
  ) throws(Unparsed) -> Expression {
    let name = Expression(.name(current.text), at: cursor.advance().range)
    let rank = binding.isRight ? binding.rank - 1 : binding.rank
    let level = try enter()
    defer { leave(level) }
    let right = try parseBinary(above: Precedence(rank: rank))
    return Expression(.call(name, [Argument(left), Argument(right)]), at: range(from: left))
  }

  /// The operator of the program's that stands behind a value.
  mutating func takePostfixOperator() -> Expression? {
    guard current.kind == .punctuator, !current.isLeftOpen, !closes(current),
      current.flags.contains(.beforeSpace) || closes(cursor.peek()),
      declaredOperators().postfix.contains(current.text)
    else { return nil }
    let token = cursor.advance()
    return Expression(.name(token.text), at: token.range)
  }

  /// What closes or ends counts as white space on the right of an operator (TSPL, Operators).
  private func closes(_ token: Token) -> Bool {
    token.isEnd
      || token.kind == .punctuator && [")", "]", "}", ",", ";", ":", "."].contains(token.text)
  }

  // MARK: - Declarations

  /// `infix operator **: Precedence`, which was looked at when it was needed.
  mutating func skipOperator() {
    cursor.advance()
    cursor.advance()
    while !current.startsLine, !current.isEnd, !current.isSign(";") { cursor.advance() }
  }

  /// `precedencegroup Name { … }`.
  mutating func skipPrecedenceGroup() {
    while !current.isSign("}"), !current.isEnd { cursor.advance() }
    cursor.advance()
  }
}
