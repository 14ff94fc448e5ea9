import Declaring
import Desugaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Variables in a body that are computed or watched: local functions read and set them.
extension Typing {
  /// What is watched is a plain variable to its observers, so that they set it without being called
  /// again; behind them its setter is a function.
  mutating func declare(
    local name: Name, _ accessors: VariableDeclaration.Accessors,
    _ binding: VariableDeclaration.Binding, of declaration: VariableDeclaration
  ) -> TypedStatement {
    var steps: [TypedStatement] = []
    if let getter = accessors.getter {
      let reading = Function(
        .function, name: name, dialect: .swift, returns: binding.type, body: getter,
        at: declaration.range)
      steps.append(TypedStatement(declare(localFunction: reading)))
    } else {
      var plain = binding
      plain.accessors = nil
      steps.append(variable(plain, of: declaration))
    }
    let setter = accessors.localSetter(of: name, binding.type, at: declaration.range)
    if let setter { steps.append(TypedStatement(declare(localFunction: setter))) }
    let innermost = context.scopes.count - 1
    context.scopes[innermost].locals[name.text]?.isComputed = accessors.getter != nil
    context.scopes[innermost].locals[name.text]?.setter = setter?.name.text
    return TypedStatement(.all(steps))
  }

  /// A variable of a body with a wrapper as the wrapper and the variables that ask it; nil for all
  /// else.
  func wrapped(_ declaration: VariableDeclaration) -> [VariableDeclaration]? {
    guard isSwift, !context.isTopLevel, !declaration.attributes.isEmpty else { return nil }
    let parts = declarations.wrapped(.variables(declaration)).compactMap { member in
      if case .variables(let part) = member { part } else { nil }
    }
    return parts.count > 1 && parts[1].bindings[0].type != nil ? parts : nil
  }

  /// Setting such a variable; nil where its setter is not to be called.
  mutating func storing(
    watched local: Local, at range: SourceRange
  ) -> TypedStore? {
    guard let name = local.setter, let setter = self.local(named: name),
      let function = setter.function
    else { return nil }
    let slot = context.slotCount
    context.slotCount += 1
    context.scopes.append(Surroundings.Scope())
    declare(local: " new value", local.type, strength: .unowned, isConstant: true)
    let place = context.scopes.last?.locals[" new value"]?.slot ?? slot
    let new = Argument(Expression(.name(" new value"), at: range))
    let call = call(localFunction: setter, function, [new], range)
    context.scopes.removeLast()
    return .call(call, slot: place)
  }
}
