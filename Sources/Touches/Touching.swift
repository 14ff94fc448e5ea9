import InterfaceModel
import Lists
public import ObjectModel
public import ObjectRuntime
import Simulator
import UIKitAPI

// What a person's finger does with tabs and controls.
extension Simulation {
  /// Whether a person can touch the nth tab.
  public func obstacle(toTab index: Int) -> Obstacle? {
    if isInBackground { return .inBackground }
    guard let container = shownContainer("UITabBarController") else { return .noTabBar }
    let count = max(tabObjects(of: container).count, tabs(of: container).count)
    return (0..<count).contains(index) ? nil : .noSuchTab(index, count: count)
  }

  /// What a person sees under a name: an outlet of the visible controller, or of one around it, or
  /// its view, which is the table of a table view controller; else a property of one of the views
  /// inside. A path, as `card.like`, goes on from there.
  public func outletOnScreen(_ path: String) -> ObjectID? {
    let names = path.split(separator: ".").map(String.init)
    guard let name = names.first else { return nil }
    let start = windowsInReach.lazy.compactMap(visibleController(in:)).compactMap { visible in
      outlet(name, of: visible)
        ?? loadedView(of: visible).flatMap { view in
          shownTree(below: view).lazy.filter(isLearners)
            .compactMap { self.field(named: name, of: $0)?.object }.first
        }
    }.first
    return names.dropFirst().reduce(start) { found, name in
      found.flatMap { self.field(named: name, of: $0)?.object }
    }
  }

  private func outlet(_ name: String, of visible: ObjectID) -> ObjectID? {
    if name == "view" { return loadedView(of: visible) }
    if name == "tableView", let view = loadedView(of: visible), isKind(view, of: "UITableView") {
      return view
    }
    return ancestry(of: visible).lazy.compactMap { self.field(named: name, of: $0)?.object }.first
  }
}

extension Turn {
  /// A finger on a tab: unlike a choice in code, the delegate is asked before and told afterwards.
  /// One that the bar has no room for is picked from the list behind More.
  public mutating func touchTab(_ index: Int) throws(Fault) {
    guard let container = simulation.shownContainer("UITabBarController") else { return }
    let objects = simulation.tabObjects(of: container)
    if objects.indices.contains(index) {
      return try touch(tabObject: objects[index], of: container)
    }
    let tabs = simulation.tabs(of: container)
    guard tabs.indices.contains(index) else { return }
    guard simulation.tabsBehindMore(of: container).contains(tabs[index]) else {
      return try touch(tab: tabs[index], of: container)
    }
    guard let more = try moreNavigation(of: container) else { return }
    try touch(tab: more, of: container)
    try finishTransitions()
    if simulation.selectedTab(of: container) == more {
      try showBehindMore(tabs[index], of: container, animated: true)
    }
  }

  /// A finger on the last item of a bar that has no room for all tabs: the list of the rest.
  mutating func touchMore(of container: ObjectID) throws(Fault) {
    guard let more = try moreNavigation(of: container) else { return }
    try touch(tab: more, of: container)
  }

  /// A finger on an item of the bar; the current one takes a navigation controller back to its
  /// root.
  private mutating func touch(tab: ObjectID, of container: ObjectID) throws(Fault) {
    let isAllowed = try tell(
      "delegate", of: container, LifeCycle.shouldSelectTab, [.object(tab)])?.isTrue
    if isAllowed == false { return }
    try tellBar(ofTab: tab, in: container)
    if tab != simulation.selectedTab(of: container) {
      try select(tab, of: container)
      try finishTransitions()
    } else if simulation.topOfStack(of: tab) != nil, let root = simulation.children(of: tab).first {
      _ = try pop(to: root, of: tab, animated: true)
    }
    try tell("delegate", of: container, LifeCycle.didSelectTab, [.object(tab)])
  }

