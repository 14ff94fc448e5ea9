import Curriculum
import Diagnostics
import Grading
import Mistakes
import Parsing
import Scripts
import Sessions
import Syntax

// That code does the same in either dialect in which it is shown.
extension Checked {
  /// - Parameters:
  ///   - run: what the code shows as it was written.
  ///   - other: what it shows as it is said in the other dialect.
  mutating func proveSame(
    _ run: Observation, _ other: Observation, saying code: Code, as said: String,
    _ source: SourceText
  ) {
    let dialect = code.dialect.other
    let place = code.other?.range ?? code.text.range
    if !other.isSound {
      guard let written = code.other else {
        let mistake = other.mistakes.first { $0.severity == .error }
        let wrong = mistake.flatMap { code.place(of: $0.range, in: said) }
        add(.translationIsWrong(dialect.rawValue), at: wrong ?? place, source)
        return
      }
      for mistake in other.mistakes {
        add(.code(mistake, at: written.sourceRange(of: mistake.range)), source)
      }
    } else if let (wanted, found) = run.firstDifference(to: other) {
      add(.dialectsDiffer(dialect.rawValue, wanted: wanted, found: found), at: place, source)
    }
  }
}

extension Code {
  /// The statement that a place in its translation comes from; nil where they do not correspond.
  fileprivate func place(of range: SourceRange, in said: String) -> SourceRange? {
    let own = Code.places(in: text.text, dialect)
    let others = Code.places(in: said, dialect.other)
    guard own.count == others.count,
      let place = others.firstIndex(where: { $0.upperBound >= range.lowerBound })
    else { return nil }
    return text.sourceRange(of: own[place])
  }

  /// The places of all statements and commands, in order.
  private static func places(in text: String, _ dialect: Snippet.Dialect) -> [SourceRange] {
    let source = SourceText(name: "<stdin>", text: text)
    return Script.read(source, dialect: Dialect(dialect)).items.map { item in
      switch item {
      case .statement(let statement, _): statement.range
      case .command(_, let range): range
      }
    }
  }
}

extension Observation {
  /// The first thing that another run shows otherwise: a call, a line, a mistake.
  fileprivate func firstDifference(to other: Observation) -> (wanted: String, found: String)? {
    difference(calls.map(\.text), other.calls.map(\.text))
      ?? difference(printed, other.printed) { $0.isPrintedLike($1) }
      ?? difference(findings.map { "\($0.number)" }, other.findings.map { "\($0.number)" })
  }

  /// The first place in which two lists differ; `-` stands for what one of them has no more.
  private func difference(
    _ wanted: [String], _ found: [String], isSame: (String, String) -> Bool = { $0 == $1 }
  ) -> (wanted: String, found: String)? {
    for place in 0..<max(wanted.count, found.count) {
      let mine = wanted.indices.contains(place) ? wanted[place] : "-"
      let theirs = found.indices.contains(place) ? found[place] : "-"
      if !isSame(mine, theirs) { return (mine, theirs) }
    }
    return nil
  }
}

extension String {
  /// Whether it is what the other dialect prints for the same values, word by word.
  fileprivate func isPrintedLike(_ other: String) -> Bool {
    if PrintedLine(self) == PrintedLine(other) { return true }
    let words = [self, other].map { $0.split(separator: " ").map { PrintedLine(String($0)) } }
    return words[0] == words[1]
  }
}
