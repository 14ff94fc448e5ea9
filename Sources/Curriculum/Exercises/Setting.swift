/// The app that a step or a question is about.
public struct Setting: Equatable, Sendable {
  /// What of the code stands on the page.
  public enum Show: String, CaseIterable, Equatable, Sendable {
    /// The set-up above the code.
    case setup
    case code, none
  }

  /// The dialects in which it can be shown; the first is the one it was written in.
  public var dialects: [Snippet.Dialect]
  public var ios: Located<String>?
  public var memory: Snippet.Memory?
  public var device: Device?
  public var show = Show.setup
  /// Played before the learner begins.
  public var setup: Code?

  public init(dialects: [Snippet.Dialect], ios: Located<String>? = nil) {
    (self.dialects, self.ios) = (dialects, ios)
  }

  public enum Device: String, CaseIterable, Equatable, Sendable {
    case iphone, ipad
  }

  /// Whether the app is started again before the step.
  public var startsAgain: Bool { ios != nil || memory != nil || device != nil }

  /// The dialect it was written in.
  public var dialect: Snippet.Dialect { dialects.first ?? .swift }
}