  /// A tab bar controller is the delegate of its bar, which tells it of the item before another tab
  /// is selected.
  private mutating func tellBar(
    ofTab tab: ObjectID, in container: ObjectID
  ) throws(Fault) {
    let selector: Selector = "tabBar:didSelectItem:"
    guard simulation.isOverridden(selector, by: container) else { return }
    let bar = try send("tabBar", to: .object(container), from: .uikit)
    let item = try send("tabBarItem", to: .object(tab), from: .uikit)
    try send(selector, to: .object(container), [bar, item], from: .uikit)
  }

  /// The same of an item that stands for a tab of its own (iOS 18).
  private mutating func touch(tabObject tab: ObjectID, of container: ObjectID) throws(Fault) {
    let isAllowed = try tell(
      "delegate", of: container, "tabBarController:shouldSelectTab:", [.object(tab)])?.isTrue
    if isAllowed == false { return }
    let previous = Value(simulation.selectedTabObject(of: container))
    try select(tabObject: tab, of: container)
    try finishTransitions()
    try tell(
      "delegate", of: container, "tabBarController:didSelectTab:previousTab:",
      [.object(tab), previous])
  }

  /// A finger on what an outlet refers to: a control sends its actions or changes what it shows, the
  /// row of a cell is selected, any other view is touched. What is hidden or disabled feels nothing.
  public mutating func tap(_ target: ObjectID) throws(Fault) {
    guard try feelsTouches(target) else { return }
    if simulation.isKind(target, of: "UIBarButtonItem") { return try tapBarButton(target) }
    if let entry = simulation.entered(in: target)?.entry, try touch(entry, of: target) { return }
    if try openMenu(of: target) { return }
    if simulation.isKind(target, of: "UIControl") {
      try sendActions(of: target, for: .touchDown)
      if simulation.isKind(target, of: "UIButton") {
        try sendPrimaryActions(of: target, with: .touchUpInside)
      } else {
        try sendActions(of: target, for: .touchUpInside)
      }
    } else if let (list, place) = simulation.place(ofCellAround: target) {
      return try touch(place, of: list)
    } else {
      return try touch(view: target)
    }
    for recognizer in simulation.interface.views[target]?.gestureRecognizers ?? []
    where simulation.isKind(recognizer, of: "UITapGestureRecognizer") {
      try sendActions(of: recognizer, for: .all)
    }
  }

  mutating func feelsTouches(_ target: ObjectID) throws(Fault) -> Bool {
    func says(_ key: String) -> Bool? { simulation.field(named: key, of: target)?.isTrue }
    return says("enabled") != false && says("userInteractionEnabled") != false
      && says("hidden") != true
  }

  /// A finger on the button that leads back; a navigation controller's class may keep it from that.
  mutating func touchBack(of container: ObjectID) throws(Fault) {
    let selector: Selector = "navigationBar:shouldPopItem:"
    if simulation.isOverridden(selector, by: container),
      let top = simulation.topOfStack(of: container)
    {
      let bar = try send("navigationBar", to: .object(container), from: .uikit)
      let item = try send("navigationItem", to: .object(top), from: .uikit)
      let isAllowed = try send(selector, to: .object(container), [bar, item], from: .uikit)
      if !isAllowed.isTrue { return }
    }
    try send("popViewControllerAnimated:", to: .object(container), [.bool(true)], from: .uikit)
  }

  private mutating func tapBarButton(_ item: ObjectID) throws(Fault) {
    if let action = simulation.field(named: "primaryAction", of: item)?.object {
      return try run(action: action, from: .object(item))
    }
    if try openMenu(of: item) { return }
    let target = try value(forKey: "target", of: item)
    if let controller = target.object,
      simulation.field(named: "editButtonItem", of: controller)?.object == item
    {
      let isEditing = try send("isEditing", to: target, from: .uikit).isTrue
      try send("setEditing:animated:", to: target, [.bool(!isEditing), .bool(true)], from: .uikit)
      return
    }
    guard case .selector(let action) = try value(forKey: "action", of: item) else { return }
    _ = try sendAction(action, to: target, [.object(item)])
  }
}
