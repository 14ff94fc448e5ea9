import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Receivers of messages.
extension Typing {
  /// `[receiver keyword: argument …]`. What follows the last keyword's argument after commas
  /// belongs to a variadic method. Retaining and releasing is a use of the receiver; the message
  /// alone would not show that a dead object is relied on.
  mutating func message(
    _ receiver: Expression, _ pieces: [MessagePiece], _ range: SourceRange
  ) -> TypedExpression {
    let selector = Typing.selector(of: pieces)
    let written = pieces.flatMap { ($0.argument.map { [$0] } ?? []) + $0.more }
    let at = pieces.first?.keyword.range ?? range
    checkCounting(selector, at: at)
    if case .superReference = receiver.kind {
      return sendToSuper(selector, resolveArguments(written, nil), range)
    }
    if case .selfReference = receiver.kind, Sight.isInitializer(selector) {
      hasCalledSuper = true
    }
    let isCounting = ["release", "retain", "autorelease"].contains(selector)
    let target = isCounting ? resolveTested(receiver, isUsed: true) : self.receiver(receiver)
    let signature = sight.signature(of: selector, for: target.type)
    checkVisible(selector, target.type, at: at)
    noteDevices(selector, to: target.type, at: at)
    let values = resolveArguments(written, signature)
    if signature == nil { checkHanded(values, written, by: selector, to: target.type) }
    checkFormat(of: selector.name, values, at: range)
    return send(
      selector, to: target, values,
      answering: sight.result(of: selector, for: target.type, signature), place(of: receiver))
  }

  /// What lies beyond the declared parameters is variadic and is expected to be nothing in
  /// particular.
  mutating func resolveArguments(
    _ arguments: [Expression], _ signature: MethodSignature?
  ) -> [TypedExpression] {
    arguments.enumerated().map { place, argument in
      let expected = signature.flatMap {
        place < $0.parameters.count ? $0.parameters[place] : nil
      }
      let value = resolve(argument, expecting: expected)
      guard let expected else { return value }
      checkConversion(of: value, argument, to: expected, .sending)
      return isSwift ? value : narrowed(value, to: expected)
    }
  }

  /// The receiver of a message; the name of a class is the class.
  ///
  /// Naming a class is checked for its version here, once for every message.
  mutating func receiver(_ expression: Expression) -> TypedExpression {
    if case .name("Self") = expression.kind, let type = dynamicSelf(at: expression.range) {
      return type
    }
    if case .name(let name) = expression.kind, let id = sight.classNamed(name) {
      if name == "NSAutoreleasePool", isARC { report(.autoreleasePoolClass, at: expression.range) }
      report(sight.unavailable(classNamed: classes[id].name, at: expression.range))
      return .constant(.type(id), .metatype(classes[id].name))
    }
    if case .name(let name) = expression.kind, standsIn, name.first?.isUppercase == true,
      nameIfKnown(name, at: expression.range) == nil
    {
      return unknown(name, .type, at: expression.range)
    }
    return resolve(expression)
  }
}
