import Diagnostics
import Simulator
import Syntax

// Swift's initialisers and stored properties.
extension Resolver {
  /// An initialiser answers `self`, or nil where it failed.
  static func answeringSelf(_ code: @escaping Step) -> Step {
    { frame, turn throws(Fault) in
      _ = try code(&frame, &turn)
      frame.result = frame.hasFailed ? .none : frame.receiver
      return .result
    }
  }

  /// Stores the initial values of the class's own properties.
  mutating func initialValues() -> [Step] {
    guard let name = context.className, let draft = program.drafts[name] else { return [] }
    return draft.initialValues.compactMap { self.initialValue($0, of: name) }
  }

  private mutating func initialValue(_ initial: ClassDraft.InitialValue, of name: String) -> Step? {
    let outer = source
    source = initial.source
    defer { source = outer }
    guard let (slot, type, ivar) = ivarPlace(initial.ivar, of: name) else { return nil }
    let code = resolve(initial.value, expecting: type).code
    let step: Step = { frame, turn throws(Fault) in
      guard let id = frame.receiver.object else { return .next }
      let mark = turn.temporaryCount
      turn.beginInitializing(nil)
      defer { turn.endInitializing() }
      let value = try code(&frame, &turn)
      try turn.store(
        value, in: slot, of: id, named: ivar.label, type: ivar.type, as: ivar.strength)
      try turn.endStatement(keeping: mark)
      return .next
    }
    return step
  }

  /// A Swift class without initialisers of its own inherits them; its initial values are set first.
  mutating func inheritInitializers(_ name: String, _ id: ClassID) {
    guard let draft = program.drafts[name], draft.isSwift, simulation[id].isLearners,
      !draft.initialValues.isEmpty,
      !draft.bodies.values.contains(where: \.isDesignatedInitializer)
    else { return }
    for selector in designatedInitializers(of: id) where draft.bodies[selector] == nil {
      let range = SourceRange(0, 0)
      let parameters = (0..<selector.arity).map {
        Parameter(name: Name("argument \($0)", at: range), type: nil)
      }
      let function = Function(
        .method, name: Name(selector.name, at: range), dialect: .objectiveC,
        parameters: parameters, body: [], at: range)
      program.drafts[name]?.bodies[selector] = ClassDraft.DraftBody(
        function: function, source: source, dialect: .swift,
        form: .inheritedInitializer(parameters: selector.arity))
    }
  }

  /// The initialisers that every way of making an object comes through.
  private func designatedInitializers(of id: ClassID) -> [Selector] {
    for owner in simulation.lineage(of: id).dropFirst() {
      guard let draft = program.drafts[simulation[owner].name] else { continue }
      let own = draft.bodies.filter { $0.value.isDesignatedInitializer }.map(\.key)
      if !own.isEmpty { return own.sorted { $0.name < $1.name } }
    }
    if simulation.isKind(id, of: "UIViewController") {
      return ["initWithCoder:", "initWithNibName:bundle:"]
    }
    return simulation.isKind(id, of: "UIView") ? ["initWithCoder:", "initWithFrame:"] : ["init"]
  }

  static func askingSuper(
    _ selector: Selector, _ owner: ClassID?, _ count: Int, after code: @escaping Step
  ) -> Step {
    { frame, turn throws(Fault) in
      guard let owner else { return .next }
      _ = try code(&frame, &turn)
      let arguments = Array(frame.slots.prefix(count))
      frame.result = try turn.sendToSuper(
        selector, of: owner, receiver: frame.receiver, arguments)
      return .result
    }
  }

  // MARK: - Accessors made by the compiler

  mutating func lazyGetter(_ ivar: String, _ value: Expression) -> Step? {
    guard let name = context.className, let (slot, type, field) = ivarPlace(ivar, of: name) else {
      return nil
    }
    let code = resolve(value, expecting: type).code
    let line = line(of: value.range)
    let step: Step = { frame, turn throws(Fault) in
      guard let id = frame.receiver.object else { return .next }
      turn.stand(at: line)
      let mark = turn.temporaryCount
      if turn.read(slot, of: id) == .none {
        try turn.store(
          try code(&frame, &turn), in: slot, of: id, named: field.label, type: field.type,
          as: field.strength)
        try turn.endStatement(keeping: mark)
      }
      frame.result = turn.read(slot, of: id)
      return .result
    }
    return step
  }

  mutating func observedSetter(
    _ ivar: String, _ accessors: VariableDeclaration.Accessors
  ) -> Step? {
    guard let name = context.className, let (slot, type, field) = ivarPlace(ivar, of: name) else {
      return nil
    }
    let new = local(named: "the new value")?.slot ?? 0
    let before = accessors.willSet.map { observer($0, type) }
    let after = accessors.didSet.map { observer($0, type) }
    let step: Step = { frame, turn throws(Fault) in
      guard let id = frame.receiver.object else { return .next }
      let (value, old) = (frame.slots[new], turn.read(slot, of: id))
      if let before { try before(value, &frame, &turn) }
      try turn.store(
        value, in: slot, of: id, named: field.label, type: field.type, as: field.strength)
      if let after { try after(old, &frame, &turn) }
      return .next
    }
    return step
  }

  /// The body of `willSet` or `didSet`, with its parameter.
  private mutating func observer(
    _ observer: VariableDeclaration.Observer, _ type: StaticType
  ) -> Store {
    var store: Store = Resolver.discarding
    let body = scoped { resolver in
      let local = resolver.declare(
        local: observer.parameter, type, strength: .unowned, isConstant: true)
      store = resolver.store(to: local)
      return resolver.block(observer.body)
    }
    let set = store
    return { value, frame, turn throws(Fault) in
      try set(value, &frame, &turn)
      _ = try body(&frame, &turn)
    }
  }

  // MARK: - Properties of self

  func isOwnProperty(_ name: String) -> Bool {
    guard let className = context.className else { return false }
    if context.isStatic { return program.drafts[className]?.classMethods[Selector(name)] != nil }
    return getter(name, of: .object(className)) != nil
  }

  mutating func ownProperty(_ name: String, at range: SourceRange) -> Resolved? {
    guard let className = context.className else { return nil }
    let me = Expression(.selfReference, at: range)
    if !context.isStatic,
      let method = methodValue(me, Name(name, at: range), .object(className))
    {
      return method
    }
    guard isOwnProperty(name) else { return nil }
    let place = Place(
      line: line(of: range), text: name, outlet: (Resolver.receiverOfFrame, name))
    return property(Name(name, at: range), of: selfReference(range), place)
  }

  /// In an initialiser a stored property is set without its observers.
  func initializing(_ name: String) -> Store? {
    guard context.isInitializer, isSwift, let className = context.className,
      let (slot, _, ivar) = ivarPlace("_" + name, of: className)
    else { return nil }
    let store: Store = { value, frame, turn throws(Fault) in
      guard let id = frame.receiver.object else { return }
      try turn.store(
        value, in: slot, of: id, named: ivar.label, type: ivar.type, as: ivar.strength)
    }
    return store
  }
}

extension ClassDraft.DraftBody {
  /// Whether a person wrote it, and not the compiler.
  var isWritten: Bool {
    if case .written = form { true } else { false }
  }

  /// Whether it is an initialiser that calls one of the superclass.
  var isDesignatedInitializer: Bool {
    guard case .initializer = function.kind else { return false }
    return !function.modifiers.contains { $0.text == "convenience" }
  }
}
