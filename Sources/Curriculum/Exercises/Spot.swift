extension Exercise {
  /// Lines to be found in code or in a log.
  public struct Spot: Equatable, Sendable {
    /// Which lines are to be found.
    public enum Question: Equatable, Sendable {
      /// The lines with one of the twelve mistakes.
      case mistakes
      /// The lines that load a view, that free an object, that make what leaks.
      case loads, frees, leaks
      /// The first line of a console log that UIKit could not have written.
      case log(Snippet)
    }

    /// Nil for a log.
    public var code: Code?
    /// Played after the code.
    public var play: Code?
    public var question: Question

    /// How many lines there are to choose from.
    public var lineCount: Int {
      let text = if case .log(let log) = question { log.text } else { code?.text.text ?? "" }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.last == "" ? lines.count - 1 : lines.count
    }

    /// Whether it is one line of a log that is to be found.
    public var isLog: Bool { if case .log = question { true } else { false } }

    public init(code: Code?, play: Code? = nil, question: Question) {
      (self.code, self.play, self.question) = (code, play, question)
    }
  }
}
