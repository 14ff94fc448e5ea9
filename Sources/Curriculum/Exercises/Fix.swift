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
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result = edits(.insertAfter, 0)
    for (place, line) in lines.enumerated() {
      let number = place + 1
      let isGone = contains { $0.line == number && $0.kind == .delete }
      let new = last { $0.line == number && $0.kind == .replace }?.text
      if !isGone { result.append(new?.indented(by: line.indentation) ?? String(line)) }
      let added = edits(.insertAfter, number)
      if added.isEmpty { continue }
      let indentation = lines.indentation(behind: number)
      result += added.map { $0.indented(by: indentation) }
    }
    return result.joined(separator: "\n")
  }

  private func edits(_ kind: Exercise.Fix.LineEdit.Kind, _ line: Int) -> [String] {
    filter { $0.kind == kind && $0.line == line }.map(\.text)
  }
}

extension String {
  /// Indented as a whole, unless its first or its last line is already.
  public func indented(by indentation: Substring) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    if first?.isWhitespace == true { return self }
    let isIndented = lines.dropFirst().last { !$0.isBlank }?.first?.isWhitespace == true
    return lines.enumerated().map { place, line in
      line.isEmpty || isIndented && place > 0 ? String(line) : String(indentation + line)
    }.joined(separator: "\n")
  }
}

extension [Substring] {
  /// How far what is put in behind so many of the lines is indented: as the line before it, and in a
  /// block that this line opens one step more.
  fileprivate func indentation(behind count: Int) -> Substring {
    guard let before = prefix(count).last(where: { !$0.isBlank }) else { return "" }
    let outer = before.indentation
    guard before.last(where: { !$0.isWhitespace }) == "{" else { return outer }
    let inner = dropFirst(count).first { !$0.isBlank }?.indentation ?? ""
    return inner.count > outer.count ? inner : outer + "  "
  }
}

extension Substring {
  fileprivate var indentation: Substring { prefix { $0 == " " || $0 == "\t" } }

  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
