import Diagnostics

/// A cell of a file of comma-separated values (RFC 4180), with its place.
struct CSVCell {
  var text: String
  var range: SourceRange
}

/// The cells of a text, line by line; lines with nothing on them are left out.
///
/// Spreadsheets of languages whose numbers have a comma write a semicolon between cells: it is one
/// where the first line has no comma.
struct CSVCells {
  private(set) var rows: [[CSVCell]] = []
  private(set) var diagnostics: [Diagnostic<CandidateFact>] = []
  private let bytes: [UInt8]
  private let separator: UInt8
  private var place = 0

  init(_ source: SourceText) {
    bytes = Array(source.text.utf8)
    let head = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let (comma, semicolon) = (UInt8(ascii: ","), UInt8(ascii: ";"))
    separator = head.contains(comma) || !head.contains(semicolon) ? comma : semicolon
    while place < bytes.count {
      let row = row()
      if row.count > 1 || row[0].range.upperBound > row[0].range.lowerBound { rows.append(row) }
    }
  }

  private mutating func row() -> [CSVCell] {
    var row: [CSVCell] = []
    while true {
      row.append(cell())
      guard place < bytes.count else { return row }
      place += 1
      if bytes[place - 1] == UInt8(ascii: "\n") { return row }
    }
  }

  /// A cell up to the separator or line end behind it.
  private mutating func cell() -> CSVCell {
    let start = place
    var text: [UInt8] = []
    if place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
      text = quoted()
      while !isAtEnd { place += 1 }
      if bytes[..<place].last != UInt8(ascii: "\"") { report(.strayQuote, start..<place) }
    } else {
      while !isAtEnd { place += 1 }
      text = Array(bytes[start..<place])
      if text.contains(UInt8(ascii: "\"")) { report(.strayQuote, start..<place) }
    }
    let end = place
    if place < bytes.count, bytes[place] == UInt8(ascii: "\r") { place += 1 }
    return CSVCell(text: String(decoding: text, as: UTF8.self), range: SourceRange(start, end))
  }

  private mutating func quoted() -> [UInt8] {
    let (start, quote) = (place, UInt8(ascii: "\""))
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      let isDoubled = bytes[place] == quote && bytes.dropFirst(place + 1).first == quote
      if bytes[place] == quote, !isDoubled {
        place += 1
        return text
      }
      text.append(bytes[place])
      place += isDoubled ? 2 : 1
    }
    report(.openQuote, start..<(start + 1))
    return text
  }

  private var isAtEnd: Bool {
    guard place < bytes.count else { return true }
    switch bytes[place] {
    case separator, UInt8(ascii: "\n"): return true
    case UInt8(ascii: "\r"): return place + 1 == bytes.count || bytes[place + 1] == 0x0A
    default: return false
    }
  }

  private mutating func report(_ fact: CandidateFact, _ range: Range<Int>) {
    diagnostics.append(
      Diagnostic(.error, fact, at: SourceRange(range.lowerBound, range.upperBound)))
  }
}
