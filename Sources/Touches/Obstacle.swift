public import InterfaceModel
import ObjectModel
public import ObjectRuntime
import Simulator
public import Syntax

/// Why a person cannot do what was asked for; nothing happens then.
public enum Obstacle: Hashable, Sendable {
  /// The version of iOS has nothing of the kind.
  case unavailable(since: UIKitVersion)
  /// Nothing is led by a finger before that version.
  case noGestureYet(since: UIKitVersion)
  case noGestureUnderWay, gestureUnderWay
  case noNavigationController
  /// The stack has only its root.
  case rootStays
  /// The app has turned the recogniser off.
  case gestureDisabled
  /// The app has hidden the back button or put another in its place, and the gesture went with it.
  case noBackButton
  /// Nothing on top is a sheet.
  case noSheet
  case noTabBar
  case noSuchTab(Int, count: Int)
  case noPages
  case inBackground, notInBackground
  /// The screen stands so already.
  case sameOrientation
  case turnIsHeld
}

extension Obstacle {
  /// Whether nothing worse happens than that nothing moves under the finger.
  public var movesNothing: Bool {
    switch self {
    case .noNavigationController, .rootStays, .gestureDisabled, .noBackButton, .noSheet, .noPages,
      .noGestureUnderWay, .noGestureYet:
      true
    case .unavailable, .gestureUnderWay, .noTabBar, .noSuchTab, .inBackground,
      .notInBackground, .sameOrientation, .turnIsHeld:
      false
    }
  }
}

extension Simulation {
  /// Whether a person can do this step of a gesture; nil means the whole of it.
  public func obstacle(to gesture: Gesture.Kind, _ step: Gesture.Step?) -> Obstacle? {
    if let obstacle = obstacle(since: gesture.since) { return obstacle }
    let current = runLoop.gesture
    if step == .finish || step == .cancel {
      return current?.kind.isLike(gesture) == true ? nil : .noGestureUnderWay
    }
    if current != nil { return .gestureUnderWay }
    switch gesture {
    case .swipeBack:
      guard let navigation = shownContainer("UINavigationController") else {
        return .noNavigationController
      }
      if children(of: navigation).count < 2 { return .rootStays }
      let recognizer = swipeRecognizer(of: navigation)
      if recognizer.flatMap({ field(named: "enabled", of: $0) })?.isTrue == false {
        return .gestureDisabled
      }
      // UIKit's own delegate of the recogniser looks for the button, an app's decides itself.
      if recognizer.flatMap({ field(named: "hasOwnDelegate", of: $0) })?.isTrue == true {
        return nil
      }
      return hasBackButton(navigation) ? nil : .noBackButton
    case .swipeDown: return shownSheet == nil ? .noSheet : nil
    case .swipePage: return shownContainer("UIPageViewController") == nil ? .noPages : nil
    }
  }

  /// Time passes between turns only.
  public var obstacleToWaiting: Obstacle? { isHeld ? .turnIsHeld : nil }

  /// Why the device cannot be turned.
  public func obstacle(toTurn orientation: Orientation) -> Obstacle? {
    if isInBackground { return .inBackground }
    return orientation == interface.deviceOrientation ? .sameOrientation : nil
  }

  /// Whether the app can leave the screen, or come back to it.
  public func obstacle(toBackground isGoing: Bool) -> Obstacle? {
    if isGoing { return isInBackground ? .inBackground : nil }
    if !version.hasBackground { return .unavailable(since: UIKitVersion(4)) }
    return isInBackground ? nil : .notInBackground
  }

  private func obstacle(since version: UIKitVersion) -> Obstacle? {
    if self.version < version { return .noGestureYet(since: version) }
    return isInBackground ? .inBackground : nil
  }

  /// The innermost container of a kind that is on screen; below what is presented nothing can be
  /// touched.
  func shownContainer(_ type: String) -> ObjectID? {
    guard let visible = visibleController else { return nil }
    if let found = ancestry(of: visible).first(where: { isKind($0, of: type) }) { return found }
    let top = ancestry(of: visible).reduce(visible) { $1 }
    guard let view = loadedView(of: top) else { return nil }
    return controllers(below: view).last { isKind($0, of: type) && isShowing($0) }
  }

  /// The sheet on top, which a finger can pull down.
  var shownSheet: ObjectID? {
    guard let visible = visibleController,
      let top = ancestry(of: visible).first(where: { presenting($0) != nil })
    else { return nil }
    let style = presentationStyle(of: top)
    return style == .pageSheet || style == .formSheet ? top : nil
  }

  /// The recogniser of the swipe back, once the app has asked for it.
  func swipeRecognizer(of navigation: ObjectID) -> ObjectID? {
    field(named: "interactivePopGestureRecognizer", of: navigation)?.object
  }

  /// Whether the top of a stack shows its bar, and has left the back button as it was.
  func hasBackButton(_ navigation: ObjectID) -> Bool {
    if field(named: "navigationBarHidden", of: navigation)?.isTrue == true { return false }
    guard let top = topOfStack(of: navigation),
      let item = field(named: "navigationItem", of: top)?.object
    else { return true }
    let left = ["leftBarButtonItem", "leftBarButtonItems"]
      .compactMap { field(named: $0, of: item)?.object }
    let isReplaced =
      field(named: "leftItemsSupplementBackButton", of: item)?.isTrue != true
      && left.contains { elements(of: .object($0))?.isEmpty != true }
    return field(named: "hidesBackButton", of: item)?.isTrue != true && !isReplaced
  }
}

extension Gesture.Kind {
  /// The first version that has it.
  fileprivate var since: UIKitVersion {
    switch self {
    case .swipeBack: UIKitVersion(7)
    case .swipeDown: UIKitVersion(13)
    case .swipePage: UIKitVersion(5)
    }
  }

  /// A page that turns may have been begun in either direction.
  fileprivate func isLike(_ other: Gesture.Kind) -> Bool {
    switch (self, other) {
    case (.swipeBack, .swipeBack), (.swipeDown, .swipeDown), (.swipePage, .swipePage): true
    default: false
    }
  }
}
