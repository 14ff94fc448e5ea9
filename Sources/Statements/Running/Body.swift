import Simulator

/// A method or function in executable form.
final class Body: Sendable {
  let code: Step
  /// What it is called, for errors.
  let name: String
  let parameters: [Slot]
  let slotCount: Int
  let returns: FieldType
  let memory: Memory
  /// Under ARC, the class whose `dealloc` this is: the superclass's follows by itself.
  let deallocates: ClassID?
  /// Whether a call owns what it is given.
  let ownsArguments: Bool

  /// A parameter as the call fills it.
  struct Slot: Sendable {
    var name: String
    var type: FieldType
    var isOwned: Bool
  }

  init(
    _ name: String, code: @escaping Step, parameters: [Slot], slotCount: Int, returns: FieldType,
    memory: Memory, deallocates: ClassID? = nil
  ) {
    self.name = name
    self.code = code
    self.parameters = parameters
    self.slotCount = slotCount
    self.returns = returns
    self.memory = memory
    self.deallocates = deallocates
    ownsArguments = parameters.contains(where: \.isOwned)
  }

  /// The same body with something done before or after it.
  func running(_ code: @escaping Step) -> Body {
    Body(
      name, code: code, parameters: parameters, slotCount: slotCount, returns: returns,
      memory: memory, deallocates: deallocates)
  }

  /// The same body as the `dealloc` of a class under ARC.
  func deallocating(_ type: ClassID) -> Body {
    Body(
      name, code: code, parameters: parameters, slotCount: slotCount, returns: returns,
      memory: memory, deallocates: type)
  }
}
