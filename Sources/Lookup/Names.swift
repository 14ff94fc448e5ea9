import Diagnostics
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// What a mistyped name may have meant.
extension Sight {
  /// What a name that nobody declares may have meant, where that is an error.
  package func suggestionForName(_ name: String) -> String? {
    standsIn || isFirstLook ? nil : suggestion(for: name, among: visibleNames)
  }

  /// What a mistyped name may have meant.
  private var visibleNames: [String] {
    var names = context.scopes.reversed().flatMap { $0.locals.keys.sorted() }
    if let owner = context.owner {
      for type in classes.lineage(of: owner) {
        names += classes[type].ivars.map(\.name)
        if isSwift { names += classes[type].properties.map(\.name) }
      }
    }
    names += variables.map(\.name).filter { !$0.contains(" ") } + declarations.accessed.sorted()
    names += declarations.functions.keys.sorted() + declarations.macros.keys.sorted()
    return names + ["window", "self", "super"] + FunctionOfC.names + classes.names
      + LifeCycle.allCases.map { String($0.rawValue.prefix { $0 != ":" }) }
  }
}
