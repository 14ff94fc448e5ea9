import Diagnostics
import YAML

// Predictions and choices.
extension ContentReader {
  /// A prediction; one that is picked from options is a choice.
  mutating func prediction(in fields: Fields, _ setting: Setting) -> Exercise? {
    let words = ["calls", "prints", "owners", "number", "choice"]
    guard let ask = word(required("ask", in: fields), among: words) else { return nil }
    return prediction(asking: ask, in: fields, setting)
  }

  /// A prediction of what is asked for by a word.
  mutating func prediction(
    asking ask: String, in fields: Fields, _ setting: Setting
  ) -> Exercise? {
    if ask == "choice" { return choice(in: fields, setting).map { .choice($0) } }
    let code = self.code(required("code", in: fields), in: setting.dialects)
    let expect = expectation(fields["expect"], in: setting.dialects)
    guard let code, let question = question(ask, in: fields) else { return nil }
    return .predict(Exercise.Predict(code: code, question: question, expect: expect))
  }

  private mutating func question(
    _ ask: String, in fields: Fields
  ) -> Exercise.Predict.Question? {
    switch ask {
    case "calls":
      let source = word(fields["from"], of: Exercise.Predict.Source.self) ?? .list
      let distractors = items(fields["distractors"]) ?? []
      requireUnique(distractors.map(\.id))
      return .calls(of: subject(fields["of"]), from: source, distractors: distractors)
    case "prints": return .prints
    case "owners": return text(required("of", in: fields)).map { .owners(of: $0) }
    default: return required("of", in: fields).flatMap { call($0) }.map { .number(of: $0) }
    }
  }

  /// The name of an object, or `{line: 2}`.
  private mutating func subject(_ node: Node?) -> Exercise.Predict.Subject? {
    guard let node else { return nil }
    guard node.entries != nil else { return text(node).map { .object($0) } }
    guard let fields = fields(of: node, known: ["line"]) else { return nil }
    return count(required("line", in: fields)).map { .line($0) }
  }

  /// One of several: each with the condition under which it is right, or with a key.
  mutating func choice(in fields: Fields, _ setting: Setting) -> Exercise.Choice? {
    let code = self.code(fields["code"], in: setting.dialects)
    guard let node = required("options", in: fields) else { return nil }
    guard let entries = node.entries, entries.count > 1 else {
      report(.expected(.options), at: node.range)
      return nil
    }
    let options = entries.map { entry in
      let id = Located(entry.key, at: entry.keyRange)
      let isText = entry.value["text"] != nil || entry.value["when"] != nil
      let condition = isText ? entry.value["when"] : entry.value
      return Exercise.Choice.Option(
        id: id, condition: expectation(condition, in: setting.dialects))
    }
    let key = text(fields["key"])
    if let key, !options.contains(where: { $0.id.value == key.value }) {
      report(
        .unknownOption(key.value), at: key.range,
        suggestion: nearID(key.value, among: options.map(\.id.value)))
    }
    if key == nil, options.contains(where: { $0.condition == nil }) {
      report(.missingKey("key"), at: fields.start)
    }
    return Exercise.Choice(code: code, options: options, key: key)
  }
}
