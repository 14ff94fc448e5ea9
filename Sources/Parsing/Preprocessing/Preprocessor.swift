import Diagnostics
import Scanning
import Syntax

/// What C does to tokens before they are parsed: macros are put in place, and lines that do not
/// count behind `#if` are passed over.
///
/// A macro whose body is a value stays a name in the tree. What is put in place of a macro stands
/// where its name stands; the tokens of arguments keep their own places.
struct Preprocessor: Sendable {
  /// Those that count at the place that is being read.
  var macros: [String: Macro]
  let target: Target
  /// What was put in place and is not read yet, the next one last.
  private var pending: [Token] = []
  /// A token that was looked at behind a macro's name.
  private var held: Token?
  /// The `#if`s that hold and are not closed yet.
  private var open: [SourceRange] = []
  /// How many tokens have been put in place of others.
  private var produced = 0

  /// A text of which more would be made is refused.
  private static let mostProduced = 100_000

  /// The macros are those of earlier texts, as at a prompt every line adds to them.
  init(_ target: Target, macros: [String: Macro]) {
    self.target = target
    self.macros = macros
  }

  /// The next token to be parsed.
  mutating func next(_ scanner: inout Scanner) -> Token {
    while true {
      if let token = pending.popLast() { return token }
      let token = held.take() ?? scanner.next()
      switch token.kind {
      case .directive:
        if !obey(token, &scanner) { return token }
      case .identifier:
        guard let macro = macros[token.text], !macro.isValue else { return token }
        if !replace(token, by: macro, &scanner) { return token }
      case .atWord:
        let macro = macros[token.text] ?? Macro.ofWeakness[token.text]
        guard let macro, !macro.isValue, replace(token, by: macro, &scanner) else { return token }
      case .end:
        for range in open { scanner.note(.unclosed("#endif", opened: range), at: token.range) }
        open = []
        return token
      default: return token
      }
    }
  }

  // MARK: - Directives

  /// Carries out a directive; false when the parser is to see it too.
  ///
  /// An `#elif` or `#else` that is come upon ends a branch that held. One without an `#if` opens
  /// one, so that a part of a text can be read.
  private mutating func obey(_ directive: Token, _ scanner: inout Scanner) -> Bool {
    let line = scanner.operands(of: directive)
    switch directive.text {
    case "define":
      if let (name, macro) = Macro.read(line) { define(name, macro, line) }
      return false
    case "undef":
      var line = line
      macros[line.next().text] = nil
      return false
    case "if", "ifdef", "ifndef":
      open.append(scanner.word(of: directive))
      if !holds(directive, line) { skipToBranch(directive, &scanner) }
    case "elif", "else":
      if open.isEmpty { open.append(scanner.word(of: directive)) }
      skip(to: ["endif"], from: directive, &scanner)
    case "endif": _ = open.popLast()
    default: return false
    }
    return true
  }

  /// Decides for good whether the macro is a value: one that mentions itself, another replaced
  /// macro or `#` is text.
  private mutating func define(_ name: Token, _ macro: Macro, _ line: Scanner) {
    var macro = macro
    let mentionsText = macro.body.contains { token in
      token.text.hasPrefix("#") || token.text == name.text
        || macros[token.text]?.isValue == false
    }
    macro.isValue = macro.parameters == nil && !mentionsText && Self.isValue(line)
    macros[name.text] = macro
  }

  /// Whether an expression, and nothing else, follows the name; with a semicolon it is a statement.
  ///
  /// A parser reads it for trial. Values stay names so that the tree, and what is said of it, are
  /// what was written.
  private static func isValue(_ line: Scanner) -> Bool {
    var parser = ObjectiveCParser(TokenCursor(line))
    parser.cursor.advance()
    guard (try? parser.parseExpression()) != nil else { return false }
    return parser.current.isEnd && parser.diagnostics.isEmpty && parser.cursor.diagnostics.isEmpty
  }

  /// From an `#if` that does not hold to the branch that does, or behind the `#endif`.
  private mutating func skipToBranch(_ directive: Token, _ scanner: inout Scanner) {
    while let branch = skip(to: ["elif", "else", "endif"], from: directive, &scanner) {
      if branch.text != "elif" || holds(branch, scanner.operands(of: branch)) { return }
    }
  }

