import Learning
import LibC
import Notation
import Testing

@testable import Storage

@Suite struct JournalFileTests {
  let folder = TemporaryFolder()

  /// Fills a journal of many pages and closes it, so that all of it stands in the one file.
  private func fill(_ count: Int = 1000) throws -> [Entry] {
    try Journal(folder: folder.path).append((1...count).map { entry($0) })
  }

  @Test func aNewJournalHasAWriteAheadLogAndDoesNotWaitForTheDiskByItself() throws {
    let journal = try Journal(folder: folder.path)
    var mode = ""
    try journal.connection.run("PRAGMA journal_mode") { mode = $0.text(0) }
    var synchronous = 0
    try journal.connection.run("PRAGMA synchronous") { synchronous = $0.integer(0) }
    #expect(mode == "wal")
    #expect(synchronous == 1)
  }

  @Test func whatWasAppendedIsBroughtToTheDiskOnce() throws {
    let journal = try Journal(folder: folder.path)
    try journal.append([entry(1)])
    try journal.sync()
    let log = folder.path + "/journal.sqlite3-wal"
    let descriptor = try #require((3..<1024).first { target(ofDescriptor: $0) == log })
    // The null device takes what is written and refuses to be synchronised.
    let device = open("/dev/null", O_RDWR)
    defer { close(device) }
    try #require(dup2(device, Int32(descriptor)) >= 0)
    try journal.sync()
    try journal.append([entry(2)])
    #expect(throws: JournalError.self) { try journal.sync() }
    try journal.sync()
  }

  private func target(ofDescriptor number: Int) -> String? {
    var path = [UInt8](repeating: 0, count: 4096)
    let count = readlink("/proc/self/fd/\(number)", &path, path.count)
    return count > 0 ? String(decoding: path[..<count], as: UTF8.self) : nil
  }

  @Test func withoutALogNothingWaitsToBeSynchronised() throws {
    let journal = try Journal(folder: folder.path, patience: 20, system: "unix-dotfile")
    var synchronous = 0
    try journal.connection.run("PRAGMA synchronous") { synchronous = $0.integer(0) }
    #expect(synchronous == 2)
    try journal.append([entry(1)])
    try journal.sync()
  }

  @Test func withoutSharedMemoryTheJournalGoesWithoutALog() throws {
    let journal = try Journal(folder: folder.path, patience: 20, system: "unix-dotfile")
    let taken = try journal.append([entry(1)])
    var mode = ""
    try journal.connection.run("PRAGMA journal_mode") { mode = $0.text(0) }
    #expect(mode == "delete")
    #expect(try Journal(folder: folder.path).entries() == taken)
  }

  @Test func aJournalWithALogOpensWithoutSharedMemory() throws {
    let taken = try fill(10)
    let journal = try Journal(folder: folder.path, patience: 20, system: "unix-dotfile")
    #expect(try journal.entries() == taken)
    #expect(try journal.append([entry(11)]).map(\.sequence) == [11])
    let other = try Journal(folder: folder.path, patience: 20, system: "unix-dotfile")
    #expect(try other.entries().count == 11)
  }

