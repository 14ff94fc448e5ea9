public import ObjectModel
import ObjectRuntime

/// A controller that has left the screen for good, and lives on.
public enum Survivor: Equatable, Sendable {
  /// Nobody can reach it any more.
  case leaked(String)
  /// Only what is yet to come keeps it.
  case held(NamedHold)
}

extension Narrator {
  public func survivors(among gone: Set<ObjectID>) -> [Survivor] {
    let leaked = simulation.leaks.filter(gone.contains)
    let held = simulation.onlyHolds(
      on: gone.sorted().filter { simulation.isAlive($0) && !leaked.contains($0) })
    return leaked.map { .leaked(name(of: $0)) } + held.map { .held(named($0)) }
  }
}
