public import Diagnostics
import YAML

extension Plan {
  /// Reads a plan file; a part that cannot be read is left out.
  public static func read(_ source: SourceText) -> Reading<Plan> {
    var reader = ContentReader(source)
    let plan = reader.tree(of: source.text).flatMap { reader.plan($0) }
    return reader.reading(plan)
  }
}

extension ContentReader {
  fileprivate mutating func plan(_ node: Node) -> Plan? {
    guard let fields = fields(of: node, known: ["format", "id", "title", "minutes", "plan"])
    else { return nil }
    requireFormat(in: fields, among: ["1"])
    let id = identifier(required("id", in: fields))
    let title = localizedText(fields["title"])
    let minutes = count(required("minutes", in: fields))
    let list = required("plan", in: fields)
    if let list, list.items?.isEmpty == true { report(.emptyList, at: list.range) }
    let parts = self.list(list) { reader, item in reader.part(item) }
    guard let id, let minutes, let parts, let range = fields["minutes"]?.range else { return nil }
    let sum = parts.reduce(0) { $0 + $1.minutes }
    if sum != minutes, parts.count == list?.items?.count {
      report(.wrongSum(minutes, sum: sum), at: range)
    }
    requireUnique(parts.compactMap(\.name))
    requireReveals(parts)
    return Plan(id: id, title: title, minutes: Located(minutes, at: range), parts: parts)
  }

  /// What is hidden is revealed later, once; what is revealed was hidden before.
  private mutating func requireReveals(_ parts: [Plan.Part]) {
    var hidden: [Located<String>] = []
    for part in parts {
      if case .reveal(let name) = part.then {
        let known = hidden.map(\.value)
        if !known.contains(name.value) {
          report(
            .unknownItem(name.value), at: name.range,
            suggestion: suggestion(for: name.value, among: known))
        }
        hidden.removeAll { $0.value == name.value }
      }
      if let name = part.name { hidden.append(name) }
    }
    for name in hidden { report(.neverRevealed(name.value), at: name.range) }
  }

  private static let subjects = [
    "poll", "teach", "groups", "steps", "drive", "exit", "break", "review", "cards",
  ]

  private mutating func part(_ node: Node) -> Plan.Part? {
    let known = ["minutes", "mode", "then", "reveal", "as", "items"] + Self.subjects
    guard let fields = fields(of: node, known: known) else { return nil }
    let minutes = count(required("minutes", in: fields))
    let subject = subject(in: fields)
    let mode = word(fields["mode"], of: Plan.Mode.self)
    let then = then(fields["then"])
    let isHidden = word(fields["reveal"], among: ["later"]) != nil
    let name = identifier(fields["as"])
    if isHidden != (fields["as"] != nil) {
      report(.missingKey(isHidden ? "as" : "reveal"), at: fields.start)
    }
    guard let minutes, let subject else { return nil }
    let key = key(of: fields)
    if isHidden, key != "poll", let range = fields["reveal"]?.range {
      report(.keyNotForKind(key: "reveal", kind: key), at: range)
    }
    return Plan.Part(
      minutes: minutes, subject: subject, mode: mode, then: then, name: isHidden ? name : nil,
      range: node.range)
  }

  /// By which key a part says what it is about.
  private func key(of fields: Fields) -> String {
    Self.subjects.first { fields[$0] != nil } ?? ""
  }

  private mutating func subject(in fields: Fields) -> Plan.Subject? {
    // `teach` and `groups` say whose steps they are, or how many take one.
    let leading = Self.subjects.filter { $0 != "steps" || !hasLeader(fields) }
    guard onlyOne(of: leading, in: fields).count == 1 else { return nil }
    let key = key(of: fields)
    if key != "review", let items = fields["items"] {
      report(.keyNotForKind(key: "items", kind: key), at: items.range)
    }
    switch key {
    case "poll": return reference(fields[key]).map { .poll($0) }
    case "drive": return reference(fields[key]).map { .drive($0) }
    case "exit": return reference(fields[key]).map { .exit($0) }
    case "break": return flag(fields[key]) ? .pause : nil
    case "cards": return word(fields[key], of: Plan.Cards.self).map { .cards($0) }
    case "review":
      let plan = identifier(fields[key])
      let items = count(required("items", in: fields))
      return plan.flatMap { plan in items.map { .review(plan, items: $0) } }
    case "teach":
      let lesson = identifier(fields[key])
      let steps = identifiers(required("steps", in: fields))
      guard let lesson, let steps else { return nil }
      return .steps(
        steps.map {
          Lesson.QuestionReference(quiz: lesson.value, question: $0.value, range: $0.range)
        })
    case "groups":
      let count = count(fields[key])
      let steps = references(required("steps", in: fields))
      return count.flatMap { count in steps.map { .groups(count, $0) } }
    default: return references(fields[key]).map { .steps($0) }
    }
  }

  private func hasLeader(_ fields: Fields) -> Bool {
    fields["teach"] != nil || fields["groups"] != nil
  }

  private mutating func references(_ node: Node?) -> [Lesson.QuestionReference]? {
    list(node) { reader, item in reader.reference(item) }
  }

  /// `":timeline"`, `explain-owners`, or `{reveal: bet}`.
  private mutating func then(_ node: Node?) -> Plan.Then? {
    guard let node else { return nil }
    if node.entries != nil {
      guard let fields = fields(of: node, known: ["reveal"]) else { return nil }
      return identifier(required("reveal", in: fields)).map { .reveal($0) }
    }
    guard let text = text(node) else { return nil }
    if text.value.hasPrefix(":") { return .picture(text) }
    return word(node, among: ["explain-owners"]).map { _ in .explainOwners }
  }
}
