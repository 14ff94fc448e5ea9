extension Document {
  /// The tree in indented lines, one for each node: the golden format of tests.
  ///
  ///     paragraph
  ///       text "Send "
  ///       code "loadView"
  public func dump() -> String {
    var lines: [String] = []
    for block in blocks { block.dump(into: &lines, depth: 0) }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Document.Block {
  fileprivate func dump(into lines: inout [String], depth: Int) {
    switch kind {
    case .paragraph(let inlines):
      dumpNode("paragraph", inlines, into: &lines, depth: depth)
    case .heading(let level, let inlines):
      dumpNode("heading \(level)", inlines, into: &lines, depth: depth)
    case .list(let list): list.dump(into: &lines, depth: depth)
    case .code(let code):
      let language = code.language.map { " " + $0 } ?? ""
      lines.append(indentation(depth) + "code block" + language + " " + quoted(code.snippet.text))
    case .quote(let blocks):
      lines.append(indentation(depth) + "quote")
      for block in blocks { block.dump(into: &lines, depth: depth + 1) }
    case .table(let table): table.dump(into: &lines, depth: depth)
    case .thematicBreak: lines.append(indentation(depth) + "thematic break")
    }
  }
}

extension Document.List {
  fileprivate func dump(into lines: inout [String], depth: Int) {
    let kind = start.map { "list from \($0)" } ?? "list"
    lines.append(indentation(depth) + kind + (isTight ? "" : ", loose"))
    for item in items {
      lines.append(indentation(depth + 1) + "item")
      for block in item { block.dump(into: &lines, depth: depth + 2) }
    }
  }
}

extension Document.Table {
  fileprivate func dump(into lines: inout [String], depth: Int) {
    let columns = alignments.map { $0?.rawValue ?? "-" }.joined(separator: " ")
    lines.append(indentation(depth) + "table " + columns)
    for (name, cells) in [("header", header)] + rows.map({ ("row", $0) }) {
      lines.append(indentation(depth + 1) + name)
      for cell in cells { dumpNode("cell", cell, into: &lines, depth: depth + 2) }
    }
  }
}

extension Document.Inline {
  fileprivate func dump(into lines: inout [String], depth: Int) {
    switch self {
    case .text(let text): lines.append(indentation(depth) + "text " + quoted(text))
    case .code(let code): lines.append(indentation(depth) + "code " + quoted(code))
    case .strong(let children): dumpNode("strong", children, into: &lines, depth: depth)
    case .emphasis(let children): dumpNode("emphasis", children, into: &lines, depth: depth)
    case .link(let destination, let children):
      dumpNode("link " + quoted(destination), children, into: &lines, depth: depth)
    case .softBreak: lines.append(indentation(depth) + "soft break")
    case .lineBreak: lines.append(indentation(depth) + "line break")
    }
  }
}

private func dumpNode(
  _ name: String, _ inlines: [Document.Inline], into lines: inout [String], depth: Int
) {
  lines.append(indentation(depth) + name)
  for inline in inlines { inline.dump(into: &lines, depth: depth + 1) }
}

private func indentation(_ depth: Int) -> String {
  String(repeating: "  ", count: depth)
}

private func quoted(_ text: String) -> String {
  let escaped = text.map { character -> String in
    switch character {
    case "\n", "\r\n": "\\n"
    case "\"": "\\\""
    case "\\": "\\\\"
    default: String(character)
    }
  }
  return "\"" + escaped.joined() + "\""
}
