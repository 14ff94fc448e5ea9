public import Diagnostics

/// What is wrong with a file of marks.
public enum RatingFact: Equatable, Sendable {
  /// The file itself, as any list of cells.
  case list(CandidateFact)
  /// A mark that is none of the scale.
  case malformedMark(String)
  /// A text that the file marks twice, and the line that did first.
  case repeated(Ratings.Key, line: Int)
  /// Nobody of the round has that id.
  case unknownCandidate(String)
  /// No text of a question is read by people under that name.
  case unknownItem(String, read: [String])
}

extension Ratings {
  /// Reads `id,item,mark` and, where there is such a column, `labels`, with spaces between them.
  ///
  /// - Parameters:
  ///   - candidates: the ids of those who take part in the round.
  ///   - items: the questions of which people read a text.
  public static func read(
    _ source: SourceText, of candidates: Set<String>, _ items: [String]
  ) -> (ratings: Ratings, diagnostics: [Diagnostic<RatingFact>]) {
    let cells = CSVCells(source)
    var diagnostics = cells.diagnostics.map {
      Diagnostic($0.severity, RatingFact.list($0.fact), at: $0.range)
    }
    var ratings: [Key: Rating] = [:]
    var lines: [Key: Int] = [:]
    func report(_ fact: RatingFact, at range: SourceRange) {
      diagnostics.append(Diagnostic(.error, fact, at: range))
    }
    let columns = cells.rows.first?.map(\.text) ?? []
    guard let first = cells.rows.first else {
      report(.list(.noHeader), at: SourceRange(0, 0))
      return (Ratings([:]), diagnostics)
    }
    for name in ["id", "item", "mark"] where !columns.contains(name) {
      report(.list(.missingColumn(name)), at: first[0].range)
    }
    for row in cells.rows.dropFirst() {
      guard row.count == columns.count else {
        report(.list(.wrongCount(row.count, expected: columns.count)), at: row[0].range)
        continue
      }
      let named = Dictionary(zip(columns, row)) { first, _ in first }
      guard let id = named["id"], let item = named["item"], let cell = named["mark"] else {
        continue
      }
      guard let mark = Int(cell.text), marks.contains(mark) else {
        report(.malformedMark(cell.text), at: cell.range)
        continue
      }
      guard candidates.contains(id.text) else {
        report(.unknownCandidate(id.text), at: id.range)
        continue
      }
      guard items.contains(item.text) else {
        report(.unknownItem(item.text, read: items), at: item.range)
        continue
      }
      let key = Key(candidate: id.text, item: item.text)
      let line = source.position(at: id.range.lowerBound).line
      if let before = lines.updateValue(line, forKey: key) {
        report(.repeated(key, line: before), at: id.range)
      }
      let labels = named["labels"]?.text.split(separator: " ").map(String.init) ?? []
      ratings[key] = Rating(mark: mark, labels: Set(labels))
    }
    return (Ratings(ratings), diagnostics)
  }
}
