/// Rows of cells as spreadsheets read them (RFC 4180).
public struct CSVWriter: Sendable {
  public private(set) var text = ""

  public init() {}

  public mutating func add(_ cells: [String]) {
    text += cells.map(CSVWriter.cell).joined(separator: ",") + "\r\n"
  }

  /// A cell that begins like a formula is obeyed by spreadsheets: an apostrophe before it makes it
  /// a text.
  private static func cell(_ text: String) -> String {
    let first = text.unicodeScalars.first { $0 != " " }
    let isFormula = first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
    let shown = text.unicodeScalars.reduce(into: "") { $0 += $1.inCell }
    let safe = isFormula ? "'" + shown : shown
    let isPlain = safe.utf8.allSatisfy { byte in
      byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"") && byte >= 0x20
    }
    return isPlain ? safe : "\"\(safe.replacing("\"", with: "\"\""))\""
  }
}

extension Unicode.Scalar {
  /// As it stands in a cell: what a terminal would obey, and what would turn the text round, as Swift
  /// writes it.
  fileprivate var inCell: String {
    if value < 0x7F, value >= 0x20 || "\t\n\r".unicodeScalars.contains(self) { return String(self) }
    let isObeyed = properties.generalCategory == .control || properties.isBidiControl
    return isObeyed ? "\\u{" + String(value, radix: 16, uppercase: true) + "}" : String(self)
  }
}
