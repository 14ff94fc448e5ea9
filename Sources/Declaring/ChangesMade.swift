import Lookup
package import ObjectModel
package import TypedTree

extension Typing {
  /// Makes a change, and notes it for the program that is compiled.
  package mutating func make(_ change: DeclarationChange) {
    changes.append(change)
    change.make(in: &sight.classes, &sight.variables)
  }

  /// Makes room for a top-level variable; answers its place.
  @discardableResult
  package mutating func makeVariable(_ variable: Variable) -> Int {
    changes.append(.variable(variable))
    return variables.declare(variable)
  }
}
