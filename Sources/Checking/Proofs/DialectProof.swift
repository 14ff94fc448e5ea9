import Curriculum
import Diagnostics
import Grading
import Mistakes
import Scripts

// That code does the same in either dialect in which it is shown.
extension Checked {
  mutating func proveSame(
    _ run: Observation, _ other: Observation, saying code: Code, in dialect: Snippet.Dialect,
    _ source: SourceText
  ) {
    let place = code.other?.range ?? code.text.range
    if !other.isSound {
      guard let written = code.other else {
        add(.translationIsWrong(dialect.rawValue), at: place, source)
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

extension Observation {
  /// The first thing that another run shows otherwise: a call, a line, a mistake.
  fileprivate func firstDifference(to other: Observation) -> (wanted: String, found: String)? {
    difference(calls.map(\.text), other.calls.map(\.text))
      ?? difference(printed, other.printed) { $0.isPrintedLike($1) }
      ?? difference(findings.map { "\($0.number)" }, other.findings.map { "\($0.number)" })
  }

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
