import Cohorts
import Foundation
import Testing

/// What makes the statements go to one shard and run on every engine.
@Suite struct StatementTests {
  static let ofOneCohort = Statement.allCases.filter { $0 != .newestStep }

  @Test(arguments: ofOneCohort)
  func goesToTheShardOfItsCohort(_ statement: Statement) {
    let sql = statement.rawValue
    let inserts = sql.contains(/INSERT INTO \w+\s*\(cohort, [^)]*\)\s*VALUES \(\$1,/)
    let finds = sql.contains(/WHERE (answer\.)?cohort = \$1\b/)
    #expect(inserts || finds)
  }

  @Test(arguments: Statement.allCases)
  func parametersAreNumberedWithoutGaps(_ statement: Statement) {
    let numbers = Set(statement.rawValue.matches(of: /\$(\d+)/).compactMap { Int($0.1) }).sorted()
    #expect(numbers == numbers.indices.map { $0 + 1 })
  }

  @Test(arguments: Statement.allCases)
  func namesItsConflictByAKeyThatBeginsWithTheCohort(_ statement: Statement) {
    let keys = statement.rawValue.matches(of: /ON CONFLICT \(([^)]*)\)/)
    #expect(keys.allSatisfy { $0.1.hasPrefix("cohort") })
    #expect(!statement.rawValue.contains("INSERT") || keys.count == 1)
  }

  @Test(arguments: Statement.allCases)
  func theTableOfShardsKnows(_ statement: Statement) throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Cohorts/README.md")
    let rows = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    #expect(rows.count { $0.contains("`\(statement)`") } == 1)
  }
}

@Suite struct StepTests {
  @Test func everyKeyBeginsWithTheCohort() {
    for step in Step.all {
      let script = step.script.description
      let keys = script.matches(of: /(PRIMARY KEY|INDEX \w+ ON \w+) \(([^)]*)\)/).map(\.2)
      #expect(keys.isEmpty == !script.contains("CREATE TABLE"))
      #expect(keys.allSatisfy { $0.hasPrefix("cohort") || $0 == "step" })
    }
  }

  @Test func everyStepSaysItsNumberOnce() {
    for (index, step) in Step.all.enumerated() {
      let numbers = step.script.description.matches(
        of: /INSERT INTO schema_step \(step\) VALUES \((\d+)\)/)
      #expect(numbers.map { Int($0.1) } == [index + 1])
    }
  }
}
