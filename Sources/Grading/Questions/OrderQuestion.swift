public import Curriculum
import Diagnostics
import InterfaceModel
public import Interpreter
import ObjectRuntime
public import Orders
import Scripts
import Simulator
public import Syntax

/// An order question made ready: its calls in file order, and the key they are graded by.
public struct OrderQuestion: Sendable {
  /// A call to be put in its place, or a distractor.
  public struct Item: Equatable, Sendable {
    public var id: String
    /// `vc viewDidLoad`, or just the selector.
    public var call: String
  }

  public let items: [Item]
  public let distractors: [Item]
  public let key: OrderKey

  /// Fails when the key contradicts itself, or its script does not run.
  public init(
    _ order: Exercise.Order, in setting: Setting, id: String
  ) throws(QuestionFault) {
    distractors = order.distractors.map(Item.init)
    let partial: PartialOrder
    do throws(OrderFault) {
      switch order.key {
      case .before(let pairs):
        items = order.items.map(Item.init)
        partial = try PartialOrder(
          items: items.map(\.id), before: pairs.map { ($0.first, $0.second) })
      case .sequence(let sequence):
        items = order.items.map(Item.init)
        partial = try PartialOrder(sequence: sequence.map(\.value))
      case .script(let snippet):
        items = OrderQuestion.calls(of: snippet, setting, id)
        partial = try PartialOrder(sequence: items.map(\.id))
      }
    } catch {
      throw .order(error)
    }
    if items.isEmpty { throw .noCalls }
    key = OrderKey(
      partial, distractors: distractors.map(\.id),
      labels: Dictionary(items.map { ($0.id, $0.call) }) { first, _ in first },
      scheme: OrderScheme(rawValue: order.scheme.rawValue) ?? .blend)
  }

  /// Marks the ids of an answer.
  public func mark(_ answer: [String]) -> Mark { Mark(key.grade(answer), of: answer) }

  /// What the simulator calls when it runs a script; a call that comes again is told apart by
  /// number.
  private static func calls(
    of snippet: Snippet, _ setting: Setting, _ id: String
  ) -> [Item] {
    let run = ScriptRun(
      of: SourceText(name: id, text: snippet.text), dialect: setting.onlyDialect,
      in: World(setting))
    var seen: [String: Int] = [:]
    return run.events.compactMap { event in
      guard case .call(let call, _, _) = event else { return nil }
      let selector = call.selector
      seen[selector, default: 0] += 1
      let count = seen[selector] ?? 1
      return Item(id: count == 1 ? selector : "\(selector)#\(count)", call: selector)
    }
  }
}

/// Why a question cannot be graded.
public enum QuestionFault: Error, Equatable, Sendable {
  case order(OrderFault)
  /// The script of the key makes no calls.
  case noCalls
  /// No option's condition holds.
  case noAnswer
  /// Several do.
  case severalAnswers([String])
  /// The code that is to be mended meets its goal.
  case nothingWrong
  /// The code that the key is to be computed from is wrong.
  case codeIsWrong
}

extension OrderQuestion.Item {
  init(_ item: Exercise.Order.Item) {
    id = item.id.value
    call = item.call.text
  }
}

extension Dialect {
  public init(_ dialect: Snippet.Dialect) { self = dialect == .swift ? .swift : .objectiveC }
}

extension Setting {
  /// The dialect of the code; nil where it is to be recognised.
  var onlyDialect: Dialect? { dialects.count == 1 ? Dialect(dialect) : nil }
}

extension World {
  /// The app that a question is about, after its set-up.
  public init(_ setting: Setting) {
    self.init(
      simulation: Simulation(
        version: setting.ios.flatMap { UIKitVersion($0.value) } ?? .newest,
        device: setting.device.flatMap { Device(rawValue: $0.rawValue) } ?? .iphone,
        memory: setting.memory.flatMap { Memory(rawValue: $0.rawValue) }))
    guard let setup = setting.setup else { return }
    self =
      ScriptRun(
        of: SourceText(name: "<setup>", text: setup.text.text), dialect: Dialect(setup.dialect),
        in: self
      ).world
  }
}
