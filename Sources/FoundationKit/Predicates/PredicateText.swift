import ObjectModel
import ObjectRuntime

// A predicate as its `predicateFormat` writes it.
extension Turn {
  /// Foundation writes words for signs and doubled signs for single ones: `a = 1 && b = 2` comes
  /// back as `a == 1 AND b == 2`.
  mutating func text(of tree: PredicateTree) throws(Fault) -> String {
    switch tree {
    case .constant(let truth): return truth ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .not(let inner):
      let text = try text(of: inner)
      return inner.isCompound ? "NOT (\(text))" : "NOT \(text)"
    case .both(let one, let other):
      return try "\(part(one, in: tree)) AND \(part(other, in: tree))"
    case .either(let one, let other):
      return try "\(part(one, in: tree)) OR \(part(other, in: tree))"
    case .comparison(let comparison): return try text(of: comparison)
    case .unsimulated(_, let format): return format
    }
  }

  /// A part in parentheses where it binds less than the whole.
  private mutating func part(
    _ part: PredicateTree, in whole: PredicateTree
  ) throws(Fault) -> String {
    let text = try text(of: part)
    if case .both = whole, case .either = part { return "(\(text))" }
    if case .either = whole, case .both = part { return "(\(text))" }
    return text
  }

  /// The quantifier, both sides and the letters of the options in brackets.
  private mutating func text(
    of comparison: PredicateTree.Comparison
  ) throws(Fault) -> String {
    let options = comparison.options
    let letters = (options.foldsCase ? "c" : "") + (options.foldsDiacritics ? "d" : "")
    let left = try text(of: comparison.left)
    let right = try text(of: comparison.right)
    return (comparison.quantifier.map { $0.rawValue + " " } ?? "") + left + " "
      + comparison.relation.rawValue + (letters.isEmpty ? "" : "[\(letters)]") + " " + right
  }

  /// An operand as its `description`; a function's arguments stand behind a colon.
  private mutating func text(of operand: PredicateTree.Operand) throws(Fault) -> String {
    switch operand {
    case .itself: return "SELF"
    case .keyPath(let path): return path
    case .variable(let name): return "$" + name
    case .member(let path, let operand): return "\(try text(of: operand)).\(path)"
    case .element(let index, let operand):
      return "(\(try text(of: operand)))[\(try text(of: index))]"
    case .list(let operands): return "{\(try texts(of: operands))}"
    case .function(let name, let operands):
      let isNamedAlone = operands.isEmpty || name.last == ":"
      return "\(name)\(isNamedAlone ? "" : ":")(\(try texts(of: operands)))"
    case .message(let receiver, let selector, let operands):
      let rest = operands.isEmpty ? "" : ", \(try texts(of: operands))"
      return "FUNCTION(\(try text(of: receiver)), \"\(selector)\"\(rest))"
    case .subquery(let members, let name, let tree):
      return "SUBQUERY(\(try text(of: members)), $\(name), \(try text(of: tree)))"
    case .arithmetic(let sign, let one, let other):
      return try "\(text(of: one)) \(sign.rawValue) \(text(of: other))"
    case .value(let value): return try written(value)
    }
  }

  private mutating func text(of index: PredicateTree.Index) throws(Fault) -> String {
    switch index {
    case .first: "FIRST"
    case .last: "LAST"
    case .size: "SIZE"
    case .at(let operand): try text(of: operand)
    }
  }

  private mutating func texts(of operands: [PredicateTree.Operand]) throws(Fault) -> String {
    var parts: [String] = []
    for operand in operands { parts.append(try text(of: operand)) }
    return parts.joined(separator: ", ")
  }

  /// A constant: texts in quotation marks, collections in braces, all else as it describes itself.
  private mutating func written(_ value: Value) throws(Fault) -> String {
    if value == .none { return "nil" }
    if let text = simulation.text(of: value) { return "\"\(text)\"" }
    if let members = simulation.elements(of: value) {
      var parts: [String] = []
      for member in members { parts.append(try written(member)) }
      return "{" + parts.joined(separator: ", ") + "}"
    }
    return try description(of: value.boxed)
  }
}

extension PredicateTree {
  /// Whether `NOT` needs parentheses around it.
  fileprivate var isCompound: Bool {
    switch self {
    case .both, .either, .not: true
    case .constant, .comparison, .unsimulated: false
    }
  }
}
