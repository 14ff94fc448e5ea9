public import Curriculum
public import Syntax

/// Why nothing that is demanded can be drawn, whatever the seed.
public enum Obstacle: Hashable, Sendable {
  /// A move does not happen before a version.
  case move(Demand.Move, since: UIKitVersion, under: UIKitVersion)
  /// None of these can be planted in the code of the version.
  case faults([Demand.Fault], under: UIKitVersion)
}

extension Demand {
  /// What of it is in the way of any question under a version; nil where one may be drawn.
  public func obstacle(under version: UIKitVersion) -> Obstacle? {
    let oldest = versions.compactMap { UIKitVersion($0) }.min() ?? version
    for step in moves {
      if let move = step.min(by: { $0.since < $1.since }), oldest < move.since {
        return .move(move, since: move.since, under: oldest)
      }
    }
    let isSwift = version >= Scene.firstOfSwift
    if faults.isEmpty || faults.contains(where: { canPlant($0, isSwift: isSwift) }) { return nil }
    return .faults(faults, under: version)
  }

  /// Leaks are planted in Swift alone.
  private func canPlant(_ fault: Fault, isSwift: Bool) -> Bool {
    switch fault {
    case .leak: isSwift
    case .mistake(let number):
      Feature.mistakes(isSwift: isSwift, toMend: kind == .fix)
        .contains(number)
    }
  }
}

extension Demand.Move {
  /// The first version in which it can happen.
  var since: UIKitVersion {
    switch self {
    case .swipeDown: UIKitVersion(13)
    case .swipe, .swipeCancel: UIKitVersion(7)
    case .add, .remove: UIKitVersion(5)
    case .background, .foreground: UIKitVersion(4)
    case .restack: UIKitVersion(3)
    case .push, .pop, .popToRoot, .select, .present, .dismiss, .replaceRoot, .dropView, .glance,
      .warn:
      .oldest
    }
  }
}
