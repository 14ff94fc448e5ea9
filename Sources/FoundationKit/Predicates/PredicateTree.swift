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

  /// One side against another; the quantifier applies to the left one.
  struct Comparison: Sendable {
    var left: Operand
    var relation: Relation
    var right: Operand
    var options = Options()
    /// Nil compares the left side as a whole.
    var quantifier: Quantifier?
  }

  indirect enum Operand: Sendable {
    case value(Value)
    /// `SELF`.
    case itself
    /// Of the object that is asked, whatever subqueries stand around it.
    case keyPath(String)
    /// `$name`, kept without the sign: the element that a subquery around it is at.
    case variable(String)
    /// What a key path leads to from something else than the object itself.
    case member(String, of: Operand)
    case element(Index, of: Operand)
    case list([Operand])
    case arithmetic(Sign, Operand, Operand)
    /// By its name as it is written: `sum`, or `add:to:`.
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

  /// The four signs, each as `predicateFormat` writes it.
  enum Sign: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
  }

  /// Each by its usual spelling; `=`, `<>`, `=<` and `=>` are read as these.
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
    /// With `?` for a character and `*` for any number of them.
    case like = "LIKE"
    /// A regular expression, for the whole of the left side.
    case matches = "MATCHES"
    /// An element of a list, or a part of a text.
    case within = "IN"
    /// Both ends count as between.
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

    /// Marks first, then case: a mapping of case can add marks.
    func folded(_ text: String) -> String {
      let plain = foldsDiacritics ? text.withoutDiacritics : text
      return foldsCase ? plain.lowercased() : plain
    }
  }
}
