import Checks
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Messages in brackets, and all sending.
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

  /// One keyword without argument has no colon: `count`, but `objectAtIndex:`.
  static func selector(of pieces: [MessagePiece]) -> Selector {
    if let first = pieces.first, pieces.count == 1, first.argument == nil {
      return Selector(first.keyword.text)
    }
    return Selector(pieces.map { $0.keyword.text + ":" }.joined())
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

  /// Where a message comes from: its line, the receiver as it is written, and the property that it
  /// was read from, so that nil can be told to be an outlet's.
  mutating func place(of receiver: Expression) -> MessagePlace {
    var place = MessagePlace(line: line(of: receiver.range), text: text(of: receiver))
    switch receiver.kind {
    case .name(let name) where !isLocal(name) && context.owner != nil:
      place.outlet = MessagePlace.Outlet(holder: TypedExpression(.id, .receiver), name: name)
    case .member(let base, let name):
      place.outlet = simpleHolder(base).map { MessagePlace.Outlet(holder: $0, name: name.text) }
    case .message(let base, let pieces) where pieces.count == 1 && pieces[0].argument == nil:
      place.outlet = simpleHolder(base)
        .map { MessagePlace.Outlet(holder: $0, name: pieces[0].keyword.text) }
    default: break
    }
    return place
  }

  /// What can be evaluated again without anything happening.
  private mutating func simpleHolder(_ base: Expression) -> TypedExpression? {
    switch base.kind {
    case .selfReference: return TypedExpression(.id, .receiver)
    case .name(let name):
      if let local = local(named: name) { return read(local, at: base.range) }
      return variables.place(of: name).map { readGlobal($0, .any) }
    default: return nil
    }
  }

  // MARK: - Sending

  /// A message: the receiver is evaluated first, then the arguments.
  mutating func send(
    _ selector: Selector, to receiver: TypedExpression, _ arguments: [TypedExpression],
    answering type: StaticType, _ place: MessagePlace
  ) -> TypedExpression {
    TypedExpression(
      type, isEchoed: !type.isVoid,
      .message(
        TypedExpression.Message(
          selector: selector, receiver: receiver, arguments: arguments, place: place)))
  }

  /// Goes to the class above the one that the code stands in, not above the receiver's own: so does
  /// `objc_msgSendSuper2`.
  mutating func sendToSuper(
    _ selector: Selector, _ arguments: [TypedExpression], _ range: SourceRange
  ) -> TypedExpression {
    guard let owner = context.owner, let name = context.className else {
      report(.superOutsideMethod, at: range)
      return .missing
    }
    guard let above = classes[owner].superclass else {
      report(.noSuperclass(name), at: range)
      return .missing
    }
    useSelf()
    if selector == "dealloc" || Sight.isInitializer(selector) { hasCalledSuper = true }
    let superType = classes[above].name
    let type: StaticType = context.isStatic ? .metatype(superType) : .object(superType)
    checkVisible(selector, type, at: range)
    report(sight.unavailable(selector, type, at: range))
    let answer = sight.result(
      of: selector, for: type, sight.signature(of: selector, for: type), receiver: name)
    return TypedExpression(
      answer, .superMessage(selector, owner: owner, arguments, line: line(of: range)))
  }
}
