package import Diagnostics
import Lookup
package import ObjectModel
import Syntax
package import TypedTree

// Initialisers that are inherited, and initial values.
extension Typing {
  /// A Swift class without initialisers of its own inherits them; its initial values are set first.
  ///
  /// TSPL, Automatic Initializer Inheritance: only where it has no designated initialiser. The
  /// bodies that are made have the superclass's selectors.
  package mutating func inheritInitializers(_ name: String, _ id: ClassID) {
    guard let draft = declarations.drafts[name], draft.isSwift, classes[id].isLearners,
      !draft.initialValues.isEmpty,
      !draft.bodies.values.contains(where: { $0.isDesignatedInitializer && $0.category == nil })
    else { return }
    for selector in sight.designatedInitializers(of: id) where draft.bodies[selector] == nil {
      let range = SourceRange(0, 0)
      let parameters = (0..<selector.arity).map {
        Parameter(name: Name("argument \($0)", at: range), type: nil)
      }
      let function = Function(
        .method, name: Name(selector.name, at: range), dialect: .objectiveC,
        parameters: parameters, body: [], at: range)
      let body = ClassDraft.DraftBody(
        function: function, source: source, dialect: .swift,
        form: .inheritedInitializer(parameters: selector.arity))
      declarations.drafts[name]?.bodies[selector] = body
    }
  }

  /// The getter of an `@Observable` property, which notes the access before it reads (SE-0395).
  package func trackedGetter(_ ivar: String) -> TypedStatement? {
    guard let name = context.className, let (slot, _, _) = sight.ivarPlace(ivar, of: name) else {
      return nil
    }
    return TypedStatement(.trackedGetter(slot: slot))
  }

  /// Reports a member of `self` where there is none yet.
  ///
  /// A property's initial value is evaluated before there is an object (TSPL, Two-Phase
  /// Initialization).
  package mutating func isBeforeSelf(_ name: String, at range: SourceRange) -> Bool {
    guard context.isInitialValue, let type = context.className, !isLocal(name),
      sight.getter(name, of: .object(type)) != nil || sight.hasMethod(name, type)
    else { return false }
    report(.memberBeforeSelf(name), at: range)
    return true
  }

  /// A property of `self` that is set without its observers: in an initialiser any that is stored,
  /// in its own observers the observed one.
  ///
  /// TSPL, Property Observers: observers are for changes after an initialiser, and setting a
  /// property in its own observer calls none.
  package func storing(unobserved name: String) -> TypedStore? {
    let isObserver = context.observed?.name == name
    guard isSwift, context.isInitializer || isObserver else { return nil }
    if isObserver, let global = context.observed?.global { return .global(global) }
    guard let className = context.className,
      let (slot, _, ivar) = sight.ivarPlace("_" + name, of: className)
    else { return nil }
    // What is inherited has its value before an initialiser may set it.
    if !isObserver, declarations.drafts[className]?.type(ofIvar: "_" + name) == nil { return nil }
    return .field(slot, ivar)
  }
}
