import Declaring
import Syntax
import TypedTree

// `&x`: the call works on a variable of its own, whose last value is stored where it came from.
extension Typing {
  /// An argument for a parameter of a type.
  ///
  /// A missing or superfluous `&` is reported, and the argument is lent in either case, so that
  /// nothing follows from it.
  mutating func argument(_ argument: Argument, expecting type: StaticType? = nil) -> TypedExpression
  {
    let range = argument.value.range
    guard isSwift, argument.isInOut || type?.isInOut == true else {
      return resolve(argument.value, expecting: type)
    }
    if !argument.isInOut {
      report(.missingAmpersand(type: (type ?? .any).swiftName), at: range, suggestion: "&")
    } else if let type, !type.isInOut, type != .any {
      report(.extraneousAmpersand(type: type.swiftName), at: range)
    }
    return inOut(argument.value)
  }

  /// An argument `&x`, as an object of the heap that holds the value.
  private mutating func inOut(_ target: Expression) -> TypedExpression {
    guard var lent = address(of: target) else { return .missing }
    if case .address(let value, _, _) = lent.kind { lent.type = value.type }
    return lent
  }

  /// `swap(&a, &b)`.
  ///
  /// Both are read before either is stored, and none is lent: exclusive access is not checked.
  mutating func swapping(_ arguments: [Argument]) -> TypedExpression {
    let (one, other) = (arguments[0].value, arguments[1].value)
    let (a, b) = (resolve(one), resolve(other))
    let (toOne, toOther) = (store(to: one), store(to: other))
    return TypedExpression(.void, .swap(a, b, toOne, toOther))
  }
}
