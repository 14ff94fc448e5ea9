import Statements

extension English {
  /// In the words of clang.
  func words(_ fact: ObjectiveCFact) -> String {
    switch fact {
    case .noMember(let name, let type): "no member named '\(name)' in '\(type)'"
    case .excessElements(let isArray):
      "excess elements in \(isArray ? "array" : "struct") initializer"
    case .methodDefinitionNotFound(let selector): "method definition for '\(selector)' not found"
    case .recursiveSuperclass(let type): "trying to recursively use '\(type)' as its superclass"
    case .protocolMethodNotImplemented(let selector, let name):
      "method '\(selector)' in protocol '\(name)' not implemented"
    case .missingReturn(let inSomePaths):
      "non-void function does not return a value" + (inSomePaths ? " in all control paths" : "")
    case .valueFromVoid(let name): "void method '\(name)' should not return a value"
    case .returnWithoutValue(let name): "non-void method '\(name)' should return a value"
    case .missingSuper(let selector): "method possibly missing a [super \(selector)] call"
    case .bridgedCast(let from, let to):
      "cast of Objective-C pointer type '\(from)' to C pointer type '\(to)' requires a bridged cast"
    case .incompatiblePointers(let conversion):
      "incompatible pointer types " + words(conversion)
    case .numberAsObject(let conversion, let isARC):
      isARC
        ? "implicit conversion of '\(conversion.from)' to '\(conversion.to)' is disallowed with ARC"
        : (conversion.to.hasSuffix("*") || conversion.to == "id"
          ? "incompatible integer to pointer conversion "
          : "incompatible pointer to integer conversion ") + words(conversion)
    case .objectByValue(let name, .allocating):
      "interface type '\(name)' cannot be statically allocated"
    case .objectByValue(let name, let purpose):
      "interface type '\(name)' cannot be \(purpose == .passing ? "passed" : "returned") by value"
    case .assumedAssign:
      "no 'assign', 'retain', or 'copy' attribute is specified - 'assign' is assumed"
    case .duplicateMethod(let selector): "duplicate declaration of method '\(selector)'"
    case .notAFunction(let type):
      "called object type '\(type)' is not a function or function pointer"
    case .duplicateProperty(let name): "property '\(name)' has a previous declaration"
    }
  }

  private func words(_ conversion: ObjectiveCFact.Conversion) -> String {
    let (from, to) = (conversion.from, conversion.to)
    return switch conversion.purpose {
    case .initializing: "initializing '\(to)' with an expression of type '\(from)'"
    case .assigning: "assigning to '\(to)' from '\(from)'"
    case .sending: "sending '\(from)' to parameter of type '\(to)'"
    case .returning: "returning '\(from)' from a function with result type '\(to)'"
    }
  }
}
