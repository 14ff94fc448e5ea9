import Diagnostics
import Lookup
package import ObjectModel
import Syntax
import TypedTree

// Generic methods with what stands for their parameters: a call of `fetch(_:)` that a `Post` is
// expected of is the message `fetch<Post>:`, which has a body of its own.
//
// Which object gets the message shows when it is sent: all types that have the method, overriding or
// conforming, have it with the same arguments.
extension Typing {
  /// Gives a type its generic methods with the arguments with which they are called.
  ///
  /// Called whenever the type is built, so that a type which is declared later has them too.
  package mutating func addInstances(to name: String) {
    guard !declarations.methodInstances.isEmpty, let draft = declarations.drafts[name] else {
      return
    }
    for (selector, calls) in declarations.methodInstances {
      for isStatic in [false, true] {
        let bodies = isStatic ? draft.classBodies : draft.bodies
        guard let body = bodies[selector], body.mayHaveInstances,
          let signature = (isStatic ? draft.classMethods : draft.methods)[selector]
        else { continue }
        for arguments in calls where arguments.count == body.function.generics.count {
          let made = selector.with(arguments)
          if bodies[made] != nil, body.number != nil { continue }
          add(body, signature, made, arguments, to: name)
        }
      }
    }
  }

  /// Copies a body under the selector that carries its arguments; its number is dropped, so that it
  /// gets one of its own and is typed with what the parameters mean. What its signature reports was
  /// said of the generic method and is taken back.
  private mutating func add(
    _ generic: ClassDraft.DraftBody, _ signature: MethodSignature, _ selector: Selector,
    _ arguments: [TypeArgument?], to name: String
  ) {
    var body = generic
    (body.arguments, body.number) = (arguments, nil)
    let outer = (context, source)
    let reported = diagnostics.count
    context = Surroundings(memory: .automatic, dialect: .swift)
    context.className = name
    context.parameters = meanings(of: body.function.generics, arguments)
    source = body.source
    var method = signature
    method.selector = selector
    // No call names it.
    method.base += arguments.list
    method.parameters = parameterTypes(of: body.function)
    method.returns = body.function.returns.map { type($0).seenWhole } ?? .void
    method.defaults = defaultValues(of: body.function, method.parameters, in: name)
    diagnostics.removeSubrange(reported...)
    (context, source) = outer
    if method.isStatic {
      declarations.drafts[name]?.classMethods[selector] = method
      declarations.drafts[name]?.classBodies[selector] = body
    } else {
      declarations.drafts[name]?.methods[selector] = method
      declarations.drafts[name]?.bodies[selector] = body
    }
  }
}

extension ClassDraft {
  /// A subclass that inherits it without a body needs no instance of its own: the message finds the
  /// one above.
  package func has(_ selector: Selector) -> Bool {
    bodies[selector] != nil || classBodies[selector] != nil
  }
}

extension ClassDraft.DraftBody {
  /// Whether it is a method with generic parameters, none of which is known yet; of a library one
  /// whose code asks for a parameter by `T.self`.
  package var mayHaveInstances: Bool {
    guard case .method = function.kind, !function.generics.isEmpty, arguments.isEmpty,
      dialect == .swift, !function.isOperator
    else { return false }
    return !source.isModule
      || function.generics.contains { name in
        source[function.range].contains("\(name.name.text).self")
      }
  }
}
