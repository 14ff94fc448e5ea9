/// The messages of a life cycle: what traces show.
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

  /// Whether only UIKit should send it. Initialisers, the calls with which a container of one's own
  /// tells a child of its parent, and what an owner's release leads to are the app's as well.
  public var isUIKits: Bool {
    switch self {
    case .awakeFromNib, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillDisappear, .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .layoutSubviews, .updateProperties, .viewWillTransition, .didReceiveMemoryWarning,
      .viewWillUnload, .viewDidUnload,
      .shouldPerformSegue, .prepareForSegue:
      true
    case .create, .createWithStyle, .createWithNib, .createWithCoder, .createWithFrame,
      .willMoveToParent, .didMoveToParent, .setView, .dealloc:
      false
    }
  }

  /// Whether Swift calls one of UIKit's calls on views so, whatever its labels: nobody has another
  /// of the name.
  public static func isBase(_ base: String) -> Bool {
    base.hasPrefix("view")
      && allCases.contains {
        $0.isUIKits && SwiftNames.fullName(selector: $0.rawValue).base == base
      }
  }
}
