import Declaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Option sets as lists.
extension Typing {
  /// `[.bold, .italic]` where a structure of options is expected: one with the bits of all.
  ///
  /// Made by `init(rawValue:)`, which every `OptionSet` has; an empty list is 0.
  mutating func optionSet(
    _ elements: [Expression], _ type: StaticType?
  ) -> TypedExpression? {
    guard isSwift, let name = type?.unwrapped.className, let id = classes.id(named: name),
      let draft = declarations.drafts[name], draft.isValueType,
      sight.conformances(of: draft).contains(OptionSets.name)
    else { return nil }
    let range = elements.first?.range ?? SourceRange(0, 0)
    let raw = Name("rawValue", at: range)
    let bits = elements.map { element -> Expression in
      var option = element
      if case .implicitMember(let member) = element.kind {
        option.kind = .member(Expression(.name(name), at: element.range), member)
      }
      return Expression(.member(option, raw), at: element.range)
    }
    let all = bits.reduce(Expression(.integer(0), at: range)) {
      Expression(.binary(.bitOr, $0, $1), at: range)
    }
    return construct(id, [Argument(label: raw, all)], range)
  }
}
