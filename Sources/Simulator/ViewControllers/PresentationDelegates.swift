import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// Presentation controllers and what their delegates are asked and told.
extension Turn {
  /// `presentationController` of a controller, or of the one around it that is presented.
  /// Made once and kept, so that a delegate that was set stays; for sheets of a class of its own
  /// since iOS 15.
  package mutating func presentationController(of id: ObjectID) throws(Fault) -> Value {
    let presented = simulation.ancestry(of: id).first { simulation.presenting($0) != nil } ?? id
    let hasSheets = simulation.version >= UIKitVersion(15)
    let type =
      switch simulation.chosenStyle(of: presented) {
      case .popover: "UIPopoverPresentationController"
      case .pageSheet, .formSheet:
        hasSheets ? "UISheetPresentationController" : "UIPresentationController"
      case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
        "UIPresentationController"
      }
    let controller = try part("presentationController", of: presented, type)
    if let controller = controller.object {
      try setValue(.object(presented), forKey: "presentedViewController", of: controller)
    }
    return controller
  }

  /// The presentation controller and its delegate; nil while nobody has asked for the one, or set
  /// the other.
  private func presentationDelegate(of presented: ObjectID) -> (Value, delegate: Value)? {
    guard
      let controller = simulation.field(named: "presentationController", of: presented)?.object,
      let delegate = simulation.field(named: "delegate", of: controller), delegate.object != nil
    else { return nil }
    return (.object(controller), delegate)
  }

  /// Sends a message with the presentation controller, if the delegate answers it; nil if it does
  /// not.
  @discardableResult
  package mutating func tellPresentationDelegate(
    of presented: ObjectID, _ selector: Selector, _ arguments: [Value] = []
  ) throws(Fault) -> Value? {
    guard let (controller, delegate) = presentationDelegate(of: presented),
      responds(delegate, to: selector)
    else { return nil }
    return try send(selector, to: delegate, [controller] + arguments, from: .uikit)
  }

  /// Whether a sheet does not let a finger pull it down: it or a child that it shows says so, or
  /// the delegate does.
  package mutating func holdsOn(_ sheet: ObjectID) throws(Fault) -> Bool {
    for id in sequence(first: sheet, next: { [simulation] in simulation.shownChild(of: $0) })
    where try send("isModalInPresentation", to: .object(id), from: .uikit).isTrue {
      return true
    }
    let answer = try tellPresentationDelegate(of: sheet, "presentationControllerShouldDismiss:")
    return answer.map { !$0.isTrue } ?? false
  }

  /// The style that is shown: an iPhone has no popovers, unless the delegate says that there is
  /// nothing to adapt, and the delegate may choose another style than was set.
  mutating func adaptStyle(of presented: ObjectID) throws(Fault) {
    simulation.interface.viewControllers[presented]?.adaptedStyle = nil
    guard simulation.device == .iphone, simulation.version.adaptsPresentations else { return }
    let isPopover = simulation.chosenStyle(of: presented) == .popover
    if isPopover { try tellPresentationDelegate(of: presented, "prepareForPopoverPresentation:") }
    guard simulation.chosenStyle(of: presented).adapts else { return }
    let answer = try adaptiveStyle(of: presented)
    simulation.interface.viewControllers[presented]?.adaptedStyle =
      answer.map { PresentationStyle(rawValue: $0.integer) }
      ?? (isPopover ? simulation.version.presentsSheets ? .pageSheet : .fullScreen : nil)
  }

  /// What the delegate answers, asked by the method of 8.3 if it has that.
  /// Nil where there is no delegate that says so.
  private mutating func adaptiveStyle(of presented: ObjectID) throws(Fault) -> Value? {
    let selector: Selector =
      "adaptivePresentationStyleForPresentationController:traitCollection:"
    if simulation.version >= UIKitVersion(8, 3),
      let (_, delegate) = presentationDelegate(of: presented), responds(delegate, to: selector),
      let traits = try traitCollection(of: presented)
    {
      return try tellPresentationDelegate(of: presented, selector, [traits])
    }
    return try tellPresentationDelegate(
      of: presented, "adaptivePresentationStyleForPresentationController:")
  }

  /// A popover of an iPad must point at something.
  /// Its delegate is asked before: it may set them even then.
  mutating func refuseLoosePopover(_ presented: ObjectID) throws(Fault) {
    guard simulation.device == .ipad, simulation.version.adaptsPresentations,
      simulation.presentationStyle(of: presented) == .popover,
      let popover = try presentationController(of: presented).object
    else { return }
    try tellPresentationDelegate(of: presented, "prepareForPopoverPresentation:")
    for key in ["sourceView", "barButtonItem"]
    where simulation.field(named: key, of: popover) ?? .none != .none {
      return
    }
    if simulation.isKind(presented, of: "UIAlertController") {
      throw .exception(
        name: "NSGenericException",
        reason: "Your application has presented a UIAlertController (\(pointer(presented))) of "
          + "style UIAlertControllerStyleActionSheet. The modalPresentationStyle of a "
          + "UIAlertController with this style is UIModalPresentationPopover. You must provide "
          + "location information for this popover through the alert controller's "
          + "popoverPresentationController. You must provide either a sourceView and sourceRect "
          + "or a barButtonItem.  If this information is not known when you present the alert "
          + "controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
          + "-prepareForPopoverPresentation.")
    }
    throw .exception(
      name: "NSGenericException",
      reason: "UIPopoverPresentationController (\(pointer(popover))) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs.")
  }
}

extension Turn {
  /// A page curls away only from a full screen (react-native-inappbrowser #130).
  mutating func refuseCurl(_ presented: ObjectID, over host: ObjectID) throws(Fault) {
    let style = try value(forKey: "modalTransitionStyle", of: presented).integer
    guard simulation.version >= UIKitVersion(3, 2), style == Turn.partialCurl else { return }
    let concerned = simulation.presenting(host) == nil ? [presented] : [presented, host]
    let loose = concerned.first { simulation.presentationStyle(of: $0) != .fullScreen }
    guard let loose else { return }
    throw .invalidArgument(
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
        + "view controller \(pointer(loose)).")
  }

  /// `UIModalTransitionStylePartialCurl`.
  private static let partialCurl = 3
}

extension Simulation {
  /// The view in which a presentation takes place, from before it begins: that in which the
  /// presenter stands.
  package func presentationContainer(of controller: ObjectID) -> ObjectID? {
    guard let presented = field(named: "presentedViewController", of: controller)?.object,
      let presenter = presenting(presented)
    else { return nil }
    return loadedView(of: presented).flatMap { superview(of: $0) }
      ?? loadedView(of: presenter).flatMap { superview(of: $0) }
  }

  /// The view of who is presented; nil while it is not loaded.
  package func presentedView(of controller: ObjectID) -> ObjectID? {
    field(named: "presentedViewController", of: controller)?.object.flatMap(loadedView)
  }
}

extension PresentationStyle {
  /// Whether an iPhone has another form for it.
  fileprivate var adapts: Bool {
    switch self {
    case .popover, .pageSheet, .formSheet: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }
}
