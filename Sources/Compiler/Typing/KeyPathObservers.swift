import Lookup
import ObjectModel
import Syntax
import TypedTree

// `object.observe(\.name, options: [.new]) { object, change in … }`.
extension Typing {
  /// The call as the runtime has it: the path is a text, the closure is told of the object that is
  /// observed; nil for any other call.
  ///
  /// SE-0161 lets key paths be typed; the runtime's key-value observing takes texts.
  mutating func observing(
    _ name: Name, _ arguments: [Argument], on target: TypedExpression, _ place: MessagePlace
  ) -> TypedExpression? {
    guard isSwift, name.text == "observe", let first = arguments.first, first.label == nil,
      let path = first.value.keyPath, let handler = arguments.dropFirst().last
    else { return nil }
    let selector: Selector = "observe:options:changeHandler:"
    let options = arguments.first { $0.label?.text == "options" }?.value
    let optionType = sight.expected("addObserver:forKeyPath:options:context:", 2, of: target.type)
    // Outside an expression that names it, the path is read as the getter it stands for.
    _ = resolve(first.value, expecting: .closure([target.type.unwrapped], returning: .any))
    let values = [
      .constant(.string(path), .string),
      options.map { resolve($0, expecting: optionType ?? .int) } ?? .constant(.int(0), .int),
      resolve(
        handler.value,
        expecting: .closure(
          [target.type.unwrapped, .object("NSKeyValueObservedChange")], returning: .void)),
    ]
    var answer = call((selector, values), name, on: target, place)
    answer.type = .object("NSKeyValueObservation")
    return answer
  }
}

extension Expression {
  /// The names of a key path, which is read as a closure: `a.b` for `\.a.b`.
  fileprivate var keyPath: String? {
    guard case .closure(let closure) = kind, closure.parameters.isEmpty, closure.body.count == 1,
      case .expression(let value) = closure.body[0].kind
    else { return nil }
    return value.namesBehindArgument
  }

  /// Nil where the way does not begin at the closure's argument, or goes through something other
  /// than properties.
  private var namesBehindArgument: String? {
    guard case .member(let holder, let name) = kind else { return nil }
    if case .name("$0") = holder.kind { return name.text }
    return holder.namesBehindArgument.map { $0 + "." + name.text }
  }
}
