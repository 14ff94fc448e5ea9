import InterfaceModel
public import ObjectModel
public import ObjectRuntime

// Parents and children among view controllers, and what a container shows.
extension Simulation {
  /// The child view controllers, in order: a navigation controller's stack, a tab bar controller's
  /// tabs.
  public func children(of id: ObjectID) -> [ObjectID] {
    interface.viewControllers[id]?.children ?? []
  }
  /// Nil for a root, and for who is presented.
  public func parent(of id: ObjectID) -> ObjectID? { interface.viewControllers[id]?.parent }
  /// Who is presented by it directly.
  public func presented(by id: ObjectID) -> ObjectID? { interface.viewControllers[id]?.presented }
  /// Who presents it; nil for who is not.
  public func presenting(_ id: ObjectID) -> ObjectID? { interface.viewControllers[id]?.presenting }

  /// The controller, its parent and so on up.
  package func ancestry(of id: ObjectID) -> some Sequence<ObjectID> {
    sequence(first: id) { interface.viewControllers[$0]?.parent }
  }

  /// The nearest container of a kind that a controller is in.
  package func container(of id: ObjectID, _ type: String) -> ObjectID? {
    ancestry(of: id).dropFirst().first { isKind($0, of: type) }
  }

  /// The top of a navigation controller's stack; nil for what is none.
  package func topOfStack(of id: ObjectID) -> ObjectID? {
    isKind(id, of: "UINavigationController") ? interface.viewControllers[id]?.children.last : nil
  }

  /// The child that UIKit's own containers show: the top of a stack, the selected tab or page, the
  /// last of a split view.
  package func shownChild(of id: ObjectID) -> ObjectID? { shownChildren(of: id).last }

  /// Two of a split view that is not collapsed, one of any other container of UIKit's, none of the
  /// program's.
  func shownChildren(of id: ObjectID) -> [ObjectID] {
    if isKind(id, of: "UISplitViewController") { return children(of: id) }
    return (topOfStack(of: id) ?? selectedTab(of: id)).map { [$0] } ?? []
  }

  /// The controller whose view a view is, or is inside of.
  package func nearestController(above view: ObjectID) -> ObjectID? {
    sequence(first: view) { superview(of: $0) }.lazy.compactMap(controller(ofView:)).first
  }

  /// Whether what a controller shows is on screen or about to be.
  package func isShowing(_ id: ObjectID) -> Bool {
    let state = appearance(of: id)
    return state == .appeared || state == .appearing
  }

  /// As what a controller owns its children.
  func ownership(ofChildrenOf id: ObjectID) -> Owner {
    if isKind(id, of: "UINavigationController") { return .stack(of: id) }
    return isKind(id, of: "UITabBarController") ? .tabs(of: id) : .parent(id)
  }
}

extension Turn {
  /// A container puts the child that it shows into its view, when it is about to appear.
  mutating func installContent(of container: ObjectID) throws(Fault) {
    try collapse(container)
    for child in simulation.shownChildren(of: container) {
      guard let superview = simulation.loadedView(of: container), let view = try view(of: child),
        simulation.superview(of: view) != superview
      else { continue }
      try place(view, in: superview)
    }
  }

  /// `addChildViewController:`: a controller that has another parent leaves it first.
  /// It is kept meanwhile, so that leaving the old parent does not free it.
  package mutating func addChild(_ child: ObjectID, to parent: ObjectID) throws(Fault) {
    if simulation.parent(of: child) == parent { return }
    try refuse(child: child, of: parent)
    keep(child)
    try removeFromParent(child)
    try tellOfMove(of: child, to: parent)
    try adopt(child, by: parent)
    simulation.interface.viewControllers[child]?.movement = .toParent
    try letGo(child)
  }

  /// A window's root is nobody's child.
  private func refuse(child: ObjectID, of parent: ObjectID) throws(Fault) {
    if simulation.windows.contains(where: { simulation.rootViewController(of: $0) == child }) {
      throw .exception(
        name: "UIViewControllerHierarchyInconsistency",
        reason: "adding a root view controller \(pointer(child)) as a child of view controller:"
          + pointer(parent))
    }
    try refuseCircle(child, below: parent)
  }

  /// Nobody is the child of an own descendant.
  private func refuseCircle(_ child: ObjectID, below parent: ObjectID) throws(Fault) {
    if simulation.ancestry(of: parent).contains(child) {
      throw .invalidArgument("Can't add self as child view controller")
    }
  }

