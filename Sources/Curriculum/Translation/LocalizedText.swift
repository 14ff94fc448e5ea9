public import Diagnostics

/// A short text in several languages, or one for all of them; Markdown of one paragraph or more.
public struct LocalizedText: Equatable, Sendable {
  /// Which hashes of the original the translations claim to be made from.
  public enum Stamps: Equatable, Sendable {
    /// None was given: nothing is known about staleness.
    case none
    case forAll(Located<TextHash>)
    case each([Language: Located<TextHash>])
  }

  /// One text for all languages, or one for each.
  enum Texts: Equatable, Sendable {
    case neutral(Snippet)
    case byLanguage([Language: Snippet], first: Snippet)
  }

  let texts: Texts
  public let stamps: Stamps
  public let range: SourceRange

  init(_ texts: Texts, stamps: Stamps = .none, at range: SourceRange) {
    self.texts = texts
    self.stamps = stamps
    self.range = range
  }

  /// One text that stands in no file.
  public init(forAll text: String) {
    self.init(.neutral(Snippet(text)), at: .nowhere)
  }

  /// The text in a language, or the one that serves all; nil when it is not translated.
  public subscript(language: Language) -> Snippet? {
    switch texts {
    case .neutral(let text): text
    case .byLanguage(let texts, _): texts[language]
    }
  }

  /// The text in a language, or else in the original's, or else in the first that was given.
  public func text(in language: Language, origin: Language) -> Snippet {
    switch texts {
    case .neutral(let text): text
    case .byLanguage(let texts, let first): texts[language] ?? texts[origin] ?? first
    }
  }

  /// The hash that a translation must bear to be fresh; nil without an original.
  public func hash(origin: Language) -> TextHash? {
    self[origin].map { TextHash(of: $0.text) }
  }
}

// MARK: - Translations

extension LocalizedText {
  /// What is missing or stale, or differs from the original in its code spans and placeholders.
  func translationDiagnostics(origin: Language) -> [Diagnostic<ContentFact>] {
    guard case .byLanguage(let texts, _) = texts else { return [] }
    let start = SourceRange(range.lowerBound, range.lowerBound)
    let missing = Language.allCases.filter { texts[$0] == nil }
    var diagnostics = missing.map {
      Diagnostic(.error, ContentFact.missingTranslation($0), at: start)
    }
    guard let original = texts[origin] else { return diagnostics }
    let hash = TextHash(of: original.text)
    let marks = TranslationMark.all(in: Document(original).blocks)
    for language in Language.allCases where language != origin {
      guard let text = texts[language] else { continue }
      if let fact = staleness(of: language, current: hash) {
        diagnostics.append(Diagnostic(.error, fact, at: text.range))
      }
      let own = TranslationMark.all(in: Document(text).blocks)
      if let fact = TranslationMark.difference(from: marks, to: own) {
        diagnostics.append(Diagnostic(.error, fact, at: text.range))
      }
    }
    return diagnostics
  }

  private func staleness(of language: Language, current: TextHash) -> ContentFact? {
    switch stamps {
    case .none: return nil
    case .forAll(let stamp): return stamp.value == current ? nil : .stale(current: current)
    case .each(let stamps):
      guard let stamp = stamps[language] else { return .missingStamp(current: current) }
      return stamp.value == current ? nil : .stale(current: current)
    }
  }
}
