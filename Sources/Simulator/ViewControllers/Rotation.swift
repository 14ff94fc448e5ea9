import FoundationKit
public import InterfaceModel
package import ObjectModel
public import ObjectRuntime
import Syntax

// The device is turned: whether the interface turns with it, and who hears of it.
//
// View Controller Programming Guide, "Supporting Multiple Interface Orientations", for the time
// before iOS 8; Apple's page of UIContentContainer from then on.
extension Turn {
  /// Seconds that a quarter turn takes.
  private static let turningTime = 0.4

  /// A person turns the device. The interface follows if the controller in charge lets it.
  /// The notification tells of the device, so that it is posted whatever the interface does.
  public mutating func rotate(to orientation: Orientation) throws(Fault) {
    try finishTransitions()
    let old = simulation.interface.orientation
    simulation.interface.deviceOrientation = orientation
    try post("UIDeviceOrientationDidChangeNotification", from: .none)
    if let leader = simulation.leader, try !allows(orientation, leader) { return }
    guard orientation != old else { return }
    if simulation.version.turnsScreen {
      try turnScreen(to: orientation)
    } else {
      try turnInterface(to: orientation, from: old)
    }
  }

  /// Before iOS 6 the controller was asked for each orientation; later for all that it supports.
  private mutating func allows(
    _ orientation: Orientation, _ leader: ObjectID
  ) throws(Fault) -> Bool {
    let version = simulation.version
    if version.asksForEachOrientation {
      return try send(
        "shouldAutorotateToInterfaceOrientation:", to: .object(leader),
        [.int(orientation.number)], from: .uikit
      ).isTrue
    }
    if version.asksWhetherToRotate,
      try !send("shouldAutorotate", to: .object(leader), from: .uikit).isTrue
    {
      return false
    }
    let mask = try send("supportedInterfaceOrientations", to: .object(leader), from: .uikit)
    return mask.integer & (1 << orientation.number) != 0
  }

  /// Before iOS 8: who is on screen hears of the orientation, parents first.
  /// `willAnimate…` comes when the views have their new sizes, inside of the animation.
  private mutating func turnInterface(
    to new: Orientation, from old: Orientation
  ) throws(Fault) {
    let told = simulation.tops.flatMap { simulation.shownTree(below: $0) }
    let duration = Value.real(Turn.turningTime)
    for id in told {
      try send(
        "willRotateToInterfaceOrientation:duration:", to: .object(id),
        [.int(new.number), duration], from: .uikit)
    }
    simulation.interface.orientation = new
    try turnTops()
    try layOutTops()
    if simulation.version.tellsOfRotationAnimation {
      for id in told where simulation.isAlive(id) {
        try send(
          "willAnimateRotationToInterfaceOrientation:duration:", to: .object(id),
          [.int(new.number), duration], from: .uikit)
      }
    }
    record(.note(.animation))
    for id in told where simulation.isAlive(id) {
      try send(
        "didRotateFromInterfaceOrientation:", to: .object(id), [.int(old.number)], from: .uikit)
    }
  }

  /// From iOS 8: who fills the window hears of its new size, and tells its children; what was asked
  /// to run alongside runs when all is laid out.
  private mutating func turnScreen(to new: Orientation) throws(Fault) {
    let isQuarterTurn = new.isLandscape != simulation.interface.orientation.isLandscape
    var size = simulation.frame(of: simulation.keyWindow)?.size ?? Size()
    if isQuarterTurn { size = Size(width: size.height, height: size.width) }
    let old = simulation.interface.orientation
    let coordinator = try allocateAutoreleased("UIViewControllerTransitionCoordinator")
    try setValue(.int(new.number), forKey: "orientation", of: coordinator)
    for id in simulation.tops {
      let traits = simulation.traits(of: id, turnedTo: new)
      if traits == simulation.traits(of: id) { continue }
      try send(
        "willTransitionToTraitCollection:withTransitionCoordinator:", to: .object(id),
        [makeCollection(of: traits), .object(coordinator)], from: .uikit)
    }
    for id in simulation.tops {
      try send(
        "viewWillTransitionToSize:withTransitionCoordinator:", to: .object(id),
        [.size(size), .object(coordinator)], from: .uikit)
    }
    if isQuarterTurn { turnWindows() }
    try changeTraits { $0.interface.orientation = new }
    try layOutTops()
    let listeners = elements(try part("listeners", of: coordinator, "NSMutableArray"))
    for listener in listeners {
      try send(
        "willAnimateRotationToInterfaceOrientation:duration:", to: listener,
        [.int(new.number), .real(Turn.turningTime)], from: .uikit)
    }
    try runBlocks("alongside", of: coordinator)
    record(.note(.animation))
    for listener in listeners {
      try send(
        "didRotateFromInterfaceOrientation:", to: listener, [.int(old.number)], from: .uikit)
    }
    try runBlocks("completions", of: coordinator)
  }

  /// Any turn lays out what fills the window, half a turn too.
  private mutating func layOutTops() throws(Fault) {
    for id in simulation.tops {
      if let view = simulation.loadedView(of: id) { markForLayout(view) }
      try layOut(id)
    }
  }

  /// What was told before iOS 8 is told still, unless an override of the new method leaves out
  /// super.
  package mutating func tellOfRotation(
    _ controller: ObjectID, _ coordinator: ObjectID?
  ) throws(Fault) {
    guard let coordinator,
      let list = try part("listeners", of: coordinator, "NSMutableArray").object
    else { return }
    let number = try value(forKey: "orientation", of: coordinator)
    try send(
      "willRotateToInterfaceOrientation:duration:", to: .object(controller),
      [number, .real(Turn.turningTime)], from: .uikit)
    try append(.object(controller), to: list)
  }
}

extension Simulation {
  /// Who stands in the window itself: the root, and who is presented over it.
  var tops: [ObjectID] {
    windows.filter(isVisible).flatMap { window in
      guard let root = rootViewController(of: window) else {
        return subviews(of: window).compactMap(controller(ofView:))
      }
      return [root] + presentations(above: root)
    }
  }

  /// Who decides on orientations: the root, or the topmost that covers it.
  var leader: ObjectID? { leader(without: []) }

  /// Who decides when these have gone.
  func leader(without leaving: [ObjectID]) -> ObjectID? {
    tops.last {
      !leaving.contains($0)
        && (presenting($0) == nil || presentationStyle(of: $0) == .fullScreen)
    }
  }

  /// A controller and who of those below it is on screen.
  fileprivate func shownTree(below id: ObjectID) -> [ObjectID] {
    [id] + children(of: id).filter(isShowing).flatMap(shownTree)
  }
}
