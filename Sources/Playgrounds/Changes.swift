import Diagnostics
import Interpreter
import ObjectRuntime
import Scripts
import Simulator
import Syntax

extension Playground {
  /// What the last move changed, object by object: fields and owners of objects with a name.
  package func changes() -> [Change] {
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
