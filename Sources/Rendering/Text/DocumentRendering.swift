public import Curriculum
import Diagnostics

/// A document as lines of at most `width` columns; paragraphs stand an empty line apart.
public func lines(of document: Document, width: Int, theme: Theme) -> [String] {
  var result: [String] = []
  for block in document.blocks {
    if !result.isEmpty { result.append("") }
    result += lines(of: block, width: width, theme: theme)
  }
  return result
}

private func lines(of block: Document.Block, width: Int, theme: Theme) -> [String] {
  switch block.kind {
  case .paragraph(let inlines): wrap(runs(of: inlines, theme), width: width, theme: theme)
  case .heading(_, let inlines):
    wrap(runs(of: inlines, theme, role: .title), width: width, theme: theme)
  case .list(let list): lines(of: list, width: width, theme: theme)
  case .code(let code): lines(ofCode: code.snippet.text, width: width, theme: theme)
  case .quote(let blocks):
    lines(of: Document(blocks: blocks), width: width - 2, theme: theme).map { "| " + $0 }
  case .table(let table): lines(of: table, width: width, theme: theme)
  case .thematicBreak: [theme.styled(String(repeating: "-", count: min(width, 20)), as: .quiet)]
  }
}

/// Code, indented by two columns and never wrapped at spaces: a longer line goes on below.
public func lines(ofCode text: String, width: Int, theme: Theme) -> [String] {
  var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
  if rows.last?.isEmpty == true { rows.removeLast() }
  return rows.flatMap { row in
    row.isEmpty
      ? [""]
      : wrap(
        [Run(String(row), .code, isUnbreakable: true)], width: width - 2, hanging: 2, theme: theme
      )
      .map { "  " + $0 }
  }
}

private func lines(of list: Document.List, width: Int, theme: Theme) -> [String] {
  var result: [String] = []
  for (place, item) in list.items.enumerated() {
    let mark = list.start.map { "\($0 + place). " } ?? "- "
    let indent = String(repeating: " ", count: mark.count)
    let body = lines(of: Document(blocks: item), width: width - mark.count, theme: theme)
    if !list.isTight, place > 0 { result.append("") }
    result += body.enumerated().map { ($0 == 0 ? mark : indent) + $1 }
  }
  return result
}

/// A table in aligned columns, or row by row as `header: cell` where it does not fit.
private func lines(of table: Document.Table, width: Int, theme: Theme) -> [String] {
  let header = table.header.map(plainText)
  let rows = table.rows.map { $0.map(plainText) }
  let widths = header.indices.map { column in
    ([header] + rows).map { displayWidth($0[column]) }.max() ?? 0
  }
  if widths.reduce(0, +) + 2 * (widths.count - 1) <= width {
    func row(_ cells: [String], _ role: Theme.Role) -> String {
      let padded = zip(cells, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
      return theme.styled(padded.trimmedAtEnd, as: role)
    }
    return [row(header, .title)] + rows.map { row($0, .body) }
  }
  return rows.flatMap { cells in
    zip(header, cells).flatMap { name, cell in
      wrap([Run(name + ": ", .title), Run(cell)], width: width, hanging: 2, theme: theme)
    } + [""]
  }
}

/// Inline text as runs; in a theme without colour code keeps its backticks.
func runs(
  of inlines: [Document.Inline], _ theme: Theme, role: Theme.Role = .body
) -> [Run] {
  inlines.flatMap { inline -> [Run] in
    switch inline {
    case .text(let text): commandRuns(text, role)
    case .code(let code):
      [Run(theme == .plain ? "`\(code)`" : code, .code, isUnbreakable: true)]
    case .strong(let inner): runs(of: inner, theme, role: .title)
    case .emphasis(let inner): runs(of: inner, theme, role: role)
    case .link(let destination, let inner):
      runs(of: inner, theme, role: role) + [Run(" (\(destination))", .quiet)]
    case .softBreak: [Run(" ", role)]
    case .lineBreak: [Run("\n", role)]
    }
  }
}

/// A text whose commands, `:swipe-back`, are not broken.
func commandRuns(_ text: String, _ role: Theme.Role = .body) -> [Run] {
  var runs: [Run] = []
  var current = ""
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    if word.hasPrefix(":"), word.count > 1 {
      runs.append(Run(current, role))
      runs.append(Run(String(word), role, isUnbreakable: true))
      current = " "
    } else {
      current += word + " "
    }
  }
  if current.hasSuffix(" ") { current.removeLast() }
  return (runs + [Run(current, role)]).filter { !$0.text.isEmpty }
}

func plainText(_ inlines: [Document.Inline]) -> String {
  runs(of: inlines, .plain).map(\.text).joined()
}
