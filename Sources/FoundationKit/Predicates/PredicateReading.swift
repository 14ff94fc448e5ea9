import ObjectModel

/// Reads a predicate's pieces into its tree.
struct PredicateReading {
  /// What has not been read.
  private var tokens: ArraySlice<PredicateToken>

  /// The tree of all pieces; it throws where they end too soon, or go on.
  static func tree(
    of tokens: [PredicateToken]
  ) throws(PredicateMistake) -> PredicateTree {
    var reading = PredicateReading(tokens: tokens[...])
    let tree = try reading.either().predicate
    guard reading.tokens.isEmpty else { throw .malformed }
    return tree
  }

  /// What parentheses may hold, of which only the end tells which it is.
  private enum Part {
    case predicate(PredicateTree)
    case operand(PredicateTree.Operand)

    /// What is needed as a predicate; an operand alone asks nothing.
    var predicate: PredicateTree {
      get throws(PredicateMistake) {
        guard case .predicate(let tree) = self else { throw .malformed }
        return tree
      }
    }
  }

  // MARK: - Compounds

  /// `OR` binds less than `AND`, both from the left (Predicate Programming Guide, "Predicate Format
  /// String Syntax").
  private mutating func either() throws(PredicateMistake) -> Part {
    var part = try both()
    while take("OR") || take(sign: "||") {
      part = .predicate(.either(try part.predicate, try both().predicate))
    }
    return part
  }

  private mutating func both() throws(PredicateMistake) -> Part {
    var part = try negated()
    while take("AND") || take(sign: "&&") {
      part = .predicate(.both(try part.predicate, try negated().predicate))
    }
    return part
  }

  /// A word such as `NOT` counts in any case. What stands in parentheses may turn out to be an
  /// operand, and then goes on as one.
  private mutating func negated() throws(PredicateMistake) -> Part {
    if take("NOT") || take(sign: "!") { return .predicate(.not(try negated().predicate)) }
    if take("TRUEPREDICATE") { return .predicate(.constant(true)) }
    if take("FALSEPREDICATE") { return .predicate(.constant(false)) }
    guard take(sign: "(") else { return try comparison() }
    let inner = try either()
    guard take(sign: ")") else { throw .malformed }
    guard case .operand(let operand) = inner else { return inner }
    return try comparison(of: try sum(from: operand))
  }

  // MARK: - Comparisons

  /// A comparison with `ANY`, `SOME`, `ALL` or `NONE` before it, or an operand alone.
  private mutating func comparison() throws(PredicateMistake) -> Part {
    let quantifier: PredicateTree.Quantifier? =
      take("ANY") || take("SOME")
      ? .any : take("ALL") ? .all : take("NONE") ? PredicateTree.Quantifier.none : nil
    return try comparison(of: try sum(), quantifier)
  }

  /// What has been read, where nothing compares it.
  /// A quantifier without a relation is malformed.
  private mutating func comparison(
    of left: PredicateTree.Operand, _ quantifier: PredicateTree.Quantifier? = nil
  ) throws(PredicateMistake) -> Part {
    guard let relation = takeRelation() else {
      if quantifier != nil { throw .malformed }
      return .operand(left)
    }
    let options = try options()
    return .predicate(
      .comparison(
        PredicateTree.Comparison(
          left: left, relation: relation, right: try sum(), options: options,
          quantifier: quantifier)))
  }

  /// Takes a sign or a word that compares; nil leaves all as it is.
  private mutating func takeRelation() -> PredicateTree.Relation? {
    guard let relation = tokens.first?.relation else { return nil }
    tokens.removeFirst()
    return relation
  }

  /// `[cd]`.
  private mutating func options() throws(PredicateMistake) -> PredicateTree.Options {
    var options = PredicateTree.Options()
    guard take(sign: "[") else { return options }
    guard case .word(let letters)? = tokens.popFirst(), take(sign: "]"),
      letters.allSatisfy("cdCD".contains)
    else { throw .malformed }
    options.foldsCase = letters.lowercased().contains("c")
    options.foldsDiacritics = letters.lowercased().contains("d")
    return options
  }

  // MARK: - Operands

  /// - Parameter first: what has been read of it.
  /// Signs of one rank go from left to right.
  private mutating func sum(
    from first: PredicateTree.Operand? = nil
  ) throws(PredicateMistake) -> PredicateTree.Operand {
    var left = try product(from: first)
    while true {
      if take(sign: "+") {
        left = .arithmetic(.add, left, try product())
      } else if take(sign: "-") {
        left = .arithmetic(.subtract, left, try product())
      } else {
        return left
      }
    }
  }

  /// Products before sums. `**` is known and not simulated.
  private mutating func product(
    from first: PredicateTree.Operand? = nil
  ) throws(PredicateMistake) -> PredicateTree.Operand {
    var left = if let first { first } else { try element() }
    while true {
      if take(sign: "*") {
        left = .arithmetic(.multiply, left, try element())
      } else if take(sign: "/") {
        left = .arithmetic(.divide, left, try element())
      } else if take(sign: "**") {
        throw .unsupported("**")
      } else {
        return left
      }
    }
  }

  /// An operand, or an element of it.
  private mutating func element() throws(PredicateMistake) -> PredicateTree.Operand {
    var operand = try operand()
    while true {
      if take(sign: "[") {
        operand = .element(try index(), of: operand)
        guard take(sign: "]") else { throw .malformed }
      } else if take(sign: ".") {
        guard case .word(let path)? = tokens.popFirst() else { throw .malformed }
        operand = .member(path, of: operand)
      } else {
        return operand
      }
    }
  }

