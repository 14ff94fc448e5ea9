import InterfaceModel
public import ObjectModel
public import ObjectRuntime

// Where controllers stand, for those who draw them.
extension Simulation {
  /// All windows that are alive, in the order of their creation.
  public var windows: [ObjectID] {
    interface.views.filter { $0.value.window != nil }.keys.filter(isAlive).sorted()
  }

  /// The window that hears of touches and turns.
  package var keyWindow: ObjectID {
    guard let own = interface.ownKeyWindow, isAlive(own), isVisible(own), !isSetHidden(own)
    else { return interface.window }
    return own
  }

  /// Whether a window is on screen; false for what is none.
  public func isVisible(_ window: ObjectID) -> Bool {
    interface.views[window]?.window?.isVisible ?? false
  }

  /// The controller that a person sees: above all others, and the shown child of its containers.
  public var visibleController: ObjectID? { visibleController(in: keyWindow) }

  /// The windows that a finger reaches, the uppermost first: those of a higher level, then the one
  /// that came to the front as key, then the younger. What lies below one that covers the screen is
  /// out of reach.
  public var windowsInReach: [ObjectID] {
    let shown = Array(stackedWindows.filter { !isSetHidden($0) }.reversed())
    let last = shown.firstIndex(where: covers) ?? shown.count - 1
    return Array(shown.prefix(last + 1))
  }

  /// The windows that were shown, from back to front, as `UIApplication.windows` has them.
  package var stackedWindows: [ObjectID] {
    let shown = windows.filter(isVisible).map { window in
      let level = field(named: "windowLevel", of: window)?.real ?? 0
      return (level: level, isKey: window == keyWindow ? 1 : 0, window: window)
    }
    return shown.sorted { ($0.level, $0.isKey, $0.window) < ($1.level, $1.isKey, $1.window) }
      .map(\.window)
  }

  private func isSetHidden(_ window: ObjectID) -> Bool {
    field(named: "hidden", of: window)?.isTrue == true
  }

  private func covers(_ window: ObjectID) -> Bool {
    guard let frame = frame(of: window), let screen = self.frame(of: interface.window) else {
      return true
    }
    return frame.size.width >= screen.size.width && frame.size.height >= screen.size.height
  }

  /// The same of one window.
  public func visibleController(in window: ObjectID) -> ObjectID? {
    let bare = subviews(of: window).compactMap(controller(ofView:)).last
    guard let root = rootViewController(of: window) ?? bare else { return nil }
    return sequence(first: root) { self.presented(by: $0) ?? self.shownChild(of: $0) }
      .reduce(root) { $1 }
  }

  /// How a controller stands to its parent: nil for one that has none.
  public func childhood(of id: ObjectID) -> Childhood? {
    guard let parent = parent(of: id) else { return nil }
    let isShown = shownChild(of: parent) == id
    if isKind(parent, of: "UINavigationController") { return .inStack(isTop: isShown) }
    return isKind(parent, of: "UITabBarController") ? .tab(isSelected: isShown) : .child
  }

  /// The presentation style in force, by UIKit's name of it: `fullScreen`, `pageSheet`.
  public func presentationStyleName(of id: ObjectID) -> String { "\(presentationStyle(of: id))" }
}

/// As what a container has a controller.
public enum Childhood: Hashable, Sendable {
  case inStack(isTop: Bool)
  case tab(isSelected: Bool)
  /// Of a container of the learner's own.
  case child
}