  /// `removeFromParentViewController`: the child hears of it afterwards.
  package mutating func removeFromParent(_ child: ObjectID) throws(Fault) {
    guard let parent = simulation.parent(of: child) else { return }
    try settle(child)
    disown(child, by: parent)
    try tellOfEndedMove(of: child, to: nil)
  }

  /// A controller that a container takes leaves its parent and the screen first: another tab is
  /// selected, the one below it is the top.
  mutating func leaveParent(_ child: ObjectID) throws(Fault) {
    try leaveMore(child)
    guard let parent = simulation.parent(of: child) else { return }
    keep(child)
    try settle(child)
    if simulation.topOfStack(of: parent) != nil {
      let rest = simulation.children(of: parent).filter { $0 != child }
      try setStack(rest, of: parent, animated: false)
      try finishTransitions()
    } else if simulation.selectedTab(of: parent) != nil {
      try setTabs(simulation.tabs(of: parent).filter { $0 != child }, of: parent)
      try finishTransitions()
    } else {
      try tellOfMove(of: child, to: nil)
      if let view = simulation.loadedView(of: child) { try removeFromSuperview(view) }
      try removeFromParent(child)
    }
    try letGo(child)
  }

  /// A view may only enter the hierarchy of its controller's parent; one without a parent may enter
  /// any.
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

  /// Makes one controller another's child, which owns it, and nobody else's. Nobody is told of it.
  mutating func adopt(_ child: ObjectID, by parent: ObjectID) throws(Fault) {
    try refuseCircle(child, below: parent)
    try retain(child, as: simulation.ownership(ofChildrenOf: parent))
    if let old = simulation.parent(of: child), simulation.children(of: old).contains(child) {
      disown(child, by: old)
    }
    simulation.interface.viewControllers[parent]?.children.append(child)
    simulation.interface.viewControllers[child]?.parent = parent
    // The bar shows the item of each on the stack; only who overrides it sees when it is asked for.
    if simulation.isKind(parent, of: "UINavigationController"),
      simulation.isOverridden("navigationItem", by: child)
    {
      try send("navigationItem", to: .object(child), from: .uikit)
    }
  }

  /// Ends that; the child's release is the pool's, so that what is under way may end. It knows its
  /// parent until it is told that it has moved, as the popped one does in `viewWillDisappear:`.
  mutating func disown(_ child: ObjectID, by parent: ObjectID) {
    simulation.interface.viewControllers[parent]?.children.removeAll { $0 == child }
    simulation.interface.traitOverrides[child]?.byParent = Traits()
    hand(child, toPoolFrom: simulation.ownership(ofChildrenOf: parent))
  }

  /// `willMoveToParentViewController:`, which containers send before anything else.
  package mutating func tellOfMove(of child: ObjectID, to parent: ObjectID?) throws(Fault) {
    guard simulation.version.hasContainment else { return }
    try send(
      "willMoveToParentViewController:", to: .object(child), [Value(parent)], from: .uikit)
  }

  /// `didMoveToParentViewController:`, where the container sends it.
  mutating func tellOfEndedMove(of child: ObjectID, to parent: ObjectID?) throws(Fault) {
    let isBack = simulation.parent(of: child).map { simulation.children(of: $0).contains(child) }
    if parent == nil, isBack != true {
      // From More's stack a tab goes back to the tab bar controller.
      let container = simulation.containerBehindMore(of: child)
      simulation.interface.viewControllers[child]?.parent = container
    }
    simulation.interface.viewControllers[child]?.movement = nil
    simulation.interface.viewControllers[child]?.movesWhenShown = false
    guard simulation.version.hasContainment else { return }
    try send(
      "didMoveToParentViewController:", to: .object(child), [Value(parent)], from: .uikit)
  }

  /// What a controller that dies lets go of: its view, its children, what it presents; no
  /// disappearance is told.
  package mutating func dismantle(controller: ObjectID) throws(Fault) {
    try forgetTraits(of: controller)
    if let view = simulation.interface.viewControllers[controller]?.view {
      simulation.interface.viewControllers[controller]?.view = nil
      simulation.interface.views[view]?.controller = nil
      try release(view, from: .view(of: controller))
    }
    let owner = simulation.ownership(ofChildrenOf: controller)
    let children = simulation.children(of: controller)
    simulation.interface.viewControllers[controller]?.children = []
    for child in children {
      simulation.interface.viewControllers[child]?.parent = nil
      try release(child, from: owner)
    }
    if let presented = simulation.presented(by: controller) {
      simulation.interface.viewControllers[controller]?.presented = nil
      simulation.interface.viewControllers[presented]?.presenting = nil
      try release(presented, from: .presenter(controller))
    }
  }
}
