package import Declaring
import Desugaring
import Lookup
package import ObjectModel
package import Syntax
package import TypedTree

extension Argument {
  /// The argument for an `@autoclosure`: a closure of which it is the body.
  package var closed: Argument {
    var closed = self
    let body = Statement(.expression(value), at: value.range)
    closed.value = Expression(.closure(Closure(body: [body])), at: value.range)
    return closed
  }
}

extension Typing {
  /// An argument as the closure that it stands for, or whose value is built.
  package func given(_ argument: Argument, for type: StaticType) -> Argument {
    if type.isAutoclosure { return argument.closed }
    guard let builder = type.builder.flatMap({ declarations.builders[$0] }),
      case .closure(var closure) = argument.value.kind
    else { return argument }
    var built = argument
    closure.body = builder.result(of: closure.body)
    built.value.kind = .closure(closure)
    return built
  }

  /// Of methods that fit a call by its labels, the one with the fewest parameters; of several the
  /// one that takes arguments of these types: `convert(_:to:)` of a point, or of a rectangle.
  package mutating func best(
    of known: [(selector: Selector, places: [Int?])], _ arguments: [Argument], _ type: StaticType
  ) -> (selector: Selector, places: [Int?])? {
    guard let fewest = known.map(\.places.count).min() else { return nil }
    let shortest = known.filter { $0.places.count == fewest }
    guard shortest.count > 1 else { return shortest.first }
    let types = arguments.map { argument -> StaticType in
      if argument.isInOut { return .any }
      return argument.value.isOfExpectedType
        ? likelyType(of: argument.value) : typeOfValue(argument.value)
    }
    func first(
      where fits: (_ wanted: StaticType, _ given: StaticType) -> Bool
    ) -> (selector: Selector, places: [Int?])? {
      shortest.first { method in
        method.places.enumerated().allSatisfy { part, place in
          guard let place else { return true }
          let given = types[place]
          if sight.takesSelector(method.selector, part, of: type) {
            return given.field == .selector || given.field == .any
          }
          guard let wanted = sight.expected(method.selector, part, of: type) else { return true }
          let isBlock = wanted.signature != nil
          if given.className != nil, given.mayBeCalled != isBlock,
            isBlock || wanted.className != nil
          {
            return false
          }
          return wanted.field == .object && given.field == .object || fits(wanted, given)
        }
      }
    }
    return first { $0.unwrapped == $1.unwrapped } ?? first { $0.mayBe($1) } ?? shortest.first
  }

  /// What stands for an argument that is left out: no block, no options.
  package func leftOut(_ place: Int, of selector: Selector, _ type: StaticType) -> TypedExpression {
    let expected = sight.expected(selector, place, of: type)
    if let expected, expected.isString, expected.optionality == .none {
      return .constant(.string(""), expected)
    }
    return expected?.enumeration == nil ? .constant(.none, .id) : .constant(.int(0), .int)
  }

  /// The messages whose blocks run before they answer.
  package static let borrowing: Set<Selector> = [
    "performWithoutAnimation:", "performBatchUpdates:completion:", "sync:",
    "enumerateObjectsUsingBlock:",
    "enumerateKeysAndObjectsUsingBlock:", "enumerateIndexesUsingBlock:",
    "sortedArrayUsingComparator:", "sortUsingComparator:", "indexOfObjectPassingTest:",
    "indexesOfObjectsPassingTest:", "objectsPassingTest:", "keysOfEntriesPassingTest:",
  ]
}

extension StaticType {
  /// What a method that all numbers have takes of this one, where its declaration says `Self`.
  package func takenBySelf(_ parameters: [StaticType]) -> [StaticType] {
    isArithmetic ? parameters.map { $0.replacing(.object("NSNumber"), by: self) } : parameters
  }
}
