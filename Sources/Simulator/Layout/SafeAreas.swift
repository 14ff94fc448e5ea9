package import AutoLayout
import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// What the bars and the edges of the screen cover.
extension Simulation {
  /// What the status bar, the camera and the home indicator take of the screen.
  var screenInsets: Insets {
    version.screenInsets(of: device, isLandscape: interface.orientation.isLandscape)
  }

  /// Before iOS 8 the coordinates of the screen do not turn with it. Beside a camera that is an
  /// island the bar is lower than what is kept free.
  package var statusBarFrame: Rect {
    let screen = version.screen(of: device)
    guard version.turnsScreen else {
      let stage = stage(of: screen)
      let bar = inWindow(Rect(size: Size(width: stage.width, height: 20)), screen)
      return interface.orientation.isLandscape
        ? Rect(
          x: bar.origin.x + stage.width / 2 - 10, y: 0, width: 20, height: screen.height) : bar
    }
    let covered = screenInsets.top
    return covered == 0
      ? Rect()
      : Rect(size: Size(width: stage(of: screen).width, height: covered > 50 ? 54 : covered))
  }

  /// Whether something else covers a view than its controller was told last.
  func isCoveredOtherwise(_ view: ObjectID) -> Bool {
    guard version.tellsOfSafeAreas, let told = layout.toldSafeAreas[view] else { return false }
    return told != safeAreaInsets(of: view)
  }

  /// The screen without the status bar.
  package var applicationFrame: Rect {
    if isStatusBarHidden { return Rect(size: screenSize) }
    guard version.turnsScreen else { return version.applicationFrame(of: device) }
    let (screen, top) = (screenSize, statusBarFrame.size.height)
    return Rect(x: 0, y: top, width: screen.width, height: screen.height - top)
  }

  /// How high a navigation bar or a toolbar is, in points.
  var barHeight: Double { lies && version.lowersBars ? 32 : 44 }

  var tabBarHeight: Double { lies && version.lowersTabBars ? 32 : 49 }

  /// Whether the device is a phone that lies on its side.
  private var lies: Bool { device == .iphone && interface.orientation.isLandscape }

  /// How high the bars are that a container puts over a child. `hidesBottomBarWhenPushed` of one
  /// that was pushed holds for all above it too.
  func bars(of container: ObjectID, over child: ObjectID) -> (top: Double, bottom: Double) {
    func isSet(_ name: String, _ id: ObjectID) -> Bool {
      field(named: name, of: id)?.isTrue ?? false
    }
    if isKind(container, of: "UINavigationController") {
      let toolbar = isSet("toolbarHidden", container) ? 0 : barHeight
      if isSet("navigationBarHidden", container) { return (0, toolbar) }
      return (barHeight + largeTitleHeight(of: child, in: container), toolbar)
    }
    guard isKind(container, of: "UITabBarController") else { return (0, 0) }
    let hidesBar = children(of: child).dropFirst().contains {
      topOfStack(of: child) != nil && isSet("hidesBottomBarWhenPushed", $0)
    }
    let bar = field(named: "tabBar", of: container)?.object
    let isHidden = bar.map { isSet("hidden", $0) } ?? false
    return (0, hidesBar || isHidden ? 0 : tabBarHeight)
  }

  /// What of a view is covered; nothing while it is in no window.
  /// From the window inwards: a view is covered by what of its superview's insets reaches into it,
  /// by the bars of its container and by `additionalSafeAreaInsets`.
  package func safeAreaInsets(of view: ObjectID) -> Insets {
    let chain = sequence(first: view) { superview(of: $0) }.reversed()
    guard let window = chain.first, interface.views[window]?.window != nil else { return Insets() }
    var insets = screenInsets
    var size = frame(of: window)?.size ?? Size()
    for inner in chain.dropFirst() {
      guard var frame = frame(of: inner) else { break }
      if self.superview(of: inner) == window {
        frame = onStage(frame, size)
        size = stage(of: size)
      }
      let controller = controller(ofView: inner)
      if let controller, let parent = parent(of: controller),
        interface.views[inner]?.superview == loadedView(of: parent)
      {
        let bars = bars(of: parent, over: controller)
        insets.top += bars.top
        insets.bottom += bars.bottom
      }
      insets = insets.within(frame, of: size)
      if let controller, let more = layout.additionalSafeAreas[controller] { insets.add(more) }
      size = frame.size
    }
    return insets
  }

