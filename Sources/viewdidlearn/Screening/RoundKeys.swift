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
  /// Opens what was sealed for the examiner.
  private let examiner: ExaminerKeys
  /// By their ids; of two with one the first.
  private let candidates: [String: CandidateRow]
  /// What is drawn anew.
  private let pool: VariantPool
  /// Before anybody's choices are shuffled.
  private let keys: [VariantPool.Place: MarkingKey]
  /// The items of the plan without keys.
  private let items: [KeyedItem]
  private let state: Mutex<State>

  private struct State: Sendable {
    /// Variants whose keys were not kept, and that stand in no pack which was made anew and is the
    /// one that was handed out.
    var unproved: Set<VariantPool.Place>
    /// By what decides a mark, so that equal answers are marked once.
    var marks: [Answer: Mark] = [:]
  }

  /// What a mark depends on.
  private struct Answer: Hashable {
    /// The question and its variant.
    var place: VariantPool.Place
    /// The answer without what makes no difference to its mark.
    var essence: MarkingKey.Essence
  }

  /// So many marks are kept: who answers anything at all fills no memory.
  private static let mostMarks = 20_000
  /// Longer answers are marked each time.
  private static let longestAnswer = 2_000

  /// Opens the keys of what some candidates have, or draws it on all cores; fails with a key that
  /// was altered.
  ///
  /// - Parameters:
  ///   - ids: whose records are there to be marked.
  ///   - drawsQuestions: whether questions are drawn, too, of which the keys were kept.
  ///   - begin: told of each question when it is begun to be drawn, and how many there are.
  init(
    _ round: Round, _ pool: VariantPool, _ kept: KeptKeys?, _ examiner: ExaminerKeys,
    for ids: [String], drawsQuestions: Bool,
    begin: @escaping @Sendable (VariantPool.Place, _ count: Int) -> Void
  ) throws(SealedFault) {
    let asked = Set(ids.flatMap { pool.places(for: $0) })
    let opened = Pool.map(Array(asked)) { place in
      Result { () throws(SealedFault) in
        (place: place, key: try kept?.key(at: place, open: examiner.kept))
      }
    }
    var keys: [VariantPool.Place: MarkingKey] = [:]
    for result in opened {
      let (place, key) = try result.get()
      keys[place] = key
    }
    let missing = asked.filter { keys[$0] == nil }
    var pool = pool
    let wanted = drawsQuestions ? asked : missing
    pool.draw(wanted) { begin($0, wanted.count) }
    let drawn = pool.keys
    for place in missing { keys[place] = drawn[place] }
    (self.round, self.examiner, self.pool, self.keys) = (round, examiner, pool, keys)
    candidates = Dictionary(round.candidates.map { ($0.id, $0) }) { first, _ in first }
    items = pool.blueprint.items.map { KeyedItem($0, nil) }
    let known = keys.flatMap { place, key in
      key.known.map { (Answer(place: place, essence: $0.essence), $0.mark) }
    }
    state = Mutex(
      State(unproved: missing, marks: Dictionary(known) { first, _ in first }))
  }

  /// The plan that the round was drawn from.
  var plan: Blueprint { pool.blueprint }

  /// Whose texts raters read, and how a sheet numbers them.
  var readTexts: Ratings.Read {
    Ratings.Read(
      candidates: Set(candidates.keys), items: plan.readItems, numbers: sheetNumbers)
  }

  /// Follows from the round, so that every run numbers alike.
  var sheetNumbers: SheetNumbers { pool.sheetNumbers(for: round.candidates.map(\.id)) }

  /// Nil for who is none of the round's.
  func candidate(_ id: String) -> CandidateRow? { candidates[id] }

  /// What a candidate was asked, in the order of the pack.
  func items(for candidate: String) -> [KeyedItem] {
    pool.order(for: candidate).map { number in
      let item = plan.items[number]
      var keyed = items[number]
      keyed.place = pool.place(of: item, for: candidate)
      keyed.key = keyed.place.flatMap { keys[$0] }?
        .shuffled(seed: pool.shuffle(of: item, for: candidate))
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
    let unproved = state.withLock { $0.unproved }
    let isHandedOut = round.packs[candidate.id] != nil
    if unproved.isEmpty, isHandedOut { return true }
    let places = pool.places(for: candidate.id)
    if unproved.isDisjoint(with: places), isHandedOut { return true }
    guard madeAnew(for: candidate, digest) != nil else { return false }
    state.withLock { $0.unproved.subtract(places) }
    return true
  }

  /// The questions as a candidate had them; nil where the pack cannot be made again.
  func questions(of candidate: CandidateRow, in digest: [UInt8]) -> [PaperItem]? {
    madeAnew(for: candidate, digest).flatMap { try? OpenedPack($0).questions }
  }

  /// The bytes of a candidate's pack as it is drawn today; nil where it is not the one of this
  /// digest.
  private func madeAnew(for candidate: CandidateRow, _ digest: [UInt8]) -> [UInt8]? {
    var own = pool
    guard let text = try? round.packText(for: candidate, from: &own, examiner) else { return nil }
    let bytes = Array(text.utf8)
    return Sealing.digest(bytes) == digest ? bytes : nil
  }

  /// Nil for what was sealed for somebody else.
  func open(_ sealed: [UInt8]) -> [UInt8]? { examiner.open(sealed) }
}

// MARK: - Marks
extension RoundKeys {
  /// What an answer to a question is worth.
  func mark(_ key: MarkingKey, _ item: KeyedItem, _ words: [String]) -> Mark {
    guard let place = item.place,
      words.reduce(0, { $0 + $1.utf8.count }) <= RoundKeys.longestAnswer
    else { return key.mark(onPaper: words).brief }
    let answer = Answer(place: place, essence: key.essence(onPaper: words))
    if let known = state.withLock({ $0.marks[answer] }) { return known }
    let mark = key.mark(onPaper: words).brief
    state.withLock { state in
      if state.marks.count >= RoundKeys.mostMarks { state.marks = [:] }
      state.marks[answer] = mark
    }
    return mark
  }
}
