package import InterfaceModel
public import ObjectModel
public import Syntax

/// One turn of the run loop: it runs messages on a simulation and records what happened.
///
///     var turn = Turn(on: simulation) { turn, invocation in … }
///     try turn.send("view", to: .object(vc))
///     turn.end()
///
/// A turn is handed on `inout` to everything that runs in it, the learner's code included: messages
/// go in through `send`, and where a learner's class implements one, its body runs through
/// `learnersCode`.
public struct Turn {
  public var simulation: Simulation
  public internal(set) var trace = Trace()
  /// The line of the statement that is running.
  public var line = 0
  /// The lines of the top-level statement that is running.
  public var statement = 0...0
  /// How often a stand-in decided a condition.
  public var standInDecisions = 0
  /// How the code that is running counts references.
  public var memory: Memory
  /// How many life-cycle messages are being answered, one inside the other.
  public internal(set) var depth = 0
  /// How many messages and calls of any kind are being answered.
  @usableFromInline var callDepth = 0
  /// Whether objects of the framework's own classes are traced too.
  let tracesFramework: Bool
  /// Whether each event keeps the simulation as it was then, for stepping.
  let keepsMoments: Bool
  /// What ARC holds until the end of the statement.
  @usableFromInline var temporaries: [ObjectID] = []
  /// What the nib that is being loaded has recreated so far, and what its objects are to decode.
  package var unarchived: [Unarchived] = []
  package var archives: [ObjectID: Archive] = [:]
  /// The scene whose controller is being made, until its `initWithCoder:` takes it.
  package var sceneBeingDecoded: SceneReference?
  /// The controllers whose initialisers are running; nil where something else is made meanwhile.
  package var initializing: [ObjectID?] = []
  /// The `viewDidLoad`s that UIKit has sent and that have not ended.
  @usableFromInline package var loads: [LoadInProgress] = []
  /// The life-cycle messages that are being answered.
  var messages: [MessageInProgress] = []
  /// What has been noted in this turn.
  var leftClues: Set<LeftClue> = []
  /// The object whose method is running.
  public var speaker: ObjectID?
  /// The object whose closure, which waited, is being called.
  package var client: ObjectID?
  /// The bytes that were in use when this turn's memory warning came.
  package var memoryBeforeWarning: Int?
  /// What may be used up.
  public var budget = Budget()
  /// Bytes of output so far, those of the run's earlier turns among them.
  public var outputSize = 0
  /// Bytes of the texts made so far.
  var textSize = 0
  /// How many values are being printed, one inside the other.
  public var printingDepth = 0
  /// How many objects are dying, one inside the other, and those that wait to.
  var deathDepth = 0
  var waitingDeaths: [ObjectID] = []
  /// What the task that is running waits for, while its calls end for now, and those that have.
  var suspension: RunningTask.Wait?
  var suspendedCalls: [SuspendedCall] = []
  /// What is known by now of classes and messages.
  let cache: DispatchCache
  let learnersCode: LearnersCode

  /// Runs a method the learner wrote; the seam between the simulator and the language.
  public typealias LearnersCode = (inout Turn, Invocation) throws(Fault) -> Value

  public init(
    on simulation: Simulation, tracesFramework: Bool = false, keepsMoments: Bool = false,
    learnersCode: @escaping LearnersCode = { _, _ in .none }
  ) {
    self.simulation = simulation
    memory = simulation.memory
    cache = DispatchCache(simulation.framework)
    self.tracesFramework = tracesFramework
    self.keepsMoments = keepsMoments
    self.learnersCode = learnersCode
  }
}

/// A message on its way into a method of the learner's.
public struct Invocation: Hashable, Sendable {
  /// An object, or the class for a class method.
  public var receiver: Value
  public var selector: Selector
  public var arguments: [Value]
  /// The body to run, by the language's own number.
  public var body: Int
  /// The class that implements it: where `super` starts to look above.
  public var owner: ClassID
  /// Who sent it.
  public var sender = Sender.app
  /// Whether the receiver is a block or function to be called, and nothing else but the arguments
  /// counts.
  public var isBlock = false
  /// Whether the receiver is a task that begins, or goes on, and nothing else counts.
  public var isTask = false
}

extension Invocation {
  /// The next piece of a task.
  init(goingOnWith task: ObjectID, owner: ClassID) {
    self.init(
      receiver: .object(task), selector: "invoke", arguments: [], body: 0, owner: owner,
      isTask: true)
  }
}

/// Who sent a message.
public enum Sender: String, Hashable, Sendable {
  case uikit, app
}

extension Turn {
  /// Notes the line of what runs next; what has none, as it is no text of the learner's, stands
  /// where it was called.
  @inlinable
  public mutating func stand(at line: Int) {
    if line != 0 { self.line = line }
  }

  /// Records something that happened.
  public mutating func record(_ kind: Event.Kind) {
    let moment = keepsMoments ? Event.Box(simulation) : nil
    trace.events.append(Event(kind, line: line, depth: depth, moment: moment))
  }

  /// Writes what UIKit writes to the console when something is odd.
  package mutating func warn(_ text: String) { record(.warning(text)) }
}
