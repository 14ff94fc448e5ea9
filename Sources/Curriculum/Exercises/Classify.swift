extension Exercise {
  /// Code of which the learner says what is wrong with it, or that nothing is.
  public struct Classify: Equatable, Sendable {
    /// An answer to choose, with the id by which answers name it.
    public struct Option: Equatable, Sendable {
      public var id: Located<String>
      public var text: LocalizedText
    }

    /// What there is to choose from.
    public enum Options: Equatable, Sendable {
      /// The twelve mistakes, whose ids are `1` to `12`.
      case mistakes
      /// The question's own, in the order of the file.
      case own([Option])

      public var ids: [String] {
        switch self {
        case .mistakes: Skill.mistakeNumbers.map { String($0) }
        case .own(let options): options.map(\.id.value)
        }
      }
    }

    public var code: Code
    public var options: Options
    /// The ids of what is wrong; empty when the code is right, nil when the detectors are to say
    /// it.
    public var key: [Located<String>]?

    public init(code: Code, options: Options, key: [Located<String>]? = nil) {
      (self.code, self.options, self.key) = (code, options, key)
    }
  }
}
