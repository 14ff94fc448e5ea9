package import Syntax
package import TypedTree

// What generic parameters stand for.
extension Typing {
  /// What the parameters of a function mean in its body, with what stands for them.
  package func meanings(
    of generics: [GenericParameter], _ arguments: [TypeArgument?]
  ) -> [String: ParameterMeaning] {
    var meanings: [String: ParameterMeaning] = [:]
    for parameter in generics { meanings[parameter.name.text] = .open(parameter) }
    for (parameter, argument) in zip(generics, arguments) {
      if let argument { meanings[parameter.name.text] = meaning(of: parameter, argument) }
    }
    return meanings
  }

  /// An argument as the body of a generic function sees it: through what its parameter asks for.
  private func meaning(of parameter: GenericParameter, _ argument: TypeArgument) -> ParameterMeaning
  {
    guard let bound = parameter.bound?.className, declarations.protocols.contains(bound) else {
      return .known(argument)
    }
    return .known(TypeArgument(name: argument.name, type: argument.type.seen(through: [bound])))
  }
}

extension StaticType {
  /// What a generic function answers, as its caller sees it, who knows the type.
  package var seenWhole: StaticType {
    var type = unwrapped == .id ? self : seen(through: [])
    type.parts = parts.map(\.seenWhole)
    return type
  }
}
