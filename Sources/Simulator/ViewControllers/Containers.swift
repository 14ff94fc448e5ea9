// Parents and children among view controllers, and what a container shows.
extension Simulation {
  /// The child view controllers, in order: a navigation controller's stack, a tab bar controller's tabs.
  public func children(of id: ObjectID) -> [ObjectID] { viewControllers[id]?.children ?? [] }
  public func parent(of id: ObjectID) -> ObjectID? { viewControllers[id]?.parent }
  public func presented(by id: ObjectID) -> ObjectID? { viewControllers[id]?.presented }
  public func presenting(_ id: ObjectID) -> ObjectID? { viewControllers[id]?.presenting }

  /// The controller, its parent and so on up.
  func ancestry(of id: ObjectID) -> some Sequence<ObjectID> {
    sequence(first: id) { viewControllers[$0]?.parent }
  }

  /// The nearest container of a kind that a controller is in.
  func container(of id: ObjectID, _ type: String) -> ObjectID? {
    ancestry(of: id).dropFirst().first { isKind($0, of: type) }
  }

  /// The top of a navigation controller's stack; nil for what is none.
  func topOfStack(of id: ObjectID) -> ObjectID? {
    isKind(id, of: "UINavigationController") ? viewControllers[id]?.children.last : nil
  }

  /// The child that UIKit's own containers show: the top of a stack, the selected tab.
  func shownChild(of id: ObjectID) -> ObjectID? {
    topOfStack(of: id) ?? selectedTab(of: id)
  }

  /// The controller whose view a view is, or is inside of.
  func nearestController(above view: ObjectID) -> ObjectID? {
    sequence(first: view) { superview(of: $0) }.lazy.compactMap(controller(ofView:)).first
  }

  /// Whether what a controller shows is on screen or about to be.
  func isShowing(_ id: ObjectID) -> Bool {
    let state = appearance(of: id)
    return state == .appeared || state == .appearing
  }

  /// As what a controller owns its children.
  func ownership(ofChildrenOf id: ObjectID) -> Owner {
    if isKind(id, of: "UINavigationController") { return .stack(of: id) }
    return isKind(id, of: "UITabBarController") ? .tabs(of: id) : .parent(id)
  }

  /// Where the view of a controller belongs: a root and a presented one fill the window, in a container
  /// its bars leave less, in the times when views did not extend below them.
  func room(for controller: ObjectID) -> Rect? {
    guard let view = loadedView(of: controller), let superview = superview(of: view),
      let size = frame(of: superview)?.size
    else { return nil }
    if let window = views[superview]?.window {
      let fills =
        window.rootViewController == controller || viewControllers[controller]?.presenting != nil
      return fills ? Rect(size: size) : nil
    }
    guard let parent = parent(of: controller), superview == loadedView(of: parent),
      shownChild(of: parent) == controller
    else { return nil }
    let hasBar = topOfStack(of: parent) != nil
    return room(in: size, below: hasBar, above: isKind(parent, of: "UITabBarController"))
  }

  private func room(in size: Size, below bar: Bool, above tabBar: Bool) -> Rect {
    guard !version.extendsViewsUnderBars, bar || tabBar else { return Rect(size: size) }
    let screen = version.screen(of: device).height
    let statusBar =
      size.height == screen ? screen - version.applicationFrame(of: device).size.height : 0
    let (top, bottom) = bar ? (statusBar + 44, 0) : (statusBar, 49.0)
    return Rect(
      origin: Point(x: 0, y: top),
      size: Size(width: size.width, height: max(0, size.height - top - bottom)))
  }
}

extension Turn {
  /// A container puts the child that it shows into its view, when it is about to appear (§6.1, §7.1).
  mutating func installContent(of container: ObjectID) throws(Fault) {
    guard let child = simulation.shownChild(of: container),
      let superview = simulation.loadedView(of: container), let view = try view(of: child),
      simulation.superview(of: view) != superview
    else { return }
    try place(view, in: superview)
  }

