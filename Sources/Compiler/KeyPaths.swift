import Declaring
import Desugaring
import Diagnostics
import Lookup
import Meaning
import Syntax
import TypedTree

// Key paths: closures that read what lies behind the path and, where that can be changed, write it.
//
// One that writes may be given a list of the new value as well: then it answers the root with the
// value in its place.
extension Typing {
  /// A key path as a value.
  ///
  /// SE-0161, and SE-0249 where a function is expected. One that writes is made only where it may
  /// be asked to, as it costs a second closure.
  mutating func keyPath(
    _ path: Closure, expecting type: StaticType?, at range: SourceRange
  ) -> TypedExpression {
    let wanted = type?.unwrapped
    let isAny = wanted?.signature == nil
    var signature = wanted?.signature ?? [.any, .any]
    if let root = path.keyPath?.root, signature[0] == .any { signature[0] = self.type(root) }
    var expected = StaticType.closure(
      Array(signature.dropLast()), returning: signature[signature.count - 1])
    expected.mayWait = wanted?.mayWait ?? expected.mayWait
    let way = path.way.map { "\\" + signature[0].swiftName + $0 }
    let reading = closure(path, expecting: expected, at: range).going(way)
    guard isAny || wanted?.isWritablePath.content == true, sight.isCertain(signature[0]) else {
      return reading
    }
    return (writing(path, as: reading, from: signature[0], at: range) ?? reading).going(way)
  }

  /// The same as a closure that writes too; nil where what lies at its end cannot be changed.
  private mutating func writing(
    _ path: Closure, as reading: TypedExpression, from root: StaticType, at range: SourceRange
  ) -> TypedExpression? {
    guard let body = Written(range: range).writing(path) else { return nil }
    let new = StaticType.array(of: .any).asOptional
    var trial = self
    var made = trial.closure(
      Closure(body: body), expecting: .closure([root, new], returning: .any), at: range)
    guard trial.diagnostics.count == diagnostics.count else { return nil }
    self = trial
    made.type = reading.type
    made.type.isWritablePath = Remark(true)
    return made
  }

  /// `path.appending(path: other)`, which writes where both do; nil of all else.
  ///
  /// Joined by a closure that is handed both, so that each is evaluated once.
  mutating func appended(
    _ name: Name, _ arguments: [Argument], to path: TypedExpression, _ range: SourceRange
  ) -> TypedExpression? {
    guard isSwift, name.text == "appending", arguments.map({ $0.label?.text }) == ["path"],
      let first = path.type.signature, first.count == 2
    else { return nil }
    var wanted = StaticType.closure([first[1]], returning: .any)
    wanted.isWritablePath = path.type.isWritablePath
    let other = resolve(arguments[0].value, expecting: wanted)
    let code = Written(range: range)
    func parameter(_ name: String) -> Parameter {
      Parameter(name: Name(name, at: range), type: nil)
    }
    let both = Closure(body: code.joined)
    let joining = resolve(
      Expression(
        .closure(
          Closure(
            parameters: [parameter("first"), parameter("second")],
            body: [Statement(.result(Expression(.closure(both), at: range)), at: range)])),
        at: range))
    let answer = other.type.signature?.last ?? .any
    var type = StaticType.closure([first[0]], returning: answer)
    type.isWritablePath = Remark(
      path.type.isWritablePath.content && other.type.isWritablePath.content)
    return calling(joining, [path, other], answering: type, range)
  }

  /// `x[keyPath: path] = y`: of a path that is written out, what it leads to is stored into; of a
  /// value, what a variable holds is changed and stored again.
  mutating func store(
    keyPath path: Expression, of base: Expression, _ range: SourceRange
  ) -> TypedStore {
    if case .closure(let closure) = path.kind, closure.keyPath != nil,
      let target = closure.end(from: base)
    {
      return store(to: target)
    }
    let holder = receiver(base)
    var wanted = StaticType.closure([holder.type], returning: .any)
    wanted.isWritablePath = Remark(true)
    let value = resolve(path, expecting: wanted)
    if value.type.signature != nil, !value.type.isWritablePath.content {
      report(.readOnlyKeyPath(text(of: path)), at: path.range)
      return .nowhere
    }
    let slot = context.slotCount
    context.slotCount += 1
    let new = TypedExpression(.array(of: .any), .array([TypedExpression(.any, .slot(slot))]))
    let changed = calling(value, [holder, new], answering: holder.type, range)
    // Lists are values too, though their class is Foundation's.
    guard sight.mayBeValue(holder.type) || !holder.type.parts.isEmpty else {
      return .call(changed, slot: slot)
    }
    let write =
      holder.type.extendedName == nil
      ? writingBack(to: base) ?? .nowhere : store(to: base)
    let stored = TypedExpression(
      .void, isEchoed: false, .assignment(write, place: holder, value: changed))
    return .call(stored, slot: slot)
  }
}
