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
    guard let own = interface.ownKeyWindow, isAlive(own), isVisible(own) else {
      return interface.window
    }
    return own
  }

  /// Whether a window is on screen; false for what is none.
  public func isVisible(_ window: ObjectID) -> Bool {
    interface.views[window]?.window?.isVisible ?? false
  }

  /// The controller that a person sees: above all others, and the shown child of its containers.
  public var visibleController: ObjectID? {
    let bare = subviews(of: keyWindow).compactMap(controller(ofView:)).last
    guard let root = rootViewController(of: keyWindow) ?? bare else { return nil }
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
