import Learning
import LibC
import Notation
import Testing

@testable import Storage

/// An entry that differs from others by its number.
func entry(_ number: Int, _ kind: Entry.Kind = .ran, item: String = "") -> Entry {
  Entry(
    at: Instant(wall: 1_700_000_000_000 + number, monotonic: number), kind, item: item,
    language: "en", payload: ["n": .integer(number)])
}

@Suite struct JournalTests {
  let folder = TemporaryFolder()

  @Test func entriesComeBackAsTheyWereAppended() throws {
    var odd = Entry(
      at: Instant(wall: -1, monotonic: .max), .answered, item: "урок/шаг · 課題 a\0b 👩‍💻",
      language: "zh",
      payload: [
        "Кириллица": "ёжик", "漢字": ["世界", "カーブ"], "emoji": "😀👨‍👩‍👧", "nul": "a\0b",
        "controls": "\u{1B}[31m\u{9B}\u{7F}\n\t\"\\", "separators": "\u{2028}\u{85}\u{FEFF}",
        "numbers": [0.71, .integer(.min), .null, true], "empty": [[:], [], ""],
      ])
    odd.version = 7
    let plain = Entry(at: Instant(wall: 0, monotonic: 0), .neverResume, language: "")
    let taken = try Journal(folder: folder.path).append([odd, plain])
    #expect(taken.map(\.sequence) == [1, 2])
    #expect(taken[0].payload == odd.payload)

    let journal = try Journal(folder: folder.path)
    #expect(try journal.entries() == taken)
    #expect(journal.recovery == nil)
  }

  @Test func everyKindIsKept() throws {
    let journal = try Journal(folder: folder.path)
    let taken = try journal.append(Entry.Kind.allCases.map { entry(1, $0) })
    #expect(try journal.entries() == taken)
  }

  @Test func appendingNothingIsNothing() throws {
    let journal = try Journal(folder: folder.path)
    #expect(try journal.append([]) == [])
    #expect(try journal.entries() == [])
  }

  @Test func theFolderIsCreatedWithItsParentsForItsOwnerOnly() throws {
    let path = folder.path + "/share/наука/viewdidlearn/"
    try Journal(folder: path).append([entry(1)])
    for path in [path, folder.path + "/share"] {
      var status = stat()
      #expect(stat(path, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o700)
    }
  }

  @Test func entriesAreReadFromASequenceNumberOn() throws {
    let journal = try Journal(folder: folder.path)
    let taken = try journal.append((1...10).map { entry($0) })
    #expect(try journal.entries(after: 7) == Array(taken[7...]))
    #expect(try journal.entries(after: 10) == [])
    #expect(try journal.entries(through: 3) == Array(taken[..<3]))
    #expect(try journal.entries(after: 3, through: 5) == Array(taken[3..<5]))
  }

  @Test func entriesAreFoundByKindAndItem() throws {
    let journal = try Journal(folder: folder.path)
    try journal.append([
      entry(1, .answered, item: "b"), entry(2, .answered, item: "a"), entry(3, .hinted, item: "a"),
      entry(4, .answered, item: "b"),
    ])
    #expect(try journal.entries(of: [.answered]).map(\.sequence) == [1, 2, 4])
    #expect(try journal.entries(of: [.answered], about: "b").map(\.sequence) == [1, 4])
    #expect(try journal.entries(of: [.answered], about: "b", after: 1).map(\.sequence) == [4])
    #expect(try journal.entries(of: [.answered], after: 2).map(\.sequence) == [4])
    #expect(try journal.entries(of: [.ran]) == [])
  }

  @Test func theNewestEntryOfEachKindIsFoundInOrder() throws {
    let journal = try Journal(folder: folder.path)
    #expect(try journal.lastSequence() == 0)
    try journal.append([
      entry(1, .stepReached, item: "z"), entry(2, .stepReached, item: "a"), entry(3, .lessonDone),
      entry(4, .stepReached, item: "b"), entry(5),
    ])
    #expect(try journal.lastSequence() == 5)
    #expect(
      try journal.newest(of: [.stepReached, .languageChosen, .lessonDone]).map(\.sequence) == [
        3, 4,
      ])
    #expect(try journal.newest(of: []) == [])
  }

  @Test func theLogIsWrittenOverAndStaysShort() throws {
    let journal = try Journal(folder: folder.path)
    for number in 1...200 { try journal.append([entry(number)]) }
    #expect(bytes(of: folder.journal + "-wal").count < 100 * 4096)
  }

  @Test func twoPromptsShareOneJournal() throws {
    let one = try Journal(folder: folder.path)
    let other = try Journal(folder: folder.path)
    for number in 1...20 {
      let journal = number.isMultiple(of: 2) ? one : other
      #expect(try journal.append([entry(number)]).map(\.sequence) == [number])
      #expect(try one.entries() == other.entries())
    }
    #expect(try one.entries().map(\.payload["n"]) == (1...20).map { .integer($0) })
  }

  @Test func entriesOfUnknownKindsAreKeptAndPassedOver() throws {
    let journal = try Journal(folder: folder.path)
    try journal.append([entry(1)])
    var unknown = StoredEntry(entry(2))
    unknown.kind = "dreamt"
    #expect(try unknown.insert(into: journal.connection) == 2)
    try journal.append([entry(3)])
    #expect(try journal.entries().map(\.sequence) == [1, 3])
    var kinds: [String] = []
    try journal.connection.run("SELECT kind FROM entry ORDER BY sequence") {
      kinds.append($0.text(0))
    }
    #expect(kinds == ["ran", "dreamt", "ran"])
  }

  @Test func aJournalThatWasDeletedIsBegunAgain() throws {
    let journal = try Journal(folder: folder.path)
    try journal.append([entry(1)])
    for name in folder.names { unlink(folder.path + "/" + name) }
    #expect(try journal.append([entry(2)]).map(\.sequence) == [1])
    #expect(try Journal(folder: folder.path).entries().map(\.payload["n"]) == [2])
  }
}
