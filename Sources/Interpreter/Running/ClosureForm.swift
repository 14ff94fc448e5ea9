import ObjectModel
import ObjectRuntime

/// A block or closure in executable form: a body, and where it finds what it captured.
final class ClosureForm: Sendable {
  let body: Body
  /// The slot of each capture, in order; nil for the captured `self`.
  let places: [Int?]
  /// Where a local function finds itself, so that it may call itself without owning itself.
  let ownPlace: Int?
  /// Whether it is plain, and captures nothing: it is there for ever.
  let isPlainFunction: Bool

  /// The captures' slots are behind the parameters'.
  init(body: Body, places: [Int?], ownPlace: Int?) {
    isPlainFunction = body.isPlainFunction && places.isEmpty && ownPlace == nil
    self.body = body
    self.places = places
    self.ownPlace = ownPlace
  }
}

// MARK: - Calling
extension Run {
  /// Calls a block, a closure or a function.
  func call(
    block value: Value, _ arguments: [Value], in turn: inout Turn
  ) throws(Fault) -> Value {
    if case .function(let number) = value { return try callFunction(number, arguments, in: &turn) }
    if let answer = try turn.call(implementation: value, arguments) { return answer }
    guard let id = value.object, let form = form(of: id, &turn) else {
      throw turn.refusal(toCall: value)
    }
    var frame = Frame(slots: form.body.slotCount, on: machine)
    let parts = turn.simulation.parts(of: arguments, for: form.body.parameters.count)
    frame.take(parts, for: form.body)
    return try call(form, of: id, in: &frame, &turn)
  }

  /// What the object of a block runs; nil where there is no block any more.
  @inline(__always)
  func form(of id: ObjectID, _ turn: inout Turn) -> ClosureForm? {
    turn.block(id).map { program.closures[$0.code] }
  }

  /// Calls a block in a frame that has its arguments; it lives at least as long as the call.
  func call(
    _ form: ClosureForm, of id: ObjectID, in frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Value {
    guard let block = turn.block(id) else { throw turn.refusal(toCall: .object(id)) }
    try turn.enterCall(.block)
    defer { turn.leaveCall() }
    for (place, capture) in zip(form.places, block.captures) {
      if let place {
        frame.slots[place] = capture.value
      } else {
        frame.receiver = capture.value
      }
    }
    if let place = form.ownPlace { frame.slots[place] = .object(id) }
    let isCounted = block.storage == .heap
    if isCounted { turn.keep(id) }
    do throws(Fault) {
      let result = try run(form.body, in: &frame, &turn)
      if turn.isSuspending { try turn.noteSuspended(closure: id) }
      if isCounted { try turn.letGo(id) }
      return result
    } catch {
      note(home: form.body, at: turn.line)
      if isCounted, error.thrown != nil { try turn.letGo(id) }
      throw error
    }
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
