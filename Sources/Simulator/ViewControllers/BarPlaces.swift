import AutoLayout
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// Where the bars of containers stand, and which views end at them instead of going on below.
extension Turn {
  /// Gives a bar of a container the place that it has in the container's view.
  package mutating func placeBar(_ bar: ObjectID) {
    guard let container = simulation.manager(of: bar),
      let place = simulation.place(ofBar: bar, in: container)
    else { return }
    simulation.interface.views[bar]?.frame = place
  }
}

extension Simulation {
  /// In the container's view. A tab bar goes down to the lower edge, a toolbar ends where the home
  /// indicator begins.
  fileprivate func place(ofBar bar: ObjectID, in container: ObjectID) -> Rect? {
    guard let view = loadedView(of: container), let size = frame(of: view)?.size,
      let child = shownChild(of: container)
    else { return nil }
    let bars = bars(of: container, over: child)
    let edges = version.extendsViewsUnderBars ? safeAreaInsets(of: view) : oldEdges(of: size)
    if isKind(bar, of: "UINavigationBar") {
      return Rect(x: 0, y: edges.top, width: size.width, height: max(barHeight, bars.top))
    }
    let isTabBar = isKind(bar, of: "UITabBar")
    let height = isTabBar ? tabBarHeight + edges.bottom : barHeight
    let bottom = isTabBar ? size.height : size.height - edges.bottom
    return Rect(x: 0, y: bottom - height, width: size.width, height: height)
  }

  /// The status bar of the times when a container that fills the screen lay below it.
  private func oldEdges(of size: Size) -> Insets {
    Insets(top: size.height == stage(of: version.screen(of: device)).height ? 20 : 0)
  }

  /// The room of a child in a container's view: all of it, but for the edges that are not extended
  /// below a bar, or not below one that is opaque.
  func room(besideBarsOf container: ObjectID, for child: ObjectID, in size: Size) -> Rect {
    guard let view = loadedView(of: container), !holdsBars(child) else { return Rect(size: size) }
    let bars = bars(of: container, over: child)
    let covered = safeAreaInsets(of: view)
    let isInTabs = parent(of: container).map { self.bars(of: $0, over: container).bottom > 0 }
    let hasBottomBar = bars.bottom > 0 || isInTabs == true
    let top = bars.top > 0 && ends(child, at: .top, of: container) ? covered.top + bars.top : 0
    let bottom =
      hasBottomBar && ends(child, at: .bottom, of: container) ? covered.bottom + bars.bottom : 0
    return Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
  }

  /// Containers of UIKit lay out below bars whatever they say, and leave that to their children.
  private func holdsBars(_ id: ObjectID) -> Bool {
    ["UINavigationController", "UITabBarController"].contains { isKind(id, of: $0) }
  }

  /// The places of `UIRectEdge` at which bars stand.
  private enum BarEdge: Int {
    case top = 1
    case bottom = 4
  }

  /// Whether a child ends at a bar: its edges are not extended there, or the bar is opaque and the
  /// child does not go on below such.
  private func ends(_ child: ObjectID, at edge: BarEdge, of container: ObjectID) -> Bool {
    let extended = field(named: "edgesForExtendedLayout", of: child)?.integer ?? 15
    if extended & edge.rawValue == 0 { return true }
    let bar = field(named: edge == .top ? "navigationBar" : "tabBar", of: container)?.object
    let isOpaque = bar.flatMap { field(named: "translucent", of: $0) }?.isTrue == false
    return isOpaque && field(named: "extendedLayoutIncludesOpaqueBars", of: child)?.isTrue != true
  }

  /// How much higher a navigation bar is with the title of a child in large letters below it: the
  /// first child has it where the bar prefers it, the next where the one before has it; each may say
  /// that it always or never has.
  func largeTitleHeight(of child: ObjectID, in navigation: ObjectID) -> Double {
    guard version.major >= 11, !interface.orientation.isLandscape,
      let bar = field(named: "navigationBar", of: navigation)?.object,
      field(named: "prefersLargeTitles", of: bar)?.isTrue == true
    else { return 0 }
    var isLarge = true
    for id in children(of: navigation) {
      let item = field(named: "navigationItem", of: id)?.object
      let mode = item.flatMap { field(named: "largeTitleDisplayMode", of: $0) }?.integer ?? 0
      if mode != 0 { isLarge = mode == 1 }
      if id == child { break }
    }
    return isLarge ? 52 : 0
  }
}
