import Diagnostics
import Simulator
import Statements

extension Playground {
  /// What the last move changed, object by object: fields and owners of objects with a name.
  func changes() -> [Change] {
    let (old, new) = (before.simulation, simulation)
    return new.allObjects.compactMap { id -> Change? in
      let before = old.has(id) ? old.facts(about: id) : []
      let after = new.facts(about: id)
      guard before != after else { return nil }
      return Change(
        subject: new.name(of: id), before: before.filter { !after.contains($0) },
        after: after.filter { !before.contains($0) })
    }
  }
}

extension Session {
  /// The last line in the other language.
  func translate(_ name: String) -> Reply {
    guard let dialect = Dialect(rawValue: name.lowercased()) else {
      return .refusal(.missingArgument(.as))
    }
    guard let text = playground.lastMove?.text, !text.hasPrefix(":") else {
      return .refusal(.nothingHappenedYet)
    }
    let script = Script.read(SourceText(name: "<stdin>", text: text), preferred: playground.dialect)
    let statements = script.items.compactMap {
      if case .statement(let statement, _) = $0 { statement } else { nil }
    }
    guard let printed = Printed(statements, as: dialect, from: playground.dialect) else {
      return .refusal(.untranslatable)
    }
    return .translation(printed.text, dialect)
  }
}

/// Statements said in a dialect; nil where there is no way to say them.
private struct Printed {
  let text: String

  init?(_ statements: [Statement], as dialect: Dialect, from source: Dialect) {
    switch dialect {
    case .objectiveC: text = ObjectiveCPrinter.text(of: statements, from: source)
    case .swift: return nil
    }
  }
}
