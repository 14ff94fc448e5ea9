/// The drawing of a timeline: where everything stands, in units of SVG.
struct TimelinePage {
  /// Of the lanes.
  private let names: [String]
  /// Above them.
  private let caption: String
  private let rows: [Row]
  /// The left edges of the lanes, and behind them that of one more.
  private let edges: [Int]
  private let width: Int

  /// A row of the picture, from top to bottom.
  enum Row {
    case call(String, lane: Int)
    /// What belongs to no lane.
    case line(String, Style)
    case mark(String, isAnimation: Bool)
  }

  /// Classes of the style sheet.
  enum Style: String { case aside, log, wrong }

  /// In units of SVG, as those that follow.
  private static let margin = 24
  private static let lineHeight = 24
  /// From a line of life to the text beside it.
  private static let indent = 14

  /// Lanes are as wide as their longest text; the whole is as wide as its widest line.
  init(names: [String], caption: String, rows: [Row]) {
    (self.names, self.caption, self.rows) = (names, caption, rows)
    var lanes = names.map(Picture.extent)
    var widest = Picture.extent(caption)
    for row in rows {
      switch row {
      case .call(let text, let lane): lanes[lane] = max(lanes[lane], Picture.extent(text))
      case .line(let text, _), .mark(let text, _):
        widest = max(widest, Picture.extent(text) + TimelinePage.indent)
      }
    }
    edges = lanes.reduce(into: [TimelinePage.margin]) { edges, lane in
      edges.append(edges[edges.count - 1] + TimelinePage.indent + lane + TimelinePage.margin)
    }
    width = max(edges[lanes.count], widest + 2 * TimelinePage.margin)
  }

  /// The drawing, with what it says in words.
  func picture(description: String) -> Picture {
    Picture(
      width: width, height: height, title: caption, description: description, shapes: lines)
  }

  // MARK: - Where things stand

  /// The first row's base line, below the caption and the names.
  private var top: Int { TimelinePage.margin + 3 * TimelinePage.lineHeight }
  /// The end of the lines of life.
  private var bottom: Int { top + rows.count * TimelinePage.lineHeight }
  private var height: Int { bottom + TimelinePage.margin / 2 }

  // MARK: - What is drawn

  /// Names and lines of life first, so that rows stand above them.
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

  /// A call has a dot on its lane; what belongs to none has a band behind it.
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

  /// A text at its base line.
  private func text(_ text: String, _ style: String, x: Int, y: Int) -> String {
    Picture.text(text, style, x: x, y: y)
  }
}
