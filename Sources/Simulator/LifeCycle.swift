/// The messages of a life cycle: what traces show (contract §3).
public enum LifeCycle: String, CaseIterable, Sendable {
  case create = "init"
  case createWithStyle = "initWithStyle:"
  case createWithNib = "initWithNibName:bundle:"
  case createWithCoder = "initWithCoder:"
  case createWithFrame = "initWithFrame:"
  case awakeFromNib
  case loadView
  case viewDidLoad
  case viewWillAppear = "viewWillAppear:"
  case viewIsAppearing = "viewIsAppearing:"
  case viewDidAppear = "viewDidAppear:"
  case viewWillDisappear = "viewWillDisappear:"
  case viewDidDisappear = "viewDidDisappear:"
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case layoutSubviews
  case updateProperties
  case viewWillTransition = "viewWillTransitionToSize:withTransitionCoordinator:"
  case willMoveToParent = "willMoveToParentViewController:"
  case didMoveToParent = "didMoveToParentViewController:"
  case didReceiveMemoryWarning
  case viewWillUnload
  case setView = "setView:"
  case viewDidUnload
  case shouldPerformSegue = "shouldPerformSegueWithIdentifier:sender:"
  case prepareForSegue = "prepareForSegue:sender:"
  case dealloc

  public var selector: Selector { Selector(rawValue) }

  static let selectors: Set<Selector> = Set(allCases.map(\.selector))

  /// The delegate and notification methods that UIKit sends; traced in classes of the script.
  static let delegateSelectors: Set<Selector> = [
    "applicationDidReceiveMemoryWarning:", "applicationWillResignActive:",
    "applicationDidEnterBackground:", "applicationWillEnterForeground:",
    "applicationDidBecomeActive:", willShow, didShow, shouldSelectTab, didSelectTab,
    "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
    "splitViewController:showDetailViewController:sender:",
    willTurn, didTurn, "pageViewController:viewControllerAfterViewController:",
    "pageViewController:viewControllerBeforeViewController:",
    "presentationControllerShouldDismiss:", "presentationControllerWillDismiss:",
    "presentationControllerDidDismiss:", "presentationControllerDidAttemptToDismiss:",
    "prepareForPopoverPresentation:", "adaptivePresentationStyleForPresentationController:",
  ]
  /// What UIKit sends to every controller and is shown only where a class says something of its own.
  static let shownWhereOverridden: Set<Selector> = [
    updateProperties.selector, viewWillTransition.selector,
    "willRotateToInterfaceOrientation:duration:",
    "willAnimateRotationToInterfaceOrientation:duration:", "didRotateFromInterfaceOrientation:",
  ]

  static let willTurn: Selector = "pageViewController:willTransitionToViewControllers:"
  static let didTurn: Selector =
    "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:"
  static let shouldSelectTab: Selector = "tabBarController:shouldSelectViewController:"
  static let didSelectTab: Selector = "tabBarController:didSelectViewController:"
  static let willShow: Selector = "navigationController:willShowViewController:animated:"
  static let didShow: Selector = "navigationController:didShowViewController:animated:"
}
