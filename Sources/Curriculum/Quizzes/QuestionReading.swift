import Diagnostics
import Notation

extension ContentReader {
  /// The kinds of questions that the format has.
  private enum QuestionKind: String, CaseIterable {
    case order, classify, choice, predict, output, count, repair

    /// The keys of its own; nil while it cannot be asked.
    var keys: [String]? {
      switch self {
      case .order: ["items", "before", "sequence", "script", "distractors", "scheme"]
      case .classify: ["code", "options", "key"]
      case .choice, .predict, .output, .count, .repair: nil
      }
    }
  }

  private static let questionKeys = [
    "id", "kind", "ios", "dialect", "memory", "prompt", "hint", "explanation", "claims",
  ]

  /// A question; of a kind that cannot be asked yet nothing else is looked at.
  mutating func question(_ node: Node) -> Quiz.Question? {
    guard let kind = questionKind(node), let own = kind.keys else { return nil }
    let known = Self.questionKeys + QuestionKind.allCases.compactMap(\.keys).joined()
    guard let fields = fields(of: node, known: known) else { return nil }
    requireKeys(of: kind.rawValue, Self.questionKeys + own, among: known, in: fields)
    let id = identifier(required("id", in: fields))
    let prompt = localizedText(required("prompt", in: fields))
    let hint = localizedText(fields["hint"])
    let explanation = localizedText(fields["explanation"])
    let ios = version(fields["ios"])
    let dialect = word(fields["dialect"], of: Snippet.Dialect.self)
    let memory = word(fields["memory"], of: Snippet.Memory.self)
    let claims = claimIDs(fields["claims"])
    let details = details(of: kind, in: fields)
    guard let id, let prompt, let details else { return nil }
    return Quiz.Question(
      id: id, kind: details, ios: ios, dialect: dialect, memory: memory, prompt: prompt,
      hint: hint, explanation: explanation, claims: claims, range: node.range)
  }

  /// The kind, which decides what else is read; reports the kinds that cannot be asked yet.
  private mutating func questionKind(_ node: Node) -> QuestionKind? {
    guard node.entries != nil else {
      report(.expected(.mapping), at: node.range)
      return nil
    }
    let field = required("kind", in: Fields(node: node))
    guard let kind = word(field, of: QuestionKind.self) else { return nil }
    if kind.keys == nil, let field { report(.unsupportedKind(kind.rawValue), at: field.range) }
    return kind
  }

  private mutating func details(
    of kind: QuestionKind, in fields: Fields
  ) -> Quiz.Question.Kind? {
    switch kind {
    case .order: order(in: fields).map { .order($0) }
    case .classify: classify(in: fields).map { .classify($0) }
    case .choice, .predict, .output, .count, .repair: nil
    }
  }

  private mutating func classify(in fields: Fields) -> Quiz.Classify? {
    let code = code(required("code", in: fields))
    let options = required("options", in: fields).flatMap { self.options($0) }
    let canBeComputed = options == .mistakes
    let key = (canBeComputed ? fields["key"] : required("key", in: fields)).map { texts($0) ?? [] }
    guard let code, let options, key != nil || canBeComputed else { return nil }
    requireUnique(key ?? [])
    for id in key ?? [] where !options.ids.contains(id.value) {
      report(
        .unknownOption(id.value), at: id.range,
        suggestion: nearID(id.value, among: options.ids))
    }
    return Quiz.Classify(code: code, options: options, key: key)
  }

  private mutating func options(_ node: Node) -> Quiz.Classify.Options? {
    if node.string == "mistakes" { return .mistakes }
    guard let entries = node.entries, !entries.isEmpty else {
      report(.expected(.options), at: node.range)
      return nil
    }
    return .own(
      entries.compactMap { entry in
        localizedText(entry.value).map {
          Quiz.Classify.Option(id: Located(entry.key, at: entry.keyRange), text: $0)
        }
      })
  }
}