  /// Passes over lines up to a directive of this level; an `#endif` closes it.
  @discardableResult
  private mutating func skip(
    to words: Set<String>, from opening: Token, _ scanner: inout Scanner
  ) -> Token? {
    let known = scanner.diagnostics.count
    var depth = 0
    while true {
      let token = scanner.next()
      if token.isEnd {
        held = token
        break
      }
      guard token.kind == .directive else { continue }
      if depth == 0, words.contains(token.text) {
        scanner.diagnostics.removeSubrange(known...)
        if token.text == "endif" { _ = open.popLast() }
        return token
      }
      if token.text.hasPrefix("if") { depth += 1 }
      if token.text == "endif" { depth -= 1 }
    }
    // What does not count may be anything.
    scanner.diagnostics.removeSubrange(known...)
    return nil
  }

  /// Evaluated with the macros as they are here, since a `#define` below does not count.
  private func holds(_ directive: Token, _ line: Scanner) -> Bool {
    Condition(of: directive, line, macros, target).holds
  }

  // MARK: - Macros

  /// Puts a macro's body in place; false when the name is no use of it.
  ///
  /// A macro with parameters whose name no parenthesis follows is a plain name (C11 6.10.3). What
  /// was looked at behind it is held for the parser.
  private mutating func replace(
    _ name: Token, by macro: Macro, _ scanner: inout Scanner
  ) -> Bool {
    var arguments: [[Token]] = []
    var end = name.range.upperBound
    if macro.parameters != nil {
      let next = scanner.next()
      guard next.isSign("(") else {
        held = next
        return false
      }
      guard let (given, close) = self.arguments(&scanner, opened: next) else { return false }
      arguments = given
      end = close
    }
    let place = SourceRange(name.range.lowerBound, end)
    var expansion = Expansion(macros, at: place, limit: Self.mostProduced - produced)
    var tokens =
      macro.isRepeated
      ? arguments.flatMap { expansion.tokens(of: macro, named: name.text, [$0]) }
      : expansion.tokens(of: macro, named: name.text, arguments)
    if expansion.isTooLong {
      scanner.note(.unsupported(.endlessMacro), at: place)
      return true
    }
    produced += tokens.count
    for index in tokens.indices { tokens[index].flags.insert(.expanded) }
    if !tokens.isEmpty { tokens[0].flags.formUnion(name.flags) }
    // `@weakify(self)` of a text that defines it: what it begins with belongs to the sign.
    if name.kind == .atWord, !macro.isRepeated, tokens.first?.kind == .identifier {
      tokens[0].kind = .atWord
    }
    pending = tokens.reversed()
    return true
  }

  /// The tokens between commas, up to the parenthesis that closes; nil where there is none.
  private mutating func arguments(
    _ scanner: inout Scanner, opened: Token
  ) -> ([[Token]], end: Int)? {
    var arguments: [[Token]] = [[]]
    var depth = 0
    while true {
      var token = scanner.next()
      if token.isEnd {
        held = token
        scanner.note(.unclosed(")", opened: opened.range), at: token.range)
        return nil
      }
      if token.kind == .punctuator {
        if ["(", "[", "{"].contains(token.text) { depth += 1 }
        if ["]", "}"].contains(token.text) { depth -= 1 }
        if token.text == ")" {
          if depth <= 0 { return (arguments, token.range.upperBound) }
          depth -= 1
        }
        if token.text == ",", depth == 0 {
          arguments.append([])
          continue
        }
      }
      token.flags.remove(.startsLine)
      arguments[arguments.count - 1].append(token)
    }
  }
}

extension Scanner {
  /// The word of a directive with its sign; spaces may stand between them.
  func word(of directive: Token) -> SourceRange {
    var start = directive.range.lowerBound + 1
    while isBlank(at: start) { start += 1 }
    return SourceRange(directive.range.lowerBound, start + directive.text.utf8.count)
  }

  /// What stands behind the word of a directive.
  func operands(of directive: Token) -> Scanner {
    part(SourceRange(word(of: directive).upperBound, directive.range.upperBound))
  }

  mutating func note(_ fact: SyntaxFact, at range: SourceRange) {
    note(fact, range.lowerBound, range.upperBound)
  }
}
