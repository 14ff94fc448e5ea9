import Diagnostics
import YAML

extension ContentReader {
  /// The kinds by the words that files have for them; some stand for a kind that asks for one
  /// thing.
  static let questionKinds: [String: (kind: Exercise.Kind, ask: String?)] = {
    var kinds: [String: (kind: Exercise.Kind, ask: String?)] = [
      "output": (.predict, "prints"), "count": (.predict, "owners"), "repair": (.fix, nil),
    ]
    for kind in Exercise.Kind.allCases { kinds[kind.rawValue] = (kind, nil) }
    return kinds
  }()

  private static let questionKeys =
    [
      "id", "kind", "dialect", "prompt", "hint", "explanation", "why-not", "claims", "skills",
      "level", "after", "catches",
    ] + settingKeys

  /// A question; of an unknown kind nothing else is looked at.
  mutating func question(_ node: Node) -> Quiz.Question? {
    guard node.entries != nil else {
      report(.expected(.mapping), at: node.range)
      return nil
    }
    let words = Exercise.Kind.allCases.map(\.rawValue) + ["output", "count", "repair"]
    guard
      let word = self.word(required("kind", in: Fields(node: node)), among: words),
      let (kind, ask) = Self.questionKinds[word]
    else { return nil }
    let own = Self.keys(of: kind).filter { $0 != "ask" || ask == nil }
    let known = Self.questionKeys + Exercise.Kind.allCases.flatMap(Self.keys)
    guard let fields = fields(of: node, known: known) else { return nil }
    requireKeys(of: word, Self.questionKeys + own, among: known, in: fields)
    let dialect: Snippet.Dialect? = self.word(fields["dialect"])
    let setting = self.setting(in: fields, dialects: dialect.map { [$0] } ?? [.swift, .objc])
    let id = identifier(required("id", in: fields))
    let prompt = localizedText(required("prompt", in: fields))
    let exercise =
      ask.map { prediction(asking: $0, in: fields, setting) }
      ?? self.exercise(kind, in: fields, setting)
    guard let id, let prompt, let exercise else { return nil }
    let (whyNot, catches) = (textsByID(fields["why-not"]), catches(fields["catches"]))
    requireOptions(whyNot.map(\.id) + catches.map(\.option), of: exercise)
    return Quiz.Question(
      id: id, exercise: exercise, setting: setting,
      hasDialect: dialect != nil || fields["dialects"] != nil, prompt: prompt,
      hint: localizedText(fields["hint"]), explanation: localizedText(fields["explanation"]),
      options: optionTexts(of: exercise, in: fields), whyNot: whyNot,
      claims: claimIDs(fields["claims"]), skills: skills(fields["skills"]),
      level: level(fields["level"]), after: identifiers(fields["after"]) ?? [],
      catches: catches, range: node.range)
  }

  /// What is said to whoever chose something is for what can be chosen.
  private mutating func requireOptions(_ named: [Located<String>], of exercise: Exercise) {
    guard let options = exercise.optionIDs else { return }
    for id in named where !options.contains(id.value) {
      report(
        .unknownOption(id.value), at: id.range, suggestion: nearID(id.value, among: options))
    }
  }

  /// 1, 2 or 3.
  private mutating func level(_ node: Node?) -> Int? {
    word(node, among: ["1", "2", "3"]).flatMap { Int($0) }
  }

  /// The texts of the options of a choice, each of which must have one.
  private mutating func optionTexts(of exercise: Exercise, in fields: Fields) -> [Quiz.Text] {
    guard case .choice(let choice) = exercise, let node = fields["options"] else { return [] }
    return choice.options.compactMap { option in
      guard let text = node[option.id.value]?["text"] else {
        report(.missingKey("text"), at: option.id.range)
        return nil
      }
      return localizedText(text).map { Quiz.Text(id: option.id, text: $0) }
    }
  }

  private mutating func textsByID(_ node: Node?) -> [Quiz.Text] {
    named(node) { reader, entry in
      reader.localizedText(entry.value).map {
        Quiz.Text(id: Located(entry.key, at: entry.keyRange), text: $0)
      }
    }
  }

  /// From options and distractors to misconceptions.
  private mutating func catches(_ node: Node?) -> [Quiz.Catch] {
    named(node) { reader, entry in
      reader.identifier(entry.value).map {
        Quiz.Catch(option: Located(entry.key, at: entry.keyRange), misconception: $0)
      }
    }
  }
}
