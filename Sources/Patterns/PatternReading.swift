/// Reads a regular expression.
struct PatternReading {
  /// What has not been read: scalars, not characters, as ICU matches them.
  var rest: ArraySlice<Unicode.Scalar>
  var flags: RegularExpression.Options
  /// How many have been opened, which numbers them.
  private var groups = 0
  /// The numbers of those that have a name.
  private var names: [String: Int] = [:]
  /// Of groups in groups, where the reader is.
  private var depth = 0

  /// Groups in groups, before the stack ends.
  private static let deepest = 200

  /// - Returns: the pattern, how many groups it has, and the numbers of those with a name.
  static func pattern(
    _ text: String, _ options: RegularExpression.Options
  ) throws(PatternMistake) -> (tree: PatternTree, groups: Int, names: [String: Int]) {
    var reading = PatternReading(rest: Array(text.unicodeScalars)[...], flags: options)
    guard !text.isEmpty else { throw .syntax }
    let tree = try reading.choice()
    guard reading.rest.isEmpty else { throw .malformed("U_REGEX_MISMATCHED_PAREN") }
    return (tree, reading.groups, reading.names)
  }

  /// Brackets alone; nil where it is something else.
  static func set(_ text: String) -> ScalarSet? {
    var reading = PatternReading(rest: Array(text.unicodeScalars)[...], flags: [])
    guard reading.take("["), let set = try? reading.set(), reading.rest.isEmpty else { return nil }
    return set
  }

  private init(rest: ArraySlice<Unicode.Scalar>, flags: RegularExpression.Options) {
    (self.rest, self.flags) = (rest, flags)
  }

