import ObjectModel
import ObjectRuntime
import Syntax
import TypedTree

/// A method or function in executable form.
final class Body: Sendable {
  /// The statements, with what is done around them.
  let code: Step
  /// What it is called, for errors.
  let name: String
  /// What the text is called in which it is written.
  let home: String
  let parameters: [Slot]
  let slotCount: Int
  /// What is answered is converted to it, as C converts; `any` changes nothing.
  let returns: FieldType
  /// The turn counts by it while the body runs.
  let memory: Memory
  /// Under ARC, the class whose `dealloc` this is: the superclass's follows by itself.
  let deallocates: ClassID?
  /// Whether a call owns what it is given.
  let ownsArguments: Bool
  /// Whether all that it is given is an integer.
  let takesIntegers: Bool
  /// How many parameters have a slot each; what more a variadic one is given has one together.
  let ownSlots: Int
  var isVariadic: Bool { ownSlots < parameters.count }
  /// Whether it only computes with numbers in variables and fields: it sends nothing, holds nothing
  /// and leaves no trace, so that who is speaking and how deep the calls are does not matter.
  var isPlain: Bool { accessors != nil }
  /// The accessors of `self` that it sends and that must be no methods of their own for it to be
  /// plain.
  let accessors: Set<Selector>?
  /// Whether it returns something.
  let answers: Bool
  /// Whether it may have to wait, so that a call of it belongs to a task.
  let suspends: Bool
  /// Where it is found again when a call of it goes on; only of what may wait.
  let place: SuspendedCall.Place?

  /// Whether it can run in its caller's frame, where it is plain.
  let needsNoFrame: Bool
  /// Whether it is plain without a `self`.
  let isPlainFunction: Bool
  /// What it answers, where it is plain.
  private let answer: Code

  /// A parameter as the call fills it.
  struct Slot: Sendable {
    var name: String
    var type: FieldType
    /// Whether the call retains it.
    var isOwned: Bool
  }

  /// Flags that each call would have to compute are computed here once.
  init(
    _ name: String, of home: String, code: @escaping Step, parameters: [Slot], slotCount: Int,
    returns: FieldType,
    memory: Memory, deallocates: ClassID? = nil, plainWith accessors: Set<Selector>? = nil,
    answers: Bool = true, answer: Code? = nil, suspends: Bool = false,
    place: SuspendedCall.Place? = nil
  ) {
    self.name = name
    self.home = home
    self.code = code
    self.parameters = parameters
    self.slotCount = slotCount
    self.returns = returns
    self.memory = memory
    self.deallocates = deallocates
    self.accessors = accessors
    isPlainFunction = accessors?.isEmpty ?? false
    needsNoFrame = slotCount == 0
    self.answers = answers
    self.suspends = suspends
    self.place = place
    if let answer {
      self.answer = answer
    } else {
      self.answer = { frame, turn throws(Fault) in
        _ = try code(&frame, &turn)
        return frame.result
      }
    }
    let isVariadic = parameters.last?.name == TypedBody.Parameter.more
    ownSlots = parameters.count - (isVariadic ? 1 : 0)
    ownsArguments = parameters.contains(where: \.isOwned)
    takesIntegers = parameters.allSatisfy { $0.type == .int }
  }

  /// Stands for a body that is yet to be made runnable.
  static let empty = Body(
    "", of: "", code: Emitter.nothing, parameters: [], slotCount: 0, returns: .any,
    memory: .automatic)

  /// Runs it, where it only computes with numbers, in a frame that has its arguments.
  @inline(__always)
  func runPlainly(in frame: inout Frame, _ turn: inout Turn) throws(Fault) -> Value {
    do throws(Fault) {
      return returns.converted(try answer(&frame, &turn))
    } catch {
      frame.run.note(home: self, at: turn.line)
      throw error
    }
  }

  /// The same body with something done before or after it.
  func running(_ code: @escaping Step) -> Body {
    Body(
      name, of: home, code: code, parameters: parameters, slotCount: slotCount, returns: returns,
      memory: memory, deallocates: deallocates, suspends: suspends, place: place)
  }

  /// The same body, known by the language's own number.
  func placed(_ place: SuspendedCall.Place) -> Body {
    Body(
      name, of: home, code: code, parameters: parameters, slotCount: slotCount, returns: returns,
      memory: memory, deallocates: deallocates, suspends: suspends, place: place)
  }

  /// The same body as the `dealloc` of a class under ARC.
  func deallocating(_ type: ClassID) -> Body {
    Body(
      name, of: home, code: code, parameters: parameters, slotCount: slotCount, returns: returns,
      memory: memory, deallocates: type)
  }
}