  /// `addChildViewController:`: a controller that has another parent leaves it first (§9.1, §9.3).
  mutating func addChild(_ child: ObjectID, to parent: ObjectID) throws(Fault) {
    if simulation.parent(of: child) == parent { return }
    keep(child)
    try removeFromParent(child)
    try tellOfMove(of: child, to: parent)
    try adopt(child, by: parent)
    simulation.viewControllers[child]?.movement = .toParent
    try letGo(child)
  }

  /// `removeFromParentViewController`: the child hears of it afterwards (§9.2).
  mutating func removeFromParent(_ child: ObjectID) throws(Fault) {
    guard let parent = simulation.parent(of: child) else { return }
    disown(child, by: parent)
    try tellOfEndedMove(of: child, to: nil)
  }

  /// A view may only enter the hierarchy of its controller's parent (§9.3); one without a parent may
  /// enter any.
  func refuseForeignChild(_ view: ObjectID, in superview: ObjectID) throws(Fault) {
    guard simulation.version.hasContainment, let child = simulation.controller(ofView: view),
      let parent = simulation.parent(of: child),
      let nearest = simulation.nearestController(above: superview), nearest != parent
    else { return }
    throw .exception(
      name: "UIViewControllerHierarchyInconsistency",
      reason: "child view controller:\(pointer(child)) should have parent view controller:"
        + "\(pointer(parent)) but requested parent is:\(pointer(nearest))")
  }

  /// Makes one controller another's child, which owns it. Nobody is told.
  mutating func adopt(_ child: ObjectID, by parent: ObjectID) throws(Fault) {
    try retain(child, as: simulation.ownership(ofChildrenOf: parent))
    simulation.viewControllers[parent]?.children.append(child)
    simulation.viewControllers[child]?.parent = parent
  }

  /// Ends that; the child's release is the pool's, so that what is under way may end. It knows its
  /// parent until it is told that it has moved, as the popped one does in `viewWillDisappear:` (§6.3).
  mutating func disown(_ child: ObjectID, by parent: ObjectID) {
    simulation.viewControllers[parent]?.children.removeAll { $0 == child }
    hand(child, toPoolFrom: simulation.ownership(ofChildrenOf: parent))
  }

  /// `willMoveToParentViewController:`, which containers send before anything else.
  mutating func tellOfMove(of child: ObjectID, to parent: ObjectID?) throws(Fault) {
    guard simulation.version.hasContainment else { return }
    try send(
      "willMoveToParentViewController:", to: .object(child), [Value(parent)], from: .uikit)
  }

  /// `didMoveToParentViewController:`, where the container sends it.
  mutating func tellOfEndedMove(of child: ObjectID, to parent: ObjectID?) throws(Fault) {
    let isBack = simulation.parent(of: child).map { simulation.children(of: $0).contains(child) }
    if parent == nil, isBack != true { simulation.viewControllers[child]?.parent = nil }
    simulation.viewControllers[child]?.movement = nil
    guard simulation.version.hasContainment else { return }
    try send(
      "didMoveToParentViewController:", to: .object(child), [Value(parent)], from: .uikit)
  }

  /// What a controller that dies lets go of: its view, its children, what it presents (§12.3); no
  /// disappearance is told.
  mutating func dismantle(controller: ObjectID) throws(Fault) {
    if let view = simulation.viewControllers[controller]?.view {
      simulation.viewControllers[controller]?.view = nil
      simulation.views[view]?.controller = nil
      try release(view, from: .view(of: controller))
    }
    let owner = simulation.ownership(ofChildrenOf: controller)
    let children = simulation.children(of: controller)
    simulation.viewControllers[controller]?.children = []
    for child in children {
      simulation.viewControllers[child]?.parent = nil
      try release(child, from: owner)
    }
    if let presented = simulation.presented(by: controller) {
      simulation.viewControllers[controller]?.presented = nil
      simulation.viewControllers[presented]?.presenting = nil
      try release(presented, from: .presenter(controller))
    }
  }
}
