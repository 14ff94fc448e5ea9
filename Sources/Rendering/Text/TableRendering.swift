import Curriculum
import Typesetting

/// A table in aligned columns, or row by row as `header: cell` where it does not fit.
func lines(of table: Document.Table, width: Int, theme: Theme) -> [String] {
  let header = table.header.map { cell($0, theme, role: .title) }
  let rows = table.rows.map { $0.map { cell($0, theme) } }
  let widths = header.indices.map { column in
    ([header] + rows).map { displayWidth($0[column]) }.max() ?? 0
  }
  guard widths.reduce(0, +) + 2 * (widths.count - 1) <= width else {
    return list(header, rows, width: width, theme: theme)
  }
  let rule = widths.map { [Run(String(repeating: "-", count: $0), .quiet)] }
  return ([header, rule] + rows).map { row in
    let cells = row.indices.map { column in
      aligned(row[column], table.alignments[column], widths[column], theme)
    }
    return cells.joined(separator: "  ").trimmedAtEnd
  }
}

/// A cell is one line, whatever it holds.
private func cell(
  _ inlines: [Document.Inline], _ theme: Theme, role: Theme.Role = .body
) -> [Run] {
  runs(of: inlines, theme, role: role)
    .map { $0.text == "\n" ? Run(" ", $0.role) : $0 }
}

/// The cell in its column, which is as wide as the widest.
private func aligned(
  _ cell: [Run], _ alignment: Document.Table.Alignment?, _ width: Int, _ theme: Theme
) -> String {
  let space = max(0, width - displayWidth(cell))
  let before =
    switch alignment {
    case .leading, nil: 0
    case .centre: space / 2
    case .trailing: space
    }
  return String(repeating: " ", count: before) + theme.styled(cell)
    + String(repeating: " ", count: space - before)
}

/// One line for each cell, and an empty line between rows.
private func list(
  _ header: [[Run]], _ rows: [[[Run]]], width: Int, theme: Theme
) -> [String] {
  var result: [String] = []
  for row in rows {
    if !result.isEmpty { result.append("") }
    for (name, cell) in zip(header, row) where !cell.isEmpty {
      let label = name.isEmpty ? [] : name + [Run(": ", .title)]
      result += wrap(label + cell, width: width, hanging: 2, theme: theme)
    }
  }
  return result
}
