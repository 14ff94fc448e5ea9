import Checks
package import Declaring
package import Diagnostics
import Lookup
package import ObjectModel
package import Syntax
package import TypedTree

// Messages in brackets, and all sending.
extension Typing {
  /// One keyword without argument has no colon: `count`, but `objectAtIndex:`.
  package static func selector(of pieces: [MessagePiece]) -> Selector {
    if let first = pieces.first, pieces.count == 1, first.argument == nil {
      return Selector(first.keyword.text)
    }
    return Selector(pieces.map { $0.keyword.text + ":" }.joined())
  }

  /// Where a message comes from: its line, the receiver as it is written, and the property that it
  /// was read from, so that nil can be told to be an outlet's.
  package mutating func place(of receiver: Expression) -> MessagePlace {
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
  package mutating func send(
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
  package mutating func sendToSuper(
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
