public import Curriculum
import Diagnostics
public import Orders
import Parsing
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
    _ order: Exercise.Order, in setting: Setting, play: Rehearsal.Player
  ) throws(QuestionFault) {
    var run: Observation?
    if case .script(let snippet) = order.key {
      run = play(Rehearsal(snippet.text, in: setting.dialect(of: snippet)))
    }
    if run?.isSound == false { throw .codeIsWrong }
    var items = order.items.map(Item.init)
    let partial: PartialOrder
    do throws(OrderFault) {
      switch order.key {
      case .before(let pairs):
        partial = try PartialOrder(
          items: items.map(\.id), before: pairs.map { ($0.first, $0.second) })
      case .sequence(let sequence): partial = try PartialOrder(sequence: sequence.map(\.value))
      case .script:
        items = run.map(OrderQuestion.calls) ?? []
        partial = try PartialOrder(sequence: items.map(\.id))
      }
    } catch {
      throw .order(error)
    }
    if items.isEmpty { throw .noCalls }
    self.init(
      items, partial, distractors: order.distractors.map(Item.init),
      scheme: OrderScheme(rawValue: order.scheme.rawValue) ?? .blend)
  }

  /// One of calls whose order is known.
  init(
    _ items: [Item], _ order: PartialOrder, distractors: [Item], scheme: OrderScheme,
    guess: Double? = nil
  ) {
    (self.items, self.distractors) = (items, distractors)
    key = OrderKey(
      order, distractors: distractors.map(\.id),
      labels: Dictionary(items.map { ($0.id, $0.call) }) { first, _ in first }, scheme: scheme,
      guess: guess)
  }

  /// Marks the ids of an answer.
  public func mark(_ answer: [String]) -> Mark { Mark(key.grade(answer), of: answer) }

  /// What the simulator calls when it runs a script; a call that comes again is told apart by
  /// number.
  private static func calls(of run: Observation) -> [Item] {
    let selectors = run.calls.map(\.selector)
    return zip(selectors.numbered, selectors).map { Item(id: $0, call: $1) }
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

extension Snippet.Dialect {
  public init(_ dialect: Dialect) { self = dialect == .swift ? .swift : .objc }
}

extension Setting {
  /// The dialect of the code; nil where it is to be recognised.
  var onlyDialect: Dialect? { dialects.count == 1 ? Dialect(dialect) : nil }

  /// The dialect of a text: the only one, or else that of its first statement.
  public func dialect(of text: Snippet) -> Snippet.Dialect {
    if dialects.count == 1 { return dialect }
    let script = Script.read(SourceText(name: "<stdin>", text: text.text))
    return script.firstDialect.map { Snippet.Dialect($0) } ?? dialect
  }
}
