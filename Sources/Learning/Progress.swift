import Notation

/// What a person has done so far: a fold of the journal.
public struct Progress: Equatable, Sendable {
  /// Steps done, by `lesson/step`.
  public private(set) var stepsDone: Set<String> = []
  /// Lessons that were gone through to their end.
  public private(set) var lessonsDone: Set<String> = []
  /// The parts of the course whose checkpoint was passed when it was taken last.
  public private(set) var partsPassed: Set<Int> = []
  /// What the other checkpoints were worth when they were taken last, by their parts.
  public private(set) var partsFailed: [Int: PartScore] = [:]
  /// The checkpoint that was opened last and has not been gone through to its end.
  public private(set) var checkpoint: OpenCheckpoint?
  /// What each quiz was worth when it was taken last, by its id.
  public private(set) var quizScores: [String: Double] = [:]
  /// How often each question was answered, by `quiz/question`.
  public private(set) var answerCounts: [String: Int] = [:]
  /// What comes back, and when.
  public private(set) var deck = Deck()
  /// Where each unfinished lesson was left: the id of a step by the lesson's.
  public private(set) var lessonPlaces: [String: String] = [:]
  /// Where each unfinished quiz was left, by its id.
  public private(set) var quizPlaces: [String: QuizPlace] = [:]
  /// What is unfinished, the last opened last.
  public private(set) var unfinished: [Place] = []
  /// What was typed of answers that are still waited for, by `quiz/question` and `lesson/step`.
  package private(set) var drafts: [String: Draft] = [:]
  /// The question for practice that stands beside the place.
  package private(set) var another: OpenQuestion?
  /// Where the person is: nil in the sandbox.
  public private(set) var place: Place?
  public private(set) var language: String?
  /// The dialect in which code is shown first.
  public private(set) var dialect: String?
  /// The two languages in which pages are shown; empty where in one.
  public private(set) var languages: [String] = []
  public private(set) var lineCount = 0

  /// The kinds whose newest entries alone decide `place`, `language`, `dialect` and `languages`.
  public static let bookmarks: [Entry.Kind] = [
    .languageChosen, .dialectChosen, .bothChosen, .stepReached, .lessonDone, .neverResume,
    .quizOpened,
    .quizDone, .left, .anotherAsked, .checkpointOpened, .checkpointDone,
  ]

  public init(_ entries: [Entry] = []) {
    for entry in entries { take(entry) }
  }

  public mutating func take(_ entry: Entry) {
    deck.take(entry)
    draft(entry)
    switch entry.kind {
    case .ran: lineCount += 1
    case .stepReached: reach(entry.item)
    case .stepDone: stepsDone.insert(entry.item)
    case .lessonDone:
      lessonsDone.insert(entry.item)
      forget(.lesson(entry.item))
    case .checkpointOpened: openCheckpoint(entry)
    case .checkpointDone: passed(entry)
    case .neverResume:
      forget(.lesson(String(entry.item.prefix { $0 != "/" })))
      forget(.quiz(entry.item))
      if checkpoint?.item == entry.item { checkpoint = nil }
      forget(.checkpoint(entry.item))
    case .hinted: if entry.payload["shown"]?.bool == true { take(shown: entry) }
    case .quizOpened: open(entry)
    case .answered: take(answer: entry)
    case .questionSkipped: note(.skipped, entry)
    case .quizDone:
      quizScores[entry.item] = entry.payload["score"]?.number
      forget(.quiz(entry.item))
    case .left:
      place = nil
      another = nil
    case .anotherAsked:
      another = OpenQuestion(item: entry.item, seed: entry.payload["seed"]?.integer ?? 0)
    case .languageChosen: language = entry.language
    case .dialectChosen: dialect = entry.payload["dialect"]?.string
    case .bothChosen:
      languages = entry.payload["languages"]?.elements?.compactMap(\.string) ?? []
    case .lessonOpened, .stepSkipped, .sandboxStarted, .travelled, .queued, .typed: break
    }
  }

  /// Opening it again with the seed it has goes on with it; another seed begins anew.
  private mutating func openCheckpoint(_ entry: Entry) {
    let seed = entry.payload["seed"]?.integer ?? 0
    if checkpoint?.item != entry.item || checkpoint?.seed != seed {
      checkpoint = OpenCheckpoint(
        item: entry.item, part: entry.payload["part"]?.integer ?? 0, seed: seed,
        spared: entry.payload["spared"]?.elements?.compactMap(\.string) ?? [], origin: place)
    }
    come(to: .checkpoint(entry.item))
  }

  private mutating func passed(_ entry: Entry) {
    checkpoint = nil
    forget(.checkpoint(entry.item))
    guard let part = entry.payload["part"]?.integer else { return }
    if entry.payload["passed"]?.bool == true {
      partsPassed.insert(part)
      partsFailed[part] = nil
    } else {
      partsPassed.remove(part)
      if let score = entry.payload["score"]?.number, let count = entry.payload["of"]?.integer {
        partsFailed[part] = PartScore(score: score, count: count)
      }
    }
  }

