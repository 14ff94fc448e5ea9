import Declaring
import Meaning
import Syntax
import TypedTree

// Arguments, as they are weighed for overloads.
extension Typing {
  /// Both lists have the same length; what is not typed yet is known by its form alone, a closure
  /// where candidates differ in what they take of one by what it takes and answers.
  mutating func given(
    _ arguments: [Argument], _ typed: [TypedExpression?], for candidates: [[StaticType]]
  ) -> [GivenArgument] {
    zip(arguments, typed).enumerated().map { place, pair in
      let (argument, typed) = pair
      let wanted = candidates.compactMap { $0.indices.contains(place) ? $0[place] : nil }
      let type = typed?.type ?? closureType(of: argument, for: wanted) ?? likelyType(of: argument)
      return GivenArgument(type: type, typed: typed)
    }
  }

  /// What a closure takes and answers, where it may stand for parameters that differ in that.
  private mutating func closureType(
    of argument: Argument, for wanted: [StaticType]
  ) -> StaticType? {
    guard case .closure(let closure) = argument.value.kind, closure.keyPath == nil,
      let first = wanted.first?.unwrapped.signature
    else { return nil }
    let others = wanted.dropFirst().compactMap(\.unwrapped.signature)
    guard others.contains(where: { $0 != first }) else { return nil }
    let isSame = others.allSatisfy { $0.dropLast() == first.dropLast() }
    let taken = StaticType.closure(Array(first.dropLast()), returning: .any)
    var type = typeAlone(of: argument.value, expecting: isSame ? taken : nil)
    if let last = closure.body.last, case .expression(let value) = last.kind,
      case .assignment = value.kind, let count = type?.signature?.count
    {
      type?.signature?[count - 1] = .void
    }
    return type
  }
}
