import Declaring
import Diagnostics
import Meaning
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// `delegate?.didFinish?(self)`: a method that a class need not have.
extension Typing {
  /// The call of a method that is optional in a protocol; nil where a property has that name, whose
  /// closure is called.
  ///
  /// TSPL, Optional Protocol Requirements: only protocols of Objective-C have them.
  mutating func callOptional(
    _ name: Name, _ arguments: [Argument], of base: Expression, _ range: SourceRange,
    expecting expected: StaticType? = nil
  ) -> TypedExpression? {
    let getter = Selector(name.text)
    guard isSwift,
      !declarations.drafts.values.contains(where: {
        $0.properties.property(readBy: getter) != nil
      })
    else { return nil }
    return callMethod(
      name, arguments, on: receiver(base), place(of: base), range, expecting: expected
    ).toReceiver { TypedExpression($0.type, .answeringLink($0, $1)) }
  }

  /// The same behind `!`: who does not have the method ends the app. Nil where a property may be
  /// meant.
  mutating func callForced(
    _ name: Name, _ arguments: [Argument], of base: Expression, _ range: SourceRange,
    expecting expected: StaticType? = nil
  ) -> TypedExpression? {
    guard isSwift, isOptionalRequirement(name.text) else { return nil }
    return callMethod(
      name, arguments, on: receiver(base), place(of: base), range, expecting: expected
    ).toReceiver { receiver, selector in
      let link = TypedExpression(receiver.type, .answeringLink(receiver, selector))
      return TypedExpression(
        receiver.type, .forced(TypedExpression(receiver.type.asOptional, .chain(link))))
    }
  }

  /// Whether a protocol leaves it open to have a method of that name, and nothing else has it.
  private func isOptionalRequirement(_ name: String) -> Bool {
    let isKnown =
      declarations.optionalRequirements.contains(name)
      || Framework.protocolMethods(base: name).contains(where: \.isOptional)
    return isKnown && !declarations.drafts.values.contains { $0.properties[name] != nil }
  }
}

extension TypedExpression {
  /// A message, or what may be one, to another receiver, which is evaluated before the arguments
  /// and may leave the expression.
  fileprivate func toReceiver(
    _ changed: (TypedExpression, Selector) -> TypedExpression
  ) -> TypedExpression {
    var call = self
    switch kind {
    case .message(var message):
      message.receiver = changed(message.receiver, message.selector)
      call.kind = .message(message)
    case .dynamicCall(var dynamic):
      dynamic.target = changed(dynamic.target, dynamic.message.selector)
      call.kind = .dynamicCall(dynamic)
    default: break
    }
    return call
  }
}
