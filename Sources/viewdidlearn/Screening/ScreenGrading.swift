import Curriculum
import Diagnostics
import Exports
import LibC
import Notation
import Phrases
import Rendering
import Screening
import Synchronization

/// `viewdidlearn screen grade`: records opened, proved and marked anew, a few at a time.
struct ScreenGrading {
  let examining: Examining

  private var arguments: Arguments { examining.arguments }
  private var renderer: Renderer { examining.renderer }

  func run(_ paths: [String]) throws(Examining.Refusal) -> Int32 {
    var choice = RecordChoice(paths)
    let form = ReportForm(arguments, in: renderer.language)
    let keys = try roundKeys(of: choice, drawsQuestions: form.showsQuestions)
    var ratings: [Ratings] = []
    for path in arguments.marks { ratings.append(try self.ratings(path, of: keys)) }
    choice.decide(in: keys.round)
    return try grade(
      choice, RecordGrading(keys: keys, raters: RatersReport(ratings), form: form))
  }

  /// The keys of the round that the first record that can be read is of.
  private func roundKeys(
    of choice: RecordChoice, drawsQuestions: Bool
  ) throws(Examining.Refusal) -> RoundKeys {
    guard let id = choice.entries.lazy.compactMap(\.head?.round).first else {
      let path = choice.entries.first?.path ?? "-"
      let bytes = try examining.bytes(of: path)
      let fault = RecordReading(bytes, .sodium).fault ?? SealedFault(line: 1, .cut)
      throw examining.refusal(renderer.lines(of: fault, path: path))
    }
    let keys = try examining.keys()
    let round = try examining.round(id, keys)
    let kept = arguments.given.contains(.rederive) ? nil : try examining.keptKeys(of: round)
    let pool = try examining.pool(of: round, keys, isDrawn: kept == nil)
    return RoundKeys(round, pool, kept, keys, drawsQuestions: drawsQuestions)
  }

  /// So many records are held at a time.
  private static let atOnce = 256

  private func grade(
    _ choice: RecordChoice, _ grading: RecordGrading
  ) throws(Examining.Refusal) -> Int32 {
    var desk = try GradingDesk(examining)
    let wanted = arguments.paths[.candidate]
    var rest = choice.entries.filter { wanted == nil || $0.head?.candidate == wanted }[...]
    let bar = Mutex(ProgressBar(of: rest.count, arguments))
    while !rest.isEmpty {
      let piece = rest.prefix(ScreenGrading.atOnce)
      rest = rest.dropFirst(piece.count)
      for entry in piece { desk.refuse(entry) }
      let counted = piece.filter { $0.other == nil }
      do throws(SealedFault) {
        try grading.keys.prepare(for: counted.compactMap(\.head?.candidate))
      } catch {
        let path = examining.keysPath(grading.keys.round.id)
        throw examining.refusal(renderer.lines(of: error, path: path))
      }
      let outcomes = Pool.map(
        counted.map(\.path), begin: { path in bar.withLock { $0.show(path) } }, grading.outcome)
      for (entry, outcome) in zip(counted, outcomes) { try desk.take(outcome, of: entry.path) }
    }
    bar.withLock { $0.clear() }
    let ids = grading.keys.plan.items.map(\.id.value)
    return try desk.end(grading.keys.round, items: ids, grading.raters)
  }

  /// What a rater's file says; every mistake of it is said.
  private func ratings(_ path: String, of keys: RoundKeys) throws(Examining.Refusal) -> Ratings {
    let source: SourceText
    do throws(Files.Fault) {
      source = try Files.read(path)
    } catch {
      throw examining.refusal(renderer.lines(of: error, path: path))
    }
    let (ratings, diagnostics) = Ratings.read(
      source, of: Set(keys.round.candidates.map(\.id)), keys.plan.readItems)
    if diagnostics.isEmpty { return ratings }
    throw examining.refusal(diagnostics.flatMap { renderer.block($0, in: source) })
  }
}

extension Blueprint {
  /// The questions of which people read a text: free text, and reasons that are marked.
  fileprivate var readItems: [String] {
    items.filter { $0.marked == .reason || $0.isText }.map(\.id.value)
  }
}

extension Blueprint.Item {
  fileprivate var isText: Bool {
    if case .text = source { true } else { false }
  }
}
