import Declaring
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// `publisher.assign(to: \.text, on: label)`.
extension Typing {
  /// The call as the library has it: the path is a closure that stores into the object; nil for any
  /// other call.
  mutating func assigning(
    _ name: Name, _ arguments: [Argument], on target: TypedExpression, _ place: MessagePlace
  ) -> TypedExpression? {
    guard isSwift, name.text == "assign", arguments.map({ $0.label?.text }) == ["to", "on"],
      case .closure(var path) = arguments[0].value.kind, path.parameters.isEmpty,
      path.body.count == 1, case .expression(let member) = path.body[0].kind
    else { return nil }
    let object = resolve(arguments[1].value)
    let range = member.range
    if case .member(_, let stored) = member.kind {
      checkPublished(target, fits: stored, of: object.type.unwrapped)
    }
    let store = Expression.Kind.assignment(
      nil, target: member, value: Expression(.name("$1"), at: range))
    path.body[0].kind = .expression(Expression(store, at: range))
    path.keyPath = nil
    let setter = resolve(
      Expression(.closure(path), at: arguments[0].value.range),
      expecting: .closure([object.type.unwrapped, .any], returning: .void))
    let typed = [setter, object]
    let method =
      findMethod(name.text, arguments, target.type, typed: typed)
      ?? (target.type.className == nil
        ? methodOfAnyClass(name.text, arguments, typed: typed) : nil)
    return method.map { call($0, name, on: target, place) }
  }

  /// What a published property sends is of the very type that the path leads to: a `String` is no
  /// `String?` to a path.
  private mutating func checkPublished(
    _ publisher: TypedExpression, fits stored: Name, of object: StaticType
  ) {
    guard case .message(let message) = publisher.kind, message.selector.name.hasPrefix("$"),
      let getter = sight.getter(stored.text, of: object)
    else { return }
    let published = Selector(String(message.selector.name.dropFirst()))
    let sent = sight.result(of: published, for: message.receiver.type.unwrapped, nil)
    let taken = sight.result(of: getter, for: object, sight.signature(of: getter, for: object))
    guard sight.isCertain(sent), sight.isCertain(taken), taken.optionality != .implicit,
      sent.pathName != taken.pathName
    else { return }
    let root = object.swiftName
    report(
      .mismatch(
        found: "ReferenceWritableKeyPath<\(root), \(taken.pathName)>",
        expected: "ReferenceWritableKeyPath<\(root), \(sent.pathName)>", .argument),
      at: stored.range)
  }
}

extension StaticType {
  /// An optional is spelt `?` behind the name in a key path's type, whatever `swiftName` says of
  /// it.
  fileprivate var pathName: String {
    unwrapped.swiftName + (optionality == .optional ? "?" : "")
  }
}
