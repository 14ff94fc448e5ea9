import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// More tabs than the bar of an iPhone has room for: its last item is More then, a navigation
// controller with a list of the rest, on whose stack the chosen one stands.
//
// Apple's pages of UITabBarController, of its moreNavigationController and its selectedIndex.
extension Simulation {
  /// The tabs of a tab bar controller, in order, wherever they stand.
  package func tabs(of id: ObjectID) -> [ObjectID] {
    guard isKind(id, of: "UITabBarController") else { return [] }
    let more = moreNavigation(of: id)
    return children(of: id).filter { $0 != more }
  }

  /// Nil until somebody has asked for it.
  package func moreNavigation(of container: ObjectID) -> ObjectID? {
    field(named: "moreNavigationController", of: container)?.object
  }

  /// The tabs that the bar has no room for.
  package func tabsBehindMore(of container: ObjectID) -> ArraySlice<ObjectID> {
    let (tabs, room) = (tabs(of: container), 5)
    return device == .iphone && tabs.count > room ? tabs.dropFirst(room - 1) : []
  }

  /// What the bar has an item for.
  func inBar(of container: ObjectID) -> [ObjectID] {
    let (tabs, rest) = (tabs(of: container), tabsBehindMore(of: container))
    guard !rest.isEmpty, let more = moreNavigation(of: container) else { return tabs }
    return tabs.dropLast(rest.count) + [more]
  }

  /// The selected tab, wherever it stands; More itself where its list is on top.
  package func chosenTab(of container: ObjectID) -> ObjectID? {
    guard let selected = selectedTab(of: container) else { return nil }
    guard selected == moreNavigation(of: container), let top = topOfStack(of: selected),
      tabs(of: container).contains(top)
    else { return selected }
    return top
  }

  /// The tab bar controller of a tab that stands on More's stack.
  func containerBehindMore(of tab: ObjectID) -> ObjectID? {
    guard let container = parent(of: tab).flatMap(parent(of:)),
      tabs(of: container).contains(tab)
    else { return nil }
    return container
  }
}

extension Turn {
  /// The More navigation controller, made when it is first asked for.
  package mutating func moreNavigation(of container: ObjectID) throws(Fault) -> ObjectID? {
    if let more = simulation.moreNavigation(of: container) { return more }
    let part = try part("moreNavigationController", of: container, "UINavigationController")
    guard let more = part.object else { return nil }
    let list = try allocateAutoreleased("UITableViewController")
    for id in [more, list] { try setField("title", to: .string("More"), of: id) }
    try adopt(more, by: container)
    try putOnStack(list, of: more, animated: false)
    return more
  }

  /// Puts a tab on More's stack, over the list, and selects More.
  /// It is a child of More's navigation controller for as long.
  package mutating func showBehindMore(
    _ tab: ObjectID, of container: ObjectID, animated: Bool
  ) throws(Fault) {
    guard let more = try moreNavigation(of: container) else { return }
    if simulation.topOfStack(of: more) != tab {
      try backToList(of: more)
      try tellOfMove(of: tab, to: more)
      try retain(tab, as: .stack(of: more))
      let list = simulation.topOfStack(of: more)
      simulation.interface.viewControllers[more]?.children.append(tab)
      simulation.interface.viewControllers[tab]?.parent = more
      try replaceTop(
        Transition(
          host: more, kind: .push, entering: tab, leaving: list, isAnimated: animated))
    }
    try select(more, of: container)
  }

  /// A tab that leaves its tab bar controller leaves More's stack first.
  mutating func leaveMore(_ tab: ObjectID) throws(Fault) {
    guard simulation.containerBehindMore(of: tab) != nil, let more = simulation.parent(of: tab)
    else { return }
    try backToList(of: more)
  }

  /// Takes the tab off More's stack, without an animation.
  private mutating func backToList(of more: ObjectID) throws(Fault) {
    guard let list = simulation.children(of: more).first, simulation.topOfStack(of: more) != list
    else { return }
    _ = try pop(to: list, of: more, animated: false)
    try finishTransitions()
  }
}
