import Curriculum
import Diagnostics
public import Grading
public import Notation
import Orders

/// What marks answers that were given on paper: the key of a question without the question.
public struct MarkingKey: Sendable {
  /// Something to be picked, by its id and by what people call it.
  private struct Choice: Sendable {
    var id: String
    var name: String
  }

  /// By which what is picked from is shuffled; nil where it keeps its order.
  private let shuffle: String?
  /// In the order of the file.
  private let choices: [Choice]
  /// In the order in which they are shown.
  private var shown: [Choice]
  private let key: AnswerKey
  /// Where answers that are code are played.
  private let setting: Setting

  init(
    _ key: AnswerKey, in setting: Setting, picks: [(id: String, name: String)], shuffle: String?
  ) {
    (self.key, self.setting, self.shuffle) = (key, setting, shuffle)
    choices = picks.map { Choice(id: $0.id, name: $0.name) }
    shown = choices
  }

  /// The same with what there is to pick from in the order that another seed draws.
  public func shuffled(seed: Int) -> MarkingKey {
    guard let shuffle else { return self }
    var own = self
    var draw = Asked.shuffling(shuffle, seed: seed)
    own.shown = choices
    draw.shuffle(&own.shown)
    return own
  }

  /// The ids that an answer consists of; nil where it is typed.
  public var ids: [String]? { shown.isEmpty ? nil : shown.map(\.id) }

  /// What is picked from, in English words where it has some; nil where an answer is typed.
  public var names: [String]? { shown.isEmpty ? nil : shown.map(\.name) }

  /// An answer in which what was picked stands by its place, by ids that no shuffling changes.
  public func ids(onPaper answer: [String]) -> [String] {
    if shown.isEmpty { return answer }
    return answer.compactMap { word in
      Int(word).flatMap { shown.indices.contains($0 - 1) ? shown[$0 - 1].id : nil }
    }
  }

  /// Marks an answer in which what was picked stands by its place, from 1, and the texts of gaps as
  /// they were typed.
  public func mark(onPaper answer: [String]) -> Mark {
    var ids = ids(onPaper: answer)
    if case .fill(let key) = key {
      ids = answer.enumerated().map { key.spelt($0.element, at: $0.offset) }
    }
    return key.mark(ids) { rehearsal in
      Playground(of: setting).settingUp(setting).page.rehearse(rehearsal, in: setting)
    }
  }
}

// MARK: - As it is kept
extension MarkingKey {
  /// nil for a key that no paper has.
  public var kept: JSON? {
    guard let key = key.kept else { return nil }
    var members: [JSON.Member] = [
      .init("key", key),
      .init("picks", .array(choices.map { .strings([$0.id, $0.name]) })),
      .init("shuffle", shuffle.map { .string($0) } ?? .null),
    ]
    if self.key.isAnsweredByCode { members.append(.init("setting", setting.kept)) }
    return .object(members)
  }

  /// Reads what was kept; nil for anything else.
  public init?(kept json: JSON) {
    guard let key = json["key"].flatMap({ AnswerKey(kept: $0) }),
      let picks = json["picks"]?.elements
    else { return nil }
    var setting = Setting(dialects: [])
    if key.isAnsweredByCode {
      guard let kept = json["setting"].flatMap({ Setting(kept: $0) }) else { return nil }
      setting = kept
    }
    self.init(
      key, in: setting,
      picks: picks.compactMap { pick in
        guard let words = pick.elements?.compactMap(\.string), words.count == 2 else { return nil }
        return (words[0], words[1])
      }, shuffle: json["shuffle"]?.string)
  }
}

extension AnswerKey {
  /// Whether an answer is played, for which it takes the app of the question.
  fileprivate var isAnsweredByCode: Bool {
    switch self {
    case .task, .fix, .fill: true
    case .order, .classify, .choice, .calls, .prints, .value, .drive, .spot, .versions, .sources:
      false
    }
  }
}

extension Setting {
  /// What code is played in.
  fileprivate var kept: JSON {
    [
      "dialects": .strings(dialects.map(\.rawValue)),
      "ios": ios.map { .string($0.value) } ?? .null,
      "memory": memory.map { .string($0.rawValue) } ?? .null,
      "device": device.map { .string($0.rawValue) } ?? .null, "setup": setup?.kept ?? .null,
    ]
  }

  fileprivate init?(kept json: JSON) {
    guard let dialects = json["dialects"]?.elements else { return nil }
    self.init(
      dialects: dialects.compactMap { $0.string.flatMap(Snippet.Dialect.init) },
      ios: json["ios"]?.string.map { Located($0, at: .nowhere) })
    memory = json["memory"]?.string.flatMap(Snippet.Memory.init)
    device = json["device"]?.string.flatMap(Device.init)
    setup = json["setup"].flatMap { Code(kept: $0) }
  }
}
