package import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// Presenting one controller over another, and taking it away again.
extension Turn {
  /// `presentViewController:animated:completion:`. What cannot be is a line on the console or an
  /// exception, in the words of UIKit, and nothing else happens. `Warning:` is the kind of the
  /// line.
  package mutating func present(
    _ presented: ObjectID?, on sender: ObjectID, animated: Bool, completion: Value = .none
  ) throws(Fault) {
    guard let presented else {
      throw .invalidArgument(
        "Application tried to present a nil modal view controller on target \(pointer(sender)).")
    }
    try refuse(presented, on: sender)
    let host = simulation.presenter(for: sender, of: presented)
    if let refusal = refusal(of: presented, on: sender, host) {
      if !simulation.isShown(sender) {
        leave(.presentedOffScreen(presented, on: sender, by: speaker ?? client))
      }
      return warn(refusal)
    }
    guard let view = simulation.loadedView(of: host), let superview = simulation.superview(of: view)
    else { return }
    try refuseLoosePopover(presented)
    try refuseCurl(presented, over: host)
    try refuseEmptyAlert(presented)
    try adaptStyle(of: presented)
    try finishTransitions()
    try retain(presented, as: .presenter(host))
    simulation.interface.viewControllers[host]?.presented = presented
    simulation.interface.viewControllers[presented]?.presenting = host
    try choosePresentationController(of: presented, on: host)
    let removes = try tellPresentationController(of: presented, "shouldRemovePresentersView")
    let covers = removes?.isTrue ?? simulation.coversPresenter(presented)
    try begin(
      Transition(
        host: host, kind: .present, entering: presented, leaving: covers ? host : nil,
        isAnimated: animated, completion: completion == .none ? nil : try keepBlock(completion)),
      in: superview)
  }

  /// Nobody is presented who is somebody's child, presented, or a window's root.
  private func refuse(_ presented: ObjectID, on sender: ObjectID) throws(Fault) {
    let state = simulation.interface.viewControllers[presented]
    let isRoot = simulation.windows.contains { simulation.rootViewController(of: $0) == presented }
    let tried = "Application tried to present modally"
    if simulation.version.namesWhoPresents {
      if presented == sender {
        throw .invalidArgument(
          "Application tried to present modal view controller on itself. "
            + "Presenting controller is \(pointer(sender)).")
      }
      if let presenter = state?.presenting {
        throw .invalidArgument(
          "\(tried) a view controller \(pointer(presented)) that is already being presented by "
            + "\(pointer(presenter)).")
      }
      if let parent = state?.parent {
        throw .invalidArgument(
          "\(tried) a view controller \(pointer(presented)) that has a parent view controller "
            + "\(pointer(parent)).")
      }
    }
    if state?.presenting != nil || state?.parent != nil || isRoot {
      throw .invalidArgument("\(tried) an active controller \(pointer(presented)).")
    }
  }

  /// Why nothing is presented, in the words of the version (§8.8, §17.29); nil where it may be. A
  /// presenter that is still on its way is looked at first.
  private func refusal(
    of presented: ObjectID, on sender: ObjectID, _ host: ObjectID
  ) -> String? {
    let isLong = simulation.version.namesWhoPresents
    let attempt =
      isLong
      ? "Attempt to present \(pointer(presented)) on \(pointer(host)) (from \(pointer(sender)))"
      : "Attempt to present \(pointer(presented)) on \(pointer(sender))"
    if isChangingPresentation(of: host) {
      return "\(attempt) while a presentation is in progress!"
    }
    let view = simulation.loadedView(of: sender)
    guard let view, simulation.isOnScreen(view) else {
      return "\(attempt) whose view is not in the window hierarchy" + (isLong ? "" : "!")
    }
    return simulation.presented(by: host).map {
      "\(attempt) which is already presenting \(pointer($0))"
    }
  }

  /// Whether a controller is itself still on its way, up or down.
  private func isChangingPresentation(of id: ObjectID) -> Bool {
    simulation.runLoop.underWay.contains { transition in
      transition.kind == .present && transition.entering == id
        || transition.kind == .dismiss && transition.removed.contains(id)
    }
  }

