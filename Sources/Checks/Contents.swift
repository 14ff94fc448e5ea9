import Lookup
import ObjectModel
import Syntax
import TypedTree

// What a value of a type is made of.
/// The rules that keep a value's size finite, and its properties set.
extension TypeCheck {
  /// A struct lies where it is stored, and an enumeration with what it carries, so that none can
  /// hold another of itself.
  mutating func checkContents() {
    if case .enumeration = type.form,
      sight.contents(of: name).contains(where: { sight.holds($0, name) })
    {
      report(.recursiveEnumeration(name), at: type.name.range)
    }
    guard case .structure = type.form else { return }
    for case .variables(let variables) in type.members {
      for binding in variables.bindings {
        guard case .binding(let property, _) = binding.pattern,
          let draft = sight.declarations.drafts[name]?.properties[property.text], draft.isStored,
          sight.holds(draft.type, name)
        else { continue }
        report(.containsItself(name), at: property.range)
      }
    }
  }

  /// A class with a stored property that nothing sets must have an initialiser.
  mutating func checkInitialised(_ draft: ClassDraft) {
    guard case .classType = type.form,
      !draft.methods.values.contains(where: { $0.base == "init" }),
      // A wrapper that nobody declares may bring the first value.
      sight.classes.id(named: draft.name).map({ sight.classes.hasStandIn($0) }) != true
    else { return }
    let initialised = Set(draft.initialValues.map(\.ivar))
    let unset = draft.properties.contains { property in
      property.isStored && property.type.optionality == .none
        && !initialised.contains("_" + property.property.name)
        && draft.bodies[property.property.getter] == nil
    }
    if unset { report(.noInitializers(draft.name), at: type.name.range) }
  }
}
