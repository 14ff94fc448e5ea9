package import Declaring
import Lookup
import ObjectModel
package import Syntax
package import TypedTree

// Functions among the statements of a body that call those below them.
extension Typing {
  /// Makes the functions of a body known before the first of them, where there are several: a later
  /// one is found through a variable that does not own it.
  package mutating func announceFunctions(_ statements: [Statement]) -> [TypedStatement] {
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
  package func announcedFunction(_ name: String) -> Local? {
    guard let local = context.scopes.last?.locals[name], local.isShared, local.function != nil
    else {
      return nil
    }
    return local
  }

  /// A closure that calls one of several functions may outlive their scope, and those that one calls
  /// go with it: it holds all of them, which do not own one another.
  mutating func keepFunctions(for closure: inout Surroundings) {
    let called = closure.captures.compactMap { capture -> String? in
      if case .local(let local) = capture.source, local.function != nil { local.name } else { nil }
    }
    for name in Set(called.flatMap(context.functions(announcedBeside:))).sorted() {
      guard let local = local(named: name) else { continue }
      closure.captures.append(
        TypedClosure.Capture(
          name: name + " itself", strength: .strong, slot: closure.slotCount,
          source: .value(TypedExpression(local.type, .local(local)))))
      closure.slotCount += 1
    }
  }

  /// Stores a function where those above find it, and keeps it for as long as its scope lasts.
  package mutating func keeping(_ made: TypedExpression, in local: Local) -> TypedStatement.Kind {
    let kept = declare(local: local.name + " itself", made.type, strength: .strong)
    return .keptFunction(made, kept: kept, found: local)
  }
}

extension Surroundings {
  /// The announced functions of the scope that declares one of a name.
  fileprivate func functions(announcedBeside name: String) -> [String] {
    for scope in scopes.reversed() {
      guard scope.locals[name] != nil, !captures.contains(where: { $0.name == name }) else {
        continue
      }
      return scope.locals.values.filter { $0.isShared && $0.function != nil }.map(\.name)
    }
    return enclosing.first?.functions(announcedBeside: name) ?? []
  }
}
