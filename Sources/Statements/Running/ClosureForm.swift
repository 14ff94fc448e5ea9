import Simulator

/// A block or closure in executable form: a body, and where it finds what it captured.
struct ClosureForm: Sendable {
  var body: Body
  /// The slot of each capture, in order; nil for the captured `self`.
  var places: [Int?]
  /// Where a local function finds itself, so that it may call itself without owning itself.
  var ownPlace: Int?
}

// MARK: - Calling
extension Run {
  /// Calls a block, a closure or a function; the block lives at least as long as the call.
  func call(
    block value: Value, _ arguments: [Value], in turn: inout Turn
  ) throws(Fault) -> Value {
    if case .function(let number) = value { return try callFunction(number, arguments, in: &turn) }
    guard let id = value.object, let block = turn.simulation.block(id) else {
      throw turn.refusal(toCall: value)
    }
    try turn.enterCall(.block)
    defer { turn.leaveCall() }
    let isCounted = block.storage == .heap
    if isCounted { turn.keep(id) }
    do throws(Fault) {
      let result = try call(program.closures[block.code], id, block, arguments, in: &turn)
      if isCounted { try turn.letGo(id) }
      return result
    } catch {
      if raised == nil {
        raised = Raised(line: turn.line)
        raised?.home = program.closures[block.code].body.home
      }
      if isCounted, error.thrown != nil { try turn.letGo(id) }
      throw error
    }
  }

  private func call(
    _ form: ClosureForm, _ id: ObjectID, _ block: Block, _ arguments: [Value],
    in turn: inout Turn
  ) throws(Fault) -> Value {
    var frame = Frame(slots: form.body.slotCount, run: self)
    for (place, capture) in zip(form.places, block.captures) {
      if let place {
        frame.slots[place] = capture.value
      } else {
        frame.receiver = capture.value
      }
    }
    if let place = form.ownPlace { frame.slots[place] = .object(id) }
    let parts = turn.simulation.parts(of: arguments, for: form.body.parameters.count)
    frame.take(parts, for: form.body)
    return try run(form.body, in: &frame, &turn)
  }
}

extension Simulation {
  /// A closure with several parameters takes a tuple apart.
  fileprivate func parts(of arguments: [Value], for count: Int) -> [Value] {
    guard arguments.count == 1, count > 1, let tuple = compound(arguments[0]),
      tuple.name.isEmpty, tuple.values.count == count
    else { return arguments }
    return tuple.values
  }
}
