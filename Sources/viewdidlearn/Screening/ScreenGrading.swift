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
    var ratings: [Ratings] = []
    for path in arguments.marks { ratings.append(try self.ratings(path)) }
    let keys = try roundKeys(of: paths)
    return try grade(paths, RecordGrading(keys: keys, raters: RatersReport(ratings)))
  }

  /// The keys of the round that the first record that can be read is of.
  private func roundKeys(of paths: [String]) throws(Examining.Refusal) -> RoundKeys {
    let id = paths.lazy.compactMap { path in
      (try? Files.bytes(at: path)).flatMap { RecordReading($0, .sodium).record?.head.round }
    }.first
    guard let id else {
      let path = paths.first ?? "-"
      let bytes = try examining.bytes(of: path)
      let fault = RecordReading(bytes, .sodium).fault ?? SealedFault(line: 1, .cut)
      throw examining.refusal(renderer.lines(of: fault, path: path))
    }
    let keys = try examining.keys()
    let round = try examining.round(id, keys)
    return RoundKeys(round, try examining.pool(of: round, keys), keys)
  }

  /// So many records are held at a time.
  private static let atOnce = 64

  private func grade(
    _ paths: [String], _ grading: RecordGrading
  ) throws(Examining.Refusal) -> Int32 {
    var desk = try GradingDesk(examining)
    let bar = Mutex(ProgressBar(of: paths.count, arguments))
    var rest = paths[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(ScreenGrading.atOnce))
      rest = rest.dropFirst(piece.count)
      let heads = piece.map { path in
        (try? Files.bytes(at: path)).flatMap { RecordReading.candidate(of: $0, .sodium) }
      }
      let wanted = arguments.paths[.candidate]
      let chosen = zip(piece, heads).filter { wanted == nil || $0.1 == wanted }
      grading.keys.draw(for: chosen.compactMap(\.1))
      let outcomes = Pool.map(
        chosen.map(\.0), begin: { path in bar.withLock { $0.show(path) } }, grading.outcome)
      for (record, outcome) in zip(chosen, outcomes) { try desk.take(outcome, of: record.0) }
    }
    bar.withLock { $0.clear() }
    let ids = grading.keys.plan.items.map(\.id.value)
    return try desk.end(round: grading.keys.round.id, items: ids, grading.raters)
  }

  /// What a rater's file says; every mistake of it is said.
  private func ratings(_ path: String) throws(Examining.Refusal) -> Ratings {
    let source: SourceText
    do throws(Files.Fault) {
      source = try Files.read(path)
    } catch {
      throw examining.refusal(renderer.lines(of: error, path: path))
    }
    let (ratings, diagnostics) = Ratings.read(source)
    if diagnostics.isEmpty { return ratings }
    throw examining.refusal(diagnostics.flatMap { renderer.block($0, in: source) })
  }
}
