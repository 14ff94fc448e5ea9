import Notation

/// What a person has done so far: a fold of the journal.
public struct Progress: Equatable, Sendable {
  /// Steps done, by `lesson/step`.
  public private(set) var stepsDone: Set<String> = []
  /// The last score of each question, by `quiz/question`.
  public private(set) var scores: [String: Double] = [:]
  /// Questions in the order in which they were last answered.
  private var answered: [String] = []
  /// Where an unfinished lesson was left, as `lesson/step`.
  public private(set) var place: String?
  public private(set) var language: String?
  public private(set) var lineCount = 0

  /// The kinds whose newest entries alone decide `place` and `language`.
  public static let bookmarks: [Entry.Kind] = [
    .languageChosen, .stepReached, .lessonDone, .neverResume,
  ]

  public init(_ entries: [Entry] = []) {
    for entry in entries { take(entry) }
  }

  public mutating func take(_ entry: Entry) {
    switch entry.kind {
    case .ran: lineCount += 1
    case .stepReached: place = entry.item
    case .stepDone: stepsDone.insert(entry.item)
    case .lessonDone, .neverResume: place = nil
    case .answered:
      scores[entry.item] = entry.payload["score"]?.number ?? 0
      answered.removeAll { $0 == entry.item }
      answered.append(entry.item)
    case .languageChosen: language = entry.language
    case .lessonOpened, .stepSkipped, .hinted, .quizOpened, .questionSkipped, .quizDone: break
    }
  }

  /// Questions whose last answer was not right, longest ago first.
  public var toReview: [String] { answered.filter { (scores[$0] ?? 0) < 1 } }
}
