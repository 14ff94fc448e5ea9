import Curriculum
import Grading
import Learning
import Notation
import Orders
import Syntax

// Looking over a part of the course, before it or after it.
extension Session {
  /// How many questions of each weak skill are queued.
  private static let questionsPerWeakSkill = 3

  /// `:checkpoint 1`, from the beginning or where it was left.
  mutating func checkpoint(_ argument: String, at time: Instant) -> Response {
    let course = library.course()
    let parts = course.partsToCheck
    guard let part = Int(argument.halfWidth), parts.contains(part) else {
      return Response(.refusal(.noSuchPart(argument, parts: parts)))
    }
    return checkpoint(part: part, in: course, at: time)
  }

  /// All checkpoints, and how they stand.
  mutating func checkpointList() -> Reply {
    let (progress, course) = (known, library.course())
    let lessons = shelf.lessons
    let parts = course.partsToCheck
    if parts.isEmpty { return .refusal(.noSuchPart("", parts: [])) }
    return .checkpoints(
      parts.compactMap { part in
        let numbers = lessons.filter { $0.head.part == part }.map(\.number)
        guard let first = numbers.min(), let last = numbers.max() else { return nil }
        return CheckpointSummary(
          part: part, lessons: first...last, state: state(ofPart: part, progress, course))
      })
  }

  private func state(
    ofPart part: Int, _ progress: Progress, _ course: Course
  ) -> CheckpointSummary.State {
    if let open = progress.checkpoint, open.part == part,
      let drawn = Checkpoint(of: part, in: course, seed: open.seed, sparing: open.spared)
    {
      return .open(answered: open.scores.count, of: drawn.questions.count)
    }
    if progress.partsPassed.contains(part) { return .passed }
    return progress.partsFailed[part].map { .failed($0) } ?? .notPassed
  }

  /// What was asked for practice in this session is asked last, and so is what cannot be said in the
  /// dialect in which the person learns.
  mutating func checkpoint(part: Int, in course: Course, at time: Instant) -> Response {
    let open = known.checkpoint.flatMap { $0.part == part ? $0 : nil }
    let practised = done.filter { $0.kind == .anotherAsked }.map(\.item)
    let foreign = course.items.filter { $0.lacks.contains(Snippet.Dialect(dialect)) }.map(\.id)
    let drawn = Checkpoint(
      of: part, in: course, seed: open?.seed ?? seed(ofPart: part, at: time),
      sparing: open?.spared ?? practised + foreign)
    guard let checkpoint = drawn else { return Response(.refusal(.nothingToAsk(part: part))) }
    let items = checkpoint.questions.map(\.item)
    let left = open?.scores ?? [:]
    review = Review(
      items: items, scores: left.filter { items.contains($0.key) }, checkpoint: checkpoint,
      origin: review?.origin ?? aside ?? activity)
    aside = nil
    var response = Response()
    response.entries = [opened(checkpoint, at: time)]
    if let next = items.firstIndex(where: { left[$0] == nil }) {
      review?.index = next
      askNext(at: time, &response)
    } else {
      review?.index = items.count - 1
      goOnReviewing(at: time, &response)
    }
    return response
  }

  /// What the journal keeps of a checkpoint that is gone through.
  func opened(_ checkpoint: Checkpoint, at time: Instant) -> Entry {
    let (part, seed) = (checkpoint.part, checkpoint.seed)
    return entry(
      .checkpointOpened, "part/\(part)", at: time,
      .object([
        JSON.Member("part", .integer(part)), JSON.Member("seed", .integer(seed)),
        JSON.Member("spared", .strings(checkpoint.spared)),
      ]))
  }

  /// Drawn by learner and day: the same questions until the day is over.
  private func seed(ofPart part: Int, at time: Instant) -> Int {
    var generator = SplitMix64(seed: UInt64(truncatingIfNeeded: firstMoment ?? time.wall))
    let day = Day(of: time.wall / 1000, zone: zone)
    var mixed = SplitMix64(
      seed: generator.next() ^ UInt64(truncatingIfNeeded: day.number * 100 + part))
    return Int(mixed.next() >> 33)
  }

  /// When the journal begins: it tells one learner from another.
  private var firstMoment: Int? { (past.entries().first ?? done.first)?.time.wall }

  /// Says how a checkpoint went, and queues what it showed to be weak.
  mutating func end(
    _ checkpoint: Checkpoint, _ scores: [String: Double], at time: Instant,
    _ response: inout Response
  ) {
    let course = library.course()
    let progress = progress(with: response.entries)
    let record = Record(past.entries() + done + response.entries)
    let weakness = Weakness(record, course, at: time.wall / 1000)
    let lessons = course.lessons.filter { $0.part == checkpoint.part }
    var result = CheckpointResult(checkpoint, scores)
    result.weak = weakness.sorted(result.weak)
    result.isEntry = !lessons.allSatisfy { progress.lessonsDone.contains($0.id) }
    result.lesson = result.weak.first.flatMap { skill in
      (lessons + course.lessons).first { $0.skills.contains(skill) }?.id
    }
    var items = result.isPassed && result.isEntry ? lessons.flatMap(\.cards) : []
    for skill in result.weak {
      let cards = lessons.flatMap(\.cards).filter { course[$0]?.skills.contains(skill) == true }
      let others = course.items(of: skill).filter { $0.isQuestion && $0.part == checkpoint.part }
      items += (cards + others.map(\.id)).filter { !items.contains($0) }
        .prefix(Self.questionsPerWeakSkill)
    }
    let queued = queue(items, at: time, beside: response.entries)
    result.queued = queued.count
    response.replies.append(.checkpointDone(result))
    response.entries += queued
    response.entries.append(
      entry(
        .checkpointDone, "part/\(result.part)", at: time,
        .object([
          JSON.Member("part", .integer(result.part)), JSON.Member("score", .number(result.score)),
          JSON.Member("of", .integer(result.count)), JSON.Member("passed", .bool(result.isPassed)),
          JSON.Member("weak", .array(result.weak.map { .string($0.rawValue) })),
        ])))
  }

  /// Entries that let questions come back, those that do not yet.
  mutating func queue(
    _ items: [String], at time: Instant, beside entries: [Entry]
  ) -> [Entry] {
    let deck = progress(with: entries).deck
    var known: Set<String> = []
    return items.filter { !deck.contains($0) && known.insert($0).inserted }
      .map { entry(.queued, $0, at: time) }
  }

  /// What a lesson leaves for later: its cards and its exit come back.
  mutating func queueCards(of lesson: Lesson, at time: Instant, _ response: inout Response) {
    let references = lesson.cards + (lesson.exit.map { [$0] } ?? [])
    let items = references.filter { library.quiz(named: $0.quiz)?[$0.question] != nil }
      .map(\.item)
    let queued = queue(items, at: time, beside: response.entries)
    response.entries += queued
    if queued.isEmpty { return }
    let today = dueCount(at: time, beside: response.entries)
    response.replies.append(.queued(queued.count, today: today))
  }
}
