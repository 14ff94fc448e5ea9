import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

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
    if let lost = unobservable(path, of: target.type, at: first.value.range) { return lost }
    let selector: Selector = "observe:options:changeHandler:"
    let options = arguments.first { $0.label?.text == "options" }?.value
    let optionType = sight.expected("addObserver:forKeyPath:options:context:", 2, of: target.type)
    // Outside an expression that names it, the path is read as the getter it stands for.
    _ = resolve(first.value, expecting: .closure([target.type.unwrapped], returning: .any))
    let values = [
      .constant(.string(keys(path, of: target.type)), .string),
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

  /// Reports a property that Swift does not reach through Objective-C, whose changes nobody is told;
  /// the end of the app where Objective-C does not see it at all, so that its path has no text.
  private mutating func unobservable(
    _ path: String, of type: StaticType, at range: SourceRange
  ) -> TypedExpression? {
    guard !path.contains("."), let name = type.className, let id = classes.id(named: name),
      let owner = classes.lineage(of: id).first(where: {
        declarations.drafts[classes[$0].name]?.properties[path] != nil
      }), let draft = declarations.drafts[classes[owner].name], draft.isSwift,
      draft.properties[path]?.isDynamic == false
    else { return nil }
    report(.notDynamic(path), at: range, .warning)
    if sight.unexposed(property: path, of: id, at: range) == nil { return nil }
    let reason = "Could not extract a String from KeyPath \\\(SwiftNames.swiftType(name)).\(path)"
    return resolve(
      Expression(
        .call(
          Expression(.name("fatalError"), at: range),
          [Argument(Expression(.string([.text(reason)]), at: range))]), at: range))
  }

  /// The path with the names that properties have in Objective-C: `hidden` for `isHidden`.
  private func keys(_ path: String, of type: StaticType) -> String {
    var type = type.unwrapped
    return path.split(separator: ".").map(String.init).map { name in
      let id = type.extendedName.flatMap { classes.id(named: $0) }
      let known = [SwiftNames.objectiveCProperty(name), name]
      let key = id.flatMap { id in known.first { classes.property(named: $0, of: id) != nil } }
      type =
        sight.getter(name, of: type).map {
          sight.result(of: $0, for: type, sight.signature(of: $0, for: type)).unwrapped
        } ?? .any
      return key ?? name
    }.joined(separator: ".")
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
