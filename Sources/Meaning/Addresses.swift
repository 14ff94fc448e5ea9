package import Declaring
import Lookup
import ObjectModel
package import Syntax
package import TypedTree

// `&x`: in a call a variable is lent for as long as that takes, elsewhere it lies on the heap.
extension Typing {
  /// The variable moves to the heap for its whole life, as a `__block` one does. Captures are
  /// copies and parameters the caller's, so that neither has an address that outlives the call.
  package mutating func box(of target: Expression) -> TypedExpression? {
    guard case .name(let name) = target.kind, let local = local(named: name), !local.isCapture,
      !local.isParameter, !local.isConstant
    else { return nil }
    shared.insert(local.number)
    return TypedExpression(.pointer(to: local.type), .box(local))
  }

  /// `&context`, of a variable that is there as long as the program: a number of its own, which can
  /// be kept and compared, and through which it is read.
  func address(ofGlobal place: Int, _ type: StaticType) -> TypedExpression {
    .constant(.int(VariableTable.address(of: place)), .pointer(to: type))
  }

  /// `static void *Context = &Context;`, where the variable is yet to be made.
  package func address(ofNew name: String, isLocal: Bool) -> TypedExpression {
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
  package mutating func addressOfGlobal(in target: Expression) -> TypedExpression? {
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
  package mutating func lending(_ call: (inout Typing) -> TypedExpression) -> TypedExpression {
    loans.append([])
    let result = call(&self)
    let lent = loans.removeLast()
    if lent.isEmpty { return result }
    return TypedExpression(result.type, isEchoed: result.isEchoed, .lent(result, lent))
  }
}

extension StaticType {
  /// Whether nobody has to count what is held.
  package var isPlain: Bool { !mayHoldObject || record != nil || pointee != nil }
}

extension Expression {
  /// The name behind `self.`.
  fileprivate var ownName: String? {
    if case .member(let base, let name) = kind, base.isSelf { name.text } else { nil }
  }

  /// Whether it is `&name`, or `(void *)&name`.
  package func isAddress(of name: String) -> Bool {
    switch kind {
    case .cast(.c, _, let inner): inner.isAddress(of: name)
    case .unary(.address, let target): if case .name(name) = target.kind { true } else { false }
    default: false
    }
  }
}
