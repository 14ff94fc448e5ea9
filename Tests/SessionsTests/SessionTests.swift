import Curriculum
import Diagnostics
import Scripts
import Testing

@testable import Learning
@testable import Sessions

/// Counts how often something was done, and with what.
private final class Record {
  var names: [String] = []
}

@Suite struct SessionTests {
  private let now = Instant(wall: 0, monotonic: 0)

  private func session(
    bookmarks: [Entry] = [], past: [Entry] = [], reads: Record = Record(), files: Record = Record()
  ) -> Session {
    let library = Library(
      lessonFolders: { ["01-one", "02-two", "03-three"] }, quizNames: { [] },
      file: { path in
        files.names.append(path)
        let id = path.split(separator: "/")[1].dropFirst(3)
        guard path.hasSuffix("lesson.yaml") else { return nil }
        return SourceText(name: path, text: lesson(String(id)))
      })
    return Session(
      language: .en, library: library,
      past: Past(
        bookmarks: bookmarks,
        entries: {
          reads.names.append("past")
          return past
        }))
  }

  private func lesson(_ id: String) -> String {
    """
    format: 2
    id: \(id)
    part: 1
    origin: en
    minutes: 1
    ios: "5.1"
    dialects: [objc]
    steps:
      - {id: first, kind: read}
      - {id: second, kind: read}
    """
  }

  private func entry(_ kind: Entry.Kind, _ item: String = "") -> Entry {
    Entry(at: now, kind, item: item, language: "en")
  }

  @Test func theFirstPromptResumesWithoutReadingTheWholePast() {
    let (reads, files) = (Record(), Record())
    var session = session(
      bookmarks: [entry(.stepReached, "two/second")], reads: reads, files: files)
    guard case .page(let page) = session.begin(at: now).replies.last else {
      Issue.record("no page is resumed")
      return
    }
    #expect(page.heading == .lesson(number: 2, title: "two", step: 2, of: 2) && page.isResumed)
    #expect(reads.names.isEmpty)
    #expect(files.names.filter { $0.hasSuffix("lesson.yaml") } == ["Lessons/02-two/lesson.yaml"])
  }

  @Test func progressIsThePastAndWhatHasBeenDoneSince() {
    var session = session(past: [entry(.ran), entry(.stepDone, "one/first")])
    _ = session.handle("[window isHidden]", at: now)
    #expect(session.known.lineCount == 2)
    #expect(session.known.stepsDone == ["one/first"])
  }

  @Test func aTypedLineDoesNotReadThePast() {
    let reads = Record()
    var session = session(past: [entry(.ran)], reads: reads)
    _ = session.handle("[window isHidden]", at: now)
    _ = session.handle(":undo", at: now)
    #expect(reads.names.isEmpty)
  }

  @Test(arguments: ["three", "03-three", "3"])
  func aLessonIsFoundByItsIdItsFolderOrItsNumber(_ name: String) {
    let files = Record()
    var session = session(files: files)
    #expect(session.handle(":learn \(name)", at: now).entries.first?.item == "three")
    #expect(
      files.names.filter { $0.hasSuffix(".yaml") } == [
        "Lessons/03-three/lesson.yaml", "Quizzes/three.yaml",
      ])
  }

  @Test func whatOnlyEndsLikeALessonIsNone() {
    var session = session()
    guard case .refusal(.noSuchLesson) = session.handle(":learn ree", at: now).replies.first else {
      Issue.record("a lesson was found")
      return
    }
  }

  @Test func theInterfaceTakesEachLanguage() {
    let codes = Language.allCases.map(\.rawValue)
    #expect(Command.session(.language).row.arguments == [.choice(codes)])
    #expect(Command.session(.both).row.optional == [.choice(codes + ["off"]), .choice(codes)])
  }
}
