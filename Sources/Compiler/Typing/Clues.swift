import ObjectModel
import Syntax

// What the way something is written says about its purpose, for those who look for mistakes.
extension Typing {
  /// An expression of which only the truth, or whether it is nil, is asked; or one that is used
  /// where it is not nil.
  mutating func resolveTested(
    _ expression: Expression, expecting type: StaticType? = nil, isUsed: Bool = false
  ) -> TypedExpression {
    tested(resolve(expression, expecting: type), expression, isUsed: isUsed)
  }

  func tested(
    _ value: TypedExpression, _ expression: Expression, isUsed: Bool = false
  ) -> TypedExpression {
    guard value.type.mayHoldObject, expression.isPlainRead else { return value }
    return value.wrapped(in: .tested(value, isUsed: isUsed))
  }

  /// `[vc view];` alone on a line wants the view loaded, and nothing else.
  func demanding(_ value: TypedExpression, _ expression: Expression) -> TypedExpression {
    guard let name = expression.lastName, name == "view" || name == "tableView" else {
      return value
    }
    return value.wrapped(in: .demanded(value))
  }

  /// The arguments of what only prints: a size that is printed is not relied on.
  func printing(_ values: [TypedExpression], by function: String) -> [TypedExpression] {
    guard ["NSLog", "print", "debugPrint", "NSStringFromCGRect"].contains(function) else {
      return values
    }
    return values.map { $0.wrapped(in: .unrelied($0)) }
  }

  /// Whether a method is an initialiser of a controller by its name.
  func isInitializer(_ selector: Selector, of id: ClassID) -> Bool {
    guard selector.name.hasPrefix("init"), classes.isKind(id, of: "UIViewController") else {
      return false
    }
    return selector.name.dropFirst(4).first.map { !$0.isLowercase } ?? true
  }

  /// Whether a field is an outlet, by its own name or by that of the property it backs.
  func isOutlet(_ ivar: Ivar, of id: ClassID) -> Bool {
    ivar.outlet != nil || classes.property(named: ivar.label, of: id)?.outlet != nil
  }
}

extension TypedExpression {
  /// The same value in another node.
  fileprivate func wrapped(in kind: Kind) -> TypedExpression {
    var wrapped = self
    wrapped.kind = kind
    return wrapped
  }
}

extension Expression {
  /// Whether it reads one thing: a name, a property, or a message without arguments.
  fileprivate var isPlainRead: Bool { lastName != nil }

  /// The name of what is read.
  fileprivate var lastName: String? {
    switch kind {
    case .name(let name): name
    case .member(_, let name), .arrow(_, let name): name.text
    case .message(_, let pieces) where pieces.count == 1 && pieces[0].argument == nil:
      pieces[0].keyword.text
    default: nil
    }
  }
}
