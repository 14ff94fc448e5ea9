public import Curriculum
import Notation
import Orders

/// The calls that code makes, to be put in their order from a list or typed from memory.
public struct CallsKey: Sendable {
  public let items: [OrderQuestion.Item]
  public let distractors: [OrderQuestion.Item]
  let calls: CallOrder
  private let key: OrderKey
  /// The ids of the order by those of the list, and the other way round.
  private let whole: [String: String]
  private let shown: [String: String]
  let isFromMemory: Bool
  /// The object that need not be named, because no other is spoken of.
  public let only: String?

  /// Fails where the code does not run; it may make no calls at all.
  public init(
    of subject: Exercise.Predict.Subject?, from source: Exercise.Predict.Source,
    distractors: [Exercise.Order.Item], in run: Observation
  ) throws(QuestionFault) {
    if !run.isSound { throw .codeIsWrong }
    let isFromMemory = source == .memory
    let calls: CallOrder
    do throws(OrderFault) {
      calls = try CallOrder(
        of: run, where: { run.isAsked($0, subject) },
        free: { isFromMemory && $0.isLayout })
    } catch {
      throw .order(error)
    }
    let named = distractors.compactMap(\.call.object)
    let objects = Set(calls.objects + calls.loops.compactMap(\.object) + named)
    let only = objects.count == 1 ? objects.first : nil
    self.init(
      calls,
      distractors: distractors.map { item in
        OrderQuestion.Item(
          id: item.id.value, call: only == nil ? item.call.text : item.call.selector)
      }, only: only, isFromMemory: isFromMemory)
  }

  init(
    _ calls: CallOrder, distractors: [OrderQuestion.Item], only: String?, isFromMemory: Bool,
    guess: Double? = nil
  ) {
    (self.calls, self.distractors, self.only) = (calls, distractors, only)
    self.isFromMemory = isFromMemory
    items = calls.items.map { item in
      OrderQuestion.Item(
        id: item.id.without(only), call: only == nil ? item.call : item.selector)
    }
    let ids = zip(items.map(\.id), calls.items.map(\.id))
    whole = Dictionary(ids) { first, _ in first }
    shown = Dictionary(ids.map { ($0.1, $0.0) }) { first, _ in first }
    let labels = Dictionary(zip(calls.items.map(\.id), items.map(\.call))) { first, _ in first }
    key = OrderKey(
      calls.order, distractors: distractors.map(\.id), labels: labels, guess: guess)
  }

  /// What a blind guess may expect of the order.
  var guess: Double { key.guess }

  var order: PartialOrder { key.order }

  /// Whether there are calls of layout, which may be left out.
  public var isLayoutFree: Bool { !calls.loops.isEmpty }

  /// Whether one order only is right.
  public var isTotal: Bool { key.order.isTotal }

  /// Marks ids of the list, or calls as they are typed.
  public func mark(_ answer: [String]) -> Mark {
    isFromMemory ? markFromMemory(answer.map(label)) : markFromList(answer)
  }

  private func markFromList(_ answer: [String]) -> Mark {
    let ids = answer.map { entry in
      if let id = whole[entry] { return id }
      if distractors.contains(where: { $0.id == entry }) { return entry }
      let call = label(entry)
      return (items + distractors).first { $0.call == call }.map { whole[$0.id] ?? $0.id } ?? entry
    }
    var mark = Mark(key.grade(ids), of: ids)
    if items.isEmpty { mark = .exact(ids.isEmpty, right: [], extras: ids) }
    return mark.mapped { shown[$0] ?? $0 }
  }

  private func markFromMemory(_ labels: [String]) -> Mark {
    let own = Dictionary(uniqueKeysWithValues: zip(calls.items.map(\.id), items.map(\.call)))
    let loops = calls.loops.map { loop in
      Automaton.Loop(loop.call.without(only), after: loop.after, before: loop.before)
    }
    let automaton = Automaton(of: calls.order, labels: own, loops: loops)
    guard let repair = TraceRepair(of: labels, to: automaton) else {
      return .exact(labels.isEmpty, right: [], extras: labels)
    }
    let score = repair.score(modelLength: items.count)
    var mark = Mark(
      score: score, isCorrect: repair.cost == 0, right: repair.applied(to: labels),
      working: repair.working(modelLength: items.count),
      parts: [
        JSON.Member("edits", .integer(repair.cost)), JSON.Member("of", .integer(items.count)),
      ])
    mark.given = labels
    for edit in repair.edits {
      switch edit {
      case .insert(let call, _): mark.missing.append(call)
      case .delete(let call, _): mark.extras.append(call)
      }
    }
    mark.findMisplaced()
    mark.repeated = mark.extras.filter(mark.right.contains)
    mark.extras.removeAll(where: mark.repeated.contains)
    mark.unasked = loops.map(\.call).unique
    mark.steps = mark.isCorrect ? [.allRight] : mark.differences(of: items.count)
    return mark
  }

  /// Whether there is such a call, be it one that is not made here.
  public func knows(_ call: TypedCall) -> Bool { call.isKnown(among: selectors) }

  private var selectors: [String] {
    calls.selectors + distractors.compactMap { $0.call.split(separator: " ").last.map(String.init) }
  }

  /// The call that is meant by a line that is none, where one is spelt like it.
  public func suggestion(for line: String) -> String? {
    TypedCall(line)?.suggestion(among: calls.selectors)
  }

  /// A call with its object, by an id of the list or as it was typed.
  func call(_ id: String) -> String {
    let text = String(id.prefix { $0 != "#" })
    guard let only, !text.contains(" ") else { return text }
    return only + " " + text
  }

  /// A typed call as the list names it; what is none stays as it is.
  private func label(_ line: String) -> String {
    guard let call = TypedCall(line) else { return line }
    let selector = call.selector(among: selectors)
    if call.object == only || only != nil && call.object == nil { return selector }
    guard let object = call.object else {
      // Whose call it is goes without saying where one object gets it.
      let owners = Set(items.map(\.call).filter { $0.hasSuffix(" " + selector) })
      return owners.count == 1 ? owners.first ?? selector : selector
    }
    return object + " " + selector
  }
}

extension Observation {
  fileprivate func isAsked(_ call: SeenCall, _ subject: Exercise.Predict.Subject?) -> Bool {
    switch subject {
    case .object(let name): call.object == name.value
    case .line(let number): parts[call.part].lines.contains(number)
    case nil: true
    }
  }
}

extension Automaton.Loop {
  fileprivate var object: String? {
    let words = call.split(separator: " ")
    return words.count == 2 ? String(words[0]) : nil
  }
}

extension String {
  /// Without the name of an object before it.
  fileprivate func without(_ object: String?) -> String {
    guard let object, hasPrefix(object + " ") else { return self }
    return String(dropFirst(object.count + 1))
  }
}
