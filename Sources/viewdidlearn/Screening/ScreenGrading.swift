import Curriculum
import Diagnostics
import Exports
import LibC
import Notation
import Phrases
import Rendering
import Screening
import Sealing
import Synchronization

/// `viewdidlearn screen grade`: records opened, proved and marked anew, a few at a time.
struct ScreenGrading {
  let examining: Examining

  private var arguments: Arguments { examining.arguments }
  private var renderer: Renderer { examining.renderer }

  /// The round is that of the first record; records of others are said and left out.
  func run(_ paths: [String]) throws(Examining.Refusal) -> Int32 {
    let id = try round(of: paths)
    // Neither waits for the other: a passphrase is typed, and takes a while to open the key.
    let (keys, heads) = Pool.both(
      { Result { () throws(Examining.Refusal) in try examining.keys() } }, { RecordChoice(paths) })
    let round = try examining.round(id, try keys.get())
    var choice = heads
    choice.decide(in: round)
    let entries = try entries(of: choice, in: round)
    let form = ReportForm(arguments, in: renderer.language)
    let roundKeys = try self.keys(
      of: round, try keys.get(), for: entries, drawsQuestions: form.showsQuestions)
    let raters = RatersReport(try ratings(of: roundKeys))
    return try grade(entries, RecordGrading(keys: roundKeys, raters: raters, form: form))
  }

  /// The records that are asked for: all, or one candidate's.
  private func entries(
    of choice: RecordChoice, in round: Round
  ) throws(Examining.Refusal) -> [RecordChoice.Entry] {
    guard let wanted = arguments.paths[.candidate] else { return choice.entries }
    _ = try examining.row(of: wanted, in: round)
    let entries = choice.entries.filter { $0.head?.candidate == wanted }
    if entries.isEmpty { throw examining.refusal(.noRecord(id: wanted)) }
    return entries
  }

  /// The round that the first record which can be read is of.
  private func round(of paths: [String]) throws(Examining.Refusal) -> String {
    if let id = paths.lazy.compactMap({ RecordChoice.head(of: $0)?.round }).first { return id }
    let path = paths.first ?? "-"
    let fault =
      RecordReading(try examining.bytes(of: path), .sodium).fault ?? SealedFault(line: 1, .cut)
    throw examining.refusal(renderer.lines(of: fault, path: path))
  }

  /// Keys that were kept, unless all are to be drawn anew; the bar stands only while questions are
  /// drawn.
  private func keys(
    of round: Round, _ keys: ExaminerKeys, for entries: [RecordChoice.Entry],
    drawsQuestions: Bool
  ) throws(Examining.Refusal) -> RoundKeys {
    let kept = arguments.given.contains(.rederive) ? nil : try examining.keptKeys(of: round)
    let pool = try examining.pool(of: round, keys, isDrawn: kept == nil)
    let bar = Mutex(ProgressBar?.none)
    defer { bar.withLock { $0?.clear() } }
    do throws(SealedFault) {
      return try RoundKeys(
        round, pool, kept, keys, for: entries.compactMap(\.head?.candidate),
        drawsQuestions: drawsQuestions,
        begin: { [arguments] place, count in
          bar.withLock { bar in
            if bar == nil { bar = ProgressBar(of: count, arguments) }
            bar?.show(place.item)
          }
        })
    } catch {
      let path = examining.keysPath(round.id)
      throw examining.refusal(renderer.lines(of: error, path: path))
    }
  }

  /// So many reports wait at most for one that takes long.
  private static let atOnce = 2_048

  /// Reports come in the order of the records, a piece at a time, so that few wait in memory.
  private func grade(
    _ entries: [RecordChoice.Entry], _ grading: RecordGrading
  ) throws(Examining.Refusal) -> Int32 {
    let desk = Mutex(try GradingDesk(examining))
    var rest = entries[...]
    let bar = Mutex(ProgressBar(of: rest.count, arguments))
    defer { bar.withLock { $0.clear() } }
    while !rest.isEmpty {
      let piece = Array(rest.prefix(ScreenGrading.atOnce))
      rest = rest.dropFirst(piece.count)
      try Pool.each(
        piece, begin: { entry in bar.withLock { $0.show(entry.path) } },
        { entry in entry.other == nil ? grading.outcome(entry.path) : nil },
        tell: { entry, outcome throws(Examining.Refusal) in
          try desk.withLock { desk throws(Examining.Refusal) in
            try desk.take(outcome, of: entry)
          }
        })
    }
    bar.withLock { $0.clear() }
    return try desk.withLock { desk throws(Examining.Refusal) in
      try desk.end(grading.keys, grading.raters)
    }
  }

  /// What raters have marked, a file each.
  private func ratings(of keys: RoundKeys) throws(Examining.Refusal) -> [Ratings] {
    let paths = arguments.marks
    if let path = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw examining.refusal(.sameMarks(path: path))
    }
    var ratings: [Ratings] = []
    for path in paths { ratings.append(try self.ratings(path, of: keys)) }
    return ratings
  }

  /// What a rater's file says; every mistake of it is said.
  private func ratings(_ path: String, of keys: RoundKeys) throws(Examining.Refusal) -> Ratings {
    let source: SourceText
    do throws(Files.Fault) {
      source = try Files.read(path)
    } catch {
      throw examining.refusal(renderer.lines(of: error, path: path))
    }
    let (ratings, diagnostics) = Ratings.read(source, of: keys.readTexts)
    if diagnostics.isEmpty { return ratings }
    throw examining.refusal(diagnostics.flatMap { renderer.block($0, in: source) })
  }
}
