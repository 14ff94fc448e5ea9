import TypedTree

extension Phrasebook {
  /// Clang's sentences, and ours where it has none.
  func message(_ fact: ObjectiveCFact) -> String {
    switch fact {
    case .noMember(let name, let type):
      say("clang.no-member", ["name": .text(name), "type": .text(type)])
    case .excessElements(let isArray):
      isArray
        ? say("clang.excess-elements-is-array")
        : say("clang.excess-elements")
    case .arrayTooLarge(let elements):
      say("clang.array-too-large", ["count": .text("\(elements)")])
    case .negativeArraySize: say("clang.negative-array-size")
    case .constAssignment(let name, let type):
      say("clang.const-assignment", ["name": .text(name), "type": .text(type)])
    case .constantConversion(let number, let result, let type):
      say(
        "clang.constant-conversion",
        ["number": .text("\(number)"), "result": .text("\(result)"), "type": .text(type)])
    case .methodDefinitionNotFound(let selector):
      say("clang.method-definition-not-found", ["selector": .text(selector)])
    case .protocolMethodNotImplemented(let selector, let name):
      say(
        "clang.protocol-method-not-implemented", ["selector": .text(selector), "name": .text(name)])
    case .missingReturn(let inSomePaths):
      inSomePaths
        ? say("clang.missing-return-in-some-paths")
        : say("clang.missing-return")
    case .valueFromVoid(let name): say("clang.value-from-void", ["name": .text(name)])
    case .returnWithoutValue(let name): say("clang.return-without-value", ["name": .text(name)])
    case .missingSuper(let selector): say("clang.missing-super", ["selector": .text(selector)])
    case .bridgedCast(let from, let to):
      say("clang.bridged-cast", ["from": .text(from), "to": .text(to)])
    case .incompatiblePointers(let conversion):
      converting("clang.incompatible-pointers", conversion)
    case .numberAsObject(let conversion, let isARC): numberAsObject(conversion, isARC: isARC)
    case .nothingAsStructure(let conversion): converting("clang.nothing-as-structure", conversion)
    case .throwsNoObject(let type): say("clang.throws-no-object", ["type": .text(type)])
    case .literalWithoutAt(true, true): say("clang.text-without-at.element")
    case .literalWithoutAt(true, false): say("clang.text-without-at")
    case .literalWithoutAt(false, true): say("clang.number-without-at.element")
    case .literalWithoutAt(false, false): say("clang.number-without-at")
    case .invalidOperands(let one, let other):
      say("clang.invalid-operands", ["one": .text(one), "other": .text(other)])
    case .retainedInWeak(true): say("clang.retained-in-weak.property")
    case .retainedInWeak(false): say("clang.retained-in-weak.variable")
    case .weakUnderManualCounting: say("clang.weak-under-manual-counting")
    case .objectByValue(let name, .allocating):
      say("clang.object-by-value.allocating", ["name": .text(name)])
    case .objectByValue(let name, .passing):
      say("clang.object-by-value.passing", ["name": .text(name)])
    case .objectByValue(let name, .returning):
      say("clang.object-by-value.returning", ["name": .text(name)])
    case .assumedAssign: say("clang.assumed-assign")
    case .duplicateMethod(let selector):
      say("clang.duplicate-method", ["selector": .text(selector)])
    case .notAFunction(let type): say("clang.not-a-function", ["type": .text(type)])
    case .recursiveSuperclass(let type):
      say("clang.recursive-superclass", ["type": .text(type)])
    case .duplicateProperty(let name): say("clang.duplicate-property", ["name": .text(name)])
    }
  }

  /// Under ARC an error of its own, else one of two warnings by its direction.
  private func numberAsObject(
    _ conversion: ObjectiveCFact.Conversion, isARC: Bool
  ) -> String {
    if isARC {
      return say(
        "clang.number-as-object",
        ["from": .text(conversion.from), "to": .text(conversion.to)])
    }
    let isToPointer = conversion.to.hasSuffix("*") || conversion.to == "id"
    return converting(
      isToPointer ? "clang.integer-to-pointer" : "clang.pointer-to-integer", conversion)
  }

  /// A sentence of clang's that ends by saying what the value is converted for.
  private func converting(_ id: String, _ conversion: ObjectiveCFact.Conversion) -> String {
    let purpose =
      switch conversion.purpose {
      case .initializing: "initializing"
      case .assigning: "assigning"
      case .sending: "sending"
      case .returning: "returning"
      }
    return say(
      "\(id).\(purpose)", ["from": .text(conversion.from), "to": .text(conversion.to)])
  }
}
