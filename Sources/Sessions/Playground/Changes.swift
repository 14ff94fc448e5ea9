import Diagnostics
import Interpreter
import ObjectRuntime
import Parsing
import Scripts
import Simulator
import Syntax
import Translation

extension Playground {
  /// What the last move changed, object by object: fields and owners of objects with a name.
  func changes() -> [Change] {
    let (old, new) = (before.simulation, simulation)
    let narrator = Narrator(new)
    return new.allObjects.compactMap { id -> Change? in
      // Of a new object only what is other than in any of its class.
      let before = old.has(id) ? old.facts(about: id) : new.factsAtBirth(of: id)
      let after = new.facts(about: id)
      guard before != after else { return nil }
      return Change(
        subject: new.name(of: id),
        before: old.has(id) ? before.filter { !after.contains($0) }.map(narrator.named) : [],
        after: after.filter { !before.contains($0) }.map(narrator.named))
    }
  }
}

extension Narrator {
  fileprivate func named(_ fact: ObjectFact) -> Change.Fact {
    switch fact {
    case .freed: .freed
    case .appearance(let state): .appearance(state)
    case .field(let name, let value): .field(name, value)
    case .owners(let owners, let id): .owners(owners.map { named($0, of: id).brief })
    }
  }
}

extension World {
  /// What is no member of anything.
  var globalNames: [String] { variableNames + functionNames }
}

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