  private mutating func reach(_ item: String) {
    let parts = item.split(separator: "/").map { String($0) }
    guard parts.count == 2 else { return }
    lessonPlaces[parts[0]] = parts[1]
    come(to: .lesson(parts[0]))
  }
}

// MARK: - Quizzes
extension Progress {
  /// Opening a quiz again with the seed it has goes on with it; another seed begins anew.
  private mutating func open(_ entry: Entry) {
    let seed = entry.payload["seed"]?.integer ?? 0
    if quizPlaces[entry.item]?.seed != seed {
      quizPlaces[entry.item] = QuizPlace(seed: seed)
      drafts = drafts.filter { !$0.key.hasPrefix(entry.item + "/") }
    }
    if place != .quiz(entry.item) {
      quizPlaces[entry.item]?.lesson = if case .lesson(let id) = place { id } else { nil }
    }
    come(to: .quiz(entry.item))
  }

  private mutating func take(answer entry: Entry) {
    answerCounts[entry.item, default: 0] += 1
    if entry.payload["again"]?.bool == true { return }
    // The same question may stand in a lesson.
    if let open = checkpoint, place == .checkpoint(open.item) {
      checkpoint?.scores[entry.item] = entry.payload["score"]?.number ?? 0
    }
    note(.answered(entry.payload["score"]?.number ?? 0), entry)
  }

  /// Whoever was shown the answer has answered nothing, and is not asked in this checkpoint again.
  private mutating func take(shown entry: Entry) {
    if let open = checkpoint, place == .checkpoint(open.item), open.scores[entry.item] == nil {
      checkpoint?.scores[entry.item] = 0
    }
    note(.shown, entry)
  }

  /// Notes how a question went in the walk that asked it.
  private mutating func note(_ result: QuizPlace.Result, _ entry: Entry) {
    let parts = entry.item.split(separator: "/").map { String($0) }
    guard parts.count == 2, let seed = entry.payload["seed"]?.integer,
      quizPlaces[parts[0]]?.seed == seed
    else { return }
    quizPlaces[parts[0]]?.results.merge([parts[1]: result]) { $0.isFinal ? $0 : $1 }
  }
}

// MARK: - Drafts
extension Progress {
  private mutating func draft(_ entry: Entry) {
    let payload = entry.payload
    switch entry.kind {
    case .typed where payload["extra"]?.bool == true: another?.draft.take(payload)
    case .typed: drafts[entry.item, default: Draft()].take(payload)
    case .hinted where payload["shown"]?.bool != true:
      drafts[entry.item, default: Draft()].hints = payload["rung"]?.integer ?? 0
    case .hinted, .answered, .questionSkipped, .stepDone, .stepSkipped: drafts[entry.item] = nil
    default: break
    }
  }
}

// MARK: - Places
extension Progress {
  private mutating func come(to place: Place) {
    another = nil
    unfinished.removeAll { $0 == place }
    unfinished.append(place)
    self.place = place
  }

  private mutating func forget(_ place: Place) {
    switch place {
    case .lesson(let id): lessonPlaces[id] = nil
    case .quiz(let id): quizPlaces[id] = nil
    case .checkpoint: break
    }
    unfinished.removeAll { $0 == place }
    if self.place == place { self.place = nil }
  }
}

/// What a person is in the middle of, by its id.
public enum Place: Equatable, Sendable {
  case lesson(String)
  case quiz(String)
  /// A checkpoint, `part/1`.
  case checkpoint(String)

  package var id: String {
    switch self {
    case .lesson(let id), .quiz(let id), .checkpoint(let id): id
    }
  }
}

/// A question for practice that has not been left.
package struct OpenQuestion: Equatable, Sendable {
  package var item: String
  /// What its lists are drawn by.
  package var seed: Int
  package var draft = Draft()

  package init(item: String, seed: Int) {
    self.item = item
    self.seed = seed
  }
}

/// Where a checkpoint was left.
public struct OpenCheckpoint: Equatable, Sendable {
  /// `part/1`.
  public var item: String
  public var part: Int
  /// What its questions are drawn by.
  public var seed: Int
  /// What is only asked where no other is left.
  public var spared: [String] = []
  /// Where the person was when it was opened.
  public var origin: Place?
  /// What was answered since, by its item.
  public var scores: [String: Double] = [:]
}

/// What a checkpoint was worth, of so many questions.
public struct PartScore: Equatable, Sendable {
  public var score: Double
  public var count: Int
}

/// Where a quiz was left.
public struct QuizPlace: Equatable, Sendable {
  /// What its order is drawn by.
  public var seed: Int
  /// How questions went, by their ids.
  public var results: [String: Result] = [:]
  /// The lesson that it was called from, by its id.
  public var lesson: String?

  public init(seed: Int) { self.seed = seed }

  /// How a person left a question.
  public enum Result: Equatable, Sendable {
    case answered(Double)
    case shown, skipped

    /// Whether the answer has been seen: what was only skipped can still be answered.
    package var isFinal: Bool { self != .skipped }

    public var score: Double {
      if case .answered(let score) = self { score } else { 0 }
    }
  }
}
