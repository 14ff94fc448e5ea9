import Phrases
import Screening
import Typesetting

/// What stood on the screen when, a row a question, with answers, changes and signals.
///
///     finger  ━━━━●
///     log         ━━●   ━◆
///             └─────────┴─────────┴
///             0:00      10:00     20:00
struct SittingTimeline {
  private let report: CandidateReport
  /// Padded to the column in which the time begins.
  private let names: [String]
  /// Columns for names, and behind them for the time.
  private let left: Int
  /// Columns for the time.
  private let room: Int
  private let phrases: Phrasebook

  /// Names take a third of the width at most, the time ten columns at least.
  init(_ report: CandidateReport, width: Int, _ phrases: Phrasebook) {
    (self.report, self.phrases) = (report, phrases)
    let all = report.items.map { visible($0.id) } + [phrases.word(.signals)]
    let longest = all.map(displayWidth).max() ?? 0
    left = min(longest, width / 3) + 2
    // A clock stands behind the last tick.
    room = max(10, width - left - 6)
    names = all.map { [left] in $0.truncated(to: left - 2).padded(to: left) }
  }

  /// The rows, and below them the time.
  var lines: [String] {
    let spans = report.timeline.spans()
    let rows = report.items.enumerated().map { place, item in
      var row = Array(repeating: Character(" "), count: room + 1)
      for span in spans where span.item == item.id {
        for column in column(span.from)...column(span.to) { row[column] = "━" }
      }
      for event in report.timeline.events where event.entry.item == item.id {
        if let sign = event.entry.kind.sign { row[column(event.at)] = sign }
      }
      return names[place] + String(row)
    }
    var signals = Array(repeating: Character(" "), count: room + 1)
    for signal in report.signals { signals[column(signal.at)] = "▲" }
    let signalRow = report.signals.isEmpty ? [] : [names[report.items.count] + String(signals)]
    return (rows + signalRow).map(\.trimmedAtEnd) + axis
  }

  /// In milliseconds; the axis ends there.
  private var end: Int { report.timeline.end }

  /// The column of a moment, from 0; what is outside stands at the edge.
  private func column(_ time: Int) -> Int { min(max(time, 0), end) * room / end }

  /// Full minutes, as many as have room for their clocks.
  private var axis: [String] {
    let steps = [60_000, 120_000, 300_000, 600_000, 900_000, 1_800_000, 3_600_000]
    let step = steps.first { room * $0 / end >= 8 } ?? max(1, end)
    var line = Array(repeating: Character("─"), count: room + 1)
    var clocks = ""
    for time in stride(from: 0, through: end, by: step) {
      line[column(time)] = time == 0 ? "└" : "┴"
      clocks = clocks.padded(to: column(time)) + Phrasebook.clock(time)
    }
    let gap = String(repeating: " ", count: left)
    return [gap + String(line), gap + clocks]
  }
}
