public import Diagnostics
public import Mistakes
public import ObjectRuntime
public import Playgrounds
public import Scripts
public import Syntax
public import TypedTree

/// What a command shows that looks at the world.
public enum Looked: Sendable {
  case state([ControllerStanding], memoryInUse: Int)
  case owners([OwnerReport])
  case tree(Hierarchy)
  case timeline(Timeline)
  /// A timeline that is to be written to a file, as SVG.
  case drawing(Timeline, path: String)
  /// All leaks; why the first of them live on; what will never be freed as it stands; what lives
  /// only for what is yet to come; which controllers only types hold.
  case leaks(
    [NamedLeak], reasons: [[NamedLeak.Reason]], unreleased: [NamedClaim], held: [NamedHold],
    shared: [NamedHold])
  case trace([TraceLine])
  /// The nth event of the last answer, from 1, as `:step` shows it, and where the controllers
  /// stood.
  case step(
    [TraceLine], number: Int, of: Int, then: [ControllerStanding]?, returnGoesOn: Bool)
  case changes([Change])
  case comparison(Comparison)
  /// The smallest changes that mend the mistakes of the last line.
  case repairs([Finding])
  /// The names that nobody declares, in the order in which they were met, and what was asked of
  /// each.
  case standIns([StandIn], asked: [String: AskedMembers])
  case translation(String, Dialect)
  case lint(LintReport, [SourceText])
}
