extension Exercise {
  /// Code to be mended.
  public struct Fix: Equatable, Sendable {
    /// How the author mends the code.
    public enum Solution: Equatable, Sendable {
      /// New texts of lines by their numbers, from 1.
      case lines([LineEdit])
      case whole(Snippet)
    }

    /// A line made anew.
    public struct LineEdit: Equatable, Sendable {
      public enum Kind: Equatable, Sendable { case replace, insertAfter, delete }

      /// From 1; a line can be put in after 0.
      public var line: Int
      public var kind: Kind
      public var text: String

      public init(line: Int, kind: Kind, text: String) {
        (self.line, self.kind, self.text) = (line, kind, text)
      }
    }

    public var code: Code
    /// Played after the code.
    public var play: Code?
    public var goal: Expectation
    public var solution: Solution
    /// Whether the code is mended by taking something away.
    public var isMendedByDeletion: Bool

    public init(
      code: Code, play: Code? = nil, goal: Expectation, solution: Solution,
      isMendedByDeletion: Bool = false
    ) {
      (self.code, self.play, self.goal) = (code, play, goal)
      (self.solution, self.isMendedByDeletion) = (solution, isMendedByDeletion)
    }
  }
}

extension Exercise.Fix {
  /// The code as it is after its solution.
  public var solved: String {
    switch solution {
    case .whole(let text): text.text
    case .lines(let edits): edits.applied(to: code.text.text)
    }
  }
}

extension [Exercise.Fix.LineEdit] {
  /// A text with its lines made anew; all numbers are those of the text as it was.
  public func applied(to text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    var result = edits(.insertAfter, 0)
    for (place, line) in lines.enumerated() {
      let number = place + 1
      let isGone = contains { $0.line == number && $0.kind == .delete }
      let new = last { $0.line == number && $0.kind == .replace }?.text
      if !isGone { result.append(new.map { $0.indented(like: line) } ?? line) }
      result += edits(.insertAfter, number).map { $0.indented(like: line) }
    }
    return result.joined(separator: "\n")
  }

  private func edits(_ kind: Exercise.Fix.LineEdit.Kind, _ line: Int) -> [String] {
    filter { $0.kind == kind && $0.line == line }.map(\.text)
  }
}

extension String {
  /// With the indentation of another line where it has none of its own.
  fileprivate func indented(like line: String) -> String {
    first?.isWhitespace == true ? self : line.prefix { $0 == " " || $0 == "\t" } + self
  }
}
