import Declaring
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// What waited, in surroundings of its own.
extension Typing {
  /// Types one body in fresh surroundings, so that it sees nothing of the statement during which it
  /// happened to be declared.
  mutating func type(_ item: PendingBody) {
    let reported = diagnostics.count
    switch item.kind {
    case .method(let number, let selector, let isStatic, let name):
      // One that was declared anew meanwhile has another number.
      guard let draft = declarations.drafts[name], let id = classes.id(named: name),
        let body = (isStatic ? draft.classBodies : draft.bodies)[selector], body.number == number
      else { return }
      bodies.append((number, typed(body, selector, of: id, name)))
    case .function(let number, let statements, let parameters, let inner):
      context = Surroundings(memory: inner.memory, dialect: inner.dialect)
      bodies.append((number, body(statements, parameters, in: inner)))
    case .value(let number, let expression, let type, let inner):
      context = Surroundings(memory: inner.memory, dialect: inner.dialect)
      bodies.append((number, value(of: expression, type, in: inner)))
    case .checks(let type, let name):
      context = Surroundings(memory: .automatic, dialect: .swift)
      check(type, of: name)
    case .returns(let statements, let place, let returns, let range):
      context = Surroundings(memory: .automatic, dialect: .swift)
      checkReturns(statements, place, returns, at: range)
    }
    if item.isSilent { diagnostics.removeSubrange(reported...) }
  }

  // MARK: - Default values

  /// A function that answers the value of an expression.
  private mutating func value(
    of expression: Expression, _ type: StaticType, in inner: Surroundings
  ) -> TypedBody {
    body([], [], in: inner) { typing in
      let value = typing.resolve(expression, expecting: type)
      return [TypedStatement(.result(value, isCounted: type.mayHoldObject))]
    }
  }
}
