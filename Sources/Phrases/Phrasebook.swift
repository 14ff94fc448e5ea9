public import Curriculum

/// Everything the interface says, in one language.
///
/// Facts become the ids of phrases and values for their gaps here, in whole switches; the words
/// stand in `Sources/CPhrases/*.yaml`, one catalogue a language.
public struct Phrasebook: Sendable {
  public let language: Language
  /// Parsed entry by entry.
  private let catalogue: EmbeddedCatalogue

  public init(_ language: Language) {
    self.language = language
    catalogue = .of(language)
  }

  /// Whether the catalogue of this language has a phrase.
  func knows(_ id: String) -> Bool { catalogue[id] != nil }

  /// A phrase with its gaps filled. What a catalogue lacks is said in English, and where that lacks
  /// it too, the id stands: `check` and the tests see to it that neither happens.
  func say(_ id: String, _ values: [String: Value] = [:]) -> String {
    guard let phrase = catalogue[id] else {
      return language == .en ? id : Phrasebook(.en).say(id, values)
    }
    guard let pattern = phrase.pattern(beside: number(deciding: phrase, values), in: language)
    else { return id }
    return pattern.parts.reduce(into: "") { text, part in
      switch part {
      case .text(let words): text += words
      case .gap(let name, let form):
        text += values[name].map { said($0, form: form) } ?? "{\(name)}"
      }
    }
  }

  /// Sentences one after another; behind a full-width mark stands no space.
  public func sentences(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.reduce("") { said, text in
      let isSpaced = said.last.map { !"。！？」』）".contains($0) } ?? false
      return said + (isSpaced ? " " : "") + text
    }
  }

  /// Items of one kind, with commas between them.
  public func list(_ items: [String]) -> String { items.joined(separator: say("list.comma")) }

  /// What stands beside each other in one line, apart.
  public func beside(_ parts: [String]) -> String { parts.joined(separator: say("list.dot")) }

  /// What something is, or who says it, before what it is about.
  public func label(_ name: String, _ text: String) -> String {
    say("list.label", ["name": .text(name), "text": .text(text)])
  }

  /// The number by which a phrase with plural forms chooses; nil for a phrase without them.
  private func number(deciding phrase: Phrase, _ values: [String: Value]) -> Int? {
    guard case .forms(let name, _) = phrase, case .number(let number) = values[name] else {
      return nil
    }
    return number
  }
}
