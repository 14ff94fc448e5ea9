/// Finds numbers that satisfy linear constraints: all that are required, and of the others as
/// much as their priorities allow, the higher absolutely before the lower.
///
/// Badros, Borning and Stuckey's Cassowary (ACM TOCHI 8(4), 2001), with one cost a priority
/// instead of weights. Of equal priority, the sum of what is missing is made least.
///
///     var solver = Solver()
///     let width = solver.makeVariable(.nonNegative)
///     try solver.add(LinearConstraint(Expression(width), .lessThanOrEqual, Expression(320)))
///     solver.solve()
public struct Solver: Sendable {
  var tableau = Tableau()
  private(set) var variables: [Variable] = []
  /// By `ConstraintID`; nil for what was refused or removed.
  private var constraints: [Entry?] = []
  /// The constraints of the symbols by which conflicts are told.
  private var owners: [Int: ConstraintID] = [:]

  /// A constraint with the symbols that stand for it, by which it is taken out again.
  struct Entry: Sendable {
    let constraint: LinearConstraint
    /// The symbol that stands for the constraint in every row it went into.
    let marker: Int
    /// Of two symbols that differ only in sign, the other.
    var other: Int?
    /// What is to be made least, for what is not required.
    var errors: [Int] = []
  }

  public init() {}

  public mutating func makeVariable(_ domain: Domain = .any) -> Variable {
    let kind: Tableau.Kind =
      switch domain {
      case .any: .free
      case .nonNegative: .restricted
      }
    let variable = Variable(symbol: tableau.makeSymbol(kind))
    variables.append(variable)
    return variable
  }

  /// Takes a constraint, unless it is required and cannot hold together with those before it.
  /// Values follow with the next `solve()`.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(Conflict) -> ConstraintID {
    do throws(Infeasibility) {
      return try take(constraint)
    } catch {
      let others = error.symbols.compactMap { owners[$0] }.sorted()
      throw Conflict(others: shortest(others, against: constraint))
    }
  }

  private mutating func take(_ constraint: LinearConstraint) throws(Infeasibility) -> ConstraintID {
    let id = ConstraintID(index: constraints.count)
    constraints.append(nil)
    guard constraint.expression.isFinite else { throw Infeasibility(symbols: []) }
    var row = Row(constraint.expression.constant)
    for term in constraint.expression.terms {
      row.add(term.variable.symbol, times: term.coefficient)
    }
    row = tableau.reduced(row)
    let entry = close(&row, constraint)
    try tableau.add(row, marker: entry.marker)
    owners[entry.marker] = id
    constraints[id.index] = entry
    return id
  }

  /// Leaves out those of a conflict without which there is still one: the proof found is short, but
  /// that a variable is not negative may make a shorter one. A long one is not worth the time.
  private func shortest(
    _ others: [ConstraintID], against constraint: LinearConstraint
  ) -> [ConstraintID] {
    var needed = others
    for other in others where others.count <= 50 {
      let fewer = needed.filter { $0 != other }
      let given = fewer.compactMap { constraints[$0.index]?.constraint } + [constraint]
      if !canHold(given) { needed = fewer }
    }
    return needed
  }

  /// Whether required constraints have a solution together.
  private func canHold(_ given: [LinearConstraint]) -> Bool {
    var solver = Solver()
    var twins: [Variable: Variable] = [:]
    for variable in given.flatMap(\.expression.terms).map(\.variable) where twins[variable] == nil {
      twins[variable] = Variable(symbol: solver.tableau.makeSymbol(tableau.kinds[variable.symbol]))
    }
    for constraint in given {
      let twin = LinearConstraint(
        constraint.expression.renamed { twins[$0] ?? $0 }, constraint.relation, Expression())
      guard (try? solver.take(twin)) != nil else { return false }
    }
    return true
  }

  /// Makes an equation of a constraint: what an inequality leaves over is a slack of its own, what
  /// a wish lacks an error.
  private mutating func close(_ row: inout Row, _ constraint: LinearConstraint) -> Entry {
    let isRequired = constraint.priority.isRequired
    switch constraint.relation {
    case .equal where isRequired:
      let dummy = tableau.makeSymbol(.dummy)
      row.add(dummy, times: -1)
      return Entry(constraint: constraint, marker: dummy)
    case .equal:
      let above = tableau.makeSymbol(.restricted)
      let below = tableau.makeSymbol(.restricted)
      row.add(above, times: -1)
      row.add(below, times: 1)
      return Entry(
        constraint: constraint, marker: above, other: below, errors: [above, below])
    case .lessThanOrEqual, .greaterThanOrEqual:
      let sign: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
      let slack = tableau.makeSymbol(.restricted)
      row.add(slack, times: sign)
      if isRequired { return Entry(constraint: constraint, marker: slack) }
      let error = tableau.makeSymbol(.restricted)
      row.add(error, times: -sign)
      return Entry(constraint: constraint, marker: slack, other: error, errors: [error])
    }
  }

  /// Takes a constraint back, as if it had never been added.
  public mutating func remove(_ id: ConstraintID) {
    guard let entry = constraints[id.index] else { return }
    constraints[id.index] = nil
    owners[entry.marker] = nil
    tableau.remove(marker: entry.marker, other: entry.other)
  }

  /// Makes least what is missing, priority by priority.
  public mutating func solve() {
    var costs = costs()
    var fixed: Set<Int> = []
    for place in costs.indices {
      var cost = costs[place]
      var lower = Array(costs[(place + 1)...])
      _ = tableau.minimise(&cost, lower: &lower, fixed: fixed)
      costs.replaceSubrange((place + 1)..., with: lower)
      // Raising these would undo what this priority has reached.
      for cell in cost.cells where cell.coefficient > Tableau.gain { fixed.insert(cell.symbol) }
    }
  }

  /// What each priority lacks, from the highest down, in terms of what is 0.
  func costs() -> [Row] {
    var costs: [Priority: Row] = [:]
    for entry in constraints {
      guard let entry, !entry.errors.isEmpty else { continue }
      for error in entry.errors {
        costs[entry.constraint.priority, default: Row()].add(error, times: 1)
      }
    }
    return costs.sorted { $0.key > $1.key }.map { tableau.reduced($0.value) }
  }
}

// MARK: - What was found

extension Solver {
  public func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  public func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
  }

  /// Whether a constraint holds; never for what was refused or removed.
  public func isSatisfied(_ id: ConstraintID) -> Bool {
    guard let constraint = constraints[id.index]?.constraint else { return false }
    let value = value(of: constraint.expression)
    return switch constraint.relation {
    case .lessThanOrEqual: value <= Self.precision
    case .equal: abs(value) <= Self.precision
    case .greaterThanOrEqual: value >= -Self.precision
    }
  }

  /// What values are right to.
  static let precision = 1e-6
}
