import Diagnostics
import Flow
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Swift's initialisers, on every way through which all stored properties get a value.
extension TypeCheck {
  /// Reports initialisers that leave a stored property without a value, and those that give a
  /// constant one twice.
  mutating func checkStoredProperties() {
    guard let id = sight.classes.id(named: name) else { return }
    let above: StoredProperties.Superclass
    switch type.form {
    case .structure: above = .none
    case .classType where type.inherits.allSatisfy({ sight.classID(named: $0.className) == nil }):
      above = sight.classes.hasStandIn(id) ? .unknown : .none
    case .classType:
      let superclass = sight.classes[id].superclass
      above = superclass.map { sight.isDesignatedNowhere($0) } == true ? .explicit : .unknown
    default: return
    }
    let stored = storedProperties
    for case .function(let function) in type.members {
      guard case .initializer = function.kind, let body = function.body,
        !function.modifiers.contains(where: { $0.text == "convenience" })
      else { continue }
      let walk = StoredProperties(stored, function, body, sight.flow, above)
      for (problem, range) in walk.problems { report(LanguageFact(problem), at: range) }
    }
  }

  /// The stored properties of a type, but those that a wrapper may give a value.
  private var storedProperties: StoredProperties.Stored {
    var stored = StoredProperties.Stored()
    for case .variables(let variables) in type.members
    where variables.attributes.isEmpty
      && !variables.modifiers.contains(where: { TypeCheck.unstored.contains($0.text) })
    {
      for binding in variables.bindings {
        guard case .binding(let name, _) = binding.pattern, binding.accessors?.getter == nil else {
          continue
        }
        if variables.isConstant { stored.constants.insert(name.text) }
        if binding.value != nil {
          stored.given.insert(name.text)
        } else if binding.type != nil, variables.isConstant || !mayBeNil(name.text) {
          stored.unset.append(name.text)
        }
      }
    }
    return stored
  }

  /// A variable that may be nil begins as nil.
  private func mayBeNil(_ property: String) -> Bool {
    sight.declarations.drafts[name]?.properties[property]?.type.optionality ?? .none != .none
  }

  /// Declarations with these words are no stored properties, or get their value elsewhere.
  private static let unstored: Set<String> = ["static", "class", "lazy", "weak", "override"]
}

extension LanguageFact {
  /// The walk knows no language; these are Swift's words for what it finds.
  fileprivate init(_ problem: StoredProperties.Problem) {
    switch problem {
    case .unsetAtEnd: self = .uninitializedAtEnd
    case .unsetAtSuper(let name): self = .uninitializedAtSuper(name)
    case .setTwice(let name): self = .initializedTwice(name)
    case .superNotCalled: self = .superInitNotCalled
    }
  }
}
