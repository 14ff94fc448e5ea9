import Curriculum
public import Notation
import Orders

// A key as it is kept, so that what it was computed from need not be run again.
extension AnswerKey {
  /// nil for a key that no paper has.
  public var kept: JSON? {
    switch self {
    case .choice(let key): ["choice": .string(key.right)]
    case .classify(let key): ["classify": .strings(key.key)]
    case .order(let question): question.kept
    case .calls(let key):
      [
        "calls": key.calls.kept,
        "distractors": key.distractors.kept,
        "only": key.only.map { .string($0) } ?? .null, "memory": .bool(key.isFromMemory),
        "guess": .number(key.guess),
      ]
    case .prints(let key): ["prints": .strings(key.lines)]
    case .value(let key): ["value": .integer(key.value)]
    case .drive(let key):
      [
        "drive": key.calls.kept, "objects": .strings(key.objects),
        "sent": .strings(key.sentByApp.sorted()),
      ]
    case .fix(let key): ["fix": key.fix.kept, "broken": .integers(key.broken)]
    case .fill(let key): ["fill": key.fill.kept]
    case .spot(let key):
      [
        "spot": .array(
          key.lines.sorted { $0.key < $1.key }.map { .integers([$0.key] + $0.value.sorted()) })
      ]
    case .versions(let key): ["versions": .strings(key.values), "guess": .number(key.guess)]
    // No paper asks for these.
    case .task, .sources: nil
    }
  }

  /// Reads what was kept; nil for anything else.
  public init?(kept json: JSON) {
    if let right = json["choice"]?.string {
      self = .choice(ChoiceKey(right: right))
    } else if let ids = json["classify"]?.strings {
      self = .classify(ClassifyQuestion(key: ids))
    } else if let question = OrderQuestion(kept: json) {
      self = .order(question)
    } else if let fill = json["fill"].flatMap({ Exercise.Fill(kept: $0) }) {
      self = .fill(FillKey(fill))
    } else if let calls = json["calls"].flatMap({ CallOrder(kept: $0) }) {
      guard let distractors = OrderQuestion.Item.all(json["distractors"]),
        let isFromMemory = json["memory"]?.bool, let guess = json["guess"]?.number
      else { return nil }
      self = .calls(
        CallsKey(
          calls, distractors: distractors, only: json["only"]?.string,
          isFromMemory: isFromMemory, guess: guess))
    } else if let lines = json["prints"]?.strings {
      self = .prints(PrintsKey(lines: lines))
    } else if let value = json["value"]?.integer {
      self = .value(ValueKey(value: value))
    } else if let calls = json["drive"].flatMap({ CallOrder(kept: $0) }) {
      guard let objects = json["objects"]?.strings, let sent = json["sent"]?.strings else {
        return nil
      }
      self = .drive(DriveKey(calls, of: objects, sentByApp: Set(sent)))
    } else if let fix = json["fix"].flatMap({ Exercise.Fix(kept: $0) }) {
      guard let broken = json["broken"]?.integers, !broken.isEmpty else { return nil }
      self = .fix(FixKey(fix, broken: broken))
    } else if let lines = json["spot"]?.elements?.compactMap(\.integers) {
      guard lines.allSatisfy({ !$0.isEmpty }) else { return nil }
      self = .spot(
        SpotKey(
          lines: Dictionary(lines.map { ($0[0], Set($0.dropFirst())) }) { first, _ in first }))
    } else if let values = json["versions"]?.strings {
      guard let guess = json["guess"]?.number, !values.isEmpty else { return nil }
      self = .versions(VersionsKey(values: values, guess: guess))
    } else {
      return nil
    }
  }
}

// MARK: - Parts
extension PartialOrder {
  /// Pairs of places, of which the first comes before the second.
  fileprivate var kept: JSON {
    let places = items.indices
    let pairs = places.flatMap { one in
      places.filter { precedes(items[one], items[$0]) }.map { [one, $0] }
    }
    return .array(pairs.map { .integers($0) })
  }

  fileprivate init?(kept json: JSON?, of items: [String]) {
    guard let pairs = json?.elements?.compactMap(\.integers),
      pairs.allSatisfy({ $0.count == 2 && $0.allSatisfy(items.indices.contains) }),
      let order = try? PartialOrder(
        items: items, before: pairs.map { (items[$0[0]], items[$0[1]]) })
    else { return nil }
    self = order
  }
}

extension CallOrder {
  fileprivate var kept: JSON {
    [
      "items": .array(
        items.map { .strings([$0.id, $0.object, $0.selector] + $0.arguments) }),
      "before": order.kept,
      "loops": .array(
        loops.map { loop in
          .array([loop.call, loop.after, loop.before].map { $0.map(JSON.string) ?? .null })
        }),
    ]
  }

  fileprivate init?(kept json: JSON) {
    guard let items = json["items"]?.elements?.compactMap(\.strings),
      items.allSatisfy({ $0.count >= 3 }), let loops = json["loops"]?.elements,
      let order = PartialOrder(kept: json["before"], of: items.map { $0[0] })
    else { return nil }
    self.init(
      items: items.map { words in
        Item(
          id: words[0], object: words[1], selector: words[2], arguments: Array(words.dropFirst(3)))
      }, order: order,
      loops: loops.compactMap { loop in
        guard let words = loop.elements, words.count == 3, let call = words[0].string else {
          return nil
        }
        return Automaton.Loop(call, after: words[1].string, before: words[2].string)
      })
  }
}

extension OrderQuestion {
  fileprivate var kept: JSON {
    [
      "order": items.kept, "ids": .strings(key.order.items), "before": key.order.kept,
      "distractors": distractors.kept, "scheme": .string(key.scheme.rawValue),
      "guess": .number(key.guess),
    ]
  }

  fileprivate init?(kept json: JSON) {
    guard let items = Item.all(json["order"]), !items.isEmpty,
      let distractors = Item.all(json["distractors"]),
      let ids = json["ids"]?.strings, let order = PartialOrder(kept: json["before"], of: ids),
      let scheme = json["scheme"]?.string.flatMap(OrderScheme.init),
      let guess = json["guess"]?.number
    else { return nil }
    self.init(items, order, distractors: distractors, scheme: scheme, guess: guess)
  }
}

extension OrderQuestion.Item {
  fileprivate static func all(_ json: JSON?) -> [OrderQuestion.Item]? {
    json?.elements?.compactMap { item in
      guard let words = item.strings, words.count == 2 else { return nil }
      return OrderQuestion.Item(id: words[0], call: words[1])
    }
  }
}

extension [OrderQuestion.Item] {
  fileprivate var kept: JSON { .array(map { .strings([$0.id, $0.call]) }) }
}
