import Learning
import Notation

/// An entry as its row has it, of whatever kind and version.
struct StoredEntry: Hashable {
  /// The place in the journal; nil leaves it to the journal.
  var sequence: Int?
  var version: Int
  var wall: Int
  var monotonic: Int
  var kind: String
  var item: String
  var language: String
  var payload: String
}

// MARK: - Entries

extension StoredEntry {
  init(_ entry: Entry) {
    sequence = nil
    version = entry.version
    wall = entry.time.wall
    monotonic = entry.time.monotonic
    kind = entry.kind.rawValue
    item = entry.item
    language = entry.language
    payload = entry.payload.encoded()
  }

  /// What this version of the program understands of the row; nil for a kind it does not know.
  var entry: Entry? {
    guard let kind = Entry.Kind(rawValue: kind), let payload = decodedPayload else { return nil }
    var entry = Entry(
      at: Instant(wall: wall, monotonic: monotonic), kind, item: item, language: language,
      payload: payload)
    entry.version = version
    entry.sequence = sequence
    return entry
  }

  /// Most payloads are empty and need no parser.
  private var decodedPayload: JSON? {
    payload == "{}" ? .object([]) : try? JSON(parsing: payload)
  }
}

// MARK: - Rows

extension StoredEntry {
  /// Reads a row of all columns, in the order of the schema.
  init(_ row: Statement.Row) {
    sequence = row.integer(0)
    version = row.integer(1)
    wall = row.integer(2)
    monotonic = row.integer(3)
    kind = row.text(4)
    item = row.text(5)
    language = row.text(6)
    payload = row.text(7)
  }

  private var values: [Statement.Value] {
    [
      sequence.map { .integer($0) } ?? .null, .integer(version), .integer(wall),
      .integer(monotonic), .text(kind), .text(item), .text(language), .text(payload),
    ]
  }

  /// Adds the row and answers its sequence number.
  func insert(into connection: Connection) throws(DatabaseFailure) -> Int {
    try connection.run("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
    return connection.lastInsertedRow
  }
}
