import Lookup
import ObjectModel
import Syntax
import TypedTree

// `&x`: in a call a variable is lent for as long as that takes, elsewhere it lies on the heap.
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

  /// The variable moves to the heap for its whole life, as a `__block` one does. Captures are
  /// copies and parameters the caller's, so that neither has an address that outlives the call.
  private mutating func box(of target: Expression) -> TypedExpression? {
    guard case .name(let name) = target.kind, let local = local(named: name), !local.isCapture,
      !local.isParameter, !local.isConstant
    else { return nil }
    shared.insert(local.number)
    return TypedExpression(.pointer(to: local.type), .box(local))
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

  /// `&context`, of a variable that is there as long as the program: a number of its own, which can
  /// be kept and compared, and through which it is read.
  func address(ofGlobal place: Int, _ type: StaticType) -> TypedExpression {
    .constant(.int(VariableTable.address(of: place)), .pointer(to: type))
  }

  /// `static void *Context = &Context;`, where the variable is yet to be made.
  func address(ofNew name: String, isLocal: Bool) -> TypedExpression {
    let known = isLocal ? nil : variables.place(of: name)
    return address(ofGlobal: known ?? variables.count, .any)
  }

  /// The same of a property of Swift's, which is only compared.
  private func address(ofProperty name: String) -> TypedExpression {
    let hash = name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xff_ffff }
    return .constant(.int(0x1_0000_0000 + hash * 8), .any)
  }

  /// The same of an expression; nil for all other variables.
  ///
  /// A property counts only in Swift, as the key of an observation or association: its number is
  /// made of its name, so that it is the same in each call.
  mutating func addressOfGlobal(in target: Expression) -> TypedExpression? {
    guard let name = target.path ?? (isSwift ? target.ownName : nil) else { return nil }
    if context.sees(name) {
      guard let local = local(named: name) else { return nil }
      return local.global.map { address(ofGlobal: $0, local.type) }
    }
    if let global = declarations.globals[name], let place = variables.place(of: name) {
      return address(ofGlobal: place, global.type)
    }
    guard isSwift, let owner = context.className else { return nil }
    // A property stays where it is as long as its object does.
    let parts = name.split(separator: ".")
    let isStatic = parts.count == 2 && (parts[0] == owner || parts[0] == "Self")
    guard let last = parts.last.map(String.init), parts.count == 1 || isStatic,
      sight.getter(last, of: isStatic ? .metatype(owner) : .object(owner)) != nil
        || sight.signature(of: Selector(last), for: .metatype(owner)) != nil
    else { return nil }
    return address(ofProperty: owner + "." + last)
  }

  /// Resolves a call whose arguments may be addresses.
  mutating func lending(_ call: (inout Typing) -> TypedExpression) -> TypedExpression {
    loans.append([])
    let result = call(&self)
    let lent = loans.removeLast()
    if lent.isEmpty { return result }
    return TypedExpression(result.type, isEchoed: result.isEchoed, .lent(result, lent))
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

extension StaticType {
  /// Whether nobody has to count what is held.
  fileprivate var isPlain: Bool { !mayHoldObject || record != nil || pointee != nil }
}

extension Expression {
  /// The name behind `self.`.
  fileprivate var ownName: String? {
    if case .member(let base, let name) = kind, base.isSelf { name.text } else { nil }
  }

  /// Whether it is `&name`, or `(void *)&name`.
  func isAddress(of name: String) -> Bool {
    switch kind {
    case .cast(.c, _, let inner): inner.isAddress(of: name)
    case .unary(.address, let target): if case .name(name) = target.kind { true } else { false }
    default: false
    }
  }
}
