import Checks
import Desugaring
import Diagnostics
package import Lookup
import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Methods: what callers see of them, and their bodies.
extension Typing {
  /// Adds what a member function is to callers, and its body if it has one. The selector goes
  /// through four hands, whose order counts: what hides the framework's, what an inherited selector
  /// is called, what tells overloads of the same labels apart, and what a protocol's extension
  /// gives beside the type's own.
  package mutating func add(
    _ function: Function, to draft: inout ClassDraft, of declaration: TypeDeclaration,
    givenBy provider: String? = nil
  ) {
    if case .function = function.kind { return declare(function) }
    if case .subscription = function.kind {
      for method in function.subscriptMethods { add(method, to: &draft, of: declaration) }
      return
    }
    declare(generics: function.generics)
    if function.isOperator { declarations.operators.insert(function.name.text) }
    var signature = self.signature(of: function, draft)
    noteNever(function)
    if function.dialect == .swift {
      signature.owner = draft.name
      signature.access = Access(
        function.modifiers.map(\.text), in: declaration.extensionWords, home: source.name)
    }
    if sight.hidesFramework(function, signature.selector, draft.name) {
      signature.selector = Selector("swift_" + signature.selector.name)
    }
    let overrides = function.modifiers.contains { $0.text == "override" }
    if case .method = function.kind, !function.isStatic, !function.isOperator,
      function.dialect == .swift, provider == nil
    {
      signature.selector = sight.chosen(signature.selector, in: draft, overrides: overrides)
    }
    let isMethod = if case .method = function.kind { true } else { false }
    if function.dialect == .swift, provider == nil, isMethod || !function.parameters.isEmpty,
      draft.isSwift
    {
      signature.selector = sight.told(
        apart: signature, of: function, in: source, draft, overrides: overrides)
    }
    if let provider, !sight.isAskedFor(function.fullName, by: provider) {
      signature.selector = signature.selector.of(provider)
      if isOverloaded(signature.selector, by: function, provider, in: draft) {
        signature.selector = signature.selector.taking(signature.parameters)
      }
    }
    if function.isStatic {
      draft.classMethods[signature.selector] = signature
    } else {
      draft.methods[signature.selector] = signature
    }
    guard function.body != nil else {
      draft.promise(signature.selector, function, declaration)
      return
    }
    var body = ClassDraft.DraftBody(
      function: function, source: source, dialect: function.dialect,
      memory: function.dialect == .swift ? .automatic : memory)
    body.function.attributes += declaration.attributes.filter {
      $0.name.text == "available" || $0.name.text == "objc" && declaration.exposesAll
    }
    body.provider = provider
    if case .category(let name, _) = declaration.form { body.category = name }
    if case .extending = declaration.form { body.category = "" }
    if function.isStatic {
      draft.classBodies[signature.selector] = body
    } else {
      draft.bodies[signature.selector] = body
    }
  }

  /// Without a return type a method of Objective-C answers `id`, as C's implicit rule was, and one
  /// of Swift's nothing; an initialiser answers the type that it stands in.
  private mutating func signature(
    of function: Function, _ draft: ClassDraft
  ) -> MethodSignature {
    let type = draft.name
    let outer = (context.available, context.parameters)
    context.available = max(outer.0, sight.version(of: function.attributes))
    context.parameters.merge(function.openParameters) { $1 }
    defer { (context.available, context.parameters) = outer }
    let parameters = parameterTypes(of: function)
    var returns = function.returns.map { self.type($0) }
    var isFailable = false
    if case .initializer(let mayFail) = function.kind {
      (returns, isFailable) = (.object(type), mayFail)
    }
    let isSwift = function.dialect == .swift
    report(sight.heldByValue(by: function))
    // What follows the last of C's parameters may be anything.
    let hasMore = !isSwift && function.parameters.last?.isVariadic == true
    return MethodSignature(
      selector: sight.selector(of: function, in: draft), isStatic: function.isStatic,
      parameters: hasMore ? parameters.dropLast() : parameters,
      returns: returns ?? (isSwift ? .void : .id), base: function.name.text,
      labels: function.parameters.map(\.callLabel),
      defaults: defaultValues(of: function, parameters, in: type),
      isMutating: function.modifiers.contains { $0.text == "mutating" }, isFailable: isFailable,
      effects: Effects(of: function))
  }

  // MARK: - Building

