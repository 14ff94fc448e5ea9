import Checks
package import Declaring
package import Diagnostics
import Lookup
package import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Calls whose receiver and arguments have their types.
extension Typing {
  /// The numbers of a range, which have what extensions of sequences give to lists; nil of all else.
  package func list(ofRange range: TypedExpression) -> TypedExpression? {
    guard isSwift, range.type.isRange, range.type.optionality == .none else { return nil }
    return TypedExpression(.array(of: .int), .primitive(.arrayOfElements, [range]))
  }

  /// Whether Swift's own form of a method answers what is asked for: `let vc: Detail =
  /// storyboard.instantiateViewController(identifier: "detail")`.
  package static func isOfAskedType(_ name: Name, _ arguments: [Argument]) -> Bool {
    let labels = arguments.map { $0.label?.text }
    switch name.text {
    case "instantiateViewController": return labels.first == "identifier"
    case "instantiateInitialViewController": return !labels.isEmpty
    default: return false
    }
  }

  /// `x.handler(1)`, where only the run shows whether it is a method or a closure in a property or
  /// tuple.
  package mutating func call(
    dynamic name: Name, _ selector: Selector, _ values: [TypedExpression],
    on target: TypedExpression,
    _ place: MessagePlace, _ range: SourceRange
  ) -> TypedExpression {
    let slot = context.slotCount
    context.slotCount += 1
    var held = target
    held.kind = .slot(slot)
    let sending = call((selector, values), name, on: held, place)
    let part = property(name, of: held, place)
    guard case .message(let message) = sending.kind else { return sending }
    return TypedExpression(
      sending.type, isEchoed: sending.isEchoed,
      .dynamicCall(
        TypedExpression.DynamicCall(
          name: name.text, target: target, slot: slot, message: message, part: part,
          line: line(of: range))))
  }

  /// What Swift checks of a method that was found: access, effects, isolation and version. Effects
  /// go first, as a missing `await` and isolation would be the same error twice.
  package mutating func call(
    _ method: (selector: Selector, values: [TypedExpression]), _ name: Name,
    on target: TypedExpression,
    _ place: MessagePlace
  ) -> TypedExpression {
    checkCounting(method.selector, on: place.text, at: name.range)
    let signature = sight.signature(of: method.selector, for: target.type)
    checkAccess(to: signature, name, of: target.type)
    let unmarked = sight.problems(of: signature?.effects, at: name.range)
    report(unmarked)
    if unmarked.isEmpty, let signature {
      let full = SwiftNames.FullName(base: signature.base.genericName, labels: signature.labels)
        .text
      checkIsolation(
        of: signature.base.genericName, .call, called: full, in: target.type, place, at: name.range)
    }
    report(sight.unavailable(method.selector, target.type, at: name.range))
    let values = telling(method.values, method.selector, target.type, at: name.range)
    return send(
      method.selector, to: target, values,
      answering: sight.result(of: method.selector, for: target.type, signature), place)
  }

  /// A method that only a device has, beside a property of its name: `frame(forAlignmentRect:)`.
  package mutating func callOnDevice(
    _ name: Name, _ arguments: [Argument], _ type: StaticType
  ) -> TypedExpression? {
    let full = SwiftNames.FullName(
      base: name.text, labels: arguments.map { $0.label?.text ?? "" }
    ).text
    guard !arguments.isEmpty, let since = sight.deviceVersion(of: full, type) else { return nil }
    if standsIn {
      note(full, .member, .framework, since: since, at: name.range)
      return TypedExpression(.any, .standIn(full))
    }
    report(sight.onDevice(full, since: since), at: name.range)
    return .missing
  }
}

extension StaticType {
  /// Whether a value of the type may be called, as far as is known.
  package var mayBeCalled: Bool {
    if signature != nil { return true }
    if isVoid { return false }
    return field == .any
      || field == .object && (className.map { ["NSBlock", "closure"].contains($0) } ?? true)
  }
}
