import Constraints
import ObjectModel

// What a visual format wants of a space or a length: `>=70@250,<=100`.
extension VisualFormat {
  /// What is wanted of a space or a length.
  struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    /// In points; 0 where the length is that of a view.
    var constant = 0.0
    var priority = Priority.required
    /// Of which a length is to be the same.
    var view: ObjectID?
    var isStandardSpace = false
  }

  /// A list with commas; at least one is there.
  mutating func readPredicates(
    mayNameViews: Bool
  ) throws(VisualFormatFault) -> [Predicate] {
    var predicates = [try readPredicate(mayNameViews: mayNameViews)]
    while text.take(",") { predicates.append(try readPredicate(mayNameViews: mayNameViews)) }
    return predicates
  }

  /// A relation, a number or name, and a priority behind `@`. Without a relation it is an equality.
  mutating func readPredicate(mayNameViews: Bool) throws(VisualFormatFault) -> Predicate {
    guard text.next != nil else { throw text.fault("Expected more input") }
    var predicate = Predicate()
    for (sign, relation) in [
      ("<", .lessThanOrEqual), (">", .greaterThanOrEqual), ("=", .equal),
    ] as [(Character, LayoutConstraint.Relation)] where text.take(sign) {
      predicate.relation = relation
      if !text.take("=") { throw text.fault("Unknown relation. Must be ==, >=, or <=") }
      break
    }
    try readValue(into: &predicate, mayNameViews: mayNameViews)
    guard text.take("@") else { return predicate }
    var priority = Predicate()
    try readValue(into: &priority, mayNameViews: false)
    let value = priority.constant
    if value <= 0 {
      throw text.fault(
        "Invalid priority specified: \(Number.text(value)). Priority must be greater than 0")
    }
    if value > 1000 {
      throw text.fault(
        "Invalid priority specified: \(Number.text(value)). Priority cannot be higher than "
          + "NSLayoutPriorityRequired, which is 1000.")
    }
    predicate.priority = Priority(value)
    return predicate
  }

  /// A number, a metric, or a view where a length may be that of another view. A metric comes
  /// before a view of the same name.
  private mutating func readValue(
    into predicate: inout Predicate, mayNameViews: Bool
  ) throws(VisualFormatFault) {
    if let number = text.readNumber() {
      predicate.constant = number
      return
    }
    guard let name = text.readName() else {
      throw text.fault(
        "Expected a number or key from the metrics dictionary, but encountered something else")
    }
    if let metric = metrics[name] {
      predicate.constant = metric
    } else if let view = views[name] {
      guard mayNameViews else {
        throw text.fault(
          "It's not possible to set a space equal to the width or height of a view.  Perhaps you "
            + "want to use a view as a spacer? [view1][spacer(==view1)][view2]")
      }
      predicate.view = view
    } else {
      throw text.fault(
        "Encountered metric with name \"\(name)\", but value was not specified in metrics or "
          + "views dictionaries")
    }
  }
}
