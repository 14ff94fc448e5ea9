import Diagnostics
import Learning
import Notation
import Testing

@testable import Storage

/// A journal that is written down, and added to another.
@Suite struct JournalCopyTests {
  private func entry(
    _ kind: Entry.Kind, _ item: String = "", at wall: Int, _ payload: JSON = [:]
  ) -> Entry {
    Entry(
      at: Instant(wall: wall, monotonic: 1), kind, item: item, language: "ru", payload: payload)
  }

  private func journal(_ entries: [Entry]) throws -> (Journal, TemporaryFolder) {
    let folder = TemporaryFolder()
    let journal = try Journal(folder: folder.path)
    try journal.append(entries)
    return (journal, folder)
  }

  private func contents(_ journal: Journal) throws -> [String] {
    try journal.entries().map { "\($0.kind.rawValue) \($0.item) \($0.time.wall)" }
  }

  private func read(_ text: String) throws -> JournalCopy {
    try JournalCopy(SourceText(name: "copy.json", text: text))
  }

  @Test func anEmptyJournalBecomesTheOther() throws {
    let (one, folder) = try journal([
      entry(.ran, at: 1, ["text": "let \u{7} = \"х\"", "move": true]),
      entry(.answered, "q/x", at: 2, ["score": 0.1, "answer": ["a"]]),
      entry(.sandboxStarted, at: 3, ["from": 1]),
    ])
    let (other, second) = try journal([])
    #expect(try other.add(try read(try one.copy().text)) == 3)
    #expect(try other.entries() == one.entries())
    #expect(try other.copy() == one.copy())
    _ = (folder, second)
  }

  @Test func addingTwiceAddsNothing() throws {
    let (one, folder) = try journal([
      entry(.stepDone, "a/x", at: 1), entry(.stepDone, "a/x", at: 1),
      entry(.stepDone, "a/y", at: 5),
    ])
    let (other, second) = try journal([
      entry(.stepDone, "b/x", at: 3), entry(.stepDone, "a/x", at: 1),
    ])
    let copy = try one.copy()
    #expect(try other.add(copy) == 2)
    let expected = ["step-done a/x 1", "step-done b/x 3", "step-done a/x 1", "step-done a/y 5"]
    #expect(try contents(other).sorted() == expected.sorted())
    #expect(try other.add(copy) == 0)
    #expect(try one.add(other.copy()) == 1)
    #expect(try contents(one).sorted() == expected.sorted())
    #expect(try other.entries().map(\.sequence) == [1, 2, 3, 4])
    _ = (folder, second)
  }

  @Test func whatHappenedStandsInItsOrder() throws {
    let (one, folder) = try journal([
      entry(.stepDone, "a/x", at: 2), entry(.stepDone, "a/y", at: 4),
    ])
    let (other, second) = try journal([
      entry(.stepDone, "b/x", at: 1), entry(.stepDone, "b/y", at: 3),
    ])
    #expect(try other.add(one.copy()) == 2)
    #expect(try other.entries().map(\.item) == ["b/x", "a/x", "b/y", "a/y"])
    _ = (folder, second)
  }

  /// The sandbox is what is behind the newest start of one, as before.
  @Test(arguments: [true, false])
  func aSandboxStaysAsItIs(_ hasStarted: Bool) throws {
    let foreign = [
      entry(.ran, at: 1, ["text": "a"]), entry(.sandboxStarted, at: 2, ["from": 1]),
      entry(.ran, at: 9, ["text": "b"]),
    ]
    let start = hasStarted ? [entry(.sandboxStarted, at: 6, ["from": 1])] : []
    let own = [entry(.ran, at: 3, ["text": "c"])] + start + [entry(.ran, at: 7, ["text": "d"])]
    let (one, folder) = try journal(foreign)
    let (other, second) = try journal(own)
    func sandbox() throws -> [String] {
      let newest = try other.newest(of: [.sandboxStarted]).last
      let place = newest?.payload["from"]?.integer ?? 0
      return try other.entries(of: [.ran], about: "", after: place)
        .compactMap { $0.payload["text"]?.string }
    }
    let before = try sandbox()
    #expect(try other.add(one.copy()) == 3)
    #expect(try sandbox() == before)
    #expect(try other.add(one.copy()) == 0)
    _ = (folder, second)
  }

  @Test func kindsOfANewerVersionAreKept() throws {
    let text = #"""
      {"format": 1, "entries": [{"version": 9, "wall": 1, "monotonic": 2, "kind": "flown",
        "item": "", "language": "en", "payload": {"high": true}}]}
      """#
    let (journal, folder) = try journal([])
    #expect(try journal.add(read(text)) == 1)
    #expect(try journal.entries().isEmpty)
    #expect(try journal.copy().text.contains(#""kind":"flown""#))
    _ = folder
  }

  private static let row =
    #"{"version": 1, "wall": 1, "monotonic": 2, "kind": "ran", "item": "}],[{", "language": "en", "payload": {}}"#

  @Test(arguments: [
    ("", JournalCopy.Fault.notJSON(.empty), 1, 1),
    ("[]", .notACopy, 1, 1), ("{}", .notACopy, 1, 1), (#"{"format": 1}"#, .notACopy, 1, 1),
    (#"{"format": 2, "entries": 5}"#, .newer(format: 2, newest: 1), 1, 1),
    (#"{"format": 1, "entries": [5]}"#, .malformedEntry(1, field: "payload"), 1, 27),
    (
      "{\"format\": 1, \"entries\": [\(row),\n  \(row.replacing("wall", with: "ball"))]}",
      .malformedEntry(2, field: "wall"), 2, 3
    ),
  ])
  func whatIsWrongIsToldWithItsPlace(
    _ text: String, _ fault: JournalCopy.Fault, _ line: Int, _ column: Int
  ) {
    #expect(
      throws: JournalCopy.Misreading(fault: fault, position: Position(line: line, column: column))
    ) { try read(text) }
  }

  @Test func aTextThatEndsTooSoonIsNeverRead() throws {
    let (journal, folder) = try journal([entry(.ran, "a", at: 1, ["text": "x"])])
    let text = try journal.copy().text
    for count in 0..<text.count - 2 {
      #expect(throws: JournalCopy.Misreading.self, "\(count)") {
        try read(String(text.prefix(count)))
      }
    }
    _ = folder
  }
}
