import ObjectModel
import ObjectRuntime
import Simulator

/// A child was taken from its parent and never told so before: `willMoveToParentViewController:` with
/// nil is for the parent to send.
struct ChildNotWarned: Detector {
  private var warned: Set<ObjectID> = []

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .clue(.childLeaves(let child)): warned.insert(child)
    case .call(let call) where call.selector == "willMoveToParentViewController:":
      warned.insert(call.receiver)
    case .clue(.childAdded(let child, to: _, by: _)), .freed(let child): warned.remove(child)
    case .clue(.childRemoved(let child, from: let parent, by: .some)):
      guard scene.isReview, warned.remove(child) == nil, scene.simulation.isLearners(parent)
      else { return }
      scene.report(
        .oddity(.childNotWarned), of: parent,
        .childNotWarned(
          scene.simulation.name(of: child),
          .willMove(
            in: scene.dialect(of: parent), before: scene.words(at: scene.spot, of: parent))))
    default: break
    }
  }
}
