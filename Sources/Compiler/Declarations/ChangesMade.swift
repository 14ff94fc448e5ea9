import Lookup
import ObjectModel
import TypedTree

extension Typing {
  /// Makes a change, and notes it for the program that is compiled.
  mutating func make(_ change: DeclarationChange) {
    changes.append(change)
    change.make(in: &sight.classes, &sight.variables)
  }

  /// Makes room for a top-level variable; answers its place.
  @discardableResult
  mutating func makeVariable(_ variable: Variable) -> Int {
    changes.append(.variable(variable))
    return variables.declare(variable)
  }
}
