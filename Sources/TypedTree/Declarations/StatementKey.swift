package import Diagnostics
package import Syntax

/// Where a statement stands.
package struct StatementKey: Hashable, Sendable {
  package var home: String
  package var entry: Int?
  package var place: Int

  package init(_ statement: Statement, in source: SourceText) {
    (home, entry, place) = (source.name, source.entry, statement.range.lowerBound)
  }
}
