import Declaring
import Meaning
import Syntax
import TypedTree

// Swift's ranges of texts, and Foundation's.
extension Typing {
  /// `Range(range, in: text)`, nothing where the text has no such part; `NSRange(range, in: text)`.
  mutating func textRange(
    _ name: String, _ arguments: [Argument]
  ) -> TypedExpression {
    let units = RecordType.range
    let isOfFoundation = name == "NSRange"
    let text = resolve(arguments[1].value, expecting: .string)
    check(text, fits: .string, .argument, arguments[1].value)
    let value =
      isOfFoundation
      ? resolve(arguments[0].value.range(in: arguments[1].value))
      : resolve(arguments[0].value, expecting: units)
    return TypedExpression(
      isOfFoundation ? units : .object("Range").asOptional,
      .primitive(isOfFoundation ? .unitsOfRange : .rangeOfUnits, [text, value]))
  }
}