  /// `layoutMargins`: where code has set none, those of a controller's view are UIKit's.
  package func layoutMargins(of view: ObjectID) -> Insets {
    var margins =
      layout.margins[view]
      ?? (controller(ofView: view) != nil && version.hasLayoutMargins
        ? systemMargins(of: view)
        : Insets(top: 8, left: 8, bottom: 8, right: 8))
    if version.tellsOfSafeAreas { margins.add(safeAreaInsets(of: view)) }
    return margins
  }

  /// 20 points at the sides of a wide view, 16 of a narrow one, none above and below (Apple:
  /// "systemMinimumLayoutMargins").
  private func systemMargins(of view: ObjectID) -> Insets {
    let side = frame(of: view)?.size.width ?? 0 > 400 ? 20.0 : 16
    return Insets(left: side, right: side)
  }
}

extension Turn {
  /// Tells a controller, and a view of the learner's, that what covers the view or its margins are
  /// others than when they were told last.
  mutating func tellOfInsets(_ controller: ObjectID) throws(Fault) {
    guard simulation.version.tellsOfSafeAreas, let view = simulation.loadedView(of: controller)
    else { return }
    let tellers: [(ObjectID, areas: Selector, margins: Selector)] = [
      (controller, "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange"),
      (view, "safeAreaInsetsDidChange", "layoutMarginsDidChange"),
    ]
    let areas = tellers.filter { simulation.isOverridden($0.areas, by: $0.0) }
    if !areas.isEmpty {
      let insets = simulation.safeAreaInsets(of: view)
      let isNew = simulation.layout.toldSafeAreas[view] ?? Insets() != insets
      simulation.layout.toldSafeAreas[view] = insets
      for told in areas where isNew { try send(told.areas, to: .object(told.0), from: .uikit) }
    }
    let margins = tellers.filter { simulation.isOverridden($0.margins, by: $0.0) }
    if !margins.isEmpty {
      let insets = simulation.layoutMargins(of: view)
      let isNew = simulation.layout.toldMargins[view] != insets
      simulation.layout.toldMargins[view] = insets
      for told in margins where isNew { try send(told.margins, to: .object(told.0), from: .uikit) }
    }
  }

  /// The same for every controller of a tree, parents first.
  /// A loop and not a recursion, as trees may be deep.
  mutating func tellOfInsets(below view: ObjectID) throws(Fault) {
    guard simulation.version.tellsOfSafeAreas else { return }
    if let controller = simulation.controller(ofView: view) { try tellOfInsets(controller) }
    var waiting = Array(simulation.nestedControllers(below: view).reversed())
    while let controller = waiting.popLast() {
      try tellOfInsets(controller)
      guard let inner = simulation.loadedView(of: controller) else { continue }
      waiting += simulation.nestedControllers(below: inner).reversed()
    }
  }

  /// A container's bars come, go or change: what it shows has its pass.
  package mutating func barsChanged(of container: ObjectID) {
    for child in simulation.shownChildren(of: container) {
      guard let view = simulation.loadedView(of: child) else { continue }
      insetsChanged(of: view)
    }
  }

  /// Something covers another part of a view, or its margins are others.
  package mutating func insetsChanged(of view: ObjectID) {
    markForLayout(view)
    layoutInputChanged(around: view)
  }
}

extension Insets {
  /// Adds side by side.
  package mutating func add(_ more: Insets) {
    top += more.top
    left += more.left
    bottom += more.bottom
    right += more.right
  }

  /// What is left of insets of a view for what is in it.
  fileprivate func within(_ frame: Rect, of size: Size) -> Insets {
    Insets(
      top: max(0, top - frame.origin.y), left: max(0, left - frame.origin.x),
      bottom: max(0, frame.origin.y + frame.size.height - size.height + bottom),
      right: max(0, frame.origin.x + frame.size.width - size.width + right))
  }
}
