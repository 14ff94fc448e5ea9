public import Curriculum
public import Sessions
public import Syntax

/// A question as a candidate sees it: nothing of it says what is right.
///
/// What is picked from stands in the order in which it is shown, and an answer names it by its
/// place, from 1.
public struct Paper: Equatable, Sendable {
  /// What is said of it; empty where its kind says all.
  public var prompt: Texts
  public var ask: Ask
  /// What is asked about.
  public var subject: Page.Subject?
  /// The version that it is about; nil where it is about several, or runs nothing.
  public var ios: String?
  /// What code is to print, and what is to be so in the end: `box.alpha = 1`.
  public var wanted: [String] = []
  public var wantedValues: [String] = []
  /// The app that it begins in.
  public var app = App()
  /// How it looks in each dialect; empty for free text.
  public var faces: [Dialect: Face] = [:]

  /// Something free to be said, which is read by people.
  public init(text: Texts) { (prompt, ask) = (text, .text) }

  init(prompt: Texts, ask: Ask) { (self.prompt, self.ask) = (prompt, ask) }
}

extension Paper {
  /// What is wanted, with what there is to pick from.
  public enum Ask: Equatable, Sendable {
    case order([String], hasDistractors: Bool)
    /// Options of the question's own; nil for the twelve mistakes.
    case classify([Texts]?)
    case choice([Texts])
    /// Calls, from a list or typed.
    case calls(from: [String]?)
    case prints, owners, number
    case spot(Page.Spot)
    case versions([String], Exercise.Versions.Value)
    /// Texts for gaps of these numbers.
    case fill([Int])
    case fix
    case drive([String], par: Int)
    case text
  }

  /// A text in each language.
  public struct Texts: Equatable, Sendable {
    var texts: [Language: String]

    public init(_ texts: [Language: String]) { self.texts = texts }

    public static let none = Texts([:])

    /// The text in a language, or else in English.
    public subscript(language: Language) -> String { texts[language] ?? texts[.en] ?? "" }
  }

  /// The app of a question, as far as it is not the usual one.
  public struct App: Equatable, Sendable {
    public var ios: String?
    public var memory: Snippet.Memory?
    public var device: Setting.Device?
  }

  /// Code, as it is shown to who prefers a dialect.
  public struct Face: Equatable, Sendable {
    /// What has been played, and whether the page shows it.
    public var setUp: Page.Listing?
    public var showsSetUp = true
    public var code: Page.Listing?
    /// What is played after code that is to be mended or filled.
    public var play: Page.Listing?

    /// All of it.
    var listings: [Page.Listing] { [setUp, code, play].compactMap(\.self) }
  }
}
