import Curriculum
import Diagnostics
import Notation
import TypedTree

@testable import Learning
@testable import Sessions

/// A person at the prompt of a small course, who sees what is said and whose journal is kept.
struct Learner {
  var session: Session
  private(set) var journal: [Entry] = []
  private var time = 0
  /// What the lesson says of itself beside its steps.
  private let about: String
  private let library: Library

  init(
    _ lesson: String = "", about: String = "", quiz: String = "", journal: [Entry] = [],
    at time: Int = 0
  ) {
    self.init(
      Learner.library(lesson, about, quiz), about: about, journal: journal, at: time)
  }

  init(_ library: Library, about: String = "", journal: [Entry] = [], at time: Int = 0) {
    self.journal = journal
    self.time = time
    self.about = about
    self.library = library
    session = Session(
      language: .en, library: library,
      past: Past(
        bookmarks: journal.filter { Progress.bookmarks.contains($0.kind) },
        sandbox: {
          let from = journal.last { $0.kind == .sandboxStarted }?.payload["from"]?.integer ?? 0
          return journal.filter { entry in
            entry.kind == .sandboxStarted
              || [.ran, .travelled].contains(entry.kind) && entry.item.isEmpty
                && entry.sequence ?? 0 > from
          }
        },
        answers: { journal.filter { Deck.kinds.contains($0.kind) } },
        entries: { journal }))
  }

  private static func library(_ lesson: String, _ about: String, _ quiz: String) -> Library {
    let text = "---\ntitle: T\n---\n" + sections(of: lesson)
    return Library(
      lessonFolders: { lesson.isEmpty ? [] : ["01-course"] },
      quizNames: { quiz.isEmpty ? [] : ["quiz.yaml"] },
      file: { path in
        if path == "Quizzes/quiz.yaml", !quiz.isEmpty {
          return SourceText(name: path, text: Learner.quiz + quiz)
        }
        if path == "Lessons/01-course/lesson.yaml" {
          return SourceText(name: path, text: head + about + "steps:\n" + lesson)
        }
        return path == "Lessons/01-course/en.md" ? SourceText(name: path, text: text) : nil
      })
  }

  private static let head =
    "format: 2\nid: course\npart: 1\norigin: en\nminutes: 1\nios: 5.1\ndialects: [objc]\n"
  private static let quiz = "format: 1\nid: quiz\norigin: en\ntitle: {en: Q}\nquestions:\n"

  private static func sections(of lesson: String) -> String {
    lesson.split(separator: "\n").filter { $0.contains("id: ") }.map { line in
      let id = line.split(separator: "id: ")[1].prefix { $0.isLetter }
      return "## \(id): S\n\n### hints\n\n- nudge: N\n- rule: R\n"
    }.joined() + "## summary: S\n\nS\n"
  }

  /// How much was said to be due when the program started.
  private(set) var due = 0

  /// Another start of the program on the same journal.
  func restarted(_ lesson: String = "", quiz: String = "") -> Learner {
    var next = Learner(lesson, about: about, quiz: quiz, journal: journal, at: time)
    next.begin()
    return next
  }

  /// Another start on the same journal, after the program has ended in whatever way.
  func reopened() -> Learner {
    var next = Learner(library, about: about, journal: journal, at: time)
    next.begin()
    return next
  }

  @discardableResult
  mutating func begin() -> [Reply] {
    let replies = take(session.begin(at: now))
    for case .due(let count, _) in replies { due = count }
    return replies
  }

  @discardableResult
  mutating func type(_ lines: String...) -> [Reply] {
    lines.flatMap { take(session.handle($0, at: now)) }
  }

  /// Lets time go by.
  mutating func wait(seconds: Int) { time += seconds * 1000 }

  /// Whether an item is in the deck.
  func comesBack(_ item: String) -> Bool { Deck(journal).cards[item] != nil }

  private var now: Instant { Instant(wall: time, monotonic: time) }

  private mutating func take(_ response: Response) -> [Reply] {
    time += 1
    for var entry in response.entries {
      entry.sequence = journal.count + 1
      journal.append(entry)
    }
    return response.replies
  }

  /// The entries of a kind, by what they are about.
  func items(_ kind: Entry.Kind) -> [String] {
    journal.filter { $0.kind == kind }.map(\.item)
  }
}

extension [Reply] {
  var isDone: Bool { contains { if case .stepDone = $0 { true } else { false } } }

  var page: Page? {
    for case .page(let page) in self { return page }
    return nil
  }

  var graded: Graded? {
    for case .graded(let graded) in self { return graded }
    return nil
  }

  var hint: Hint.Content? {
    for case .hint(let hint) in self { return hint.content }
    return nil
  }

  /// The names that `:standins` lists.
  var standIns: [String]? {
    for case .looked(.standIns(let all, _)) in self { return all.map(\.name) }
    return nil
  }

  var refusal: Refusal? {
    for case .refusal(let refusal) in self { return refusal }
    return nil
  }
}

extension Page {
  /// The number of a lesson's step, from 1.
  var step: Int? {
    if case .lesson(_, _, let step, _) = heading { step } else { nil }
  }
}
