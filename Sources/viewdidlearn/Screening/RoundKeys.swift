import Curriculum
import Grading
import Screening
import Sealing
import Sessions
import Synchronization

/// The questions of a round with their keys, drawn anew from the examiner's secret.
///
/// A variant is drawn once, whoever has it; an answer is marked once, whoever gave it.
final class RoundKeys: Sendable {
  let round: Round
  let plan: Blueprint
  private let keys: ExaminerKeys
  private let candidates: [String: CandidateRow]
  private let state: Mutex<State>

  private struct State: Sendable {
    var pool: VariantPool
    /// Variants that stand in a pack which was made anew and is the one that was handed out.
    var proved: Set<VariantPool.Place> = []
    var marks: [Answer: Mark] = [:]
  }

  private struct Answer: Hashable {
    var place: VariantPool.Place
    var words: [String]
  }

  /// So many marks are kept: who answers anything at all fills no memory.
  private static let mostMarks = 20_000
  /// Longer answers are marked each time.
  private static let longestAnswer = 2_000

  init(_ round: Round, _ pool: VariantPool, _ keys: ExaminerKeys) {
    (self.round, self.keys, plan) = (round, keys, pool.blueprint)
    candidates = Dictionary(round.candidates.map { ($0.id, $0) }) { first, _ in first }
    state = Mutex(State(pool: pool))
  }

  func candidate(_ id: String) -> CandidateRow? { candidates[id] }

  /// Draws what some candidates have, on all cores.
  func draw(for candidates: [String]) {
    var pool = state.withLock { $0.pool }
    pool.draw(candidates.flatMap { pool.places(for: $0) })
    state.withLock { $0.pool = pool }
  }

  /// What a candidate was asked, in the order of the pack.
  func items(for candidate: String) -> [KeyedItem] {
    var pool = state.withLock { $0.pool }
    return pool.order(for: candidate).map { item in
      let variant = pool.variant(of: item, for: candidate)
      return KeyedItem(item, variant?.ready(seed: pool.shuffle(of: item, for: candidate)))
    }
  }
}

// MARK: - Packs
extension RoundKeys {
  /// Whether a digest is that of the pack which the secret gives this candidate.
  ///
  /// The pack is made anew as long as a question stands in it that no such pack has proved to be
  /// drawn as it was then; the digest alone, which the examiner has signed, is compared after that.
  func proves(_ digest: [UInt8], for candidate: CandidateRow) -> Bool {
    let (pool, proved) = state.withLock { ($0.pool, $0.proved) }
    let places = pool.places(for: candidate.id)
    if let known = round.packs[candidate.id], proved.isSuperset(of: places) {
      return digest == known
    }
    var own = pool
    let pack = try? round.pack(
      for: candidate, from: &own, sign: keys.publicKeys.sign, box: keys.publicKeys.box)
    guard let text = pack?.text(.sodium, sign: keys.sign),
      Sealing.digest(Array(text.utf8)) == digest
    else { return false }
    state.withLock { $0.proved.formUnion(places) }
    return true
  }

  func open(_ sealed: [UInt8]) -> [UInt8]? { keys.open(sealed) }
}

// MARK: - Marks
extension RoundKeys {
  /// What an answer of a candidate is worth.
  func mark(
    _ item: String, _ question: ReadyQuestion, _ words: [String], of candidate: String
  ) -> Mark {
    let pool = state.withLock { $0.pool }
    let item = plan.items.first { $0.id.value == item }
    let ids = question.ids(onPaper: words)
    guard let place = item.flatMap({ pool.place(of: $0, for: candidate) }),
      ids.reduce(0, { $0 + $1.utf8.count }) <= RoundKeys.longestAnswer
    else { return question.mark(onPaper: words) }
    let answer = Answer(place: place, words: ids)
    if let known = state.withLock({ $0.marks[answer] }) { return known }
    let mark = question.mark(onPaper: words)
    state.withLock { state in
      if state.marks.count >= RoundKeys.mostMarks { state.marks = [:] }
      state.marks[answer] = mark
    }
    return mark
  }
}
