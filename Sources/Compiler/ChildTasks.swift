import Declaring
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// `async let`: a child task, whose answer whoever reads the variable waits for.
extension Typing {
  /// The variable holds the task; reading it is asking for its value.
  ///
  /// SE-0317: the initial value is the body of a task that begins at once.
  mutating func child(
    _ name: Name, _ value: Expression, expecting type: StaticType?
  ) -> TypedStatement {
    let awaited = Expression(.attempt(.awaited, value), at: value.range)
    let tried = Expression(.attempt(.plain, awaited), at: value.range)
    let body = [Statement(.result(tried), at: value.range)]
    let block = resolve(
      Expression(.closure(Closure(body: body)), at: value.range),
      expecting: .closure([], returning: type ?? .any))
    let task = taskMessage("childRunning:", [block], answering: .object("Task"), value.range)
    declare(local: name.text, .object("Task"), strength: .strong, isConstant: true)
    let answer = type ?? block.type.signature?.last ?? .any
    let innermost = context.scopes.count - 1
    context.scopes[innermost].locals[name.text]?.awaited = answer.isVoid ? .any : answer
    guard let local = context.scopes[innermost].locals[name.text] else { return .nothing }
    return TypedStatement(.store(.initial(local), task))
  }

  /// What is done at the end of the scope of an `async let`: who has not asked for the value cancels
  /// the task, and waits for its end all the same.
  ///
  /// SE-0317: a child never outlives its scope, and its error is lost where nobody asks.
  mutating func endOfChildren(_ statement: Statement) -> TypedStatement {
    guard case .variables(let declaration) = statement.kind else { return .nothing }
    context.suspends = true
    let names = declaration.bindings.compactMap(\.pattern.boundName)
    let ends = names.reversed().compactMap { name -> TypedStatement? in
      guard let local = context.own(named: name), local.awaited != nil else { return nil }
      let end = send(
        "end", to: held(by: local), [], answering: .void,
        MessagePlace(line: callLine, text: name))
      let awaited = TypedExpression(.void, .attempt(.awaited, end))
      return TypedStatement(.evaluation(TypedExpression(.void, .attempt(.optional, awaited))))
    }
    return TypedStatement(.scope(ends, owned: []))
  }
}

extension VariableDeclaration {
  /// Whether it is `async let`.
  var isAsync: Bool { modifiers.contains { $0.text == "async" } }
}

extension Statement {
  /// Whether it is `async let`.
  var isAsyncLet: Bool {
    if case .variables(let declaration) = kind { declaration.isAsync } else { false }
  }
}
