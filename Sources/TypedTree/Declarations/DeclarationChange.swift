package import ObjectModel

/// What a declaration changes of an app's classes and variables: a program that was compiled makes
/// these changes when the declaration's turn comes.
package enum DeclarationChange: Sendable {
  case type(Class)
  /// Methods that a category adds to a class of the framework's.
  case methods(Class, of: ClassID)
  case variable(Variable)
  /// There is a class with `+initialize`.
  case initializers
  /// A message that nobody declares is answered by a stand-in.
  case standInMember(Selector)
}

extension DeclarationChange {
  package func make(in classes: inout ClassTable, _ variables: inout VariableTable) {
    switch self {
    case .type(let type): classes.declare(type)
    case .methods(let added, let id): classes.extend(id, with: added)
    case .variable(let variable): _ = variables.declare(variable)
    case .initializers: classes.beginInitializing()
    case .standInMember(let selector): classes.standIn(for: selector)
    }
  }
}
