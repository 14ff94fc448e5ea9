public import Curriculum

/// Two languages in which each page is shown.
public struct LanguagePair: Equatable, Sendable {
  public var first: Language
  public var second: Language

  public init(_ first: Language, _ second: Language) {
    (self.first, self.second) = (first, second)
  }

  /// A language beside which another might be wanted.
  public init(beside language: Language) {
    self.init(language, language == .en ? .cs : .en)
  }
}
