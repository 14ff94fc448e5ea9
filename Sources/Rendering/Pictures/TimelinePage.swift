/// The drawing of a timeline: where everything stands, in units of SVG.
struct TimelinePage {
  private let names: [String]
  private let caption: String
  private let rows: [Row]
  /// The left edges of the lanes, and behind them that of one more.
  private let edges: [Int]
  private let width: Int

  enum Row {
    case call(String, lane: Int)
    /// What belongs to no lane.
    case line(String, Style)
    case mark(String, isAnimation: Bool)
  }

  /// Classes of the style sheet.
  enum Style: String { case aside, log, wrong }

  private static let margin = 24
  private static let lineHeight = 24
  /// What a column of a terminal takes in a monospaced font of 14 units, rounded up.
  private static let column = 9
  /// From a line of life to the text beside it.
  private static let indent = 14

  init(names: [String], caption: String, rows: [Row]) {
    (self.names, self.caption, self.rows) = (names, caption, rows)
    var lanes = names.map(TimelinePage.extent)
    var widest = TimelinePage.extent(caption)
    for row in rows {
      switch row {
      case .call(let text, let lane): lanes[lane] = max(lanes[lane], TimelinePage.extent(text))
      case .line(let text, _), .mark(let text, _):
        widest = max(widest, TimelinePage.extent(text) + TimelinePage.indent)
      }
    }
    edges = lanes.reduce(into: [TimelinePage.margin]) { edges, lane in
      edges.append(edges[edges.count - 1] + TimelinePage.indent + lane + TimelinePage.margin)
    }
    width = max(edges[lanes.count], widest + 2 * TimelinePage.margin)
  }

  func svg(language: String, description: String) -> String {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xml:lang="\(language)" role="img" \
      aria-labelledby="title description" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title id="title">\(escaped(caption))</title>
      <desc id="description">\(escaped(description))</desc>
      <style>
      \(TimelinePage.style)
      </style>
      <rect class="page" width="\(width)" height="\(height)"/>

      """
    return head + (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static let style = """
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

  // MARK: - Where things stand

  private var top: Int { TimelinePage.margin + 3 * TimelinePage.lineHeight }
  private var bottom: Int { top + rows.count * TimelinePage.lineHeight }
  private var height: Int { bottom + TimelinePage.margin / 2 }

  private static func extent(_ text: String) -> Int {
    displayWidth(visible(text)) * TimelinePage.column
  }

  // MARK: - What is drawn

  private var lines: [String] {
    let heads = zip(names, edges).flatMap { name, x in
      [
        text(name, "name", x: x, y: top - TimelinePage.lineHeight),
        "<line class=\"life\" x1=\"\(x)\" y1=\"\(top - 16)\" x2=\"\(x)\" y2=\"\(bottom - 12)\"/>",
      ]
    }
    let rows = rows.enumerated().flatMap { place, row in
      element(row, y: top + place * TimelinePage.lineHeight)
    }
    let y = TimelinePage.margin + 8
    return [text(caption, "caption", x: TimelinePage.margin, y: y)] + heads + rows
  }

  private func element(_ row: Row, y: Int) -> [String] {
    switch row {
    case .call(let message, let lane):
      let x = edges[lane]
      return [
        "<circle cx=\"\(x)\" cy=\"\(y - 5)\" r=\"4\"/>",
        text(message, "call", x: x + TimelinePage.indent, y: y),
      ]
    case .line(let line, let style):
      return [
        "<rect class=\"band\" x=\"\(TimelinePage.margin - 8)\" y=\"\(y - 16)\" "
          + "width=\"\(width - 2 * TimelinePage.margin + 16)\" height=\"22\" rx=\"4\"/>",
        text(line, style.rawValue, x: TimelinePage.margin + TimelinePage.indent, y: y),
      ]
    case .mark(let word, let isAnimation):
      let style = isAnimation ? "rule animation" : "rule"
      return [
        "<line class=\"\(style)\" x1=\"\(TimelinePage.margin)\" y1=\"\(y - 5)\" "
          + "x2=\"\(width - TimelinePage.margin)\" y2=\"\(y - 5)\"/>",
        text(word, "mark", x: width / 2, y: y),
      ]
    }
  }

  private func text(_ text: String, _ style: String, x: Int, y: Int) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(escaped(text))</text>"
  }
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
