import Curriculum
import Sessions
import Typesetting

// Markdown as HTML: what `Document` knows, and headings below those of the page.
extension HTML {
  /// Blocks one below the other.
  static func blocks(_ document: Document) -> String { blocks(document.blocks) }

  /// Text, code and links in a line.
  static func inlines(_ inlines: [Document.Inline]) -> String {
    var result = ""
    for (place, inline) in inlines.enumerated() {
      switch inline {
      case .text(let text): result += escaped(text.withoutSourceMarks)
      case .code(let code): result += element("code", escaped(code))
      case .strong(let inner): result += element("strong", self.inlines(inner))
      case .emphasis(let inner): result += element("em", self.inlines(inner))
      case .link(let destination, let inner):
        result += element("a", self.inlines(inner), ["href": destination])
      case .softBreak:
        // As at the prompt: nothing between characters that are written without a space.
        let (before, after) = (inlines[..<place], inlines[(place + 1)...])
        let ends = [before.last, after.first].map { $0.map { runs(of: [$0], .plain) } ?? [] }
        if needsSpace(plainText(ends[0]).last, plainText(ends[1]).first) { result += " " }
      case .lineBreak: result += "<br>"
      }
    }
    return result
  }

  /// In a tight list a paragraph has no element of its own, as CommonMark has it.
  private static func blocks(_ blocks: [Document.Block], isTight: Bool = false) -> String {
    blocks.map { block in
      switch block.kind {
      case .paragraph(let inlines):
        isTight ? self.inlines(inlines) : element("p", self.inlines(inlines))
      case .heading(_, let inlines): element("h4", self.inlines(inlines))
      case .list(let list): self.list(list)
      case .code(let code): self.code(code.snippet.text)
      case .quote(let blocks): element("blockquote", self.blocks(blocks))
      case .table(let table): self.table(table)
      case .thematicBreak: "<hr>"
      }
    }.joined(separator: "\n")
  }

  /// A list with numbers begins with the one that its text has.
  private static func list(_ list: Document.List) -> String {
    let items = list.items.map { element("li", blocks($0, isTight: list.isTight)) }
      .joined(separator: "\n")
    guard let start = list.start else { return element("ul", items) }
    return element("ol", items, ["start": "\(start)"])
  }

  /// Alignments are left to the style sheet.
  private static func table(_ table: Document.Table) -> String {
    let head = table.header.map { element("th", inlines($0), ["scope": "col"]) }.joined()
    let rows = table.rows.map { row in
      element("tr", row.map { element("td", inlines($0)) }.joined())
    }
    return element(
      "table", element("thead", element("tr", head)) + element("tbody", rows.joined()))
  }
}
