import Lookup
import ObjectModel
import Syntax
import TypedTree

// Functions among the statements of a body that call those below them.
extension Typing {
  /// Makes the functions of a body known before the first of them, where there are several: a later
  /// one is found through a variable that does not own it.
  mutating func announceFunctions(_ statements: [Statement]) -> [TypedStatement] {
    guard isSwift, !context.isTopLevel, !context.scopes.isEmpty else { return [] }
    let functions = statements.compactMap { statement -> Function? in
      if case .function(let function) = statement.kind { function } else { nil }
    }
    guard functions.count > 1 else { return [] }
    return functions.dropFirst().map { function in
      let types = parameterTypes(of: function)
      let returns = function.returns.map { type($0) } ?? .void
      let name = function.name.text
      let local = declare(
        local: name, .closure(types, returning: returns), strength: .unowned, isConstant: true,
        isShared: true)
      context.scopes[context.scopes.count - 1].locals[name]?.function = FunctionSignature(
        name: name, body: 0, labels: function.parameters.map(\.callLabel), parameters: types,
        defaults: function.parameters.map(\.writtenDefault), returns: returns)
      return TypedStatement(.store(.initial(local), nil))
    }
  }

  /// The variable of a function that was announced in this scope.
  func announcedFunction(_ name: String) -> Local? {
    guard let local = context.scopes.last?.locals[name], local.isShared, local.function != nil
    else {
      return nil
    }
    return local
  }

  /// Stores a function where those above find it, and keeps it for as long as its scope lasts.
  mutating func keeping(_ made: TypedExpression, in local: Local) -> TypedStatement.Kind {
    let kept = declare(local: local.name + " itself", made.type, strength: .strong)
    return .keptFunction(made, kept: kept, found: local)
  }
}
