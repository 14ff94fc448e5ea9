import Syntax

// By what objects are equal, where a type says it: `static func == (one: Card, other: Card) -> Bool {
// one.id == other.id }` goes by `id`, and so do sets and the keys of dictionaries.
extension ClassDraft {
  /// The stored properties that the type's own `==` compares, and nothing else; nil where it has none,
  /// or does something else.
  var comparedProperties: [String]? {
    let own = classBodies.first {
      $0.value.function.name.text == "==" && !$0.key.isOverload
    }
    guard let function = own?.value.function, function.parameters.count == 2,
      function.body?.count == 1,
      let answer = function.body?.first?.answer
    else { return nil }
    let names = function.parameters.map(\.name.text)
    let compared = answer.compared(names[0], names[1])
    guard let compared, compared.allSatisfy({ properties[$0]?.isStored == true }) else {
      return nil
    }
    return compared
  }
}

extension Statement {
  fileprivate var answer: Expression? {
    switch kind {
    case .expression(let value): value
    case .result(let value): value
    default: nil
    }
  }
}

extension Expression {
  /// The members of two values that are compared by `==`, all of which have to be equal.
  fileprivate func compared(_ one: String, _ other: String) -> [String]? {
    guard case .binary(let sign, let left, let right) = kind else { return nil }
    switch sign {
    case .and:
      guard let first = left.compared(one, other), let rest = right.compared(one, other) else {
        return nil
      }
      return first + rest
    case .equal:
      guard case .member(let mine, let name) = left.kind, case .name(let first) = mine.kind,
        case .member(let its, let second) = right.kind, case .name(let last) = its.kind,
        [first, last] == [one, other], name.text == second.text
      else { return nil }
      return [name.text]
    default: return nil
    }
  }
}
