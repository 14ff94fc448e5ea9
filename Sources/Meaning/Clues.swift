package import Declaring
package import Syntax
package import TypedTree

// What the way something is written says about its purpose, for those who look for mistakes.
extension Typing {
  /// Only what may be nil by its type and is read plainly tells something: a comparison or a call
  /// has a truth of its own.
  package func tested(
    _ value: TypedExpression, _ expression: Expression, isUsed: Bool = false
  ) -> TypedExpression {
    guard value.type.mayHoldObject, expression.isPlainRead else { return value }
    return value.wrapped(in: .tested(value, isUsed: isUsed))
  }

  /// `label?.text = …`: where it is nil, what it should have shown is lost.
  package func filling(_ store: TypedStore, _ target: Expression) -> TypedStore {
    let name = target.lastName ?? ""
    guard case .setter(var setter) = store, case .chainLink(let link) = setter.holder.kind,
      case .tested(let value, isUsed: true) = link.kind
    else { return .chain(store, named: name) }
    setter.holder.kind = .chainLink(value)
    return .chain(.setter(setter), named: name)
  }

  /// `[vc view];` alone on a line wants the view loaded, and nothing else.
  package func demanding(_ value: TypedExpression, _ expression: Expression) -> TypedExpression {
    guard let name = expression.lastName, name == "view" || name == "tableView" else {
      return value
    }
    return value.wrapped(in: .demanded(value))
  }

  /// The arguments of what only prints: a size that is printed is not relied on.
  package func printing(_ values: [TypedExpression], by function: String) -> [TypedExpression] {
    guard ["NSLog", "print", "debugPrint", "NSStringFromCGRect"].contains(function) else {
      return values
    }
    return values.map { $0.wrapped(in: .unrelied($0)) }
  }

  /// A part of a frame: on its other side nobody relies.
  package func measuring(
    _ value: TypedExpression, _ part: String, of base: Expression
  ) -> TypedExpression {
    var whole = base
    if case .member(let inner, let name) = base.kind, ["size", "origin"].contains(name.text) {
      whole = inner
    }
    guard let use = SizeUse(ofPart: part), ["frame", "bounds"].contains(whole.lastName) else {
      return value
    }
    return value.wrapped(in: .measured(value, use))
  }
}

extension SizeUse {
  /// By the name of a part, or of the function of C that answers it.
  fileprivate init?(ofPart name: String) {
    switch name {
    case "width", "midX", "maxX", "CGRectGetWidth", "CGRectGetMidX", "CGRectGetMaxX":
      self = .width
    case "height", "midY", "maxY", "CGRectGetHeight", "CGRectGetMidY", "CGRectGetMaxY":
      self = .height
    case "origin", "x", "y", "minX", "minY", "CGRectGetMinX", "CGRectGetMinY": self = .none
    default: return nil
    }
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
