/// Rows of cells as spreadsheets read them (RFC 4180).
struct CSVWriter {
  private(set) var text = ""

  mutating func add(_ cells: [String]) {
    text += cells.map(CSVWriter.cell).joined(separator: ",") + "\r\n"
  }

  /// A cell that begins like a formula is obeyed by spreadsheets: an apostrophe before it makes it
  /// a text.
  private static func cell(_ text: String) -> String {
    let first = text.unicodeScalars.first { $0 != " " }
    let isFormula = first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    let isPlain = safe.utf8.allSatisfy { byte in
      byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"") && byte >= 0x20
    }
    return isPlain ? safe : "\"\(safe.replacing("\"", with: "\"\""))\""
  }
}

// What `screen grade --csv` prints: a row a candidate.
extension RoundReport {
  public var csv: String {
    var writer = CSVWriter()
    writer.add(
      [
        "id", "name", "round", "score", "of", "low", "high", "place", "from", "to", "passed",
        "unread", "ended", "signals",
      ] + items.map(\.id))
    for (row, rank) in zip(candidates, ranks) {
      writer.add(
        [
          row.id, row.name, round, "\(row.score)", "\(row.of)", "\(row.interval.low)",
          "\(row.interval.high)", "\(rank.place)", "\(rank.range.lowerBound)",
          "\(rank.range.upperBound)", row.result.hasPassed.map { $0 ? "1" : "0" } ?? "",
          "\(row.result.unread)", row.result.isOpen ? "0" : "1", "\(row.signals)",
        ] + items.map { item in row.scores[item.id].map { "\($0)" } ?? "" })
    }
    return writer.text
  }
}
