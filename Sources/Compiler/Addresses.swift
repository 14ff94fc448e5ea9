import Declaring
import Lookup
import Meaning
import Syntax
import TypedTree

// Addresses of what an expression stands for.
extension Typing {
  /// `&x` of Objective-C; nil of what has no address here: a parameter, a part, a property.
  mutating func pointer(to target: Expression) -> TypedExpression? {
    if let address = addressOfGlobal(in: target) { return address }
    if case .name(let name) = target.kind, !context.sees(name),
      declarations.functions[name] != nil
    {
      return resolve(target)
    }
    // ARC lends a temporary for a variable that holds an object.
    let boxed = box(of: target)
    if let boxed, loans.isEmpty || boxed.type.pointee?.isPlain == true { return boxed }
    return address(of: target) ?? boxed
  }

  /// `&error` as an argument; the call around it takes the value back.
  ///
  /// This is what ARC does with an `NSError **`: the method gets the address of a temporary.
  mutating func address(of target: Expression) -> TypedExpression? {
    guard !loans.isEmpty else { return nil }
    let value = resolve(target)
    let store = using(as: isSwift ? .argument : .value) { $0.store(to: target) }
    let loan = TypedExpression.Loan(
      slot: context.slotCount, name: text(of: target), store: store)
    context.slotCount += 1
    loans[loans.count - 1].append(loan)
    return TypedExpression(
      .pointer(to: value.type), .address(value, slot: loan.slot, named: loan.name))
  }

  /// `dispatch_once(&token, ^{ … })`.
  mutating func once(_ arguments: [Argument]) -> TypedExpression? {
    guard arguments.count == 2, case .unary(.address, let token) = arguments[0].value.kind else {
      return nil
    }
    let (read, store) = (resolve(token), store(to: token))
    let call = call(value: resolve(arguments[1].value), [], "block", arguments[1].value.range)
    return TypedExpression(.void, .once(read, store, call))
  }
}