  /// What stands in brackets behind an operand: three words, or any operand.
  private mutating func index() throws(PredicateMistake) -> PredicateTree.Index {
    take("FIRST") ? .first : take("LAST") ? .last : take("SIZE") ? .size : .at(try sum())
  }

  /// One operand. A minus before it is a subtraction from 0, as no literal has a sign.
  private mutating func operand() throws(PredicateMistake) -> PredicateTree.Operand {
    switch tokens.popFirst() {
    case .number(let number): return .value(number)
    case .text(let text): return .value(.string(text))
    case .value(let value): return .value(value)
    case .key(let path): return .keyPath(path)
    case .sign("-"): return .arithmetic(.subtract, .value(.int(0)), try operand())
    case .sign("{"): return .list(try list())
    case .sign("("):
      let inner = try sum()
      guard take(sign: ")") else { throw .malformed }
      return inner
    case .word(let word): return try named(word)
    default: throw .malformed
    }
  }

  /// What follows `{`, of which a list may be empty.
  private mutating func list() throws(PredicateMistake) -> [PredicateTree.Operand] {
    if take(sign: "}") { return [] }
    var elements = [try sum()]
    while take(sign: ",") { elements.append(try sum()) }
    guard take(sign: "}") else { throw .malformed }
    return elements
  }

  // MARK: - Functions

  /// What stands in the parentheses of a function, of which the first is read.
  private mutating func function(
    _ name: String
  ) throws(PredicateMistake) -> PredicateTree.Operand {
    if name.uppercased() == "SUBQUERY" { return try subquery() }
    var arguments: [PredicateTree.Operand] = []
    while !take(sign: ")") {
      if !arguments.isEmpty, !take(sign: ",") { throw .malformed }
      // Some functions of a device take predicates too.
      guard case .operand(let argument) = try either() else { throw .unsupported(name) }
      arguments.append(argument)
    }
    guard name.uppercased() == "FUNCTION" else { return .function(name, arguments) }
    guard arguments.count > 1, case .value(let selector) = arguments[1],
      case .string(let selector) = selector
    else { throw .malformed }
    return .message(arguments[0], selector, Array(arguments.dropFirst(2)))
  }

  /// `SUBQUERY(collection, $variable, predicate)`.
  private mutating func subquery() throws(PredicateMistake) -> PredicateTree.Operand {
    let members = try sum()
    guard take(sign: ","), case .word(let variable)? = tokens.popFirst(), variable.first == "$",
      take(sign: ",")
    else { throw .malformed }
    let predicate = try either().predicate
    guard take(sign: ")") else { throw .malformed }
    return .subquery(members, String(variable.dropFirst()), predicate)
  }

  // MARK: - Words

  /// A word: a constant, a function if parentheses follow, a variable, else a key path. `#` before
  /// a word makes a key of what is reserved.
  private mutating func named(_ word: String) throws(PredicateMistake) -> PredicateTree.Operand {
    switch word.uppercased() {
    case "SELF": return .itself
    case "YES", "TRUE": return .value(.bool(true))
    case "NO", "FALSE": return .value(.bool(false))
    case "NIL", "NULL": return .value(.none)
    default: break
    }
    if take(sign: "(") { return try function(word) }
    if word.first == "$" { return variable(word.dropFirst()) }
    if PredicateReading.reserved.contains(word.uppercased()) { throw .malformed }
    if word.uppercased().hasPrefix("SELF.") { return .keyPath(String(word.dropFirst(5))) }
    return .keyPath(word.first == "#" ? String(word.dropFirst()) : word)
  }

  /// A path behind a variable is read off its value.
  private func variable(_ word: Substring) -> PredicateTree.Operand {
    guard let dot = word.firstIndex(of: ".") else { return .variable(String(word)) }
    return .member(String(word[word.index(after: dot)...]), of: .variable(String(word[..<dot])))
  }

  /// Words that are no key paths without `#`.
  private static let reserved: Set<String> = [
    "AND", "OR", "NOT", "IN", "ANY", "SOME", "ALL", "NONE", "LIKE", "MATCHES", "CONTAINS",
    "BEGINSWITH", "ENDSWITH", "BETWEEN",
  ]

  // MARK: - Tokens

  /// Takes a word whatever its case; false leaves it.
  private mutating func take(_ word: String) -> Bool {
    guard case .word(let next)? = tokens.first, next.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }

  /// Takes a sign; false leaves it.
  private mutating func take(sign: String) -> Bool {
    guard tokens.first == .sign(sign) else { return false }
    tokens.removeFirst()
    return true
  }
}

extension PredicateToken {
  /// The relation a piece stands for; both spellings of a sign are one.
  fileprivate var relation: PredicateTree.Relation? {
    switch self {
    case .sign("="), .sign("=="): .equal
    case .sign("!="), .sign("<>"): .notEqual
    case .sign("<="), .sign("=<"): .lessOrEqual
    case .sign(">="), .sign("=>"): .greaterOrEqual
    case .sign("<"): .less
    case .sign(">"): .greater
    case .word(let word): PredicateTree.Relation(rawValue: word.uppercased())
    case .sign, .number, .text, .value, .key: nil
    }
  }
}
