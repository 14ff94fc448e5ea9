public import Checking
import Curriculum
import Diagnostics
import Phrases
import Typesetting

// What `check` tells beside what is wrong: who teaches what, and how far the translations are.
extension Renderer {
  /// A row a claim with the steps that teach it, then how many are taught.
  public func lines(of coverage: ClaimCoverage) -> [String] {
    let rows = coverage.rows.map { row in
      [
        [Run(row.claim, .code, isUnbreakable: true)],
        [Run(row.steps.isEmpty ? "-" : row.steps.joined(separator: ", "))],
      ]
    }
    return columns(rows, width: width, theme: theme)
      + sentence(phrases.taught(coverage.taught, of: coverage.rows.count), .title)
  }

  /// A row for each language, file and state with the fields that are so.
  public func lines(of gaps: [TranslationGap]) -> [String] {
    if gaps.isEmpty { return sentence(phrases.allTranslated) }
    var rows: [(key: [String], fields: [String])] = []
    for gap in Language.allCases.flatMap({ language in gaps.filter { $0.language == language } }) {
      let key = [gap.language.rawValue, gap.finding.source.name, phrases.name(of: gap.state)]
      if let index = rows.firstIndex(where: { $0.key == key }) {
        rows[index].fields.append(gap.field)
      } else {
        rows.append((key, [gap.field]))
      }
    }
    let cells = rows.map { row in
      row.key.map { [Run($0, isUnbreakable: true)] }
        + [[Run("\(row.fields.count)")], [Run(row.fields.joined(separator: ", "))]]
    }
    return columns(cells, width: width, theme: theme)
  }
}
