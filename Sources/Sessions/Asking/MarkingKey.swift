import Curriculum
import Diagnostics
public import Grading
public import Notation
import ObjectRuntime
import Orders
import Parsing
import Playgrounds
import Syntax

/// What marks answers that were given on paper: the key of a question without the question.
public struct MarkingKey: Sendable {
  /// Something to be picked, by its id and by what people call it.
  private struct Choice: Sendable {
    var id: String
    var name: String
  }

  /// What is the same for whoever is asked.
  private final class Question: Sendable {
    let key: AnswerKey
    /// Where answers that are code are played.
    let setting: Setting
    /// In the order of the file.
    let choices: [Choice]
    /// By which what is picked from is shuffled; nil where it keeps its order.
    let shuffle: String?

    init(_ key: AnswerKey, in setting: Setting, _ choices: [Choice], shuffle: String?) {
      (self.key, self.setting, self.choices, self.shuffle) = (key, setting, choices, shuffle)
    }
  }

  private let question: Question
  /// The places of the choices, in the order in which they are shown.
  private var shown: [Int]

  init(
    _ key: AnswerKey, in setting: Setting, picks: [(id: String, name: String)], shuffle: String?
  ) {
    question = Question(
      key, in: setting, picks.map { Choice(id: $0.id, name: $0.name) }, shuffle: shuffle)
    shown = Array(question.choices.indices)
  }

  private var choices: [Choice] { question.choices }
  private var key: AnswerKey { question.key }
  private var setting: Setting { question.setting }

  /// The same with what there is to pick from in the order that another seed draws.
  public func shuffled(seed: @autoclosure () -> Int) -> MarkingKey {
    guard let shuffle = question.shuffle else { return self }
    var own = self
    var draw = Asked.shuffling(shuffle, seed: seed())
    own.shown = Array(question.choices.indices)
    draw.shuffle(&own.shown)
    return own
  }

  /// The ids that an answer consists of; nil where it is typed.
  public var ids: [String]? { shown.isEmpty ? nil : shown.map { question.choices[$0].id } }

  /// An answer in which what was picked stands by its place, by ids that no shuffling changes.
  public func ids(onPaper answer: [String]) -> [String] {
    if shown.isEmpty { return answer }
    let choices = choices
    return answer.compactMap { word in place(word).map { choices[$0].id } }
  }

  /// What an answer is worth depends on this alone: on what was picked, whatever its places were, and
  /// on code, however it is spaced and explained.
  public func essence(onPaper answer: [String]) -> Essence {
    if !shown.isEmpty { return .picked(answer.compactMap(place)) }
    guard let dialect = question.key.dialectOfCode else { return .typed(answer) }
    let code = SourceText(name: "", text: answer.joined(separator: "\n"))
    return .typed([code.tight(Dialect(dialect))])
  }

  /// What decides what an answer is worth.
  public enum Essence: Hashable, Sendable {
    /// The places in the file of what was picked.
    case picked([Int])
    case typed([String])
  }

  /// Answers that need no run to be marked, by their essence.
  public var known: [(essence: Essence, mark: Mark)] {
    guard case .fix(let key) = key else { return [] }
    return key.known.map { (essence(onPaper: [$0.code]), $0.mark.brief) }
  }

  /// Which choice stands at a place of the paper, which is written from 1.
  private func place(_ word: String) -> Int? {
    guard let place = Int(word), shown.indices.contains(place - 1) else { return nil }
    return shown[place - 1]
  }

  /// An answer as people read it: what was picked with its place and its name, in English where it has
  /// one.
  public func said(onPaper answer: [String]) -> [String] {
    let choices = choices
    return answer.map { word in
      guard let name = place(word).flatMap({ choices[$0].name }), name != word else { return word }
      return word + "  " + name
    }
  }

  /// The same of ids.
  public func said(ids: [String]) -> [String] {
    if shown.isEmpty { return ids }
    let choices = choices
    return said(
      onPaper: ids.map { id in
        shown.firstIndex { choices[$0].id == id }.map { String($0 + 1) } ?? id
      })
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
      .init("shuffle", question.shuffle.map { .string($0) } ?? .null),
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
