import Learning
import LibC
import Notation
import Testing

@testable import Storage

@Suite struct JournalErrorTests {
  let folder = TemporaryFolder()

  @Test func aFolderBelowAFileCannotBeUsed() {
    overwrite(folder.path + "/file", with: [1])
    let path = folder.path + "/file/state"
    #expect(throws: JournalError.unusable(path: path, reason: "Not a directory")) {
      try Journal(folder: path)
    }
  }

  @Test func aFileIsNoFolder() {
    let path = folder.path + "/file"
    overwrite(path, with: [1])
    #expect(throws: JournalError.unusable(path: path, reason: "Not a directory")) {
      try Journal(folder: path)
    }
  }

  @Test func noPathIsNoFolder() {
    #expect(throws: JournalError.unusable(path: "", reason: "No such file or directory")) {
      try Journal(folder: "")
    }
  }

  @Test func aFolderInPlaceOfTheJournalCannotBeOpened() {
    mkdir(folder.journal, 0o700)
    #expect(throws: JournalError.unusable(path: folder.journal, reason: "Is a directory")) {
      try Journal(folder: folder.path)
    }
  }

  @Test func aFullDiskKeepsAllOrNothing() throws {
    let journal = try Journal(folder: folder.path)
    let kept = try journal.append([entry(1)])
    try journal.connection.execute("PRAGMA max_page_count = 8")
    let many = (2...2000).map { entry($0) }
    #expect(throws: JournalError.full(path: folder.journal)) { try journal.append(many) }
    #expect(try journal.entries() == kept)
    #expect(try journal.append([entry(2)]).map(\.sequence) == [2])
  }

  @Test func aJournalInUseIsWaitedForOnlySoLong() throws {
    let journal = try Journal(folder: folder.path, patience: 20)
    let other = try Journal(folder: folder.path)
    try other.connection.execute("BEGIN IMMEDIATE")
    #expect(throws: JournalError.locked(path: folder.journal, milliseconds: 20)) {
      try journal.append([entry(1)])
    }
    #expect(try journal.entries() == [])
    try other.connection.execute("COMMIT")
    #expect(try journal.append([entry(1)]).map(\.sequence) == [1])
  }

  @Test func aFolderThatIsBeingOpenedIsWaitedForOnlySoLong() throws {
    let path = folder.path
    _ = try Folder(path: path).exclusively(patience: 0) { () throws(JournalError) in
      #expect(throws: JournalError.locked(path: path, milliseconds: 20)) {
        try Journal(folder: path, patience: 20)
      }
    }
    #expect(try Journal(folder: path, patience: 20).entries() == [])
  }

  @Test(arguments: [99, -1])
  func aJournalOfAnotherFormatIsLeftAlone(format: Int) throws {
    let journal = try Journal(folder: folder.path)
    try journal.append([entry(1)])
    if format < 0 {
      try journal.connection.execute("PRAGMA user_version = -1")
    } else {
      try journal.connection.execute("PRAGMA user_version = 99")
    }
    #expect(throws: JournalError.newer(path: folder.journal, format: format, newest: 1)) {
      try Journal(folder: folder.path)
    }
    #expect(!folder.names.contains { $0.contains("damaged") })
  }

  @Test func aWriteProtectedJournalIsReadOnly() throws {
    let journal = try Journal(folder: folder.path)
    try journal.connection.execute("PRAGMA query_only = ON")
    #expect(throws: JournalError.readOnly(path: folder.journal)) { try journal.append([entry(1)]) }
  }
}
