import Diagnostics
import Scanning
import Syntax

/// What is put in place of one use of a macro.
struct Expansion {
  /// Whether more came out than can be meant.
  private(set) var isTooLong = false
  private let macros: [String: Macro]
  private let place: SourceRange
  /// How many tokens may still be made.
  private var limit: Int
  /// The macros that are being put in place: none of them means itself again.
  private var hidden: Set<String> = []

  /// The place is where all that is made will stand; the limit is what is left of the text's.
  init(_ macros: [String: Macro], at place: SourceRange, limit: Int) {
    self.macros = macros
    self.place = place
    self.limit = limit
  }

  /// What one use of a macro becomes: arguments are put in place of parameters first, and then the
  /// result is looked through for macros, its own name left out (C11 6.10.3.4).
  mutating func tokens(of macro: Macro, named name: String, _ given: [[Token]]) -> [Token] {
    guard hidden.count < 64 else {
      isTooLong = true
      return []
    }
    let arguments = self.arguments(given, of: macro)
    let filled = substituted(macro, arguments)
    hidden.insert(name)
    defer { hidden.remove(name) }
    return expanded(filled)
  }

  /// The arguments by the names of their parameters.
  private func arguments(_ given: [[Token]], of macro: Macro) -> [String: [Token]] {
    var arguments: [String: [Token]] = [:]
    for (place, name) in (macro.parameters ?? []).enumerated() {
      guard name == macro.rest, place < given.count else {
        arguments[name] = place < given.count ? given[place] : []
        continue
      }
      let comma = Token(kind: .punctuator, text: ",", range: self.place, flags: [])
      arguments[name] = Array(given[place...].joined(separator: [comma]))
    }
    return arguments
  }

  // MARK: - The body

  /// Parameters are replaced by their expanded arguments, but for those beside `#` and `##`, which
  /// take them as they were written (C11 6.10.3.1).
  private mutating func substituted(
    _ macro: Macro, _ arguments: [String: [Token]]
  ) -> [Token] {
    var result: [Token] = []
    var index = 0
    let body = macro.body
    while index < body.count, !isTooLong {
      var token = body[index]
      token.range = place
      index += 1
      if token.isSign("#"), index < body.count, let argument = arguments[body[index].text] {
        stringify(argument, onto: &result)
        index += 1
      } else if token.isSign("##"), index < body.count {
        var next = body[index]
        next.range = place
        index += 1
        paste(arguments[next.text] ?? [next], next.text == macro.rest, onto: &result)
      } else if let argument = arguments[token.text], token.kind == .identifier {
        let isPasted = index < body.count && body[index].isSign("##")
        append(isPasted ? argument : expanded(argument), to: &result)
      } else {
        append([token], to: &result)
      }
    }
    return result
  }

  /// All tokens pass here, so that a macro which doubles itself is stopped before the memory is
  /// full.
  private mutating func append(_ tokens: [Token], to result: inout [Token]) {
    limit -= tokens.count
    if limit < 0 { isTooLong = true } else { result += tokens }
  }

  /// `#x`: the argument as it was written; `@#x` makes an object of it.
  ///
  /// White space between tokens becomes one space (C11 6.10.3.2).
  private func stringify(_ argument: [Token], onto result: inout [Token]) {
    var text = ""
    for (index, token) in argument.enumerated() {
      if index > 0, token.flags.contains(.afterSpace) { text += " " }
      text += token.text
    }
    var token = Token(kind: .cString(text), text: "\"\(text)\"", range: place, flags: [])
    if result.last?.isSign("@") == true {
      result.removeLast()
      token.kind = .string([.text(text)])
    }
    result.append(token)
  }

  /// `a ## b`; before the rest of the arguments, a comma goes when there are none.
  ///
  /// The two spellings are scanned again as one (C11 6.10.3.3). The comma rule is GNU C's, for `,
  /// ##__VA_ARGS__`.
  private mutating func paste(_ tokens: [Token], _ isRest: Bool, onto result: inout [Token]) {
    guard let last = result.last, !(isRest && last.isSign(",")) else {
      if tokens.isEmpty, !result.isEmpty { result.removeLast() }
      return append(tokens, to: &result)
    }
    guard let first = tokens.first else { return }
    result.removeLast()
    let bytes = Array((last.text + first.text).utf8)
    var scanner = Scanner(
      bytes: bytes, range: SourceRange(0, bytes.count), dialect: .objectiveC)
    scanner.isInDirective = true
    var token = scanner.next()
    while !token.isEnd {
      token.range = place
      append([token], to: &result)
      token = scanner.next()
    }
    append(Array(tokens.dropFirst()), to: &result)
  }

  // MARK: - Macros inside

  /// Looks for macros in what came out of another. A macro with parameters needs a parenthesis
  /// behind its name here; none is fetched from beyond the tokens.
  private mutating func expanded(_ tokens: [Token]) -> [Token] {
    var result: [Token] = []
    var index = 0
    while index < tokens.count, !isTooLong {
      let token = tokens[index]
      index += 1
      guard token.kind == .identifier, let macro = macros[token.text], !macro.isValue,
        !hidden.contains(token.text)
      else {
        append([token], to: &result)
        continue
      }
      var given: [[Token]] = []
      if macro.parameters != nil {
        guard let (found, next) = Self.arguments(in: tokens, from: index) else {
          append([token], to: &result)
          continue
        }
        (given, index) = (found, next)
      }
      append(self.tokens(of: macro, named: token.text, given), to: &result)
    }
    return result
  }

  /// The arguments in parentheses at a place, and the place behind them.
  private static func arguments(
    in tokens: [Token], from start: Int
  ) -> ([[Token]], next: Int)? {
    guard start < tokens.count, tokens[start].isSign("(") else { return nil }
    var arguments: [[Token]] = [[]]
    var depth = 0
    for index in (start + 1)..<tokens.count {
      let token = tokens[index]
      if ["(", "[", "{"].contains(where: token.isSign) { depth += 1 }
      if [")", "]", "}"].contains(where: token.isSign) {
        if depth == 0, token.text == ")" { return (arguments, index + 1) }
        depth -= 1
      }
      if depth == 0, token.isSign(",") {
        arguments.append([])
      } else {
        arguments[arguments.count - 1].append(token)
      }
    }
    return nil
  }
}
