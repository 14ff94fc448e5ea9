import Curriculum
public import Diagnostics

/// The candidates of a round, and everything that is wrong with the file that lists them.
public struct CandidateList: Sendable {
  public private(set) var rows: [CandidateRow] = []
  public private(set) var diagnostics: [Diagnostic<CandidateFact>] = []

  /// Whether packs may be made for it.
  public var isSound: Bool { !diagnostics.contains { $0.severity == .error } }

  private static let known = ["id", "name", "minutes_factor", "language", "dialect"]
  private var lines: (ids: [String: Int], names: [String: Int]) = ([:], [:])

  public init(_ source: SourceText) {
    let cells = CSVCells(source)
    diagnostics = cells.diagnostics
    // What has none of the columns is another file, of which nothing more is to be said.
    guard let header = cells.rows.first, header.contains(where: { Self.known.contains($0.text) })
    else {
      diagnostics = []
      report(.noHeader, at: SourceRange(0, 0))
      return
    }
    let columns = columns(header)
    for row in cells.rows.dropFirst() {
      guard row.count == columns.count else {
        report(.wrongCount(row.count, expected: columns.count), at: row[0].range)
        continue
      }
      let line = source.position(at: row[0].range.lowerBound).line
      read(Dictionary(zip(columns, row)) { first, _ in first }, line)
    }
    if rows.isEmpty, diagnostics.isEmpty { report(.nobody, at: header[0].range) }
    diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func columns(_ header: [CSVCell]) -> [String] {
    var columns: [String] = []
    for cell in header {
      if !Self.known.contains(cell.text) {
        report(.unknownColumn(cell.text, known: Self.known), at: cell.range)
      } else if columns.contains(cell.text) {
        report(.repeatedColumn(cell.text), at: cell.range)
      }
      columns.append(cell.text)
    }
    for name in ["id", "name"] where !columns.contains(name) {
      report(.missingColumn(name), at: header[0].range)
    }
    return columns
  }

  private mutating func read(_ cells: [String: CSVCell], _ line: Int) {
    guard let id = cells["id"], let name = cells["name"] else { return }
    for column in Self.known { if let cell = cells[column] { refuseTricks(cell) } }
    if name.text.isEmpty { report(.empty("name"), at: name.range) }
    if id.text.isEmpty {
      report(.empty("id"), at: id.range)
    } else if !id.text.isFileID {
      report(.malformedID(id.text), at: id.range)
    }
    // Some file systems know no case.
    if let first = lines.ids.updateValue(line, forKey: id.text.lowercased()) {
      report(.repeatedID(id.text, line: first), at: id.range)
    }
    if let first = lines.names.updateValue(line, forKey: name.text) {
      report(.repeatedName(name.text, line: first), at: name.range, .warning)
    }
    var row = CandidateRow(id: id.text, name: name.text)
    if let cell = cells["minutes_factor"], !cell.text.isEmpty {
      if let factor = Double(cell.text), (1...10).contains(factor) {
        row.factor = factor
      } else {
        report(.malformedFactor(cell.text), at: cell.range)
      }
    }
    row.language = value(cells["language"])
    row.dialect = value(cells["dialect"])
    rows.append(row)
  }

  private mutating func value<Value: RawRepresentable<String> & CaseIterable>(
    _ cell: CSVCell?
  ) -> Value? {
    guard let cell, !cell.text.isEmpty else { return nil }
    if let value = Value(rawValue: cell.text) { return value }
    report(.unknownValue(cell.text, known: Value.allCases.map(\.rawValue)), at: cell.range)
    return nil
  }

  /// What a spreadsheet would compute, or a terminal obey.
  private mutating func refuseTricks(_ cell: CSVCell) {
    if let sign = cell.text.first, "=+-@\t\r".contains(sign) {
      report(.formula(cell.text), at: cell.range)
    }
    let control = cell.text.unicodeScalars.first { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
    }
    if let control { report(.controlCharacter(control.value), at: cell.range) }
  }

  private mutating func report(
    _ fact: CandidateFact, at range: SourceRange, _ severity: Severity = .error
  ) {
    diagnostics.append(Diagnostic(severity, fact, at: range))
  }
}
