/// One step in the life of the journal's schema.
///
/// Steps are only ever added at the end: a journal in the field has been through a first part of
/// the list, and `user_version` says how long that part was.
struct Migration {
  var name: String
  /// Ends by setting `user_version` to the step's number, from 1, as pragmas take no parameters.
  var script: StaticString

  static let all = [
    Migration(
      name: "keep entries",
      script: """
        CREATE TABLE entry (
          sequence INTEGER PRIMARY KEY,
          version INTEGER NOT NULL,
          wall INTEGER NOT NULL,
          monotonic INTEGER NOT NULL,
          kind TEXT NOT NULL,
          item TEXT NOT NULL,
          language TEXT NOT NULL,
          payload TEXT NOT NULL
        ) STRICT;
        CREATE INDEX entry_by_kind_and_item ON entry (kind, item);
        PRAGMA user_version = 1;
        """)
  ]
}

extension Connection {
  /// How many migrations the file has been through.
  func format() throws(DatabaseFailure) -> Int {
    var format = 0
    try run("PRAGMA user_version") { format = $0.integer(0) }
    return format
  }

  /// Brings the file to the newest format; one that is there already is only asked for its version.
  func migrate() throws(DatabaseFailure) {
    guard try isBehind() else { return }
    try transaction(.writing) { () throws(DatabaseFailure) in
      // Another prompt may have been quicker.
      guard try isBehind() else { return }
      for migration in Migration.all[try format()...] { try execute(migration.script) }
    }
  }

  private func isBehind() throws(DatabaseFailure) -> Bool {
    let format = try format()
    guard (0...Migration.all.count).contains(format) else { throw .newer(format: format) }
    return format < Migration.all.count
  }
}
