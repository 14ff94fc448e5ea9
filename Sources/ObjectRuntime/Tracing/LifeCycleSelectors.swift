public import ObjectModel
public import UIKitAPI

// Which messages a trace shows.
extension LifeCycle {
  public var selector: Selector { Selector(rawValue) }

  static let selectors: Set<Selector> = Set(allCases.map(\.selector))

  /// The delegate and notification methods that UIKit sends; traced in classes of the script.
  static let delegateSelectors: Set<Selector> = [
    "applicationDidReceiveMemoryWarning:", "applicationWillResignActive:",
    "applicationDidEnterBackground:", "applicationWillEnterForeground:",
    "applicationDidBecomeActive:", "applicationDidFinishLaunching:",
    "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
    "application:shouldSaveSecureApplicationState:", "application:shouldSaveApplicationState:",
    "application:shouldRestoreSecureApplicationState:",
    "application:shouldRestoreApplicationState:",
    "application:configurationForConnectingSceneSession:options:", "applicationWillTerminate:",
    "scene:willConnectToSession:options:", "sceneWillEnterForeground:", "sceneDidBecomeActive:",
    "sceneWillResignActive:", "sceneDidEnterBackground:", willShow, didShow, shouldSelectTab,
    didSelectTab,
    "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
    "splitViewController:showDetailViewController:sender:",
    "splitViewController:topColumnForCollapsingToProposedTopColumn:",
    willTurn, didTurn, "pageViewController:viewControllerAfterViewController:",
    "pageViewController:viewControllerBeforeViewController:", pageCount, pageIndex,
    "presentationControllerShouldDismiss:", "presentationControllerWillDismiss:",
    "presentationControllerDidDismiss:", "presentationControllerDidAttemptToDismiss:",
    "prepareForPopoverPresentation:", "adaptivePresentationStyleForPresentationController:",
    "adaptivePresentationStyleForPresentationController:traitCollection:",
  ]
  /// What UIKit sends to every controller and is shown only where a class says something of its
  /// own.
  static let shownWhereOverridden: Set<Selector> = [
    "encodeRestorableStateWithCoder:", "decodeRestorableStateWithCoder:",
    "applicationFinishedRestoringState", "updateContentUnavailableConfigurationUsingState:",
    updateProperties.selector, viewWillTransition.selector, "traitCollectionDidChange:",
    "willTransitionToTraitCollection:withTransitionCoordinator:",
    "preferredContentSizeDidChangeForChildContentContainer:",
    "willRotateToInterfaceOrientation:duration:",
    "willAnimateRotationToInterfaceOrientation:duration:", "didRotateFromInterfaceOrientation:",
  ]

  package static let willTurn: Selector = "pageViewController:willTransitionToViewControllers:"
  package static let didTurn: Selector =
    "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:"
  package static let pageCount: Selector = "presentationCountForPageViewController:"
  package static let pageIndex: Selector = "presentationIndexForPageViewController:"
  package static let shouldSelectTab: Selector = "tabBarController:shouldSelectViewController:"
  package static let didSelectTab: Selector = "tabBarController:didSelectViewController:"
  package static let willShow: Selector = "navigationController:willShowViewController:animated:"
  package static let didShow: Selector = "navigationController:didShowViewController:animated:"
}
