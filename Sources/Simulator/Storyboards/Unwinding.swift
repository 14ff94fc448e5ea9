import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

// Going back to a controller that says it may be gone back to (Apple's Technical Note TN2298,
// "Using Unwind Segues").
extension Turn {
  /// Finds who takes the action, has the source prepare, sends the action, and takes away what is
  /// above. Where nobody takes it nothing happens, as in UIKit, but it is noted.
  mutating func unwind(
    by segue: Storyboard.Segue, from source: ObjectID, sender: Value
  ) throws(Fault) {
    guard let action = segue.action else { return }
    guard simulation.version.hasUnwindAndEmbedSegues else {
      return record(.note(.unavailable(action, since: UIKitVersion.firstWithUnwindSegues)))
    }
    guard let target = try unwindTarget(for: action, from: source, sender: sender) else {
      return record(.note(.nobodyToUnwindTo(action, from: source)))
    }
    let object = try tell(source, of: segue, to: target, sender: sender)
    try send(action, to: .object(target), action.arity > 0 ? [object] : [], from: .uikit)
    try goBack(to: target, from: source)
  }

  // MARK: - Who takes it

  /// Goes up from the source, by parents and presenters; at each what is below is asked first, but
  /// not the branch one came from.
  private mutating func unwindTarget(
    for action: Selector, from source: ObjectID, sender: Value
  ) throws(Fault) -> ObjectID? {
    var branch = source
    while let next = simulation.parent(of: branch) ?? simulation.presenting(branch) {
      let found = try candidate(
        below: next, without: branch, for: action, from: source, sender: sender)
      if let found { return found }
      branch = next
    }
    return nil
  }

  /// A controller or one below it that takes the action: of a stack, the upper ones first. Before
  /// iOS 9 only UIKit's own containers look among their children.
  private mutating func candidate(
    below id: ObjectID, without branch: ObjectID?, for action: Selector, from source: ObjectID,
    sender: Value
  ) throws(Fault) -> ObjectID? {
    let looksBelow =
      simulation.version.unwindsToAnyChild || !simulation.isLearners(id)
    for child in simulation.children(of: id).reversed() where looksBelow && child != branch {
      let found = try candidate(
        below: child, without: nil, for: action, from: source, sender: sender)
      if let found { return found }
    }
    let takes = try send(
      simulation.version.unwindQuestion, to: .object(id),
      [.selector(action), .object(source), sender], from: .uikit)
    return takes.isTrue ? id : nil
  }

  // MARK: - The way back

  /// Climbs from the source until the target is below, dismisses what was presented on the way, and
  /// lets each container on the way down show the branch of the target.
  private mutating func goBack(to target: ObjectID, from source: ObjectID) throws(Fault) {
    let way = Array(simulation.ancestry(of: target))
    var branch = source
    var presenter: ObjectID?
    while !way.contains(branch) {
      if let parent = simulation.parent(of: branch) {
        branch = parent
      } else if let next = simulation.presenting(branch) {
        (presenter, branch) = (next, next)
      } else {
        return
      }
    }
    let below = way.prefix { $0 != branch }
    for (child, container) in zip(below, way.dropFirst()).reversed() {
      try reveal(child, in: container, animated: presenter == nil)
    }
    if let presenter { try dismiss(from: presenter, animated: true) }
  }

  /// Takes the container back to the branch of the target; any other container shows it already.
  private mutating func reveal(
    _ child: ObjectID, in container: ObjectID, animated: Bool
  ) throws(Fault) {
    if simulation.isKind(container, of: "UINavigationController") {
      _ = try pop(to: child, of: container, animated: animated)
    } else if simulation.isKind(container, of: "UITabBarController") {
      try select(child, of: container)
    }
  }
}
