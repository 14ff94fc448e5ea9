import Constraints
import Orders

/// A few constraints on a few variables, with the numbers layouts have.
struct RandomSystem {
  let domains: [Domain]
  let constraints: [Constraint]

  struct Constraint {
    let coefficients: [Double]
    let constant: Double
    let relation: LinearConstraint.Relation
    let priority: Double

    /// By how much a point fails it.
    func lack(at point: [Double]) -> Double {
      let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .lessThanOrEqual: max(value, 0)
      case .equal: abs(value)
      case .greaterThanOrEqual: max(-value, 0)
      }
    }
  }

  init(_ random: inout SplitMix64, variables: Int, constraints: Int) {
    domains = (0..<variables).map { _ in random.next(below: 2) == 0 ? .any : .nonNegative }
    let numbers: [Double] = [1, 1, -1, -1, 2, 0.5, -2, 3]
    let priorities: [Double] = [1000, 1000, 750, 750, 500, 250, 250]
    let constants: [Double] = [0, 0, 10, -10, 20, -100, 50, -37.5]
    self.constraints = (0..<constraints).map { _ in
      var coefficients = [Double](repeating: 0, count: variables)
      for _ in 0..<(1 + random.next(below: 3)) {
        coefficients[random.next(below: variables)] = numbers[random.next(below: numbers.count)]
      }
      return Constraint(
        coefficients: coefficients, constant: constants[random.next(below: constants.count)],
        relation: LinearConstraint.Relation.allCases[random.next(below: 3)],
        priority: priorities[random.next(below: priorities.count)])
    }
  }

  func linear(_ constraint: Constraint, _ variables: [Variable]) -> LinearConstraint {
    var expression = Expression(constraint.constant)
    for (variable, coefficient) in zip(variables, constraint.coefficients) {
      expression = expression + Expression(variable, times: coefficient)
    }
    return LinearConstraint(
      expression, constraint.relation, Expression(), at: Priority(constraint.priority))
  }
}