  /// `dismissViewControllerAnimated:completion:`: the presenter dismisses all that is above it, of
  /// which only the topmost is seen to go. The completion is told of the action of an alert that
  /// was touched.
  package mutating func dismiss(
    from sender: ObjectID, animated: Bool, completion: Value = .none,
    telling action: ObjectID? = nil
  ) throws(Fault) {
    guard let host = simulation.dismisser(for: sender) else { return }
    let isBusy = simulation.runLoop.underWay.contains { $0.kind == .present || $0.kind == .dismiss }
    if isBusy {
      return warn(
        "Attempt to dismiss from view controller \(pointer(sender)) while a presentation "
          + "or dismiss is in progress!")
    }
    try finishTransitions()
    let chain = Array(simulation.presentations(above: host))
    guard let top = chain.last else { return }
    for id in chain.dropLast() where simulation.appearance(of: id) == .appeared {
      try beginAppearance(of: id, appears: false, animated: false)
      if let view = simulation.loadedView(of: id) { try detach(view) }
      try endAppearance(of: id)
    }
    let isLeftOver = simulation[host].owners.contains { $0 == .presentation(of: chain[0]) }
    let isCovered = !isLeftOver && simulation.appearance(of: host) == .disappeared
    let superview = simulation.loadedView(of: top).flatMap { simulation.superview(of: $0) }
    try begin(
      Transition(
        host: host, kind: .dismiss, entering: isCovered ? host : nil, leaving: top,
        isAnimated: animated, removed: chain.reversed(),
        completion: completion == .none ? nil : try keepBlock(completion), action: action),
      in: superview ?? simulation.keyWindow, at: 0)
  }

  /// None of those that are dismissed has a presenter any more when it hears that it has gone.
  mutating func endPresentations(of removed: [ObjectID]) {
    for id in removed {
      if let presenter = simulation.presenting(id) {
        simulation.interface.viewControllers[presenter]?.presented = nil
      }
      simulation.interface.viewControllers[id]?.presenting = nil
    }
  }
}

extension Simulation {
  /// Who really presents: the outermost container of the one that was asked, or the nearest that
  /// says it defines the context that the style asks for.
  fileprivate func presenter(for sender: ObjectID, of presented: ObjectID) -> ObjectID {
    let style = presentationStyle(of: presented)
    let staysInContext =
      style == .currentContext || style == .overCurrentContext
      || isKind(presented, of: "UISearchController")
    let provider = ancestry(of: sender).first {
      field(named: "definesPresentationContext", of: $0)?.isTrue ?? false
    }
    if staysInContext, let provider { return provider }
    return ancestry(of: sender).reduce(sender) { $1 }
  }

  /// Who dismisses: the one that presents, if the one that was asked or a parent of it does; else
  /// its own presenter.
  fileprivate func dismisser(for sender: ObjectID) -> ObjectID? {
    ancestry(of: sender).first { presented(by: $0) != nil }
      ?? ancestry(of: sender).lazy.compactMap(presenting).first
  }

  /// What stands above a controller, the lowest first.
  func presentations(above host: ObjectID) -> some Sequence<ObjectID> {
    sequence(first: host) { presented(by: $0) }.dropFirst()
  }

  /// The style in force: the one that the device made of it, else the one that was chosen.
  package func presentationStyle(of id: ObjectID) -> PresentationStyle {
    ownStyle(of: id) ?? interface.viewControllers[id]?.adaptedStyle ?? chosenStyle(of: id)
  }

  /// The style that was set, else that of the version; what is shared and action
  /// sheets stand in popovers on an iPad.
  package func chosenStyle(of id: ObjectID) -> PresentationStyle {
    if ownStyle(of: id) == .popover { return .popover }
    return interface.viewControllers[id]?.style
      ?? (version.presentsSheets ? .pageSheet : .fullScreen)
  }

  /// Whether the presenter's view leaves the window.
  fileprivate func coversPresenter(_ presented: ObjectID) -> Bool {
    switch presentationStyle(of: presented) {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet: device == .iphone && !version.presentsSheets
    case .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }
}
