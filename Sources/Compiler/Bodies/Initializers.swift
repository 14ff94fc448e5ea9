import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Swift's initialisers and stored properties.
extension Typing {
  /// Stores the initial values of the class's own properties.
  mutating func initialValues() -> [TypedStatement] {
    guard let name = context.className, let draft = declarations.drafts[name] else { return [] }
    return draft.initialValues.compactMap { self.initialValue($0, of: name) }
  }

  /// A value stands in its declaration's text, which may be another one than the initialiser's: an
  /// extension or a library brings its own.
  private mutating func initialValue(
    _ initial: ClassDraft.InitialValue, of name: String
  ) -> TypedStatement? {
    let outer = source
    source = initial.source
    defer { source = outer }
    guard let (slot, type, ivar) = sight.ivarPlace(initial.ivar, of: name) else { return nil }
    context.isInitialValue = true
    let value = resolve(initial.value, expecting: type)
    context.isInitialValue = false
    check(value, fits: type, .variable, initial.value)
    return TypedStatement(.initialValue(value, slot: slot, ivar))
  }

  // MARK: - Accessors made by the compiler

  /// `lazy`: the value is typed in the getter, where `self` is there already; nil where the ivar
  /// was never laid out, which has been reported.
  mutating func lazyGetter(_ ivar: String, _ value: Expression) -> TypedStatement? {
    guard let name = context.className, let (slot, type, field) = sight.ivarPlace(ivar, of: name)
    else {
      return nil
    }
    let initial = resolve(value, expecting: type)
    return TypedStatement(
      .lazyGetter(initial, slot: slot, field, line: line(of: value.range)))
  }

  /// `willSet`, the store and `didSet` in one body. In Swift the old value is fetched only for a
  /// `didSet` that names it (SE-0268), so that its holder is dropped where nobody does.
  mutating func observedSetter(
    _ ivar: String, _ accessors: VariableDeclaration.Accessors?
  ) -> TypedStatement? {
    guard let name = context.className, let (slot, type, field) = sight.ivarPlace(ivar, of: name)
    else {
      return nil
    }
    let new = local(named: "the new value")?.slot ?? 0
    context.observed = Surroundings.ObservedProperty(String(ivar.dropFirst()))
    defer { context.observed = nil }
    let before = accessors?.willSet.map { observer($0, type) }
    context.observed?.oldValue = accessors?.didSet?.parameter
    var after = accessors?.didSet.map { observer($0, type, holding: type.mayHoldObject) }
    // Who does not read the old value finds it let go.
    if context.observed?.isOldValueRead == false { after?.holdNothing() }
    let draft = declarations.drafts[name]
    let isTracked = draft?.isObservable == true
    let property = draft?.properties[String(ivar.dropFirst())]
    return TypedStatement(
      .observedSetter(
        new: new, slot: slot, field, will: before, did: after, isTracked: isTracked,
        isLazy: property.map { draft?.isLazy($0) == true } ?? false))
  }

  /// The body of `willSet` or `didSet`, with its parameter, which keeps the old value alive.
  mutating func observer(
    _ observer: VariableDeclaration.Observer, _ type: StaticType, holding isHolding: Bool = false
  ) -> TypedObserver {
    let (parts, owned) = scoped { typing in
      let local = typing.declare(
        local: observer.parameter, type, strength: isHolding ? .strong : .unowned,
        isConstant: true)
      return (local: local, body: typing.block(observer.body))
    }
    return TypedObserver(parameter: parts.local, owned: owned, body: parts.body)
  }

  // MARK: - Properties of self

  /// A bare name that means `self.name`; nil where the class has no such property. A method of that
  /// name is a closure over `self`.
  mutating func ownProperty(_ name: String, at range: SourceRange) -> TypedExpression? {
    guard let className = context.className else { return nil }
    let me = Expression(.selfReference, at: range)
    // What the library's types have of that name is a property; a method has labels besides.
    let isOfLibrary =
      sight.selfType.map { Prelude.mayHave($0) && Prelude.member(name, of: $0) != nil } ?? false
    if !context.isStatic, !isOfLibrary,
      let method = methodValue(me, Name(name, at: range), .object(className))
    {
      return method
    }
    guard sight.isOwnProperty(name) else { return nil }
    checkExplicitSelf(name, isCall: false, at: range)
    let holder = selfReference(range)
    let place = MessagePlace(
      line: line(of: range), text: name, outlet: MessagePlace.Outlet(holder: holder, name: name))
    return property(Name(name, at: range), of: holder, place)
  }
}
