import Declaring
import Diagnostics
import Lookup
import Syntax
import TypedTree

// Members that an extension gives to optionals.
extension Typing {
  /// A member of an optional that is called by its name alone in an extension of all of them.
  mutating func callOnOptionalSelf(
    _ name: Name, _ arguments: [Argument], _ range: SourceRange, _ expected: StaticType?
  ) -> TypedExpression? {
    guard context.className == nil, let me = local(named: "self"),
      me.type.optionality == .optional,
      ["map", "flatMap"].contains(name.text)
        || declarations.functions[Typing.functionOfOptional(name.text)] != nil
    else { return nil }
    let member = Expression(.member(Expression(.selfReference, at: name.range), name), at: range)
    return resolve(Expression(.call(member, arguments), at: range), expecting: expected)
  }

  /// A member of an extension of `Optional`; nil where there is none, or the value is no optional.
  ///
  /// The receiver is typed once for its optionality and once for good, so that what the first time
  /// reports is taken back.
  mutating func memberOfOptional(
    _ base: Expression, _ name: Name, _ arguments: [Argument], _ range: SourceRange,
    expecting type: StaticType? = nil
  ) -> TypedExpression? {
    let function = Typing.functionOfOptional(name.text)
    guard isSwift, let known = declarations.functions[function] else { return nil }
    let (reported, guessed) = (diagnostics.count, hasGuessed)
    let optionality = resolve(base).type.optionality
    diagnostics.removeSubrange(reported...)
    hasGuessed = guessed
    guard optionality == .optional else { return nil }
    let me = Argument(base, isInOut: known.parameters.first?.isInOut == true)
    return resolve(
      Expression(.call(Expression(.name(function), at: name.range), [me] + arguments), at: range),
      expecting: type)
  }
}
