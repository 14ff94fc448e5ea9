package import Declaring
import Diagnostics
import Syntax
package import TypedTree

// Functions that a text declares twice.
extension Typing {
  /// The functions outside of all types that a text declares again.
  package mutating func functionsDeclaredTwice(among all: [Announcement]) -> Set<StatementKey> {
    var seen: Set<String> = []
    var again: Set<StatementKey> = []
    for announced in all {
      guard case .function(let function) = announced.statement.kind, function.dialect == .swift
      else { continue }
      source = announced.source
      for (_, words) in declarations(in: .function(function))
      where !seen.insert(source.name + " " + words).inserted {
        again.insert(StatementKey(announced.statement, in: source))
      }
    }
    return again
  }
}
