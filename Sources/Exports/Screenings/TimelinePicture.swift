import Phrases
import Screening

/// What stood on the screen when, a row a question, with answers, changes and signals.
struct TimelinePicture {
  let report: CandidateReport
  let phrases: Phrasebook

  /// In units of the picture.
  private static let width = 720
  /// Where the rows begin, behind their names.
  private static let left = 130
  private static let lineHeight = 22
  private static let top = 10

  /// An image to readers of screens, named by how much time was used.
  var svg: String {
    let bottom = TimelinePicture.top + (report.items.count + 1) * TimelinePicture.lineHeight
    let height = bottom + TimelinePicture.lineHeight
    let title = phrases.label(phrases.word(.timeline), phrases.timeUsed(report.timeline))
    return """
      <figure>
      <svg class="timeline" viewBox="0 0 \(TimelinePicture.width) \(height)" role="img" \
      aria-label="\(XML.escaped(title))">
      \((ticks(to: bottom) + rows + limit(to: bottom) + signals(at: bottom)).joined(separator: "\n"))
      </svg>
      <figcaption>\(XML.escaped(phrases.word(.legend)))</figcaption>
      </figure>
      """
  }

  /// When the picture ends, in milliseconds since the beginning.
  private var end: Int { report.timeline.end }

  /// Milliseconds to the right of the names; what is outside of the time stands at its end.
  private func x(_ time: Int) -> Int {
    let room = Double(TimelinePicture.width - TimelinePicture.left - 30)
    return TimelinePicture.left + Int(room * Double(min(max(time, 0), end)) / Double(end))
  }

  /// The middle of a row, counted from 0 at the top.
  private func y(_ row: Int) -> Int {
    TimelinePicture.top + row * TimelinePicture.lineHeight + TimelinePicture.lineHeight / 2
  }

  /// Full minutes, at most a dozen of them.
  private func ticks(to bottom: Int) -> [String] {
    let steps = [60_000, 300_000, 600_000, 1_800_000, 3_600_000]
    let step = steps.first { end / $0 <= 12 } ?? max(1, end / 12)
    return stride(from: 0, through: end, by: step).map { time in
      "<path class=\"axis\" d=\"M\(x(time)) \(TimelinePicture.top)V\(bottom)\"/>"
        + text(Phrasebook.clock(time), x: x(time), y: bottom + 14, "tick")
    }
  }

  /// The end of the time allowed.
  private func limit(to bottom: Int) -> [String] {
    let x = x(report.timeline.limit)
    return ["<path class=\"limit\" d=\"M\(x) \(TimelinePicture.top)V\(bottom)\"/>"]
  }

  /// A row a question: bars for when it stood on the screen, signs for what happened.
  private var rows: [String] {
    let spans = Dictionary(grouping: report.timeline.spans(), by: \.item)
    let events = Dictionary(
      grouping: report.timeline.events, by: { $0.entry.item ?? "" })
    return report.items.enumerated().flatMap { row, item in
      let name = text(item.id, x: TimelinePicture.left - 8, y: y(row) + 4, "name")
      let bars = (spans[item.id] ?? []).map { span in
        "<rect class=\"bar\" x=\"\(x(span.from))\" y=\"\(y(row) - 5)\" "
          + "width=\"\(max(1, x(span.to) - x(span.from)))\" height=\"10\"/>"
      }
      let marks = (events[item.id] ?? []).compactMap { event in
        event.entry.kind.sign.map { text(String($0), x: x(event.at), y: y(row) + 5, "mark") }
      }
      return [name] + bars + marks
    }
  }

  /// The row below the questions.
  private func signals(at bottom: Int) -> [String] {
    let row = report.items.count
    return [text(phrases.word(.signals), x: TimelinePicture.left - 8, y: y(row) + 4, "name")]
      + report.signals.map { text("▲", x: x($0.at), y: y(row) + 5, "mark") }
  }

  /// A text in one of the page's styles.
  private func text(_ text: String, x: Int, y: Int, _ style: String) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(XML.escaped(text))</text>"
  }
}
