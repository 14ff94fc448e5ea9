package import Simulator

/// What a declaration changes of the app that is simulated: a program that was compiled makes these
/// changes when the declaration's turn comes.
package enum DeclarationChange: Sendable {
  case type(Class)
  /// Methods that a category adds to a class of the framework's.
  case methods(Class, of: ClassID)
  case variable(Variable)
  /// There is a class with `+initialize`.
  case initializers
}

extension Simulation {
  package mutating func make(_ change: DeclarationChange) {
    switch change {
    case .type(let type): declare(type)
    case .methods(let added, let id): extend(id, with: added)
    case .variable(let variable): _ = declare(variable)
    case .initializers: beginInitializing()
    }
  }
}

extension Typing {
  /// Makes a change, and notes it for the program that is compiled.
  mutating func make(_ change: DeclarationChange) {
    changes.append(change)
    simulation.make(change)
  }

  /// Makes room for a top-level variable; answers its place.
  @discardableResult
  mutating func makeVariable(_ variable: Variable) -> Int {
    changes.append(.variable(variable))
    return simulation.declare(variable)
  }
}
