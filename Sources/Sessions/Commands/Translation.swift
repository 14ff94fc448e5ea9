import Diagnostics
import Interpreter
import Parsing
import Playgrounds
import Syntax
import Translation

/// What was typed, said in a dialect; empty where that has no way to say it.
struct Translation {
  let text: String

  init(of script: Script, into dialect: Dialect, among globals: [String]) {
    text = Self.runs(of: script).map { statements, source in
      switch dialect {
      case .objectiveC:
        ObjectiveCPrinter.text(of: statements, from: source, globals: globals)
      case .swift: SwiftPrinter.text(of: statements, from: source)
      }
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Statements of one dialect together, because the parts of a class belong together.
  private static func runs(of script: Script) -> [([Statement], Dialect)] {
    var runs: [([Statement], Dialect)] = []
    for case .statement(let statement, let dialect) in script.items {
      if let last = runs.indices.last, runs[last].1 == dialect {
        runs[last].0.append(statement)
      } else {
        runs.append(([statement], dialect))
      }
    }
    return runs
  }
}

extension World {
  /// What is no member of anything.
  var globalNames: [String] { variableNames + functionNames }
}
