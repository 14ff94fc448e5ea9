import Lookup
import ObjectModel
import Syntax
import TypedTree

// `&x` in a call: a variable is lent for as long as the call takes.
extension Typing {
  /// `&error` as an argument; the call around it takes the value back.
  ///
  /// This is what ARC does with an `NSError **`: the method gets the address of a temporary.
  mutating func address(of target: Expression) -> TypedExpression? {
    guard !loans.isEmpty else { return nil }
    let value = resolve(target)
    let loan = TypedExpression.Loan(
      slot: context.slotCount, name: text(of: target), store: store(to: target))
    context.slotCount += 1
    loans[loans.count - 1].append(loan)
    var type = StaticType.any
    type.pointee = value.type.field
    return TypedExpression(type, .address(value, slot: loan.slot, named: loan.name))
  }

  /// `&context`, of a variable that is there as long as the program: a number of its own, which can
  /// be kept and compared.
  func addressOfGlobal(_ name: String) -> TypedExpression {
    let hash = name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xff_ffff }
    return .constant(.int(0x1_0000_0000 + hash * 8), .any)
  }

  /// The same of an expression; nil for all other variables.
  mutating func addressOfGlobal(in target: Expression) -> TypedExpression? {
    guard let name = target.path ?? (isSwift ? target.ownName : nil) else { return nil }
    if context.sees(name) { return local(named: name)?.global.map { _ in addressOfGlobal(name) } }
    if declarations.globals[name] != nil { return addressOfGlobal(name) }
    guard isSwift, let owner = context.className else { return nil }
    // A property stays where it is as long as its object does.
    let parts = name.split(separator: ".")
    let isStatic = parts.count == 2 && (parts[0] == owner || parts[0] == "Self")
    guard let last = parts.last.map(String.init), parts.count == 1 || isStatic,
      sight.getter(last, of: isStatic ? .metatype(owner) : .object(owner)) != nil
        || sight.signature(of: Selector(last), for: .metatype(owner)) != nil
    else { return nil }
    return addressOfGlobal(owner + "." + last)
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
