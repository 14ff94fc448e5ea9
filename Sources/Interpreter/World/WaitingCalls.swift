public import ObjectModel
public import ObjectRuntime

extension World {
  /// Calls a closure that waits, in a turn of its own. What stands in for what is missing of its
  /// arguments; of errors there is none, but in an answer that fails. A text for an error is what
  /// the error says.
  public mutating func call(
    _ waiting: WaitingClosure, _ arguments: [Value], fails: Bool = false,
    options: RunOptions = RunOptions()
  ) -> Outcome {
    let parameters = program.closures[waiting.block.code].body.parameters
    return turn(options: options) { turn throws(Fault) in
      var all: [Value] = []
      for (argument, parameter) in zip(arguments, parameters) {
        let reason = parameter.takesError ? argument.text : nil
        all.append(try reason.map { text throws(Fault) in try turn.makeError(text) } ?? argument)
      }
      for parameter in parameters.dropFirst(all.count) {
        switch parameter.type {
        case .object, .any:
          all.append(
            !parameter.takesError
              ? turn.simulation.standIn(named: parameter.name)
              : fails ? try turn.makeError() : .none)
        default: all.append(parameter.type.zero)
        }
      }
      try turn.call(waiting, all)
    }
  }
}

extension Body.Slot {
  /// Whether it is for an error, by all that its name says.
  fileprivate var takesError: Bool {
    ["error", "err"].contains(where: name.lowercased().hasSuffix)
  }
}

extension Turn {
  /// The error that a request without a network ends with; it says so unless a reason is given.
  fileprivate mutating func makeError(_ reason: String? = nil) throws(Fault) -> Value {
    guard let type = simulation.classes.id(named: "NSURLError") else { return .none }
    let details = try reason.map { text throws(Fault) in
      try makeDictionary([(.string("NSLocalizedDescription"), .string(text))])
    }
    return try send(
      "errorWithDomain:code:userInfo:", to: .type(type),
      [.string("NSURLErrorDomain"), .int(-1009), details ?? .none], from: .uikit)
  }
}
