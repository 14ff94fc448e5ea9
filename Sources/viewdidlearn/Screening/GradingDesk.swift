import Curriculum
import Exports
import LibC
import Notation
import Phrases
import Rendering
import Screening
import Typesetting

/// Where the reports of records go, as each comes: lines, a page, and what a round is made of.
struct GradingDesk: ~Copyable {
  private let examining: Examining
  /// Nil where no page of the round is wanted.
  private var page: PageFile?
  /// What the report of the round is made of.
  private var rows: [RoundReport.Row] = []
  private var uncounted: [UncountedRecord] = []
  /// What raters are to read.
  private var texts: [ReadText] = []
  /// That of the last record that is not as it should be.
  private var exitCode = Program.Exit.done

  private var arguments: Arguments { examining.arguments }
  private var renderer: Renderer { examining.renderer }
  /// Whether one candidate alone is wanted, for themselves.
  private var isForOne: Bool { arguments.paths[.candidate] != nil }

  /// Opens the page, where one of the round is wanted.
  init(_ examining: Examining) throws(Examining.Refusal) {
    self.examining = examining
    page = nil
    guard let path = examining.arguments.paths[.html],
      examining.arguments.paths[.candidate] == nil
    else { return }
    page = try examining.writing(path) { () throws(Files.WritingFault) in
      // What is no page is somebody's.
      guard Files.isReplaceable(path, by: "<!DOCTYPE html>") else { throw .exists }
      return try PageFile(path, ScreeningPage(in: examining.renderer.language))
    }
  }

  /// Takes what came of a record, nothing where another one counts; what is wrong is said, and the
  /// others go on.
  mutating func take(
    _ outcome: RecordGrading.Outcome?, of entry: RecordChoice.Entry
  ) throws(Examining.Refusal) {
    let path = entry.path
    switch outcome {
    case nil: refuse(entry)
    case .graded(let report, let faults):
      for fault in faults { say(renderer.lines(of: fault, path: path)) }
      try keep(report)
    case .unsound(let fault):
      say(renderer.lines(of: fault, path: path))
      leaveOut(entry, .unsound(fault))
    case .unreadable(let fault):
      say(renderer.lines(of: fault, path: path))
      leaveOut(entry, .unreadable)
    case .otherRound(let id):
      say(["\(visible(path)): error: \(visible(renderer.phrases.otherRound(id)))"])
      leaveOut(entry, .otherRound(id))
    }
  }

  /// Remembers that no result comes from a record.
  private mutating func leaveOut(
    _ entry: RecordChoice.Entry, _ reason: UncountedRecord.Reason
  ) {
    uncounted.append(
      UncountedRecord(id: entry.head?.candidate, path: entry.path, reason))
  }

  /// Says of a record that another one counts.
  private mutating func refuse(_ entry: RecordChoice.Entry) {
    guard let other = entry.other, let id = entry.head?.candidate else { return }
    let phrases = renderer.phrases
    let phrase =
      switch other.relation {
      case .same: phrases.sameRecord(as: other.path)
      case .part: phrases.partOfRecord(of: id, other.path)
      case .partsAt(let line): phrases.longerRecord(of: id, other.path, partsAt: line)
      case .otherSitting: phrases.otherSitting(of: id, other.path)
      }
    say(["\(visible(entry.path)): error: \(visible(phrase))"])
    if case .otherSitting = other.relation { leaveOut(entry, .otherSitting) }
  }

  /// What is wrong does not stop the others.
  private mutating func say(_ lines: [String]) {
    Output.errors(lines)
    exitCode = Program.Exit.wrongInput
  }

  /// Puts one report out in each form that is wanted; sections of the page go to the disk at once.
  private mutating func keep(_ report: FiledReport) throws(Examining.Refusal) {
    rows.append(report.row)
    texts += report.texts
    if let line = report.line { Output.write(line, to: STDOUT_FILENO) }
    if let lines = report.lines { Output.lines(lines) }
    guard let path = arguments.paths[.html], let text = report.page else { return }
    if isForOne {
      try examining.write(text, to: path, replaces: true)
    } else {
      do throws(Files.WritingFault) {
        try page?.add(text)
      } catch {
        throw examining.refusal(of: error, path: path)
      }
    }
  }

  /// Says what the records tell together.
  mutating func end(
    _ keys: RoundKeys, _ raters: RatersReport
  ) throws(Examining.Refusal) -> Int32 {
    if isForOne { return exitCode }
    let items = keys.plan.items.map(\.id.value)
    var report = RoundReport(round: keys.round.id, items: items, rows)
    report.take(candidates: keys.round.candidates.map(\.id), uncounted: uncounted)
    if let path = arguments.paths[.sheet] { try writeSheet(path, keys) }
    if let path = arguments.paths[.html] {
      do throws(Files.WritingFault) {
        try page?.end(report, raters)
      } catch {
        throw examining.refusal(of: error, path: path)
      }
    }
    if arguments.isJSON {
      Output.lines((report.json + raters.json).map { $0.encoded() })
    } else if arguments.given.contains(.csv) {
      Output.write(report.csv, to: STDOUT_FILENO)
    } else if arguments.paths[.html] == nil {
      Output.lines(renderer.lines(of: report) + renderer.lines(of: raters))
    } else {
      Output.lines(renderer.toBeDone(report))
    }
    return exitCode
  }

  /// The raters' sheet, without what a terminal would obey.
  private func writeSheet(_ path: String, _ keys: RoundKeys) throws(Examining.Refusal) {
    let sheet = ReadingSheet(texts, keys.sheetNumbers, of: keys.plan, in: renderer.language)
    let text = sheet.csv { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { visible(String($0)) }
        .joined(separator: "\n")
    }
    try examining.write(text, to: path)
  }
}