  /// Ways with `|` between them. Flags that are turned on in it end with it.
  private mutating func choice() throws(PatternMistake) -> PatternTree {
    let outer = flags
    depth += 1
    defer {
      flags = outer
      depth -= 1
    }
    if depth > PatternReading.deepest { throw .malformed("U_REGEX_STACK_OVERFLOW") }
    var choices = [try sequence()]
    while take("|") { choices.append(try sequence()) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  /// Parts up to `|` or `)`, which are left.
  private mutating func sequence() throws(PatternMistake) -> PatternTree {
    var parts: [PatternTree] = []
    skipComments()
    while let next = rest.first, next != "|", next != ")" {
      if let part = try part() { parts.append(try repeated(part)) }
      skipComments()
    }
    return .sequence(parts)
  }

  // MARK: - Repetitions

  /// A part with what repeats it; `+` behind a repetition makes it possessive, `?` lazy. A second
  /// repetition has nothing before it.
  mutating func repeated(_ part: PatternTree) throws(PatternMistake) -> PatternTree {
    guard var repetition = try repetition() else { return part }
    let isPossessive = take("+")
    if !isPossessive { repetition.isLazy = take("?") }
    skipComments()
    if startsRepetition { throw .syntax }
    return isPossessive ? .atomic(.repeated(part, repetition)) : .repeated(part, repetition)
  }

  /// Whether the sign of a repetition comes.
  var startsRepetition: Bool { rest.first.map { "*+?{".unicodeScalars.contains($0) } ?? false }

  /// `*`, `+`, `?`, `{2}`, `{2,}`, `{2,3}`; nil where none stands here.
  /// A brace that is no such interval is malformed, not a brace.
  private mutating func repetition() throws(PatternMistake) -> PatternTree.Repetition? {
    skipComments()
    if take("*") { return .init(least: 0) }
    if take("+") { return .init(least: 1) }
    if take("?") { return .init(least: 0, most: 1) }
    guard take("{") else { return nil }
    guard let least = number() else { throw .malformed("U_REGEX_BAD_INTERVAL") }
    var most: Int? = least
    if take(",") { most = number() }
    guard take("}") else { throw .malformed("U_REGEX_BAD_INTERVAL") }
    if let most, most < least { throw .malformed("U_REGEX_MAX_LT_MIN") }
    return .init(least: least, most: most)
  }

  /// Digits; nil where there are none, or more than an `Int` holds.
  private mutating func number() -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest.dropFirst(digits.count)
    return Int(String(String.UnicodeScalarView(digits)))
  }

  // MARK: - Parts

  /// Nil for flags, which match nothing.
  /// A repetition with nothing before it is malformed.
  private mutating func part() throws(PatternMistake) -> PatternTree? {
    guard let next = rest.popFirst() else { return nil }
    switch next {
    case ".": return one(flags.contains(.dotEndsLines) ? .anything : .not(.lineEnd))
    case "^": return .edge(flags.contains(.hasLines) ? .lineStart : .textStart)
    case "$": return .edge(flags.contains(.hasLines) ? .lineEnd : .lastLineEnd)
    case "(": return try group()
    case "[": return one(try set())
    case "\\": return try escaped()
    case "*", "+", "?", "{", "}": throw .syntax
    default: return one(.scalar(next))
    }
  }

  func one(_ set: ScalarSet) -> PatternTree { .one(set, foldsCase: flags.contains(.foldsCase)) }

  /// What follows `(`. A named group is numbered like any other, and no two have one name.
  private mutating func group() throws(PatternMistake) -> PatternTree? {
    guard take("?") else { return try numbered() }
    switch rest.popFirst() {
    case ":": return try closed()
    case "=": return .look(try closed(), .init(isAhead: true, isNegated: false))
    case "!": return .look(try closed(), .init(isAhead: true, isNegated: true))
    case ">": return .atomic(try closed())
    case "<":
      if take("=") { return try lookBehind(isNegated: false) }
      if take("!") { return try lookBehind(isNegated: true) }
      let letters = rest.prefix { $0.isWordCharacter }
      rest = rest.dropFirst(letters.count)
      let name = String(String.UnicodeScalarView(letters))
      guard take(">"), names.updateValue(groups + 1, forKey: name) == nil else {
        throw .malformed("U_REGEX_INVALID_CAPTURE_GROUP_NAME")
      }
      return try numbered()
    case let letter?: return try flagged(letter)
    case nil: throw .malformed("U_REGEX_MISMATCHED_PAREN")
    }
  }

  /// What stands before a place is only looked for where it is known how long it may be.
  private mutating func lookBehind(isNegated: Bool) throws(PatternMistake) -> PatternTree {
    let inner = try closed()
    guard inner.isBounded else { throw .malformed("U_REGEX_LOOK_BEHIND_LIMIT") }
    return .look(inner, .init(isAhead: false, isNegated: isNegated))
  }

  /// Numbers go by the opening parenthesis, so the number is taken before what it holds is read.
  private mutating func numbered() throws(PatternMistake) -> PatternTree {
    groups += 1
    let number = groups
    return .group(try closed(), number: number)
  }

  /// What a group holds, with its closing parenthesis.
  private mutating func closed() throws(PatternMistake) -> PatternTree {
    let inner = try choice()
    guard take(")") else { throw .malformed("U_REGEX_MISMATCHED_PAREN") }
    return inner
  }

  /// `(?i)` for the rest of the group, `(?i:…)` for what it holds.
  /// `x`, `w` and `u` are right, and not simulated.
  private mutating func flagged(_ first: Unicode.Scalar) throws(PatternMistake) -> PatternTree? {
    let outer = flags
    var isOn = true
    var letter: Unicode.Scalar? = first
    while let flag = letter, flag != ")", flag != ":" {
      switch flag {
      case "-": isOn = false
      case "i": set(.foldsCase, isOn)
      case "s": set(.dotEndsLines, isOn)
      case "m": set(.hasLines, isOn)
      case "x": set(.hasComments, isOn)
      case "w", "u": throw .unsupported("(?\(flag))")
      default: throw .syntax
      }
      letter = rest.popFirst()
    }
    guard let letter else { throw .malformed("U_REGEX_MISMATCHED_PAREN") }
    if letter == ")" { return nil }
    let inner = try closed()
    flags = outer
    return inner
  }

  private mutating func set(_ flag: RegularExpression.Options, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  /// Passes over `(?#…)`, and over blanks and what follows a `#` where a pattern may have them.
  private mutating func skipComments() {
    let mayHaveMore = flags.contains(.hasComments)
    while let next = rest.first {
      if rest.starts(with: ["(", "?", "#"]), let end = rest.firstIndex(of: ")") {
        rest = rest[(end + 1)...]
      } else if mayHaveMore, next.properties.isPatternWhitespace {
        rest.removeFirst()
      } else if mayHaveMore, next == "#" {
        rest = rest.drop { !$0.endsLine }
      } else {
        return
      }
    }
  }

  /// Takes a scalar; false leaves it.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}
