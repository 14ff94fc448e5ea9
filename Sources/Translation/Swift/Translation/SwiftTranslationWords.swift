import UIKitAPI

// What UIKit's declarations say of its properties and methods, by the names of Objective-C.
extension SwiftTranslation {
  /// Properties whose values may be nil by UIKit's headers.
  static let optionalProperties: Set<String> = [
    "parentViewController", "presentingViewController", "presentedViewController",
    "navigationController", "tabBarController", "splitViewController", "storyboard", "nibName",
    "nibBundle", "window", "superview", "rootViewController", "topViewController",
    "visibleViewController", "selectedViewController", "keyWindow", "delegate", "dataSource",
    "viewIfLoaded", "text", "title", "image", "backgroundColor", "titleLabel", "textLabel",
    "detailTextLabel", "imageView", "leftBarButtonItem", "rightBarButtonItem", "titleView",
    "tableHeaderView", "tableFooterView", "indexPathForSelectedRow", "placeholder",
    "inputView", "toolbarItems", "gestureRecognizers", "viewControllers", "userInfo", "object",
    "firstObject", "lastObject",
  ]

  /// Other properties, which a message without arguments reads.
  private static let otherProperties: Set<String> = [
    "view", "isViewLoaded", "viewLoaded", "childViewControllers", "subviews", "frame", "bounds",
    "center", "transform", "alpha", "hidden", "isHidden", "opaque", "tag", "contentMode",
    "autoresizingMask", "enabled", "isEnabled", "selected", "isSelected", "highlighted", "on",
    "isOn", "value", "minimumValue", "maximumValue", "progress", "numberOfLines", "textColor",
    "font", "textAlignment", "contentOffset", "contentSize", "contentInset", "tableView",
    "navigationItem", "navigationBar", "toolbar", "tabBar", "tabBarItem", "searchDisplayController",
    "layer", "windowLevel", "screen", "description", "debugDescription", "superclass", "hash",
    "count", "length", "firstObject", "lastObject", "allKeys", "allValues", "uppercaseString",
    "lowercaseString", "intValue", "integerValue", "floatValue", "doubleValue", "boolValue",
    "lastPathComponent", "pathExtension", "interfaceOrientation", "editing", "isEditing",
    "modalPresentationStyle", "modalTransitionStyle", "wantsFullScreenLayout",
    "isBeingPresented", "isBeingDismissed", "isMovingToParentViewController",
    "isMovingFromParentViewController", "beingPresented", "beingDismissed", "firstResponder",
    "isFirstResponder", "isKeyWindow", "applicationState", "statusBarOrientation", "orientation",
    "row", "section", "name", "reason", "restorationIdentifier", "traitCollection",
    "preferredContentSize", "topLayoutGuide", "bottomLayoutGuide", "safeAreaInsets",
    "backBarButtonItem", "editButtonItem", "prompt", "hidesBottomBarWhenPushed",
    "destinationViewController", "sourceViewController", "identifier", "isFinished", "isDragging",
    "indexPathsForSelectedRows", "clearsSelectionOnViewWillAppear", "scale", "nativeBounds",
  ]

  /// The Swift name of a property that a selector without arguments reads; nil for a method.
  func property(_ selector: String) -> String? {
    if let own = ownProperties[selector] { return own }
    guard Self.optionalProperties.contains(selector) || Self.otherProperties.contains(selector)
    else { return nil }
    return Self.renamedProperties[selector] ?? SwiftNames.swiftProperty(selector)
  }

  private static let renamedProperties: [String: String] = [
    "uppercaseString": "uppercased()", "lowercaseString": "lowercased()",
    "destinationViewController": "destination", "sourceViewController": "source",
  ]

  /// The methods of the life cycle of a view controller, without those that make and free it.
  static let callbacks = Set(LifeCycle.allCases.map(\.rawValue)).filter {
    !$0.hasPrefix("init") && $0 != LifeCycle.dealloc.rawValue
  }

  /// Methods of UIKit's classes that classes of an app override.
  static let overridden: Set<String> =
    callbacks.union([
      "setEditing:animated:", "performSegueWithIdentifier:sender:", "addChildViewController:",
      "removeFromParentViewController", "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange",
      "viewWillTransitionToSize:withTransitionCoordinator:",
      "willTransitionToTraitCollection:withTransitionCoordinator:", "traitCollectionDidChange:",
      "willRotateToInterfaceOrientation:duration:", "didRotateFromInterfaceOrientation:",
      "willAnimateRotationToInterfaceOrientation:duration:",
      "shouldAutorotateToInterfaceOrientation:", "presentViewController:animated:completion:",
      "dismissViewControllerAnimated:completion:", "updateViewConstraints", "drawRect:",
      "didMoveToSuperview", "willMoveToSuperview:", "didMoveToWindow", "willMoveToWindow:",
      "sizeThatFits:", "touchesBegan:withEvent:", "touchesMoved:withEvent:",
      "touchesEnded:withEvent:", "touchesCancelled:withEvent:", "prepareForReuse",
      "setSelected:animated:", "encodeRestorableStateWithCoder:",
      "decodeRestorableStateWithCoder:", "observeValueForKeyPath:ofObject:change:context:",
    ])

  /// Methods without arguments that Swift overrides as properties.
  static let overriddenProperties: [String: String] = [
    "prefersStatusBarHidden": "Bool", "preferredStatusBarStyle": "UIStatusBarStyle",
    "shouldAutorotate": "Bool", "supportedInterfaceOrientations": "UIInterfaceOrientationMask",
    "preferredInterfaceOrientationForPresentation": "UIInterfaceOrientation",
    "shouldAutomaticallyForwardAppearanceMethods": "Bool", "canBecomeFirstResponder": "Bool",
    "description": "String", "inputAccessoryView": "UIView?",
  ]

  /// Messages of manual memory management that answer their receiver, and that answer nothing.
  static let countingMessages: Set<String> = ["retain", "autorelease"]
  static let releasingMessages: Set<String> = ["release", "drain"]
}
