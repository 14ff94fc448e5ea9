// The few parts that a report is made of; texts come in as they are and are escaped here.
/// The elements of a page.
enum HTML {
  /// `<name attributes>content</name>`, the content being HTML.
  static func element(_ name: String, _ attributes: [(String, String)] = [], _ content: String)
    -> String
  {
    let words = attributes.map { " \($0.0)=\"\(XML.escaped($0.1))\"" }.joined()
    return "<\(name)\(words)>\(content)</\(name)>"
  }

  /// An element whose content is text.
  static func text(_ name: String, _ text: String) -> String {
    element(name, [], XML.escaped(text))
  }

  /// A table that scrolls by itself where the window is narrow; keyboards reach it, too. Cells are
  /// HTML; the first of a row names it.
  static func table(_ caption: String, _ heads: [String], _ rows: [[String]]) -> String {
    let head = heads.map { element("th", [("scope", "col")], XML.escaped($0)) }.joined()
    let body = rows.map { cells in
      let first = cells.prefix(1).map { element("th", [("scope", "row")], $0) }
      return "<tr>"
        + (first + cells.dropFirst().map { element("td", [], $0) }).joined() + "</tr>"
    }
    let table =
      "<table>\n\(text("caption", caption))\n<thead><tr>\(head)</tr></thead>\n<tbody>\n"
      + body.joined(separator: "\n") + "\n</tbody>\n</table>"
    return element(
      "div", [("class", "wide"), ("role", "region"), ("aria-label", caption), ("tabindex", "0")],
      table)
  }
}
