import Declaring
import Meaning
import Syntax
import TypedTree

// What a call binds generic parameters to.
extension Typing {
  /// What stands for each generic parameter, as far as the call tells it; nil where it tells nothing.
  ///
  /// Closures come last, as their parameters may be of types that others bind: each is tried for
  /// its answer with what is known by then.
  mutating func inferred(
    _ call: GenericCall, _ arguments: [Argument], expecting expected: StaticType? = nil
  ) -> [TypeArgument?]? {
    if inferenceDepth == Typing.deepestInference { return nil }
    inferenceDepth += 1
    defer { inferenceDepth -= 1 }
    var bindings = Bindings(of: Set(call.generics.map(\.name.text)))
    let given = matching(arguments, call).filter { $0.type.mentions(bindings.names) }
    for (value, type) in given { bind(value, type, &bindings) }
    if let result = call.result, let expected {
      var rest = bindings
      rest.names.subtract(bindings.bound.keys)
      bind(result, to: expected, &rest)
      bindings.bound = rest.bound
    }
    for (value, type) in given {
      guard case .closure = value.kind, bindings.bound.count < bindings.names.count else {
        continue
      }
      let expected = self.type(type, as: bindings.bound, of: call)
      if let found = typeAlone(of: value, expecting: expected) { bind(type, to: found, &bindings) }
    }
    let known = call.generics.map { parameter in
      bindings.bound[parameter.name.text].flatMap { argument($0, for: parameter) }
    }
    return known.allSatisfy { $0 == nil } ? nil : known
  }
}
