import Diagnostics
import YAML

// The items of a blueprint, and what each demands of a generator.
extension ContentReader {
  private static let itemKeys = [
    "id", "minutes", "marked", "skills", "level", "simulator", "reason", "rubric",
  ]
  private static let sourceKeys = ["ask", "generate", "text"]
  private static let textKeys = ["prompt"]

  /// The items that could be read; ids are compared among all of them.
  mutating func blueprintItems(_ node: Node?) -> [Blueprint.Item]? {
    guard let node else { return nil }
    if node.items?.isEmpty == true { report(.emptyList, at: node.range) }
    let items = list(node) { reader, item in reader.item(item) }
    requireUnique(items?.map(\.id) ?? [])
    return items
  }

  private mutating func item(_ node: Node) -> Blueprint.Item? {
    let known = Self.itemKeys + Self.sourceKeys + Self.textKeys
    guard let fields = fields(of: node, known: known) else { return nil }
    let id = identifier(required("id", in: fields))
    let minutes = count(required("minutes", in: fields))
    let source = source(in: fields)
    let marked = word(fields["marked"], of: Blueprint.Marked.self) ?? .yes
    let reason = word(fields["reason"], among: ["line"]) != nil
    if marked == .reason, !reason { report(.missingKey("reason"), at: fields.start) }
    if marked != .reason {
      requireKeys(of: "marked: \(marked.rawValue)", [], among: ["rubric"], in: fields)
    }
    let skills = skills(fields["skills"])
    let simulator = word(fields["simulator"], of: Blueprint.Simulator.self)
    guard let id, let minutes, let source else { return nil }
    return Blueprint.Item(
      id: id, minutes: minutes, marked: marked, skills: skills, source: source,
      simulator: simulator, asksReason: reason, rubric: localizedText(fields["rubric"]),
      range: node.range)
  }

  private mutating func source(in fields: Fields) -> Blueprint.Source? {
    let given = onlyOne(of: Self.sourceKeys, in: fields)
    guard let kind = given.first, given.count == 1 else { return nil }
    let prompt = localizedText(fields["prompt"])
    if let node = fields["text"] {
      if fields["prompt"] == nil {
        report(.missingKey("prompt"), at: fields.start, severity: .warning)
      }
      return word(node, among: ["free"]).map { _ in .text(prompt) }
    }
    requireKeys(of: kind, [], among: Self.textKeys, in: fields)
    if let node = fields["ask"] { return reference(node).map { .ask($0) } }
    let levels = levels(fields["level"])
    return fields["generate"].flatMap { demand($0) }.map { .generate($0, levels: levels) }
  }

  /// `2`, or `[2, 3]`; all of them where nothing is said.
  private mutating func levels(_ node: Node?) -> ClosedRange<Int> {
    guard let node else { return 1...3 }
    let ends = range(node)
    if let ends, (1...3).contains(ends.lowerBound), (1...3).contains(ends.upperBound) {
      return ends
    }
    if ends != nil {
      report(.unknownValue("\(node.string ?? "")", known: ["1", "2", "3"]), at: node.range)
    }
    return 1...3
  }

  /// A number, or a list of the least and the most.
  private mutating func range(_ node: Node) -> ClosedRange<Int>? {
    guard let items = node.items else { return count(node).map { $0...$0 } }
    let numbers = items.compactMap { count($0) }
    if numbers.count == 2, items.count == 2, numbers[0] <= numbers[1] {
      return numbers[0]...numbers[1]
    }
    if numbers.count == items.count { report(.expected(.pair), at: node.range) }
    return nil
  }

  private static let demandKeys = [
    "kind", "ask", "moves", "controllers", "ios", "plant", "decoys", "lines", "par",
  ]

  /// What a generator is asked for; what it cannot honour is refused by name.
  mutating func demand(_ node: Node) -> Demand? {
    guard let fields = fields(of: node, known: Self.demandKeys),
      let word: Demand.Kind = word(required("kind", in: fields))
    else { return nil }
    let asksForLog = word == .spot && self.word(fields["ask"], among: ["log", "mistakes"]) == "log"
    let kind = asksForLog ? .log : word
    requireKeys(
      of: kind.rawValue, ["kind"] + (word == .spot ? ["ask"] : []) + kind.demandKeys,
      among: Self.demandKeys, in: fields)
    var demand = Demand(kind)
    demand.moves = list(fields["moves"]) { reader, item in reader.step(item) } ?? []
    demand.controllers = fields["controllers"].flatMap { controllers($0) }
    demand.versions =
      list(fields["ios"]) { reader, item in reader.version(item)?.value } ?? []
    demand.faults = list(fields["plant"]) { reader, item in reader.fault(item, for: kind) } ?? []
    demand.decoys = count(fields["decoys"])
    if kind == .order || kind == .predict {
      demand.hasSeveralLines = flag(fields["lines"])
    } else {
      demand.lines = count(fields["lines"])
    }
    demand.par = fields["par"].flatMap { range($0) }
    return demand
  }

  /// A move, or several of which one is drawn.
  private mutating func step(_ node: Node) -> [Demand.Move]? {
    guard node.items != nil else { return word(node).map { [$0] } }
    return list(node) { reader, item in reader.word(item) }
  }

  /// From 1 to 3: so many stand on a page.
  private mutating func controllers(_ node: Node) -> Int? {
    word(node, among: ["1", "2", "3"]).flatMap { Int($0) }
  }

  private mutating func fault(_ node: Node, for kind: Demand.Kind) -> Demand.Fault? {
    let known =
      kind == .fix ? Demand.Fault.allNames : Skill.mistakeNumbers.map { "\($0)" }
    return word(node, among: known).flatMap { Demand.Fault(rawValue: $0) }
  }
}

extension Demand.Kind {
  /// What can be demanded of a kind.
  fileprivate var demandKeys: [String] {
    switch self {
    case .order, .predict, .log: ["moves", "controllers", "lines"]
    case .versions: ["moves", "controllers", "ios"]
    case .drive: ["moves", "controllers", "par"]
    case .classify, .spot, .fix: ["plant", "decoys", "lines"]
    case .count, .output: []
    }
  }
}
