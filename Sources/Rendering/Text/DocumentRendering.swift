public import Curriculum
public import Typesetting

/// A document as lines of at most `width` columns; paragraphs stand an empty line apart.
public func lines(of document: Document, width: Int, theme: Theme) -> [String] {
  lines(of: document.blocks, width: width, theme: theme)
}

/// Code, indented by two columns unless said otherwise, and never wrapped at spaces.
///
/// A line that is too long goes on below, behind `... `; nothing is lost, and nothing that a person
/// could take for code is added.
public func lines(ofCode text: String, width: Int, theme: Theme, margin: Int = 2) -> [String] {
  var rows = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  if rows.last?.isEmpty == true { rows.removeLast() }
  return rows.flatMap { row in
    let parts = pieces(ofCode: visible(String(row)), width: width - margin)
    return parts.enumerated().map { number, part in
      let mark = number == 0 ? "" : theme.styled(continuation, as: .quiet)
      return part.isEmpty
        ? "" : String(repeating: " ", count: margin) + mark + theme.styled(part, as: .code)
    }
  }
}

/// Stands before what did not fit into the line above.
private let continuation = "... "

/// A row of code in pieces that fit: broken behind a blank where there is one, else anywhere.
private func pieces(ofCode row: String, width: Int) -> [String] {
  var pieces: [String] = []
  var rest = row[...]
  while !rest.isEmpty || pieces.isEmpty {
    let room = max(2, pieces.isEmpty ? width : width - continuation.count)
    var piece = rest.prefix(String(rest).fitting(room).count)
    if piece.isEmpty { piece = rest.prefix(1) }
    if piece.count < rest.count, let blank = piece.lastIndex(of: " "),
      piece[..<blank].contains(where: { $0 != " " })
    {
      piece = piece[...blank]
    }
    rest = rest.dropFirst(piece.count)
    pieces.append(rest.isEmpty ? String(piece) : String(piece).trimmedAtEnd)
  }
  return pieces
}

// MARK: - Blocks

/// Blocks with an empty line between them, none in a tight list.
private func lines(
  of blocks: [Document.Block], isTight: Bool = false, width: Int, theme: Theme
) -> [String] {
  var result: [String] = []
  for block in blocks {
    if !result.isEmpty, !isTight { result.append("") }
    result += lines(of: block, width: width, theme: theme)
  }
  return result
}

/// A block by its kind; of headings all levels look alike.
private func lines(of block: Document.Block, width: Int, theme: Theme) -> [String] {
  switch block.kind {
  case .paragraph(let inlines): wrap(runs(of: inlines, theme), width: width, theme: theme)
  case .heading(_, let inlines):
    wrap(runs(of: inlines, theme, role: .title), width: width, theme: theme)
  case .list(let list): lines(of: list, width: width, theme: theme)
  case .code(let code): lines(ofCode: code.snippet.text, width: width, theme: theme)
  case .quote(let blocks): quote(blocks, width: width, theme: theme)
  case .table(let table): lines(of: table, width: width, theme: theme)
  case .thematicBreak: [theme.styled(String(repeating: "-", count: min(width, 20)), as: .quiet)]
  }
}

/// Indented, without a mark: one that looks like a prompt would mislead scripts that wait for it.
private func quote(_ blocks: [Document.Block], width: Int, theme: Theme) -> [String] {
  let indent = indent(4, in: width)
  return lines(of: blocks, width: width - indent, theme: theme)
    .map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
}

/// Numbers are as wide as the last one, so that texts begin in one column.
private func lines(of list: Document.List, width: Int, theme: Theme) -> [String] {
  let last = (list.start ?? 0) + list.items.count - 1
  let indent = indent(list.start == nil ? 2 : String(last).count + 2, in: width)
  var result: [String] = []
  for (place, item) in list.items.enumerated() {
    if !list.isTight, place > 0 { result.append("") }
    let mark = list.start.map { "\($0 + place)." } ?? "-"
    var body = lines(of: item, isTight: list.isTight, width: width - indent, theme: theme)
    if indent > mark.count, !body.isEmpty {
      let gap = String(repeating: " ", count: indent - mark.count)
      result.append((mark + gap + body.removeFirst()).trimmedAtEnd)
    } else {
      result.append(mark)
    }
    result += body.map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
  }
  return result
}

/// How far to indent: as far as wanted, or not at all where too little room would be left.
private func indent(_ wanted: Int, in width: Int) -> Int {
  width - wanted >= 12 ? wanted : 0
}
