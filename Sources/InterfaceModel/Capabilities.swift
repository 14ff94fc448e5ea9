package import ObjectModel
public import Syntax

/// What differs between versions of iOS, as named capabilities; behaviour asks for one of them, not
/// for a number.
extension UIKitVersion {
  /// `UIWindow.rootViewController`.
  public var hasRootViewController: Bool { self >= UIKitVersion(4) }
  /// A memory warning takes the view of a controller that is off screen.
  public var unloadsViews: Bool { major < 6 }
  /// `viewDidUnload` follows.
  public var sendsViewDidUnload: Bool { self >= UIKitVersion(3) && major < 6 }
  /// `viewWillUnload` comes before.
  public var sendsViewWillUnload: Bool { major == 5 }
  /// Controllers hear of layout passes.
  public var sendsLayoutCallbacks: Bool { major >= 5 }
  /// `viewIsAppearing:`.
  public var sendsViewIsAppearing: Bool { major >= 13 }
  /// An app that leaves the screen goes on; before, it was ended.
  public var hasBackground: Bool { major >= 4 }
  /// An app may have scenes, whose delegates hear what the app's did.
  public var hasScenes: Bool { major >= 13 }
  /// `traitCollection` of screens, views and controllers.
  package var hasTraits: Bool { major >= 8 }
  /// What is shown for the first time hears of its traits; later they are predicted.
  package var tellsOfFirstTraits: Bool { (8..<13).contains(major) }
  /// `updateProperties`.
  public var updatesProperties: Bool { major >= 26 }
  /// UIKit notes what its updates read of `@Observable` objects; from 18 on it may be opted in to.
  package var tracksObservation: Bool { major >= 26 }
  /// A controller hears when its bare view enters or leaves a visible hierarchy below the window.
  public var forwardsAppearanceOfBareViews: Bool { major >= 5 }
  /// Any controller may have children, which hear of their parents.
  public var hasContainment: Bool { major >= 5 }
  /// What a parent is asked before its children are told; UIKit's own containers always told them.
  package var forwardingQuestion: Selector? {
    switch major {
    case ..<5: nil
    case 5: "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers"
    default: "shouldAutomaticallyForwardAppearanceMethods"
    }
  }

  /// `parentViewController` of a modal answers who presents it.
  public var namesPresenterAsParent: Bool { major < 5 }
  /// A presentation is a sheet unless it says otherwise, and leaves the presenter in place.
  public var presentsSheets: Bool { major >= 13 }
  /// What is said of a presentation that is refused names who presents, and who was asked to.
  package var namesWhoPresents: Bool { major >= 13 }
  /// A rotation swaps the sides of the screen and of its windows, and controllers hear of sizes.
  package var turnsScreen: Bool { major >= 8 }
  /// `shouldAutorotateToInterfaceOrientation:` decides on rotations.
  package var asksForEachOrientation: Bool { major < 6 }
  /// `shouldAutorotate` is asked first.
  package var asksWhetherToRotate: Bool { (6..<16).contains(major) }
  /// `willAnimateRotationToInterfaceOrientation:duration:`.
  package var tellsOfRotationAnimation: Bool { major >= 3 }
  /// Split view controllers run on an iPhone, as one stack.
  package var collapsesSplitViews: Bool { major >= 8 }
  /// Presentation controllers, whose delegates may adapt a presentation to the device.
  package var adaptsPresentations: Bool { major >= 8 }
  /// After a push without animation the new controller is laid out last.
  package var laysOutAfterPushWithoutAnimation: Bool { major >= 13 }
  /// iOS 7: a container's content extends below its bars.
  package var extendsViewsUnderBars: Bool { major >= 7 }
  /// `updateViewConstraints`, `updateConstraints`.
  package var hasAutoLayout: Bool { major >= 6 }
  /// Bars are lower on an iPhone that lies on its side.
  package var lowersBars: Bool { major < 26 }
  /// The same of tab bars.
  package var lowersTabBars: Bool { (11..<26).contains(major) }
  /// `safeAreaInsets`, and who hears that they change.
  package var tellsOfSafeAreas: Bool { major >= 11 }
  /// Whether traits come down the views, and not from controller to controller.
  package var takesTraitsFromViews: Bool { major >= 17 }
  /// The margins of a controller's view are UIKit's.
  package var hasLayoutMargins: Bool { major >= 8 }
  /// The default view fills the screen; before, the screen without the status bar.
  public var defaultViewFillsScreen: Bool { major >= 9 }
  /// A view belongs to one controller only.
  public var refusesSharedViews: Bool { major >= 5 }
  /// Reading `view` in `dealloc` loads it; later it is refused.
  public var loadsViewsInDealloc: Bool { major < 9 }
  /// `~iphone` and `~ipad` variants of nib names.
  public var hasDeviceNibs: Bool { self >= UIKitVersion(3, 2) }
  /// A navigation item has arrays of bar buttons.
  package var hasSeveralBarButtons: Bool { self >= UIKitVersion(5) }
  /// On iOS 8 a Swift class's nib was not found by its name.
  public var findsNibsOfSwiftClasses: Bool { major != 8 }
  /// Unwind segues, and with them embed segues.
  package static let firstWithUnwindSegues = UIKitVersion(6)
  package var hasUnwindAndEmbedSegues: Bool { self >= UIKitVersion.firstWithUnwindSegues }
  /// A controller is asked before a control's segue is performed.
  package var asksBeforeSegues: Bool { major >= 6 }
  /// A segue shows by `showViewController:sender:`, which presents where there is no stack.
  package var showsWhereItCan: Bool { major >= 8 }
  /// TN2298: an unwind segue may lead to a child of any container.
  package var unwindsToAnyChild: Bool { major >= 9 }
  /// TN2298: what a controller is asked that an unwind segue may lead to.
  package var unwindQuestion: Selector {
    major >= 13
      ? "canPerformUnwindSegueAction:fromViewController:sender:"
      : "canPerformUnwindSegueAction:fromViewController:withSender:"
  }

  /// Freed observers are dropped from the notification centre.
  public var dropsFreedObservers: Bool { major >= 9 }
  /// An object may be freed while it is observed.
  package var freesObserved: Bool { major >= 11 }
  /// A default that is no property list ends the app; before, it was only logged.
  package var refusesDefaultsByException: Bool { major >= 8 }
}
