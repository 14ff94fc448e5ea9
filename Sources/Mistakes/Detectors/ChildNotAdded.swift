import ObjectModel
import ObjectRuntime
import Simulator

/// The view of one controller stands in another's, and the one is no child of the other: nobody
/// tells it of turns, of appearing and of memory, and nobody owns it.
///
/// It may become a child behind that, until the turn ends.
struct ChildNotAdded: Detector {
  private var shown: [Showing] = []

  /// A view of a controller that was put into another's.
  private struct Showing {
    var child: ObjectID
    var parent: ObjectID
    var spot: Spot
  }

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .clue(.childShown(let child, in: let parent)):
      shown.append(Showing(child: child, parent: parent, spot: scene.spot))
    case .clue(.childAdded(let child, to: _, by: _)): shown.removeAll { $0.child == child }
    case .turnEnds:
      for showing in shown { check(showing, in: &scene) }
      shown = []
    default: break
    }
  }

  private func check(_ showing: Showing, in scene: inout Scene) {
    let simulation = scene.simulation
    guard simulation.isAlive(showing.parent), simulation.isLearners(showing.parent),
      simulation.parent(of: showing.child) == nil
    else { return }
    let name = simulation.name(of: showing.child)
    scene.report(
      .oddity(.childNotAdded), of: showing.parent, at: showing.spot,
      .childNotAdded(
        name,
        .addChild(
          in: scene.dialect(of: showing.parent),
          behind: scene.words(at: showing.spot, of: showing.parent), of: name)))
  }
}
