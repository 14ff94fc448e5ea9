import Notation

extension ContentReader {
  /// The kinds of steps, with the keys of their own.
  private enum StepKind: String, CaseIterable {
    case read, run, task, quiz

    var keys: [String] {
      switch self {
      case .read: []
      case .run: ["code", "trace", "prints"]
      case .task: ["setup", "goal", "solution"]
      case .quiz: ["question"]
      }
    }
  }

  private static let stepKeys = ["id", "kind", "ios", "dialect", "memory"]

  /// A step; without a known kind only the fields that all have are looked over.
  mutating func step(_ node: Node) -> Lesson.Step? {
    let known = Self.stepKeys + StepKind.allCases.flatMap(\.keys)
    guard let fields = fields(of: node, known: known) else { return nil }
    let id = identifier(required("id", in: fields))
    let ios = version(fields["ios"])
    let dialect = word(fields["dialect"], of: Snippet.Dialect.self) ?? .objc
    let memory = word(fields["memory"], of: Snippet.Memory.self)
    guard let word = word(required("kind", in: fields), of: StepKind.self) else { return nil }
    requireKeys(of: word.rawValue, Self.stepKeys + word.keys, among: known, in: fields)
    let kind = kind(word, in: fields)
    guard let id, let kind else { return nil }
    return Lesson.Step(
      id: id, kind: kind, ios: ios, memory: memory, dialect: dialect, range: node.range)
  }

  /// Reports the keys that only other kinds have.
  mutating func requireKeys(
    of kind: String, _ own: [String], among known: [String], in fields: Fields
  ) {
    for entry in fields.node.entries ?? []
    where known.contains(entry.key) && !own.contains(entry.key) {
      report(.keyNotForKind(key: entry.key, kind: kind), at: entry.keyRange)
    }
  }

  private mutating func kind(_ kind: StepKind, in fields: Fields) -> Lesson.Step.Kind? {
    switch kind {
    case .read: return .read
    case .run:
      let code = code(required("code", in: fields))
      let trace = calls(fields["trace"])
      let prints = lines(fields["prints"])
      return code.map { .run(Lesson.Run(code: $0, trace: trace, prints: prints)) }
    case .task: return task(in: fields).map { .task($0) }
    case .quiz: return reference(required("question", in: fields)).map { .quiz($0) }
    }
  }

  private mutating func task(in fields: Fields) -> Lesson.Task? {
    let setup = code(fields["setup"])
    let goal = required("goal", in: fields).flatMap { self.goal($0) }
    let solution = code(required("solution", in: fields))
    guard let goal, let solution else { return nil }
    return Lesson.Task(setup: setup, goal: goal, solution: solution)
  }

  private mutating func reference(_ node: Node?) -> Lesson.QuestionReference? {
    guard let text = text(node) else { return nil }
    let parts = text.value.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(\.isIdentifier) else {
      report(.malformedReference(text.value), at: text.range)
      return nil
    }
    return Lesson.QuestionReference(
      quiz: String(parts[0]), question: String(parts[1]), range: text.range)
  }
}

// MARK: - Goals

extension ContentReader {
  private static let goalKeys = ["trace", "without", "prints", "freed", "owners"]

  private mutating func goal(_ node: Node) -> Goal? {
    guard let fields = fields(of: node, known: Self.goalKeys) else { return nil }
    let goal = Goal(
      trace: calls(fields["trace"]) ?? [], without: calls(fields["without"]) ?? [],
      prints: lines(fields["prints"]) ?? [], freed: texts(fields["freed"]) ?? [],
      owners: ownerCounts(fields["owners"]), range: node.range)
    if node.entries?.isEmpty == true { report(.missingOneOf(Self.goalKeys), at: node.range) }
    return goal
  }

  private mutating func ownerCounts(_ node: Node?) -> [Goal.OwnerCount] {
    guard let node else { return [] }
    guard let entries = node.entries else {
      report(.expected(.mapping), at: node.range)
      return []
    }
    return entries.compactMap { entry in
      count(entry.value).map {
        Goal.OwnerCount(object: entry.key, count: $0, range: entry.keyRange)
      }
    }
  }

  /// Printed lines, of which any may be empty when it is quoted.
  private mutating func lines(_ node: Node?) -> [Located<String>]? {
    list(node) { reader, item in
      if let line = item.string { return Located(line, at: item.range) }
      reader.report(.expected(.text), at: item.range)
      return nil
    }
  }
}
