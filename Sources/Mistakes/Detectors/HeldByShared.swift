import ObjectModel
import ObjectRuntime
import Simulator

/// A controller has gone and lives on, as a closure that captures it stands in what a type shares:
/// nobody will let go of that.
///
/// Who keeps a controller there by itself, as a cache does, means it so. A circle is told as one.
struct HeldByShared: Detector {
  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    guard case .runEnds = moment else { return }
    let simulation = scene.simulation
    for hold in simulation.heldByShared {
      guard simulation.isLearners(hold.object), !simulation.isShown(hold.object),
        case .shared(let variable) = hold.root, let last = hold.links.last,
        case .capture(let closure, let captured) = last.owner,
        let kind = simulation.closureKind(of: closure),
        simulation.holdings.circle(through: hold.object).isEmpty
      else { continue }
      let way = simulation.text(of: hold.links, to: hold.object)
      let name = variable.prefix { $0 != " " }
      scene.report(
        .oddity(.strongCapture), of: hold.object, at: Spot(line: simulation[closure].line),
        .heldByShared(
          way: way.hasPrefix(name) ? way : "\(name) -> \(way)", captured: captured,
          isBlock: kind == .block))
    }
  }
}
