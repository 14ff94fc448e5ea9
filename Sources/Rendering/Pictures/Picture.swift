import Typesetting

/// A drawing in SVG 1.1 that says in words what it shows; lengths are in units of SVG.
struct Picture {
  /// In units of SVG, both.
  var width: Int
  var height: Int
  /// What readers of screens call it.
  var title: String
  /// The same for whoever cannot see it.
  var description: String
  /// Elements with the classes of the style sheet.
  var shapes: [String]

  /// A file of its own: it brings its background, and follows the reader's choice of dark or light.
  func file(language: String) -> String {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xml:lang="\(language)" role="img" \
      aria-labelledby="title description" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title id="title">\(escaped(title))</title>
      <desc id="description">\(escaped(description))</desc>
      <style>
      \(Picture.style)
      </style>
      <rect class="page" width="\(width)" height="\(height)"/>

      """
    return head + (shapes + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// A part of a page that holds the style sheet.
  ///
  /// - Parameter id: a name that no other picture of the page has.
  func element(id: String) -> String {
    let head = """
      <svg role="img" aria-labelledby="\(id)-title \(id)-words" width="\(width)" \
      height="\(height)" viewBox="0 0 \(width) \(height)">
      <title id="\(id)-title">\(escaped(title))</title>
      <desc id="\(id)-words">\(escaped(description))</desc>
      <rect class="page" width="\(width)" height="\(height)"/>

      """
    return head + (shapes + ["</svg>"]).joined(separator: "\n")
  }

  /// A text of a class at its base line.
  static func text(_ text: String, _ style: String, x: Int, y: Int) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(escaped(text))</text>"
  }

  /// How long a text is in a monospaced font of 14 units, whose columns are rounded up.
  static func extent(_ text: String) -> Int { displayWidth(visible(text)) * 9 }

  /// Each colour twice, for light and dark.
  static let style = """
    .page { fill: #ffffff; }
    text { font: 14px ui-monospace, Menlo, Consolas, monospace; fill: #1c1c1e; white-space: pre; }
    .caption, .aside { fill: #6c6c70; }
    .name { font-weight: bold; }
    .call { fill: #00527a; }
    .wrong { fill: #b3261e; }
    .mark { fill: #6c6c70; text-anchor: middle; stroke: #ffffff; stroke-width: 8; paint-order: stroke; }
    .band { fill: #f2f2f7; }
    .life { stroke: #c7c7cc; }
    .rule { stroke: #8e8e93; }
    .animation { stroke-dasharray: 6 6; }
    circle { fill: #00527a; }
    @media (prefers-color-scheme: dark) {
      .page { fill: #1c1c1e; }
      text { fill: #f2f2f7; }
      .caption, .aside, .mark { fill: #aeaeb2; }
      .call { fill: #7fc8ec; }
      .wrong { fill: #ff8a80; }
      .mark { stroke: #1c1c1e; }
      .band { fill: #2c2c2e; }
      .life { stroke: #48484a; }
      circle { fill: #7fc8ec; }
    }
    """
}

/// Text as the content of an element of XML, in which control characters cannot stand at all.
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in visible(text).unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