  @Test(arguments: [2, 99, 100, 5000, 100_000])
  func garbageIsSetAsideAsItIs(size: Int) throws {
    let garbage = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 1) }
    overwrite(folder.journal, with: garbage)
    let journal = try Journal(folder: folder.path)
    #expect(journal.recovery == Recovery(path: folder.journal + ".damaged-1", salvaged: 0))
    #expect(bytes(of: folder.journal + ".damaged-1") == garbage)
    #expect(try journal.append([entry(1)]).map(\.sequence) == [1])
    #expect(try Journal(folder: folder.path).recovery == nil)
  }

  @Test func whatWasSetAsideEarlierIsNotTouched() throws {
    for name in ["journal.sqlite3.damaged-1", "journal.sqlite3.damaged-2-wal"] {
      overwrite(folder.path + "/" + name, with: [1, 2, 3])
    }
    overwrite(folder.journal, with: [4, 5, 6])
    let journal = try Journal(folder: folder.path)
    #expect(journal.recovery?.path == folder.journal + ".damaged-3")
    #expect(bytes(of: folder.journal + ".damaged-1") == [1, 2, 3])
    #expect(bytes(of: folder.journal + ".damaged-3") == [4, 5, 6])
  }

  @Test func aJournalCutShortGivesUpItsFirstEntries() throws {
    let taken = try fill()
    let whole = bytes(of: folder.journal)
    let half = whole.count / 8192 * 4096
    truncate(folder.journal, half)
    let journal = try Journal(folder: folder.path)
    let salvaged = try #require(journal.recovery).salvaged
    #expect(salvaged > 0 && salvaged < taken.count)
    #expect(try journal.entries() == Array(taken[..<salvaged]))
    #expect(bytes(of: folder.journal + ".damaged-1") == Array(whole[..<half]))
    #expect(try journal.append([entry(0)]).map(\.sequence) == [salvaged + 1])
  }

  @Test func damageInTheMiddleLeavesBothEnds() throws {
    let taken = try fill()
    let whole = bytes(of: folder.journal)
    // A page that holds rows, and no other pages, begins with 13 (sqlite.org, "Database File
    // Format").
    let leaves = stride(from: 0, to: whole.count, by: 4096).filter { whole[$0] == 13 }
    let journal = try Journal(folder: folder.path)
    overwrite(
      folder.journal, at: leaves[leaves.count / 2], with: [UInt8](repeating: 0xFF, count: 4096))
    #expect(journal.recovery == nil)
    let entries = try journal.entries()
    #expect(journal.recovery?.salvaged == entries.count)
    #expect(entries.count > taken.count / 2 && entries.count < taken.count)
    #expect(entries.first == taken.first && entries.last == taken.last)
    #expect(entries.allSatisfy { taken[($0.sequence ?? 0) - 1] == $0 })
    #expect(try journal.append([entry(0)]).map(\.sequence) == [taken.count + 1])
  }

  @Test func damageThatAppendingMeetsIsRepairedOnTheWay() throws {
    try Journal(folder: folder.path).append([entry(1)])
    let journal = try Journal(folder: folder.path)
    // The second page is the root of the table.
    overwrite(folder.journal, at: 4096, with: [UInt8](repeating: 0xFF, count: 4096))
    #expect(try journal.append([entry(2)]).map(\.sequence) == [1])
    #expect(journal.recovery == Recovery(path: folder.journal + ".damaged-1", salvaged: 0))
    #expect(try Journal(folder: folder.path).entries().map(\.payload["n"]) == [2])
  }

  @Test func salvagedEntriesOfUnknownKindsAreKept() throws {
    let journal = try Journal(folder: folder.path)
    for number in 1...1000 {
      var unknown = StoredEntry(entry(number))
      unknown.kind = "dreamt"
      _ = try unknown.insert(into: journal.connection)
    }
    try journal.connection.execute("PRAGMA wal_checkpoint = TRUNCATE")
    truncate(folder.journal, bytes(of: folder.journal).count / 8192 * 4096)
    let recovered = try Journal(folder: folder.path)
    #expect(try recovered.entries() == [])
    var count = 0
    try recovered.connection.run("SELECT count(*) FROM entry WHERE kind = 'dreamt'") {
      count = $0.integer(0)
    }
    #expect(count > 0)
    #expect(recovered.recovery?.salvaged == count)
  }

  @Test func anotherPromptMovesToTheNewJournal() throws {
    let first = try fill(3)
    let other = try Journal(folder: folder.path)
    #expect(try other.entries() == first)
    overwrite(folder.journal, with: [UInt8](repeating: 0xFF, count: 100))
    let journal = try Journal(folder: folder.path)
    #expect(journal.recovery?.salvaged == 0)
    try journal.append([entry(4)])
    #expect(try other.append([entry(5)]).map(\.sequence) == [2])
    #expect(try other.entries() == journal.entries())
    #expect(other.recovery == nil)
    #expect(try Journal(folder: folder.path).entries().map(\.payload["n"]) == [4, 5])
  }
}
