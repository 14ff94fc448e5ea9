package import Diagnostics
package import Lookup
import ObjectModel
package import Syntax
package import TypedTree

// Objects of Objective-C, which places hold by pointers.
extension Sight {
  /// What is wrong with a place that would hold a whole object.
  /// Structures and scalars are held by value, as C holds them.
  package func heldByValue(
    _ place: TypeReference?, _ purpose: ObjectiveCFact.ByValue
  ) -> Diagnostic<LanguageFact>? {
    guard !isSwift, let place, case .named(let name, _, _) = place.kind,
      StaticType.scalars[name] == nil, declarations.aliases[name] == nil,
      classes.id(named: name) != nil || declarations.announced.contains(name)
    else { return nil }
    return Diagnostic(
      .error, .objectiveC(.objectByValue(name, purpose)), at: place.range, suggestion: name + " *")
  }

  /// What is wrong with the objects that a function would take or return as a whole.
  package func heldByValue(by function: Function) -> [Diagnostic<LanguageFact>] {
    guard function.dialect == .objectiveC else { return [] }
    return function.parameters.compactMap { heldByValue($0.type, .passing) }
      + [heldByValue(function.returns, .returning)].compactMap(\.self)
  }

  /// Under manual counting a property of an object's says how it holds it.
  package func unowned(
    _ declaration: PropertyDeclaration, _ type: StaticType, _ words: [String]
  ) -> Diagnostic<LanguageFact>? {
    guard !context.isARC, type.field == .object, type.className != "NSBlock",
      !words.contains(where: Sight.wordsOfOwnership.contains)
    else { return nil }
    let place = declaration.names.first?.range ?? declaration.type.range
    return Diagnostic(.warning, .objectiveC(.assumedAssign), at: place)
  }

  /// The words that say it, or make it needless.
  private static let wordsOfOwnership: Set<String> = [
    "assign", "copy", "readonly", "retain", "strong", "unsafe_unretained", "weak", "__weak",
    "__unsafe_unretained", "__strong",
  ]
}
