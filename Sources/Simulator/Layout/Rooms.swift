import AutoLayout
import InterfaceModel
import ObjectModel
import ObjectRuntime

// The places that windows, presenters and containers have for the views of controllers.
extension Simulation {
  /// Where the view of a controller belongs; nil where nobody but the program places it.
  func room(for controller: ObjectID) -> Rect? {
    guard let view = loadedView(of: controller), let superview = superview(of: view),
      let size = frame(of: superview)?.size
    else { return nil }
    guard interface.views[superview]?.window != nil else {
      return room(for: controller, in: superview, size)
    }
    return room(for: controller, in: superview, stage(of: size)).map { inWindow($0, size) }
  }

  /// The place in what a controller's view stands in; nil where the program decides.
  /// A window's root takes all of it, what is presented the place of its style, a child that of its
  /// container.
  private func room(
    for controller: ObjectID, in superview: ObjectID, _ size: Size
  ) -> Rect? {
    if interface.views[superview]?.window?.rootViewController == controller {
      return whole(size, of: controller)
    }
    if presenting(controller) != nil {
      if placesItself(controller) { return nil }
      return room(forPresented: controller, in: size)
    }
    guard let parent = parent(of: controller), superview == loadedView(of: parent) else {
      return nil
    }
    if isKind(parent, of: "UIPageViewController") { return room(forPageOf: parent, in: size) }
    guard shownChildren(of: parent).contains(controller) else { return nil }
    if shownChildren(of: parent).count == 2 { return column(of: controller, in: parent, size) }
    if version.extendsViewsUnderBars {
      return room(besideBarsOf: parent, for: controller, in: size)
    }
    let top = isBelowStatusBar(controller, in: parent) ? 20.0 : 0
    let height = height(in: parent, size.height, controller)
    return Rect(x: 0, y: top, width: size.width, height: height)
  }

  /// Whether a child begins where the status bar ends, as no other bar stands there.
  private func isBelowStatusBar(_ child: ObjectID, in container: ObjectID) -> Bool {
    isKind(container, of: "UINavigationController") && !fillsScreen(child)
      && field(named: "navigationBarHidden", of: container)?.isTrue == true
  }

  /// Whether the status bar leaves a controller the whole screen.
  private func fillsScreen(_ controller: ObjectID) -> Bool {
    isStatusBarHidden || field(named: "wantsFullScreenLayout", of: controller)?.isTrue ?? false
  }

  /// Whether a presentation controller of the program's says where what it presents stands.
  private func placesItself(_ presented: ObjectID) -> Bool {
    presentationStyle(of: presented) == .custom
      && field(named: "presentationController", of: presented)?.object.map {
        isOverridden("frameOfPresentedViewInContainerView", by: $0)
      } ?? false
  }

  /// All of a window, in the times of a status bar above the views only what is below it, but for
  /// containers, which leave that to their children.
  private func whole(_ size: Size, of controller: ObjectID) -> Rect {
    if version.extendsViewsUnderBars || isFrameworkContainer(controller) || fillsScreen(controller)
    {
      return Rect(size: size)
    }
    return Rect(x: 0, y: 20, width: size.width, height: size.height - 20)
  }

  /// Whether the app has taken the status bar away: then it covers nothing.
  var isStatusBarHidden: Bool {
    application.object.flatMap { field(named: "statusBarHidden", of: $0) }?.isTrue ?? false
  }

  /// UIKit's containers place their children themselves; those of programs are views like any
  /// other.
  private func isFrameworkContainer(_ id: ObjectID) -> Bool {
    ["UINavigationController", "UITabBarController", "UISplitViewController"].contains {
      isKind(id, of: $0)
    }
  }

  /// Of two children of a split view controller the first has the narrow column on the left.
  private func column(of child: ObjectID, in split: ObjectID, _ size: Size) -> Rect {
    let width = 320.0
    return children(of: split).first == child
      ? Rect(size: Size(width: width, height: size.height))
      : Rect(x: width, y: 0, width: size.width - width, height: size.height)
  }

  /// A form sheet has its own size on an iPad, and so has a popover, or that which the controller
  /// prefers, on an iPhone too where it stays one; on an iPhone held upright a sheet leaves a strip of its presenter in sight. All else
  /// fills what it is in.
  private func room(forPresented controller: ObjectID, in size: Size) -> Rect {
    let style = presentationStyle(of: controller)
    switch style {
    case .pageSheet, .formSheet, .popover:
      if device == .ipad || style == .popover {
        guard var room = style.roomOnPad else { break }
        if case .size(let wanted)? = field(named: "preferredContentSize", of: controller),
          wanted.width > 0, wanted.height > 0
        {
          room = wanted
        }
        room = Size(width: min(room.width, size.width), height: min(room.height, size.height))
        return Rect(
          origin: Point(x: (size.width - room.width) / 2, y: (size.height - room.height) / 2),
          size: room)
      }
      guard version.presentsSheets, !interface.orientation.isLandscape else { break }
      let top = top(ofSheet: controller, in: size)
      return Rect(x: 0, y: top, width: size.width, height: size.height - top)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: break
    }
    return whole(size, of: controller)
  }

  /// What the bars of a container leave, in the times when views did not extend below them.
  /// Before iOS 7, in points. The status bar takes 20 where the container stands below it or fills
  /// the screen.
  private func height(
    in container: ObjectID, _ height: Double, _ child: ObjectID
  ) -> Double {
    let screen = stage(of: version.screen(of: device)).height
    let isBelow = isBelowStatusBar(child, in: container)
    let statusBar = isBelow || height == screen && !isStatusBarHidden ? 20.0 : 0
    let bars = bars(of: container, over: child)
    if bars.top == 0, bars.bottom == 0, !isBelow { return height }
    return max(0, height - statusBar - bars.top - bars.bottom)
  }
}

extension PresentationStyle {
  /// The size that a style has for itself on an iPad.
  fileprivate var roomOnPad: Size? {
    switch self {
    case .formSheet: Size(width: 540, height: 620)
    case .popover: Size(width: 320, height: 480)
    case .fullScreen, .pageSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext:
      nil
    }
  }
}
