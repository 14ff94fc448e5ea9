import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// What a function or method of C's is given behind its last parameter: a list of values, from which
// `va_arg` takes one after the other.
extension Typing {
  /// `va_start`, `va_copy`, `va_arg` and `va_end`; nil of all else.
  ///
  /// C11 7.16. The type that `va_arg` names is believed, as in C, and the value converted to it.
  mutating func variadic(
    _ name: String, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    guard !isSwift, let list = arguments.first?.value else { return nil }
    switch (name, arguments.count) {
    case ("va_start", 1...2):
      guard let more = local(named: TypedBody.Parameter.more) else {
        refuse(.expression, at: range)
        return .missing
      }
      return replacing(list, by: read(more, at: range))
    case ("va_copy", 2): return replacing(list, by: resolve(arguments[1].value))
    case ("va_end", 1): return replacing(list, by: .constant(.none, .any))
    case ("va_arg", 2):
      guard case .type(let type) = arguments[1].value.kind else { return nil }
      return next(of: list, as: self.type(type))
    default: return nil
    }
  }

  /// Takes the next value: the list keeps the others.
  ///
  /// The list goes into a slot, since what is taken and what remains are both read from it.
  private mutating func next(of list: Expression, as type: StaticType) -> TypedExpression {
    let slot = context.slotCount
    context.slotCount += 1
    let whole = TypedExpression(.any, .slot(slot))
    let rest = replacing(list, by: TypedExpression(.any, .primitive(.laterArguments, [whole])))
    let value = TypedExpression(type, .primitive(.nextArgument(type.field), [whole]))
    return TypedExpression(
      type,
      .statements(
        [
          TypedStatement(
            .destructuring(slot: slot, resolve(list), [TypedStatement(.evaluation(rest))]))
        ],
        value: narrowed(value, to: type), owned: []))
  }

  /// A `va_list` is a list in a variable here: what C does by moving a pointer, storing the rest
  /// does.
  private mutating func replacing(
    _ list: Expression, by value: TypedExpression
  ) -> TypedExpression {
    TypedExpression(
      .void, isEchoed: false, .assignment(store(to: list), place: resolve(list), value: value))
  }
}
