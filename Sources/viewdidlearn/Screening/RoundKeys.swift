import Curriculum
import Grading
import Learning
import Screening
import Sealing
import Sessions
import Synchronization

/// The keys of a round's questions: those that were kept when they were drawn, and of the others
/// those that are drawn anew from the examiner's secret.
///
/// A variant is drawn once, whoever has it; an answer is marked once, whoever gave it.
final class RoundKeys: Sendable {
  let round: Round
  let plan: Blueprint
  private let examiner: ExaminerKeys
  /// Whether questions are drawn, too, of which the keys were kept.
  private let drawsQuestions: Bool
  private let kept: KeptKeys?
  private let candidates: [String: CandidateRow]
  /// The items of the plan without keys.
  private let items: [String: KeyedItem]
  private let state: Mutex<State>

  private struct State: Sendable {
    var pool: VariantPool
    var keys: [VariantPool.Place: MarkingKey] = [:]
    /// Variants whose keys were kept, or that stand in a pack which was made anew and is the one
    /// that was handed out.
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

  init(
    _ round: Round, _ pool: VariantPool, _ kept: KeptKeys?, _ examiner: ExaminerKeys,
    drawsQuestions: Bool
  ) {
    (self.round, self.kept, self.examiner, plan) = (round, kept, examiner, pool.blueprint)
    self.drawsQuestions = drawsQuestions
    candidates = Dictionary(round.candidates.map { ($0.id, $0) }) { first, _ in first }
    items = Dictionary(plan.items.map { ($0.id.value, KeyedItem($0, nil)) }) { first, _ in first }
    state = Mutex(State(pool: pool))
  }

  func candidate(_ id: String) -> CandidateRow? { candidates[id] }

  /// Opens the keys of what some candidates have, or draws it on all cores; fails with a key that
  /// was altered.
  func prepare(for candidates: [String]) throws(SealedFault) {
    var (pool, keys) = state.withLock { ($0.pool, $0.keys) }
    let asked = Set(candidates.flatMap { pool.places(for: $0) })
    let places = asked.filter { keys[$0] == nil }
    if places.isEmpty, !drawsQuestions { return }
    let opened = Pool.map(Array(places)) { [kept, examiner] place in
      Result { () throws(SealedFault) in
        (place, try kept?.key(at: place, open: examiner.kept))
      }
    }
    for key in opened {
      let (place, key) = try key.get()
      keys[place] = key
    }
    let missing = places.filter { keys[$0] == nil }
    let proved = places.subtracting(missing)
    pool.draw(drawsQuestions ? asked : missing)
    let drawn = pool.keys
    for place in missing { keys[place] = drawn[place] }
    let (all, known) = (pool, keys)
    state.withLock { state in
      (state.pool, state.keys) = (all, known)
      state.proved.formUnion(proved)
    }
  }

  /// What a candidate was asked, in the order of the pack.
  func items(for candidate: String) -> [KeyedItem] {
    let (pool, keys) = state.withLock { ($0.pool, $0.keys) }
    return pool.order(for: candidate).compactMap { item in
      var keyed = items[item.id.value]
      let key = pool.place(of: item, for: candidate).flatMap { keys[$0] }
      keyed?.key = key?.shuffled(seed: pool.shuffle(of: item, for: candidate))
      return keyed
    }
  }
}

// MARK: - Packs
extension RoundKeys {
  /// Whether a digest may be that of the pack which this candidate was handed.
  func knows(_ digest: [UInt8], of candidate: CandidateRow) -> Bool {
    round.packs[candidate.id].map { $0 == digest } ?? true
  }

  /// Whether the keys are those of a candidate's pack, which has this digest.
  ///
  /// The pack is made anew as long as a question stands in it whose key was not kept, and that no
  /// such pack has proved to be drawn as it was then.
  func prove(_ digest: [UInt8], of candidate: CandidateRow) -> Bool {
    let (pool, proved) = state.withLock { ($0.pool, $0.proved) }
    let places = pool.places(for: candidate.id)
    if round.packs[candidate.id] != nil, proved.isSuperset(of: places) { return true }
    guard madeAnew(for: candidate, digest, from: pool) != nil else { return false }
    state.withLock { $0.proved.formUnion(places) }
    return true
  }

  /// The questions as a candidate had them; nil where the pack cannot be made again.
  func questions(of candidate: CandidateRow, in digest: [UInt8]) -> [PaperItem]? {
    madeAnew(for: candidate, digest, from: state.withLock { $0.pool })
      .flatMap { try? OpenedPack($0).questions }
  }

  /// The bytes of a candidate's pack as it is drawn today; nil where it is not the one of this
  /// digest.
  private func madeAnew(
    for candidate: CandidateRow, _ digest: [UInt8], from pool: VariantPool
  ) -> [UInt8]? {
    var own = pool
    guard let text = try? round.packText(for: candidate, from: &own, examiner) else { return nil }
    let bytes = Array(text.utf8)
    return Sealing.digest(bytes) == digest ? bytes : nil
  }

  func open(_ sealed: [UInt8]) -> [UInt8]? { examiner.open(sealed) }
}

// MARK: - Marks
extension RoundKeys {
  /// What an answer of a candidate is worth.
  func mark(_ item: String, _ key: MarkingKey, _ words: [String], of candidate: String) -> Mark {
    let pool = state.withLock { $0.pool }
    let item = plan.items.first { $0.id.value == item }
    let ids = key.ids(onPaper: words)
    guard let place = item.flatMap({ pool.place(of: $0, for: candidate) }),
      ids.reduce(0, { $0 + $1.utf8.count }) <= RoundKeys.longestAnswer
    else { return key.mark(onPaper: words) }
    let answer = Answer(place: place, words: ids)
    if let known = state.withLock({ $0.marks[answer] }) { return known }
    let mark = key.mark(onPaper: words)
    state.withLock { state in
      if state.marks.count >= RoundKeys.mostMarks { state.marks = [:] }
      state.marks[answer] = mark
    }
    return mark
  }
}
