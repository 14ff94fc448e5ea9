import Checks
import Declaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// `@try`, `@catch`, `@finally`, `@throw`.
extension Typing {
  /// Without a value, `@throw;` throws again what was caught, and stands in a `@catch` alone.
  mutating func raise(_ value: Expression?, _ range: SourceRange) -> TypedStatement.Kind {
    guard let value else { return .raise(nil) }
    let raised = resolve(value)
    if isSwift {
      if sight.isNoError(raised.type) {
        report(.thrownValue(type: raised.type.swiftName), at: value.range)
      }
      if !context.handlesErrors {
        report(context.isPartlyCaught ? .errorsNotAllCaught : .unhandledThrow, at: range)
      }
    } else if ![.object, .any].contains(raised.type.field), let name = raised.type.nameInC {
      report(.objectiveC(.throwsNoObject(name)), at: value.range)
    }
    return isSwift ? .throwing(raised, line: line(of: range)) : .raise(raised)
  }

  /// The same node of the tree is `do … catch` in Swift and `@try` in Objective-C.
  mutating func attempt(
    _ body: [Statement], _ catches: [Statement.CatchClause], _ finally: [Statement]?
  ) -> TypedStatement.Kind {
    if isSwift { return catching(body, catches) }
    let body = block(body)
    let clauses = catches.map { clause($0) }
    return .attempt(body, clauses, finally: finally.map { block($0) })
  }

  /// `@catch (...)` has no type and catches what is no object of a class too.
  private mutating func clause(_ clause: Statement.CatchClause) -> TypedCatch {
    let type = clause.type.map { self.type($0) } ?? .id
    let (parts, owned) = scoped { typing in
      var store = TypedStore.nowhere
      if let name = clause.variable {
        store = .initial(
          typing.declare(
            local: name.text, type, strength: typing.isARC ? .strong : .unowned))
      }
      return (store: store, body: typing.block(clause.body))
    }
    return TypedCatch(
      className: clause.type == nil ? nil : type.className, store: parts.store, owned: owned,
      body: parts.body)
  }
}
