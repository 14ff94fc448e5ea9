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
  /// No text of the round has that number on a sheet.
  case unknownNumber(String)
}

extension Ratings {
  /// What a sheet for raters has in its first line.
  public static let sheetColumns = [
    "number", "item", "question", "right", "rubric", "answer", "reason", "mark", "labels",
  ]

  /// Whose texts are read, and how a sheet numbers them.
  public struct Read: Sendable {
    let candidates: Set<String>
    let items: [String]
    let numbers: SheetNumbers

    /// - Parameters:
    ///   - candidates: the ids of those who take part in the round.
    ///   - items: the questions of which people read a text.
    public init(candidates: Set<String>, items: [String], numbers: SheetNumbers) {
      (self.candidates, self.items, self.numbers) = (candidates, items, numbers)
    }
  }

  /// Reads a sheet, of which `number` and `mark` are enough, or a list of `id,item,mark`; and, where
  /// there is such a column, `labels`, with spaces between them. A text of a sheet without a mark has
  /// not been read yet.
  public static func read(
    _ source: SourceText, of round: Read
  ) -> (ratings: Ratings, diagnostics: [Diagnostic<RatingFact>]) {
    let cells = CSVCells(source)
    var reading = RatingsReading(round)
    reading.diagnostics = cells.diagnostics.map {
      Diagnostic($0.severity, RatingFact.list($0.fact), at: $0.range)
    }
    guard let first = cells.rows.first else {
      reading.report(.list(.noHeader), at: SourceRange(0, 0))
      return (Ratings([:]), reading.diagnostics)
    }
    let columns = first.map(\.text)
    let isSheet = columns.contains("number")
    for name in isSheet ? ["mark"] : ["id", "item", "mark"] where !columns.contains(name) {
      reading.report(.list(.missingColumn(name)), at: first[0].range)
    }
    for row in cells.rows.dropFirst() {
      guard row.count == columns.count else {
        reading.report(.list(.wrongCount(row.count, expected: columns.count)), at: row[0].range)
        continue
      }
      let named = Dictionary(zip(columns, row)) { first, _ in first }
      let line = source.position(at: row[0].range.lowerBound).line
      if isSheet { reading.takeNumbered(named, line) } else { reading.take(named, line) }
    }
    return (Ratings(reading.ratings), reading.diagnostics)
  }
}

/// A list of marks as it is read, line by line.
private struct RatingsReading {
  var ratings: [Ratings.Key: Ratings.Rating] = [:]
  var diagnostics: [Diagnostic<RatingFact>] = []
  private let round: Ratings.Read
  private var lines: [Ratings.Key: Int] = [:]

  init(_ round: Ratings.Read) { self.round = round }

  mutating func report(_ fact: RatingFact, at range: SourceRange) {
    diagnostics.append(Diagnostic(.error, fact, at: range))
  }

  /// A line of a sheet.
  mutating func takeNumbered(_ cells: [String: CSVCell], _ line: Int) {
    guard let number = cells["number"], let mark = cells["mark"] else { return }
    guard let key = Int(number.text).flatMap(round.numbers.key) else {
      return report(.unknownNumber(number.text), at: number.range)
    }
    if !mark.text.isEmpty { take(mark, of: key, at: number.range, cells["labels"], line) }
  }

  /// A line of a list that names whose the text is.
  mutating func take(_ cells: [String: CSVCell], _ line: Int) {
    guard let id = cells["id"], let item = cells["item"], let mark = cells["mark"] else { return }
    guard round.candidates.contains(id.text) else {
      return report(.unknownCandidate(id.text), at: id.range)
    }
    guard round.items.contains(item.text) else {
      return report(.unknownItem(item.text, read: round.items), at: item.range)
    }
    let key = Ratings.Key(candidate: id.text, item: item.text)
    take(mark, of: key, at: id.range, cells["labels"], line)
  }

  private mutating func take(
    _ cell: CSVCell, of key: Ratings.Key, at range: SourceRange, _ labels: CSVCell?, _ line: Int
  ) {
    guard let mark = Int(cell.text), Ratings.marks.contains(mark) else {
      return report(.malformedMark(cell.text), at: cell.range)
    }
    if let before = lines.updateValue(line, forKey: key) {
      report(.repeated(key, line: before), at: range)
    }
    let labels = labels?.text.split(separator: " ").map(String.init) ?? []
    ratings[key] = Ratings.Rating(mark: mark, labels: Set(labels))
  }
}
