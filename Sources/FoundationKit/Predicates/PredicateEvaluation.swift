import ObjectModel
import ObjectRuntime
import Patterns
import Syntax

/// What the names in a predicate stand for while it is asked.
/// The object that is asked, and the variables of the subqueries around it.
struct PredicateScope {
  /// What `SELF` and key paths without a beginning are about.
  var object: Value
  /// By their names, without the sign `$`.
  var variables: [String: Value] = [:]

  init(_ object: Value) { self.object = object }
}

// Whether an object is what a predicate asks for.
extension Turn {
  /// Both connectives stop at the first part that decides, which a program sees by the getters that
  /// are called.
  mutating func holds(_ tree: PredicateTree, in scope: PredicateScope) throws(Fault) -> Bool {
    switch tree {
    case .constant(let truth): return truth
    case .not(let inner): return try !holds(inner, in: scope)
    case .both(let one, let other):
      guard try holds(one, in: scope) else { return false }
      return try holds(other, in: scope)
    case .either(let one, let other):
      if try holds(one, in: scope) { return true }
      return try holds(other, in: scope)
    case .comparison(let comparison): return try holds(comparison, in: scope)
    case .unsimulated(let name, _):
      record(.note(.notModelled(Selector(name))))
      return false
    }
  }

  /// One comparison. With `ANY`, `ALL` or `NONE` the left side has to be a collection; nil counts
  /// as an empty one.
  private mutating func holds(
    _ comparison: PredicateTree.Comparison, in scope: PredicateScope
  ) throws(Fault) -> Bool {
    let left = try value(of: comparison.left, in: scope)
    let right = try value(of: comparison.right, in: scope)
    guard let quantifier = comparison.quantifier else {
      return try compare(left, right, comparison)
    }
    guard left == .none || simulation.elements(of: left) != nil else {
      throw .invalidArgument(
        "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
    }
    var count = 0
    let members = elements(left)
    for member in members where try compare(member, right, comparison) { count += 1 }
    switch quantifier {
    case .any: return count > 0
    case .all: return count == members.count
    case .none: return count == 0
    }
  }

  // MARK: - Relations

  /// What comparisons with nil answer is no: only equality knows nil. `CONTAINS` is `IN` with its
  /// sides turned.
  private mutating func compare(
    _ left: Value, _ right: Value, _ comparison: PredicateTree.Comparison
  ) throws(Fault) -> Bool {
    let options = comparison.options
    switch comparison.relation {
    case .equal: return isEqual(left, right, options)
    case .notEqual: return !isEqual(left, right, options)
    case .less: return try order(of: left, right, options).map { $0 < 0 } ?? false
    case .lessOrEqual: return try order(of: left, right, options).map { $0 <= 0 } ?? false
    case .greater: return try order(of: left, right, options).map { $0 > 0 } ?? false
    case .greaterOrEqual: return try order(of: left, right, options).map { $0 >= 0 } ?? false
    case .beginsWith:
      try checkTexts(left, right, operation: 8)
      return texts(left, right, options) { $0.hasPrefix($1) }
    case .endsWith:
      try checkTexts(left, right, operation: 9)
      return texts(left, right, options) { $0.hasSuffix($1) }
    case .matches: return try matches(left, right, options)
    case .like:
      return texts(left, right, options) { Wildcards.match(Array($0)[...], Array($1)[...]) }
    case .contains: return try contains(left, right, options)
    case .within: return try contains(right, left, options)
    case .between:
      let bounds = elements(right)
      guard bounds.count == 2, let low = try order(of: bounds[0], left, options),
        let high = try order(of: left, bounds[1], options)
      else { return false }
      return low <= 0 && high <= 0
    }
  }

  /// Texts by the options of the comparison, all else as `isEqual:` has it.
  private func isEqual(
    _ left: Value, _ right: Value, _ options: PredicateTree.Options
  ) -> Bool {
    if let one = simulation.text(of: left), let other = simulation.text(of: right) {
      return options.folded(one) == options.folded(other)
    }
    return simulation.areEqual(left.boxed, right.boxed)
  }

  /// Whether a collection or a text holds a member or a part.
  /// Nil holds nothing; an empty text is part of any.
  private mutating func contains(
    _ whole: Value, _ part: Value, _ options: PredicateTree.Options
  ) throws(Fault) -> Bool {
    if let members = simulation.elements(of: whole) {
      return members.contains { isEqual($0, part, options) }
    }
    if let id = whole.object, simulation.pairs(of: whole) != nil {
      return pairs(of: id).contains { isEqual($0.value, part, options) }
    }
    guard whole == .none || simulation.text(of: whole) != nil else {
      throw .invalidArgument(
        "Can't use in/contains operator with collection \(try description(of: whole.boxed)) "
          + "(not a collection)")
    }
    return texts(whole, part, options) { $1.isEmpty || $0.contains($1) }
  }

  /// - Parameter operation: the number of `NSPredicateOperatorType`.
  private mutating func checkTexts(
    _ left: Value, _ right: Value, operation: Int
  ) throws(Fault) {
    for value in [left, right] where value != .none && simulation.text(of: value) == nil {
      throw .invalidArgument(
        "Can't do a substring operation with something that isn't a string (lhs = "
          + "\(try description(of: left.boxed)) rhs = \(try description(of: right.boxed)) "
          + "operator = \(operation))")
    }
  }

  /// `MATCHES` takes the whole text (Predicate Programming Guide, "Using Regular Expressions"). A
  /// pattern that is none raises with ICU's name for the mistake.
  private mutating func matches(
    _ left: Value, _ right: Value, _ options: PredicateTree.Options
  ) throws(Fault) -> Bool {
    guard left != .none else { return false }
    guard let text = simulation.text(of: left), let pattern = simulation.text(of: right) else {
      throw .invalidArgument(
        "Can't do regex matching on object \(try description(of: left.boxed)).")
    }
    do throws(PatternMistake) {
      let expression = try RegularExpression(
        pattern, options: options.foldsCase ? .foldsCase : [])
      let text = options.foldsDiacritics ? text.withoutDiacritics : text
      return try expression.matchesAll(of: text)
    } catch .unsupported(let construct) {
      record(.note(.notModelled(Selector("MATCHES \(construct)"))))
      return false
    } catch .endless {
      throw .stopped(.steps)
    } catch {
      guard case .malformed(let reason) = error else { return false }
      throw .invalidArgument(
        "Can't do regex matching, reason: (Can't open pattern \(reason) (string \(text), "
          + "pattern \(pattern), case \(options.foldsCase ? 1 : 0), "
          + "canon \(options.foldsDiacritics ? 1 : 0)))")
    }
  }

  /// A relation of two texts; no where one side is none.
  private func texts(
    _ left: Value, _ right: Value, _ options: PredicateTree.Options,
    _ holds: (String, String) -> Bool
  ) -> Bool {
    guard let one = simulation.text(of: left), let other = simulation.text(of: right) else {
      return false
    }
    return holds(options.folded(one), options.folded(other))
  }

  /// Nil where nothing comes before anything.
  /// Objects of other kinds are asked by `compare:`, which ends the app where they have no such
  /// method.
  private mutating func order(
    of left: Value, _ right: Value, _ options: PredicateTree.Options
  ) throws(Fault) -> Int? {
    if let one = simulation.text(of: left), let other = simulation.text(of: right) {
      let (one, other) = (options.folded(one), options.folded(other))
      return one == other ? 0 : one < other ? -1 : 1
    }
    if left.isNumber, right.isNumber {
      let (one, other) = (left.unboxed, right.unboxed)
      return one.real == other.real ? 0 : one.real < other.real ? -1 : 1
    }
    guard left.object != nil, right != .none else { return nil }
    return try send("compare:", to: left, [right], from: .uikit).integer
  }
}

extension Value {
  /// Whether the order of two values is that of their numbers, without a message.
  fileprivate var isNumber: Bool {
    switch unboxed {
    case .bool, .int, .real: true
    default: false
    }
  }
}

/// `LIKE`: `?` stands for one character, `*` for any number of them.
/// Predicate Programming Guide, "String Comparisons".
private enum Wildcards {
  /// Goes back to the last `*` only: one star more makes the earlier ones final, so that the search
  /// is quadratic at most and needs no stack.
  static func match(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    var (text, pattern) = (text, pattern)
    var again: (text: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while true {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        again = (text, pattern)
      } else if let next = pattern.first, let character = text.first,
        next == "?" || next == character
      {
        (text, pattern) = (text.dropFirst(), pattern.dropFirst())
      } else if text.isEmpty, pattern.isEmpty {
        return true
      } else if let known = again, !known.text.isEmpty {
        (text, pattern) = (known.text.dropFirst(), known.pattern)
        again = (text, pattern)
      } else {
        return false
      }
    }
  }
}
