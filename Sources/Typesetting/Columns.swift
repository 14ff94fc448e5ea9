// Text in columns, by what it takes on the screen and not by its characters.

/// Rows of cells in aligned columns; the last cell of a row wraps in the room that is left.
///
/// Where the screen is too narrow the last column moves under the one before it:
///
///     vc  loadView          reads NoteController.nib
///
///     vc  loadView
///           reads NoteController.nib
public func columns(_ rows: [[[Run]]], width: Int, gap: Int = 2, theme: Theme) -> [String] {
  columnLines(rows, width: width, gap: gap, theme: theme).flatMap { $0 }
}

/// The same row by row, for tables with other lines between their rows.
public func columnLines(_ rows: [[[Run]]], width: Int, gap: Int = 2, theme: Theme) -> [[String]] {
  ColumnLayout(rows, width: width, gap: gap, theme: theme).lines
}

/// The number of a row in a list of all, of at most two digits, with a mark where one stands.
public func rowNumber(_ number: Int, isCurrent: Bool) -> Run {
  Run((isCurrent ? "* " : "  ") + (number < 10 ? " " : "") + "\(number)")
}

extension String {
  /// Padded with spaces at the end to a number of columns.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth(self)))
  }

  /// Cut to a number of columns; a cut is marked by `...`, whose width no terminal doubts.
  public func truncated(to width: Int) -> String {
    if displayWidth(self) <= width { return self }
    let mark = String(repeating: ".", count: max(0, min(3, width)))
    return fitting(width - mark.count) + mark
  }

  /// The longest beginning that takes at most so many columns.
  public func fitting(_ width: Int) -> String {
    var used = 0
    return String(
      prefix { character in
        used += displayWidth(String(character))
        return used <= width
      })
  }

  public var trimmedAtEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// Lines for each row, laid out column by column from the right.
private struct ColumnLayout {
  private(set) var lines: [[String]] = []
  /// Where the last column begins.
  private var lastColumn = 0

  private let width: Int
  private let gap: Int
  private let theme: Theme

  /// The least room in which a last cell is wrapped beside the others: half of a narrow screen.
  private var leastRoom: Int { max(16, min(24, width / 2)) }

  init(_ rows: [[[Run]]], width: Int, gap: Int, theme: Theme) {
    self.width = width
    self.gap = gap
    self.theme = theme
    let count = rows.map(\.count).max() ?? 0
    guard count > 1 else {
      lines = rows.map { wrap($0.first ?? [], width: width, hanging: 2, theme: theme) }
      return
    }
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? displayWidth($0[column]) : 0 }.max() ?? 0
    }
    let start = widths.dropLast().reduce(0) { $0 + $1 + gap }
    if width - start >= min(widths[count - 1], leastRoom) {
      lastColumn = start
      lines = rows.map { beside($0, widths) }
    } else {
      let lead = ColumnLayout(
        rows.map { Array($0.prefix(count - 1)) }, width: width, gap: gap, theme: theme)
      lastColumn = lead.lastColumn + 2 <= width / 2 ? lead.lastColumn + 2 : 2
      lines = zip(rows, lead.lines).map { row, lines in
        row.count < count || displayWidth(row[count - 1]) == 0
          ? lines : lines + below(row[count - 1])
      }
    }
  }

  /// All cells on one line, of which the last may go on below its beginning.
  private func beside(_ row: [[Run]], _ widths: [Int]) -> [String] {
    guard row.count == widths.count, displayWidth(row[row.count - 1]) > 0 else {
      return [padded(row, widths).trimmedAtEnd]
    }
    let lead = padded(Array(row.dropLast()), widths) + String(repeating: " ", count: gap)
    let last = wrap(row[row.count - 1], width: width - lastColumn, theme: theme)
    let indent = String(repeating: " ", count: lastColumn)
    return last.enumerated().map { ($0 == 0 ? lead : indent) + $1 }
  }

  private func padded(_ cells: [[Run]], _ widths: [Int]) -> String {
    zip(cells, widths).map { cell, width in
      theme.styled(cell) + String(repeating: " ", count: max(0, width - displayWidth(cell)))
    }.joined(separator: String(repeating: " ", count: gap))
  }

  private func below(_ cell: [Run]) -> [String] {
    let indent = String(repeating: " ", count: lastColumn)
    return wrap(cell, width: width - lastColumn, theme: theme).map { indent + $0 }
  }
}
