public import Curriculum
import Diagnostics
public import Interpreter
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
  public init(_ order: Quiz.Order, of question: Quiz.Question) throws(QuestionFault) {
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
        items = OrderQuestion.calls(of: snippet, question)
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

  /// What the simulator calls when it runs a script; a call that comes again is told apart by
  /// number.
  private static func calls(of snippet: Snippet, _ question: Quiz.Question) -> [Item] {
    let run = ScriptRun(
      of: SourceText(name: question.id.value, text: snippet.text),
      dialect: question.dialect.map(Dialect.init), in: World(question))
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
  /// The code that the key is to be computed from is wrong.
  case codeIsWrong
}

extension OrderQuestion.Item {
  init(_ item: Quiz.Order.Item) {
    id = item.id.value
    call = [item.call.object, item.call.selector].compactMap { $0 }.joined(separator: " ")
  }
}

extension Dialect {
  public init(_ dialect: Snippet.Dialect) { self = dialect == .swift ? .swift : .objectiveC }
}

extension World {
  /// The app that a question is about.
  public init(_ question: Quiz.Question) {
    let version = question.ios.flatMap { UIKitVersion($0.value) } ?? .newest
    self.init(
      simulation: Simulation(
        version: version, memory: question.memory.flatMap { Memory(rawValue: $0.rawValue) }))
  }
}
