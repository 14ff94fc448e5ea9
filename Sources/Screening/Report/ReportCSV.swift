import Notation
import Orders

// What `screen grade --csv` prints: a row a candidate.
extension RoundReport {
  public var csv: String {
    var writer = CSVWriter()
    writer.add(
      [
        "id", "name", "round", "score", "of", "low", "high", "place", "from", "to", "passed",
        "unread", "ended", "signals", "receipt",
      ] + items.map(\.id))
    for (row, rank) in zip(candidates, ranks) {
      writer.add(
        [
          row.id, row.name, round, row.score.fourDecimals, "\(row.of)",
          row.interval.low.fourDecimals, row.interval.high.fourDecimals, "\(rank.place)",
          "\(rank.range.lowerBound)",
          "\(rank.range.upperBound)", row.result.hasPassed.map { $0 ? "1" : "0" } ?? "",
          "\(row.result.unread)", row.result.isOpen ? "0" : "1", "\(row.signals)",
          row.receipt,
        ] + items.map { item in row.scores[item.id].map(\.fourDecimals) ?? "" })
    }
    return writer.text
  }
}
