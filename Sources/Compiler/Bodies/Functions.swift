import Declaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Bodies in surroundings of their own.
extension Typing {
  /// Resolves a body in a context of its own.
  mutating func body(
    _ statements: [Statement], _ parameters: [(name: String, type: StaticType)],
    in inner: Surroundings, prologue: (inout Typing) -> [TypedStatement] = { _ in [] }
  ) -> TypedBody {
    let outer = context
    defer { context = outer }
    context = inner
    context.scopes = [Surroundings.Scope()]
    return countingLocals { $0.body(statements, parameters, prologue) }
  }

  /// The order decides the slots of a frame: parameters first, which the call site fills by
  /// position.
  private mutating func body(
    _ statements: [Statement], _ parameters: [(name: String, type: StaticType)],
    _ prologue: (inout Typing) -> [TypedStatement]
  ) -> TypedBody {
    let slots = parameters.map { declare(parameter: $0.name, $0.type) }
    let before = prologue(&self)
    let main = block(implicitlyReturning(statements))
    var body = TypedBody(
      name: context.selector.name, home: source.name, memory: memory, dialect: context.dialect,
      parameters: slots, prologue: before, main: main, slotCount: context.slotCount,
      stackBlocks: context.stackBlocks,
      returns: context.returns.isVoid ? nil : context.returns.field)
    body.suspends = context.suspends
    return body
  }
}
