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
    let safe = isFormula ? "'" + text : text
    let isPlain = safe.utf8.allSatisfy { byte in
      byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"") && byte >= 0x20
    }
    return isPlain ? safe : "\"\(safe.replacing("\"", with: "\"\""))\""
  }
}
