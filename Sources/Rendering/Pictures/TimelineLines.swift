import Phrases
import Scripts
import Sessions
import Typesetting

// A turn as swim lanes in a terminal. Every sign is of ASCII: dots and dashes of other kinds may
// take two columns in terminals of East Asia, and would push the lanes apart.
extension Renderer {
  /// Lanes where they have room, else one column; sentences where no pictures are drawn.
  func timeline(_ timeline: Timeline) -> [String] {
    guard drawsPictures else { return sentences(on: timeline) }
    let names = timeline.lanes.map(visible)
    var wanted = names.map(displayWidth)
    for case .call(let call, let lane) in timeline.rows {
      wanted[lane] = max(wanted[lane], displayWidth(visible(call.text)))
    }
    guard let layout = LaneLayout(wanted, in: width) else {
      return column(timeline, names)
    }
    return cells(names, layout, .title)
      + timeline.rows.flatMap { row in
        guard case .call(let call, let lane) = row else {
          return across(row, layout.width)
        }
        var texts = names.map { _ in "." }
        texts[lane] = visible(call.text)
        return cells(texts, layout, .accent)
      }
  }

  /// A row of the picture, in as many lines as its longest message takes; a dot is where nothing
  /// is.
  private func cells(
    _ texts: [String], _ layout: LaneLayout, _ role: Theme.Role
  ) -> [String] {
    let columns = zip(texts, layout.widths).map { folded($0, width: $1) }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { line in
      var text = String(repeating: " ", count: LaneLayout.margin)
      var space = 0
      for (column, width) in zip(columns, layout.widths) {
        let cell = line < column.count ? column[line] : ""
        if !cell.isEmpty {
          text += String(repeating: " ", count: space)
          text += theme.styled(cell, as: cell == "." ? .quiet : role)
          space = 0
        }
        space += width - displayWidth(cell) + LaneLayout.gap
      }
      return text
    }
  }

  /// What has no lane: lines of the console, messages to views, and marks.
  private func across(_ row: Timeline.Row, _ width: Int) -> [String] {
    switch row {
    case .call: []
    case .aside(let call):
      wrap(
        [Run("  \(call.object)  "), Run(call.text, .accent, isUnbreakable: true)],
        width: self.width, hanging: 4, theme: theme)
    case .log(let text): log(text)
    case .warning(let text): warning(text)
    case .fault(let fault): sentence(phrases.fault(fault), .wrong, hanging: 2)
    case .mark(let mark): rule(mark, width)
    }
  }

  /// A line across the lanes with a word in it: broken for an animation, else whole.
  private func rule(_ mark: Timeline.Mark, _ width: Int) -> [String] {
    let text = " \(phrases.mark(mark)) "
    let length = min(self.width, max(width, displayWidth(text) + 8)) - LaneLayout.margin
    let dashes = length - displayWidth(text)
    guard dashes >= 4 else {
      return wrap([Run("  "), Run(phrases.mark(mark), .quiet)], width: self.width, theme: theme)
    }
    let sign = mark == .animation ? "- " : "--"
    let side = String(repeating: sign, count: dashes / 4).trimmedAtEnd
    return ["  " + theme.styled(side + text + side, as: .quiet)]
  }

  /// The same where the screen is too narrow for lanes: below each other, with whose message it is.
  private func column(_ timeline: Timeline, _ names: [String]) -> [String] {
    var last: Int?
    let rows = timeline.rows.map { row -> [[Run]] in
      guard case .call(let call, let lane) = row else {
        last = nil
        return []
      }
      defer { last = lane }
      return [
        [Run("  " + (lane == last ? "" : names[lane]), .title)],
        [Run(call.text, .accent, isUnbreakable: true)],
      ]
    }
    return zip(timeline.rows, columnLines(rows, width: width, theme: theme)).flatMap { row, lines in
      if case .call = row { lines } else { across(row, width) }
    }
  }
}
