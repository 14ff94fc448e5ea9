import Declaring
import Lookup
import Meaning
import Syntax
import TypedTree

// Methods that extensions of Swift's own types give, under names that the library has too.
extension Typing {
  /// Whether a call means a method of the program's, where the library has one of that name as well;
  /// nil where not both have.
  ///
  /// The arguments decide; where they fit both, a program's own declaration hides a library's.
  mutating func meansOwn(
    _ name: String, _ arguments: [Argument], _ type: StaticType
  ) -> Bool? {
    guard isSwift, !arguments.isEmpty, type.optionality == .none, type.className != nil,
      Prelude.mayHave(type),
      let library = Prelude.member(Prelude.fullName(name, arguments), of: type),
      let first = sight.method(named: name, fitting: arguments, type)
    else { return nil }
    let taken = arguments.indices.map { library.expected(at: $0, behind: []) }
    let ofLibrary = effort(of: arguments, as: taken)
    let own = sight.rivals(of: first, fitting: arguments, type).compactMap { method in
      // What is left out has a default.
      guard method.parameters.count >= arguments.count else { return nil as Int? }
      return effort(of: arguments, as: method.parameters.prefix(arguments.count).map { $0 })
    }
    guard let least = own.min() else { return false }
    return ofLibrary.map { least <= $0 } ?? true
  }

  /// What it costs the arguments to be what is taken; nil where one cannot be.
  private mutating func effort(of arguments: [Argument], as taken: [StaticType?]) -> Int? {
    var sum = 0
    for (argument, wanted) in zip(arguments, taken) {
      guard let wanted, wanted != .any else { continue }
      guard let effort = effort(of: argument, as: wanted) else { return nil }
      sum += effort
    }
    return sum
  }

  /// A closure fits by how much it is handed; one parameter may be taken apart by several.
  private mutating func effort(of argument: Argument, as wanted: StaticType) -> Int? {
    let value = argument.value
    if case .closure(let closure) = value.kind {
      guard let signature = wanted.signature else { return nil }
      let taken = signature.count - 1
      if closure.keyPath != nil { return taken == 1 ? 0 : nil }
      var count = closure.parameters.count
      if count == 0 { count = typeAlone(of: value)?.signature.map { $0.count - 1 } ?? taken }
      if count == taken { return 0 }
      return taken == 1 && count > 1 ? 1 : nil
    }
    if case .name(let name) = value.kind, BinaryOperator(rawValue: name) != nil {
      return wanted.signature?.count == 3 ? 0 : nil
    }
    if value.isOfExpectedType { return wanted.signature == nil ? 0 : nil }
    return cost(of: GivenArgument(type: typeOfValue(value)), as: wanted)
  }
}
