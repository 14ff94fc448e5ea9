public import Diagnostics

extension Exercise {
  /// Code with gaps, `____1` to `____9`.
  public struct Fill: Equatable, Sendable {
    /// A hole in the code.
    public struct Gap: Equatable, Sendable {
      /// From 1, as in the code.
      public var number: Int
      /// What may stand there, the best first.
      public var accepted: [Located<String>]
      /// What may not, though somebody will think so.
      public var wrong: [Located<String>]
      public var range: SourceRange
    }

    public var code: Code
    public var gaps: [Gap]
    /// Played after the code.
    public var play: Code?
    public var goal: Expectation
  }
}

extension Exercise.Fill {
  /// The code with texts in its gaps, by their numbers; a gap without a text stays as it is.
  public func filled(with texts: [Int: String]) -> String {
    Self.filled(code.text.text, gaps: gaps.map(\.number), with: texts)
  }

  /// The same for any code, which has gaps of these numbers.
  public static func filled(_ code: String, gaps: [Int], with texts: [Int: String]) -> String {
    gaps.reduce(code) { code, gap in
      guard let new = texts[gap] else { return code }
      return code.split(separator: "____\(gap)", omittingEmptySubsequences: false)
        .joined(separator: new)
    }
  }

  /// The code with texts in its first gaps, in their order.
  public func filled(with texts: [String]) -> String {
    filled(with: Dictionary(zip(gaps.map(\.number), texts)) { first, _ in first })
  }

  /// The code with the best text in each gap.
  public var solved: String { filled(with: best) }

  /// The best text for each gap.
  public var best: [String] { gaps.map { $0.accepted.first?.value ?? "" } }
}
