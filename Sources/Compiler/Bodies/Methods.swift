import Declaring
import Desugaring
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Methods, and the accessors that the compiler makes.
extension Typing {
  /// Types a method.
  ///
  /// Checks of the ends stand here and not with the statements, as only now it is known whether
  /// `super` was called and what is returned.
  mutating func typed(
    _ draft: ClassDraft.DraftBody, _ selector: Selector, of id: ClassID, _ name: String
  ) -> TypedBody {
    source = draft.source
    var draft = draft
    draft.function = declarations.built(draft.function)
    var inner = Surroundings(memory: draft.memory, dialect: draft.dialect)
    inner.className = name
    inner.owner = id
    inner.provider = draft.provider
    inner.selector = selector
    inner.isStatic = draft.function.isStatic
    inner.parameters = meanings(of: draft.function.generics, draft.arguments)
    if case .initializer = draft.function.kind { inner.isInitializer = true }
    let outer = context
    context = inner
    let types = parameterTypes(of: draft.function)
    let parameters = zip(draft.function.parameters, types).map { (name: $0.name.text, type: $1) }
    inner.returns = returnType(of: draft, name)
    inner = noting(draft.function, in: inner)
    if case .method = draft.function.kind, draft.function.dialect == .swift, !inner.isStatic {
      inner.isMutating = draft.function.modifiers.contains { $0.text == "mutating" }
    }
    context = outer
    inner.functionName =
      draft.dialect == .objectiveC
      ? selector.name
      : draft.function.dialect == .objectiveC
        ? draft.function.name.text : draft.function.nameInSwift
    inner.available = sight.version(of: draft.function.attributes, in: name)
    let outerCall = hasCalledSuper
    hasCalledSuper = false
    var body = body(of: draft, parameters, in: inner, selector)
    if draft.isWritten, draft.dialect == .objectiveC {
      context = inner
      checkReturn(of: draft.function, inner.returns)
      checkSuper(of: draft, selector)
      context = outer
    }
    if draft.isWritten, draft.dialect == .swift, let statements = draft.function.body {
      context = inner
      checkReturns(
        statements, draft.function.bodyKind, draft.function.returns, at: draft.function.range)
      context = outer
    }
    let makesObject = draft.dialect == .swift || !inner.returns.isVoid
    if !inner.isStatic, draft.isWritten, makesObject, sight.isInitializer(selector, of: id) {
      body.isInitializing = true
      if draft.dialect == .objectiveC, !hasCalledSuper {
        body.skipsSuper = TypedBody.SkippedSuper(selector: selector, type: id)
      }
    }
    hasCalledSuper = outerCall
    if selector == "dealloc", inner.memory == .automatic, !inner.isStatic { body.deallocates = id }
    return body
  }

  /// What follows the parameters is the compiler's own: initial values before a designated
  /// initialiser's statements, storage around accessors. A convenience initialiser leaves them to
  /// the one that it delegates to (TSPL, Initialization).
  private mutating func body(
    of draft: ClassDraft.DraftBody, _ parameters: [(name: String, type: StaticType)],
    in inner: Surroundings, _ selector: Selector
  ) -> TypedBody {
    let statements = draft.function.body ?? []
    switch draft.form {
    case .written:
      guard case .initializer = draft.function.kind else {
        return body(statements, parameters, in: inner)
      }
      let isConvenience = draft.function.modifiers.contains { $0.text == "convenience" }
      let whole = isConvenience ? statements : callingSuper(statements, draft.function, in: inner)
      var written = body(whole, parameters, in: inner) { typing in
        isConvenience ? [] : typing.initialValues()
      }
      written.ending = .answeringSelf
      return written
    case .lazyGetter(let ivar, let value):
      return body([], [], in: inner) { [$0.lazyGetter(ivar, value)].compactMap { $0 } }
    case .trackedGetter(let ivar):
      return body([], [], in: inner) { [$0.trackedGetter(ivar)].compactMap { $0 } }
    case .observedSetter(let ivar, let accessors):
      return body([], parameters, in: inner) {
        [$0.observedSetter(ivar, accessors)].compactMap { $0 }
      }
    case .staticGetter(let storage): return body([], [], in: inner) { [$0.staticGetter(storage)] }
    case .staticSetter(let storage, let accessors):
      return body([], parameters, in: inner) {
        [$0.staticSetter(storage, accessors, draft.function.name)]
      }
    case .inheritedInitializer(let count):
      var values = body([], parameters, in: inner) { $0.initialValues() }
      values.ending = .askingSuper(selector, owner: inner.owner, arguments: count)
      return values
    }
  }
}
