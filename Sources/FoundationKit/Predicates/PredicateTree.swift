import ObjectModel

/// What an `NSPredicate` asks of an object: Predicate Programming Guide, "Predicate Format String
/// Syntax".
indirect enum PredicateTree: Sendable {
  case constant(Bool)
  case not(PredicateTree)
  case both(PredicateTree, PredicateTree)
  case either(PredicateTree, PredicateTree)
  case comparison(Comparison)
  /// A format with something in it that is not simulated.
  case unsimulated(String, format: String)

  struct Comparison: Sendable {
    var left: Operand
    var relation: Relation
    var right: Operand
    var options = Options()
    var quantifier: Quantifier?
  }

  indirect enum Operand: Sendable {
    case value(Value)
    case itself
    case keyPath(String)
    case variable(String)
    /// What a key path leads to from something else than the object itself.
    case member(String, of: Operand)
    case element(Index, of: Operand)
    case list([Operand])
    case arithmetic(Sign, Operand, Operand)
    case function(String, [Operand])
    /// A message by its selector: `FUNCTION(SELF, 'uppercaseString')`.
    case message(Operand, String, [Operand])
    /// The members of a collection for which a predicate holds, each called by a name in turn.
    case subquery(Operand, String, PredicateTree)
  }

  /// Which element of a list.
  enum Index: Sendable {
    case first, last, size
    case at(Operand)
  }

  enum Sign: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
  }

  enum Relation: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case contains = "CONTAINS"
    case like = "LIKE"
    case matches = "MATCHES"
    case within = "IN"
    case between = "BETWEEN"
  }

  /// Of how many members of a collection a comparison is to hold.
  enum Quantifier: String, Sendable {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  /// `[cd]`: what is the same in a comparison of texts.
  struct Options: Sendable {
    var foldsCase = false
    var foldsDiacritics = false

    func folded(_ text: String) -> String {
      let plain = foldsDiacritics ? text.withoutDiacritics : text
      return foldsCase ? plain.lowercased() : plain
    }
  }
}
