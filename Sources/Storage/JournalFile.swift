import LibC

/// The file of the journal: how it is opened, and what happens when it cannot be.
struct JournalFile {
  let folder: Folder
  /// How long to wait for another prompt, in milliseconds.
  let patience: Int
  /// SQLite's name for the way to use the file system; nil is its usual one.
  let system: String?

  var path: String { folder.path + "/journal.sqlite3" }

  /// Opens the journal, or creates it; a damaged one is replaced.
  func open() throws(JournalError) -> (connection: Connection, recovery: Recovery?) {
    try folder.create()
    return try folder.exclusively(patience: patience) { () throws(JournalError) in
      do throws(DatabaseFailure) {
        return (try openedFile(), nil)
      } catch .damaged {
        return try replaceDamagedFile()
      } catch {
        throw journalError(error)
      }
    }
  }

  /// Replaces a file that has turned out to be damaged, unless another prompt has done so.
  func replace(_ damaged: Connection) throws(JournalError) -> (
    connection: Connection, recovery: Recovery?
  ) {
    try folder.exclusively(patience: patience) { () throws(JournalError) in
      guard damaged.hasMoved else { return try replaceDamagedFile() }
      do throws(DatabaseFailure) {
        return (try openedFile(), nil)
      } catch {
        throw journalError(error)
      }
    }
  }

  func journalError(_ failure: DatabaseFailure) -> JournalError {
    switch failure {
    case .damaged: .damaged(path: path)
    case .locked: .locked(path: path, milliseconds: patience)
    case .full: .full(path: path)
    case .readOnly: .readOnly(path: path)
    case .unopenable(let reason): .unusable(path: path, reason: reason)
    case .newer(let format): .newer(path: path, format: format, newest: Migration.all.count)
    case .withoutSharedMemory, .moved: .unusable(path: path, reason: systemReason(ESTALE))
    case .other(let reason): .failed(path: path, reason: reason)
    }
  }
}

// MARK: - Opening

extension JournalFile {
  private func openedFile() throws(DatabaseFailure) -> Connection {
    let connection = try Connection(path: path, patience: patience, system: system)
    if try format(of: connection) == 0 { try useWriteAheadLog(connection) }
    // A short log is soon written over instead of grown: that is three times as fast to get on the
    // disk, and there is less of it to read at the next start.
    try connection.execute("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 64")
    // A log is on the disk when `Journal.sync` has been called.
    if try connection.hasLog() { try connection.execute("PRAGMA synchronous = NORMAL") }
    if connection.isReadOnly { throw .readOnly }
    try connection.migrate()
    return connection
  }

  /// Readers and one writer go on side by side; without shared memory the file keeps its old mode.
  private func useWriteAheadLog(_ connection: Connection) throws(DatabaseFailure) {
    do throws(DatabaseFailure) {
      try connection.execute("PRAGMA journal_mode = WAL")
    } catch .withoutSharedMemory {
      try connection.execute("PRAGMA journal_mode = DELETE")
    }
  }

  /// Asks for the format, the first thing that reads the file.
  ///
  /// A journal in WAL mode that was moved to a file system without shared memory can be opened by
  /// one connection at a time only, and that is how it leaves the mode (sqlite.org, "Write-Ahead
  /// Logging").
  private func format(of connection: Connection) throws(DatabaseFailure) -> Int {
    do throws(DatabaseFailure) {
      return try connection.format()
    } catch .withoutSharedMemory, .unopenable {
      try connection.execute(
        """
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA journal_mode = DELETE;
        PRAGMA locking_mode = NORMAL;
        """)
      return try connection.format()
    }
  }
}

extension Connection {
  /// Whether what is committed goes into a write-ahead log first.
  fileprivate func hasLog() throws(DatabaseFailure) -> Bool {
    var mode = ""
    try run("PRAGMA journal_mode") { mode = $0.text(0) }
    return mode == "wal"
  }
}

// MARK: - Recovery

extension JournalFile {
  /// Sets the file aside and begins a new one with what could be read.
  private func replaceDamagedFile() throws(JournalError) -> (Connection, Recovery?) {
    let salvaged = try setAside()
    do throws(DatabaseFailure) {
      let connection = try openedFile()
      try connection.transaction(.writing) { () throws(DatabaseFailure) in
        for entry in salvaged.entries { _ = try entry.insert(into: connection) }
      }
      return (connection, Recovery(path: salvaged.path, salvaged: salvaged.entries.count))
    } catch {
      throw journalError(error)
    }
  }

  /// Gives the file a name of its own and answers that, with the entries that could be read.
  private func setAside() throws(JournalError) -> (path: String, entries: [StoredEntry]) {
    let damaged = try? Connection(path: path, patience: patience, system: system)
    // Lets SQLite read on in a file that has been cut short.
    try? damaged?.execute("PRAGMA writable_schema = ON")
    // Another prompt that still writes to the file must wait, and then sees that it has moved.
    try? damaged?.execute("BEGIN IMMEDIATE")
    let entries = damaged?.salvagedEntries() ?? []
    let aside = freePath()
    // The log goes first: beside a new database it would be taken for that one's.
    for suffix in ["-wal", "-shm", "-journal", ""] {
      guard rename(path + suffix, aside + suffix) == 0 || errno == ENOENT else {
        throw .unusable(path: path, reason: systemReason(errno))
      }
    }
    return (aside, entries)
  }

  private func freePath() -> String {
    var number = 1
    while ["", "-wal"].contains(where: { access("\(path).damaged-\(number)\($0)", F_OK) == 0 }) {
      number += 1
    }
    return "\(path).damaged-\(number)"
  }
}

extension Connection {
  /// The rows that can be read from both ends of a damaged table.
  fileprivate func salvagedEntries() -> [StoredEntry] {
    var head: [StoredEntry] = []
    var tail: [StoredEntry] = []
    do throws(DatabaseFailure) {
      try run("SELECT * FROM entry ORDER BY sequence") { head.append(StoredEntry($0)) }
    } catch {
      let last = head.last?.sequence ?? 0
      try? run(
        "SELECT * FROM entry WHERE sequence > ? ORDER BY sequence DESC", [.integer(last)]
      ) { tail.append(StoredEntry($0)) }
    }
    return head + tail.reversed()
  }
}
