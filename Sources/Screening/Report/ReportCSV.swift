import Notation
import Orders

// What `screen grade --csv` prints: a row a candidate, those without a result last.
extension RoundReport {
  public var csv: String {
    var writer = CSVWriter()
    writer.add(
      [
        "id", "name", "round", "score", "of", "low", "high", "place", "from", "to", "passed",
        "unread", "ended", "signals", "receipt", "record",
      ] + items.map(\.id))
    for (row, rank) in zip(candidates, ranks) {
      writer.add(
        [
          row.id, row.name, round, row.score.fourDecimals, "\(row.of)",
          row.interval.low.fourDecimals, row.interval.high.fourDecimals, "\(rank.place)",
          "\(rank.range.lowerBound)",
          "\(rank.range.upperBound)", row.result.hasPassed.map { $0 ? "1" : "0" } ?? "",
          "\(row.result.unread)", row.result.isOpen ? "0" : "1", "\(row.signals)",
          row.receipt, "counted",
        ] + items.map { item in row.scores[item.id].map(\.fourDecimals) ?? "" })
    }
    for record in uncounted {
      writer.addNobody(record.id ?? record.path, round, record.inWords, items: items.count)
    }
    for id in missing { writer.addNobody(id, round, "missing", items: items.count) }
    return writer.text
  }
}

extension CSVWriter {
  /// A row without a result, and what became of the record.
  fileprivate mutating func addNobody(
    _ id: String, _ round: String, _ record: String, items: Int
  ) {
    let nothing = Array(repeating: "", count: 12)
    add([id, "", round] + nothing + [record] + Array(repeating: "", count: items))
  }
}

extension UncountedRecord {
  /// `unsound, line 21`
  fileprivate var inWords: String {
    switch reason {
    case .unsound(let fault): "\(reason.name), line \(fault.line)"
    case .unreadable, .otherSitting: reason.name
    case .otherRound(let round): "\(reason.name), \(round)"
    }
  }
}
