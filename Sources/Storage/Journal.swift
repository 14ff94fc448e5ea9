public import Learning

/// The append-only record of what a person did, kept in `journal.sqlite3` in the state folder.
///
/// An entry that `append` has answered for survives `kill -9`, and after `sync` a power cut too.
/// Two prompts may use one folder at the same time. Entries of kinds that only a newer version of
/// the program knows are kept, and passed over when reading.
///
///     let journal = try Journal(folder: "/home/ann/.local/share/viewdidlearn")
///     let taken = try journal.append([Entry(at: now, .lessonOpened, item: "lazy-view", language: "en")])
///     try journal.entries(after: 0) == taken
public final class Journal {
  /// What was done about a damaged journal, on opening or since; nil as long as all was well.
  public private(set) var recovery: Recovery?

  private let file: JournalFile
  private(set) var connection: Connection
  /// Whether all that was appended survives a power cut.
  private var isSynced = true

  /// Opens the journal of a state folder; both are created when they do not exist.
  ///
  /// - Parameter patience: how long to wait for another prompt, in milliseconds.
  public convenience init(folder: String, patience: Int = 5000) throws(JournalError) {
    try self.init(folder: folder, patience: patience, system: nil)
  }

  init(folder: String, patience: Int, system: String?) throws(JournalError) {
    file = JournalFile(folder: Folder(path: folder), patience: patience, system: system)
    (connection, recovery) = try file.open()
  }

  /// Keeps the entries, all or none, and answers them with their sequence numbers.
  @discardableResult
  public func append(_ entries: [Entry]) throws(JournalError) -> [Entry] {
    guard !entries.isEmpty else { return [] }
    let taken = try access { (connection) throws(DatabaseFailure) in
      try connection.transaction(.writing) { () throws(DatabaseFailure) in
        var taken = entries
        for index in taken.indices {
          taken[index].sequence = try StoredEntry(taken[index]).insert(into: connection)
        }
        return taken
      }
    }
    isSynced = false
    return taken
  }

  /// Waits for the disk: a person has read the answer meanwhile, or has at least seen it.
  public func sync() throws(JournalError) {
    guard !isSynced else { return }
    isSynced = true
    try access { (connection) throws(DatabaseFailure) in try connection.sync() }
  }

  /// The entries behind a sequence number, in order, up to another.
  public func entries(
    after sequence: Int = 0, through last: Int = .max
  ) throws(JournalError) -> [Entry] {
    try entries(
      "SELECT * FROM entry WHERE sequence > ? AND sequence <= ? ORDER BY sequence",
      for: [[.integer(sequence), .integer(last)]])
  }

  /// The sequence number of the newest entry; 0 in an empty journal.
  public func lastSequence() throws(JournalError) -> Int {
    try access { (connection) throws(DatabaseFailure) in
      var last = 0
      try connection.run("SELECT MAX(sequence) FROM entry") { last = $0.integer(0) }
      return last
    }
  }

  /// The newest entry of each kind, in order; entries of other kinds cost nothing.
  public func newest(of kinds: [Entry.Kind]) throws(JournalError) -> [Entry] {
    try entries(
      "SELECT * FROM entry WHERE sequence = (SELECT MAX(sequence) FROM entry WHERE kind = ?)",
      for: kinds.map { [.text($0.rawValue)] })
  }

  /// The entries of some kinds behind a sequence number, in order, about one item or about any;
  /// entries of other kinds cost nothing.
  public func entries(
    of kinds: [Entry.Kind], about item: String? = nil, after sequence: Int = 0
  ) throws(JournalError) -> [Entry] {
    guard let item else {
      return try entries(
        "SELECT * FROM entry WHERE kind = ? AND sequence > ? ORDER BY sequence",
        for: kinds.map { [.text($0.rawValue), .integer(sequence)] })
    }
    return try entries(
      "SELECT * FROM entry WHERE kind = ? AND item = ? AND sequence > ? ORDER BY sequence",
      for: kinds.map { [.text($0.rawValue), .text(item), .integer(sequence)] })
  }

  /// What a query finds for each list of values, as the file is at one moment, in order.
  private func entries(
    _ query: StaticString, for lists: [[Statement.Value]]
  ) throws(JournalError) -> [Entry] {
    try access { (connection) throws(DatabaseFailure) in
      try connection.transaction(.reading) { () throws(DatabaseFailure) in
        var entries: [Entry] = []
        for values in lists {
          try connection.run(query, values) { row in
            if let entry = StoredEntry(row).entry { entries.append(entry) }
          }
        }
        return entries.sorted { ($0.sequence ?? 0) < ($1.sequence ?? 0) }
      }
    }
  }

  /// Uses the database; a damaged or moved file is replaced or found again first, once.
  func access<Result>(
    _ body: (Connection) throws(DatabaseFailure) -> Result
  ) throws(JournalError) -> Result {
    do throws(DatabaseFailure) {
      return try body(connection)
    } catch .damaged {
      renew(with: try file.replace(connection))
    } catch .moved {
      renew(with: try file.open())
    } catch {
      throw file.journalError(error)
    }
    do throws(DatabaseFailure) {
      return try body(connection)
    } catch {
      throw file.journalError(error)
    }
  }

  private func renew(with opened: (connection: Connection, recovery: Recovery?)) {
    connection = opened.connection
    recovery = opened.recovery ?? recovery
  }
}
