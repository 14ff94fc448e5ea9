import Curriculum
import Diagnostics
public import Notation
import Orders

// A key as it is kept, so that what it was computed from need not be run again.
extension AnswerKey {
  /// nil for a key that is never computed, or that cannot be kept whole.
  public var kept: JSON? {
    switch self {
    case .choice(let key): ["choice": .string(key.right)]
    case .classify(let key) where key.isSound: ["classify": .strings(key.key)]
    case .calls(let key):
      [
        "calls": key.calls.kept,
        "distractors": .array(key.distractors.map { .strings([$0.id, $0.call]) }),
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
    case .fix(let key): key.fix.kept.map { ["fix": $0, "broken": .integers(key.broken)] }
    case .spot(let key):
      [
        "spot": .array(
          key.lines.sorted { $0.key < $1.key }.map { .integers([$0.key] + $0.value.sorted()) })
      ]
    case .versions(let key): ["versions": .strings(key.values), "guess": .number(key.guess)]
    case .order, .classify, .task, .fill, .sources: nil
    }
  }

  /// Reads what was kept; nil for anything else.
  public init?(kept json: JSON) {
    if let right = json["choice"]?.string {
      self = .choice(ChoiceKey(right: right))
    } else if let ids = json["classify"]?.strings {
      self = .classify(ClassifyQuestion(key: ids))
    } else if let calls = json["calls"].flatMap({ CallOrder(kept: $0) }) {
      guard let distractors = json["distractors"]?.elements?.compactMap(OrderQuestion.Item.init),
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
extension CallOrder {
  fileprivate var kept: JSON {
    let places = items.indices
    let pairs = places.flatMap { one in
      places.filter { order.precedes(items[one].id, items[$0].id) }.map { [one, $0] }
    }
    return [
      "items": .array(
        items.map { .strings([$0.id, $0.object, $0.selector] + $0.arguments) }),
      "before": .array(pairs.map { .integers($0) }),
      "loops": .array(
        loops.map { loop in
          .array([loop.call, loop.after, loop.before].map { $0.map(JSON.string) ?? .null })
        }),
    ]
  }

  fileprivate init?(kept json: JSON) {
    guard let items = json["items"]?.elements?.compactMap(\.strings),
      items.allSatisfy({ $0.count >= 3 }), let pairs = json["before"]?.elements,
      let loops = json["loops"]?.elements
    else { return nil }
    let places = pairs.compactMap(\.integers)
    guard
      places.allSatisfy({ $0.count == 2 && $0.allSatisfy(items.indices.contains) }),
      let order = try? PartialOrder(
        items: items.map { $0[0] }, before: places.map { (items[$0[0]][0], items[$0[1]][0]) })
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

extension OrderQuestion.Item {
  fileprivate init?(_ json: JSON) {
    guard let words = json.strings, words.count == 2 else { return nil }
    self.init(id: words[0], call: words[1])
  }
}

extension Exercise.Fix {
  /// nil where it says more than is kept: what is drawn says no more.
  fileprivate var kept: JSON? {
    guard case .whole(let solution) = solution else { return nil }
    func values(_ list: [Located<String>]?) -> JSON {
      list.map { .strings($0.map(\.value)) } ?? .null
    }
    let json: JSON = [
      "dialect": .string(code.dialect.rawValue), "code": .string(code.text.text),
      "play": play.map { .string($0.text.text) } ?? .null, "solution": .string(solution.text),
      "mistakes": values(goal.mistakes), "leaks": values(goal.leaks),
      "prints": values(goal.prints?[code.dialect]), "keeps": values(goal.keeps),
      "values": .array(goal.values.map { .strings([$0.expression, $0.wanted]) }),
    ]
    return Exercise.Fix(kept: json) == self ? json : nil
  }

  fileprivate init?(kept json: JSON) {
    guard let dialect = json["dialect"]?.string.flatMap(Snippet.Dialect.init),
      let code = json["code"]?.string, let solution = json["solution"]?.string
    else { return nil }
    let nowhere = SourceRange(0, 0)
    func values(_ name: String) -> [Located<String>]? {
      json[name]?.strings?.map { Located($0, at: nowhere) }
    }
    var goal = Expectation(at: nowhere)
    (goal.mistakes, goal.leaks) = (values("mistakes"), values("leaks"))
    goal.prints = values("prints").map { Expectation.Lines($0, in: dialect) }
    goal.keeps = values("keeps") ?? []
    goal.values = (json["values"]?.elements ?? []).compactMap(\.strings)
      .filter { $0.count == 2 }.map { Expectation.Value($0[0], is: $0[1], at: nowhere) }
    self.init(
      code: Code(Snippet(code), in: dialect),
      play: json["play"]?.string.map { Code(Snippet($0), in: dialect) }, goal: goal,
      solution: .whole(Snippet(solution)))
  }
}

extension JSON {
  fileprivate static func strings(_ values: [String]) -> JSON { .array(values.map(JSON.string)) }

  fileprivate static func integers(_ values: [Int]) -> JSON { .array(values.map(JSON.integer)) }

  fileprivate var strings: [String]? { all(\.string) }

  fileprivate var integers: [Int]? { all(\.integer) }

  private func all<Value>(_ value: (JSON) -> Value?) -> [Value]? {
    guard let elements else { return nil }
    let values = elements.compactMap(value)
    return values.count == elements.count ? values : nil
  }
}
