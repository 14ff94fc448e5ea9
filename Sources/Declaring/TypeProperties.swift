package import Diagnostics
import ObjectModel
package import Syntax
import TypedTree

// Swift's type properties: top-level variables that are set when they are first read.
extension Typing {
  /// Static patterns that take a tuple apart are refused: each property has a getter, a setter and
  /// a flag of its own.
  mutating func add(static declaration: VariableDeclaration, to draft: inout ClassDraft) {
    for binding in declaration.bindings {
      guard case .binding(let name, _) = binding.pattern else {
        refuse(.pattern, at: declaration.range)
        continue
      }
      if let getter = binding.accessors?.getter {
        add(computed: name, binding, getter, to: &draft)
        draft.classBodies[Selector(name.text)]?.function.attributes = declaration.attributes
      } else {
        add(stored: name, binding, isConstant: declaration.isConstant, to: &draft)
      }
    }
  }

  /// A computed type property is a class method by its name, and one by its setter's.
  private mutating func add(
    computed name: Name, _ binding: VariableDeclaration.Binding, _ getter: [Statement],
    to draft: inout ClassDraft
  ) {
    let selector = Selector(name.text)
    declare(selector, answering: binding.type.map { type($0) } ?? .any, to: &draft)
    draft.classBodies[selector] = staticBody(name, getter, [], binding.type)
    guard let setter = binding.accessors?.setter else { return }
    let setting = Selector.setter(for: name.text)
    declare(setting, answering: .void, to: &draft)
    let parameter = Parameter(name: Name(setter.parameter, at: name.range), type: binding.type)
    draft.classBodies[setting] = staticBody(name, setter.body, [parameter], nil)
  }

  /// A stored one is two variables outside all bodies, the value and whether it was made: Swift
  /// makes it at the first access and only once (TSPL, Type Properties).
  private mutating func add(
    stored name: Name, _ binding: VariableDeclaration.Binding, isConstant: Bool,
    to draft: inout ClassDraft
  ) {
    let type = binding.type.map { self.type($0) } ?? binding.value.map { typeOfValue($0) } ?? .any
    let isGlobal = draft.name == Typing.holder(ofAccessed: name.text)
    let full = isGlobal ? name.text : draft.name + "." + name.text
    let index = makeVariable(
      Variable(
        name: full, type: type.field, strength: type.mayHoldObject ? .strong : .unowned,
        value: type.field.zero))
    let flag = makeVariable(
      Variable(name: full + " is set", type: .bool, strength: .unowned, value: .bool(false)))
    let storage = ClassDraft.StaticStorage(
      value: index, flag: flag, type: type, initial: binding.value)
    declare(Selector(name.text), answering: type, to: &draft)
    var getter = staticBody(name, [], [], binding.type)
    getter.form = .staticGetter(storage)
    draft.classBodies[Selector(name.text)] = getter
    if isConstant { return }
    let setting = Selector.setter(for: name.text)
    declare(setting, answering: .void, to: &draft)
    if binding.accessors != nil { declarations.observed.insert(name.text) }
    let parameter = Parameter(name: Name("new value", at: name.range), type: binding.type)
    var setter = staticBody(name, [], [parameter], nil)
    setter.form = .staticSetter(storage, binding.accessors)
    draft.classBodies[setting] = setter
  }

  /// The signature by which other code finds an accessor; its `base` is the name, without labels.
  private func declare(
    _ selector: Selector, answering type: StaticType, to draft: inout ClassDraft
  ) {
    draft.classMethods[selector] = MethodSignature(
      selector: selector, isStatic: true, parameters: [], returns: type, base: selector.name,
      labels: [], defaults: [])
  }

  /// The body in Objective-C's spelling, for the reason of `accessor` in `Properties`.
  private func staticBody(
    _ name: Name, _ body: [Statement], _ parameters: [Parameter], _ returns: TypeReference?
  ) -> ClassDraft.DraftBody {
    let function = Function(
      .method, name: name, dialect: .objectiveC, isStatic: true, parameters: parameters,
      returns: returns, body: body, at: name.range)
    return ClassDraft.DraftBody(function: function, source: source, dialect: .swift)
  }

  /// The type whose property such a variable is; nil for any other name.
  package func holder(ofVariable name: String, at range: SourceRange) -> Expression? {
    guard isSwift, declarations.accessed.contains(name) else { return nil }
    return Expression(.name(Typing.holder(ofAccessed: name)), at: range)
  }

  /// The space keeps the name out of reach: no identifier of Swift's has one.
  package static func holder(ofAccessed name: String) -> String { "var " + name }
}
