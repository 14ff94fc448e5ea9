/// An operator before its operand.
public enum UnaryOperator: String, Sendable, CaseIterable {
  case minus = "-"
  case plus = "+"
  case not = "!"
  case complement = "~"
  case address = "&"
  case dereference = "*"
}

/// An operator between two operands, of either dialect.
public enum BinaryOperator: String, Sendable, CaseIterable {
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case add = "+"
  case subtract = "-"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case identical = "==="
  case notIdentical = "!=="
  case bitAnd = "&"
  case bitXor = "^"
  case bitOr = "|"
  case and = "&&"
  case or = "||"
  case coalesce = "??"
  case closedRange = "..."
  case halfOpenRange = "..<"
  /// Swift's that wrap around where `+`, `-` and `*` trap.
  case wrappingAdd = "&+"
  case wrappingSubtract = "&-"
  case wrappingMultiply = "&*"
  case patternMatch = "~="
  case comma = ","

  /// Whether it asks which of two comes first.
  package var isOrder: Bool {
    self == .less || self == .lessOrEqual || self == .greater || self == .greaterOrEqual
  }
}
