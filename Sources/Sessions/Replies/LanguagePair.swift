public import Curriculum

/// Two languages in which each page is shown.
public struct LanguagePair: Equatable, Sendable {
  public var first: Language
  public var second: Language

  public init(_ first: Language, _ second: Language) {
    (self.first, self.second) = (first, second)
  }

  /// Two languages by their codes; nil for anything else.
  init?(_ codes: [String]) {
    let languages = codes.compactMap { Language(rawValue: $0) }
    guard languages.count == 2, codes.count == 2 else { return nil }
    self.init(languages[0], languages[1])
  }

  /// A language beside which another might be wanted.
  public init(beside language: Language) {
    self.init(language, language == .en ? .cs : .en)
  }
}