  /// Gives the runtime the class as it is now; the bodies that are new get their numbers, and are
  /// typed when all that surrounds them is declared.
  ///
  /// Published twice: once so that inherited initialisers are found, once with the numbers that
  /// bodies got.
  package mutating func rebuild(_ name: String, isSilent: Bool = false) {
    addInstances(to: name)
    guard let draft = declarations.drafts[name] else { return }
    inheritInitializers(name, publish(draft))
    var count = declarations.bodyCount
    let numbered = declarations.drafts[name]?.numberBodies(from: &count) ?? []
    declarations.bodyCount = count
    if numbered.isEmpty { return }
    for body in numbered {
      wait(
        .method(body.number, body.selector, isStatic: body.isStatic, of: name), isSilent: isSilent)
    }
    if let draft = declarations.drafts[name] { publish(draft) }
  }

  /// An extension or category of a framework's class does not replace it: its methods are added to
  /// the class that is there.
  @discardableResult
  private mutating func publish(_ draft: ClassDraft) -> ClassID {
    let built = draft.built
    guard let id = classes.id(named: draft.name), !classes[id].isLearners,
      Framework.hasClass(draft.name) || !draft.isImplemented
    else {
      changes.append(.type(built))
      return classes.declare(built)
    }
    // A category on a class of the framework only adds methods.
    make(.methods(built, of: id))
    return id
  }

  /// Types what was typed before again, as the places of ivars have moved.
  mutating func resolveAgain(below name: String) {
    for type in declarations.drafts.keys.sorted() {
      guard let id = classes.id(named: type), classes.isKind(id, of: name),
        let draft = declarations.drafts[type], type != name
      else { continue }
      for selector in draft.bodies.keys {
        declarations.drafts[type]?.bodies[selector]?.number = nil
      }
      for selector in draft.classBodies.keys {
        declarations.drafts[type]?.classBodies[selector]?.number = nil
      }
      rebuild(type, isSilent: true)
    }
  }

  /// Resolves again what extensions have given to a type whose ivars have moved.
  mutating func resolveAgain(extensionsOf name: String) {
    guard let draft = declarations.drafts[name], draft.isSwift else { return }
    for (selector, body) in draft.bodies where body.category != nil {
      declarations.drafts[name]?.bodies[selector]?.number = nil
    }
    for (selector, body) in draft.classBodies where body.category != nil {
      declarations.drafts[name]?.classBodies[selector]?.number = nil
    }
    rebuild(name, isSilent: true)
  }

  /// An initialiser answers nothing to its own `return`, whatever callers get. An accessor made by
  /// the compiler may lack a type that is inferred, which is then any.
  package mutating func returnType(of draft: ClassDraft.DraftBody, _ name: String) -> StaticType {
    if case .initializer = draft.function.kind { return .void }
    switch draft.form {
    case .lazyGetter, .trackedGetter:
      return draft.function.returns.map { type($0) } ?? .any
    case .written, .observedSetter, .staticGetter, .staticSetter, .inheritedInitializer: break
    }
    return draft.function.returns.map { type($0) } ?? (draft.dialect == .swift ? .void : .id)
  }

  /// An initialiser that does not call the one above calls `super.init()` at its end, where the class
  /// above is the program's and has one without arguments (TSPL, Initialization).
  package func callingSuper(
    _ statements: [Statement], _ function: Function, in inner: Surroundings
  ) -> [Statement] {
    guard function.dialect == .swift, let id = inner.owner,
      let above = classes[id].superclass, classes[above].isLearners,
      !sight.isDesignatedNowhere(above), !TreeDump.text(of: statements).contains("super")
    else { return statements }
    let end = function.range.upperBound
    let range = SourceRange(max(end - 1, 0), end)
    let member = Expression.Kind.member(
      Expression(.superReference, at: range), Name("init", at: range))
    let call = Expression(.call(Expression(member, at: range), []), at: range)
    return statements + [Statement(.expression(call), at: range)]
  }
}

extension Function {
  /// What its body is; an accessor is a method that nobody wrote as one.
  package var bodyKind: LanguageFact.Body {
    if dialect == .objectiveC { return .getter }
    return isStatic ? .staticMethod : .instanceMethod
  }
}

extension TypeDeclaration {
  /// The words before an extension, which are those of its members.
  var extensionWords: [String] {
    if case .extending = form { modifiers.map(\.text) } else { [] }
  }

  /// Whether it shows Objective-C all its members: `@objcMembers class`, `@objc extension`.
  var exposesAll: Bool {
    if case .extending = form {
      attributes.contains { $0.name.text == "objc" }
    } else {
      attributes.contains { $0.name.text == "objcMembers" }
    }
  }
}
