import Testing

@testable import Storage

@Suite struct MigrationTests {
  @Test func eachStepLeavesItsOwnNumber() throws {
    let connection = try Connection(path: ":memory:", patience: 0)
    #expect(try connection.format() == 0)
    for (index, migration) in Migration.all.enumerated() {
      try connection.execute(migration.script)
      #expect(try connection.format() == index + 1, "\(migration.name)")
    }
  }

  @Test func migratingTwiceIsMigratingOnce() throws {
    let connection = try Connection(path: ":memory:", patience: 0)
    try connection.migrate()
    try connection.migrate()
    #expect(try connection.format() == Migration.all.count)
  }

  @Test func tablesAreStrict() throws {
    let connection = try Connection(path: ":memory:", patience: 0)
    try connection.migrate()
    #expect(throws: DatabaseFailure.self) {
      try connection.execute("INSERT INTO entry VALUES (1, 1, 'noon', 1, 'ran', '', '', '{}')")
    }
  }

  @Test func readingByKindAndItemUsesTheIndex() throws {
    let connection = try Connection(path: ":memory:", patience: 0)
    try connection.migrate()
    var plan = ""
    try connection.run(
      "EXPLAIN QUERY PLAN SELECT * FROM entry WHERE kind = ? AND item = ? AND sequence > ? ORDER BY sequence"
    ) { plan += $0.text(3) }
    #expect(plan.contains("USING INDEX entry_by_kind_and_item (kind=? AND item=? AND rowid>?)"))
    #expect(!plan.contains("TEMP B-TREE"))
  }
}
