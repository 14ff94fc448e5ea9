import Declaring
import Desugaring
import Meaning
import Syntax
import TypedTree

// What an extension of `String.StringInterpolation` puts into texts.
extension Typing {
  /// An interpolation for which there is such a method, as the text that the method makes; nil for
  /// all else.
  mutating func appended(_ interpolation: Expression) -> TypedExpression? {
    guard isSwift, !source.isModule, let draft = declarations.drafts[Typing.interpolation] else {
      return nil
    }
    var arguments = [Argument(interpolation)]
    if case .call(let callee, let given) = interpolation.kind,
      case .name(StringPart.appending) = callee.kind
    {
      arguments = given
    } else if !isTaken(interpolation, by: draft) {
      return nil
    }
    let code = Written(range: interpolation.range)
    let text = code.name("written text")
    let appending = Expression(
      .call(code.member(text, StringPart.appending), arguments), at: interpolation.range)
    let body = [
      code.variable("written text", code.call(code.name(Typing.interpolation), [])),
      Statement(.expression(appending), at: interpolation.range),
      Statement(.result(code.member(text, "text")), at: interpolation.range),
    ]
    let closure = Expression(.closure(Closure(body: body)), at: interpolation.range)
    return resolve(code.call(closure, []), expecting: .string)
  }

  /// Whether a method of the script's takes a value that is alone between the parentheses.
  private mutating func isTaken(_ value: Expression, by draft: ClassDraft) -> Bool {
    let own = draft.methods.values.filter { method in
      method.base == StringPart.appending && method.labels.first == ""
        && method.defaults.dropFirst().allSatisfy { $0 != nil }
        && draft.bodies[method.selector]?.source.isModule == false
    }
    guard !own.isEmpty else { return false }
    let given = GivenArgument(type: typeOfValue(value))
    return own.contains { method in
      guard let wanted = method.parameters.first else { return false }
      return cost(of: given, as: wanted).map { $0 < Cost.anything } ?? false
    }
  }
}
