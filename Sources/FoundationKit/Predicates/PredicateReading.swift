import ObjectModel

/// Reads a predicate's pieces into its tree.
struct PredicateReading {
  private var tokens: ArraySlice<PredicateToken>

  static func tree(
    of tokens: [PredicateToken]
  ) throws(PredicateMistake) -> PredicateTree {
    var reading = PredicateReading(tokens: tokens[...])
    let tree = try reading.either()
    guard reading.tokens.isEmpty else { throw PredicateMistake() }
    return tree
  }

  // MARK: - Compounds

  private mutating func either() throws(PredicateMistake) -> PredicateTree {
    var tree = try both()
    while take("OR") || take(sign: "||") { tree = .either(tree, try both()) }
    return tree
  }

  private mutating func both() throws(PredicateMistake) -> PredicateTree {
    var tree = try negated()
    while take("AND") || take(sign: "&&") { tree = .both(tree, try negated()) }
    return tree
  }

  private mutating func negated() throws(PredicateMistake) -> PredicateTree {
    if take("NOT") || take(sign: "!") { return .not(try negated()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    // Parentheses hold a predicate, or the beginning of a sum.
    let start = tokens
    if take(sign: "("), let inner = try? either(), take(sign: ")") { return inner }
    tokens = start
    return .comparison(try comparison())
  }

  // MARK: - Comparisons

  private mutating func comparison() throws(PredicateMistake) -> PredicateTree.Comparison {
    let quantifier: PredicateTree.Quantifier? =
      take("ANY") || take("SOME")
      ? .any : take("ALL") ? .all : take("NONE") ? PredicateTree.Quantifier.none : nil
    let left = try sum()
    let relation = try relation()
    let options = try options()
    return PredicateTree.Comparison(
      left: left, relation: relation, right: try sum(), options: options, quantifier: quantifier)
  }

  private mutating func relation() throws(PredicateMistake) -> PredicateTree.Relation {
    switch tokens.popFirst() {
    case .sign("="), .sign("=="): return .equal
    case .sign("!="), .sign("<>"): return .notEqual
    case .sign("<="), .sign("=<"): return .lessOrEqual
    case .sign(">="), .sign("=>"): return .greaterOrEqual
    case .sign("<"): return .less
    case .sign(">"): return .greater
    case .word(let word):
      if let relation = PredicateTree.Relation(rawValue: word.uppercased()) { return relation }
    default: break
    }
    throw PredicateMistake()
  }

  /// `[cd]`.
  private mutating func options() throws(PredicateMistake) -> PredicateTree.Options {
    var options = PredicateTree.Options()
    guard take(sign: "[") else { return options }
    guard case .word(let letters)? = tokens.popFirst(), take(sign: "]"),
      letters.allSatisfy("cdCD".contains)
    else { throw PredicateMistake() }
    options.foldsCase = letters.lowercased().contains("c")
    options.foldsDiacritics = letters.lowercased().contains("d")
    return options
  }

  // MARK: - Operands

  private mutating func sum() throws(PredicateMistake) -> PredicateTree.Operand {
    var left = try product()
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

  private mutating func product() throws(PredicateMistake) -> PredicateTree.Operand {
    var left = try operand()
    while true {
      if take(sign: "*") {
        left = .arithmetic(.multiply, left, try operand())
      } else if take(sign: "/") {
        left = .arithmetic(.divide, left, try operand())
      } else {
        return left
      }
    }
  }

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
      guard take(sign: ")") else { throw PredicateMistake() }
      return inner
    case .word(let word): return try named(word)
    default: throw PredicateMistake()
    }
  }

  private mutating func list() throws(PredicateMistake) -> [PredicateTree.Operand] {
    if take(sign: "}") { return [] }
    var elements = [try sum()]
    while take(sign: ",") { elements.append(try sum()) }
    guard take(sign: "}") else { throw PredicateMistake() }
    return elements
  }

  private func named(_ word: String) throws(PredicateMistake) -> PredicateTree.Operand {
    switch word.uppercased() {
    case "SELF": return .itself
    case "YES", "TRUE": return .value(.bool(true))
    case "NO", "FALSE": return .value(.bool(false))
    case "NIL", "NULL": return .value(.none)
    default: break
    }
    if PredicateReading.reserved.contains(word.uppercased()) { throw PredicateMistake() }
    if word.uppercased().hasPrefix("SELF.") { return .keyPath(String(word.dropFirst(5))) }
    return .keyPath(word.first == "#" ? String(word.dropFirst()) : word)
  }

  private static let reserved: Set<String> = [
    "AND", "OR", "NOT", "IN", "ANY", "SOME", "ALL", "NONE", "LIKE", "MATCHES", "CONTAINS",
    "BEGINSWITH", "ENDSWITH", "BETWEEN",
  ]

  // MARK: - Tokens

  private mutating func take(_ word: String) -> Bool {
    guard case .word(let next)? = tokens.first, next.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func take(sign: String) -> Bool {
    guard tokens.first == .sign(sign) else { return false }
    tokens.removeFirst()
    return true
  }
}
