import Declaring
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Accessors of type properties.
extension Typing {
  // MARK: - Bodies

  /// Without an initial value there is nothing to make: the variable begins as nil or zero.
  mutating func staticGetter(_ storage: ClassDraft.StaticStorage) -> TypedStatement {
    let value = storage.initial.map { resolve($0, expecting: storage.type) }
    return TypedStatement(.staticGetter(value: storage.value, flag: storage.flag, value))
  }

  /// What sets a type property, its observers around it; they find its first value made.
  ///
  /// The getter is sent rather than the variable read, since that makes the first value.
  mutating func staticSetter(
    _ storage: ClassDraft.StaticStorage, _ accessors: VariableDeclaration.Accessors?, _ name: Name
  ) -> TypedStatement {
    let set = TypedStatement(.staticSetter(value: storage.value, flag: storage.flag))
    guard let accessors, accessors.willSet != nil || accessors.didSet != nil else { return set }
    context.observed = Surroundings.ObservedProperty(name.text, global: storage.value)
    defer { context.observed = nil }
    let (steps, owned) = scoped { typing in
      let new = typing.local(named: "new value").map { typing.read($0, at: name.range) }
      let value = typing.send(
        Selector(name.text), to: typing.selfReference(name.range), [], answering: storage.type,
        MessagePlace(line: typing.line(of: name.range), text: name.text))
      let old = typing.declare(
        local: "old value", storage.type,
        strength: storage.type.mayHoldObject ? .strong : .unowned)
      let before = accessors.willSet.map { typing.observed($0, storage.type, new ?? .missing) }
      let after = accessors.didSet.map {
        typing.observed($0, storage.type, typing.read(old, at: name.range))
      }
      return [TypedStatement(.store(.initial(old), value)), before, set, after].compactMap { $0 }
    }
    // What an observer's body returns ends that body alone.
    return TypedStatement(.scope([TypedStatement(.all(steps))], owned: owned))
  }

  /// An observer in a scope of its own, whose parameter holds the value that it is handed.
  private mutating func observed(
    _ written: VariableDeclaration.Observer, _ type: StaticType, _ value: TypedExpression
  ) -> TypedStatement {
    let observer = observer(written, type)
    let given = TypedStatement(.store(.initial(observer.parameter), value))
    return TypedStatement(.scope([given, observer.body], owned: observer.owned))
  }
}
