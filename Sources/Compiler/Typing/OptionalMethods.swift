import Diagnostics
import ObjectModel
import Syntax
import TypedTree

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
    let target = receiver(base)
    var call = callMethod(
      name, arguments, on: target, place(of: base), range, expecting: expected)
    switch call.kind {
    case .message(var message):
      message.receiver = answering(message.receiver, message.selector)
      call.kind = .message(message)
    case .dynamicCall(var dynamic):
      dynamic.target = answering(dynamic.target, dynamic.message.selector)
      call.kind = .dynamicCall(dynamic)
    default: break
    }
    return call
  }

  /// Nil unless the receiver answers the selector, so that the chain ends before the arguments are
  /// evaluated.
  private func answering(_ value: TypedExpression, _ selector: Selector) -> TypedExpression {
    TypedExpression(value.type, .answeringLink(value, selector))
  }
}
