import ObjectModel
import ObjectRuntime

/// A controller was made the child of another and was not told so when that was done.
///
/// UIKit's containers tell their children themselves. What is typed line by line may come later,
/// and so may what work waits for that the run loop has yet to do.
struct ChildNotMoved: Detector {
  private var added: [Adding] = []

  /// A child that was added and waits for `didMoveToParentViewController:`.
  private struct Adding {
    var child: ObjectID
    var parent: ObjectID
    var spot: Spot
    /// Whether a method did it, which is over when its turn is.
    var isInMethod: Bool
  }

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .clue(.childAdded(let child, to: let parent, by: let speaker)):
      if scene.simulation.isContainerOfUIKit(parent)
        || scene.simulation.madeForStandIns.contains(child)
        || !scene.simulation.isKind(child, of: "UIViewController")
      {
        return
      }
      added.append(
        Adding(child: child, parent: parent, spot: scene.spot, isInMethod: speaker != nil))
    case .clue(.childMoved(let child)), .freed(let child): forget(child)
    case .call(let call) where call.selector == "didMoveToParentViewController:":
      forget(call.receiver)
    case .turnEnds: check(&scene) { $0.isInMethod }
    case .runEnds: check(&scene) { _ in true }
    default: break
    }
  }

  private mutating func forget(_ id: ObjectID) {
    added.removeAll { $0.child == id || $0.parent == id }
  }

  private mutating func check(_ scene: inout Scene, _ isOver: (Adding) -> Bool) {
    if scene.simulation.hasWorkWaiting { return }
    for adding in added where isOver(adding) {
      scene.report(
        .oddity(.childNotMoved), of: adding.parent, at: adding.spot,
        .childNotMoved(
          scene.simulation.name(of: adding.child),
          .didMove(
            in: scene.dialect(of: adding.parent),
            behind: scene.words(at: adding.spot, of: adding.parent),
            of: scene.simulation.name(of: adding.child))))
    }
    added.removeAll(where: isOver)
  }
}

extension Simulation {
  /// Whether a parent is a container of UIKit's, which adds its children and tells them itself.
  func isContainerOfUIKit(_ parent: ObjectID) -> Bool {
    [
      "UINavigationController", "UITabBarController", "UIPageViewController",
      "UISplitViewController",
    ].contains { isKind(parent, of: $0) }
  }
}
