/// A sum of variables times numbers, and of a number.
public struct Expression: Hashable, Sendable {
  public private(set) var terms: [Term]
  public var constant: Double

  /// A variable, so many times.
  public struct Term: Hashable, Sendable {
    public let variable: Variable
    public let coefficient: Double
  }

  public init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  public init(_ variable: Variable, times coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    constant = 0
  }

  public static func + (one: Expression, other: Expression) -> Expression {
    var sum = one
    sum.terms += other.terms
    sum.constant += other.constant
    return sum
  }

  public static func - (one: Expression, other: Expression) -> Expression { one + other * -1 }

  public static func * (expression: Expression, factor: Double) -> Expression {
    var product = Expression(expression.constant * factor)
    product.terms = expression.terms.map {
      Term(variable: $0.variable, coefficient: $0.coefficient * factor)
    }
    return product
  }

  func renamed(_ name: (Variable) -> Variable) -> Expression {
    var result = self
    result.terms = terms.map { Term(variable: name($0.variable), coefficient: $0.coefficient) }
    return result
  }

  var isFinite: Bool {
    constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }
}
