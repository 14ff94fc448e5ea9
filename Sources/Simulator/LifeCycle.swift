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
    "applicationDidReceiveMemoryWarning:", willShow, didShow,
  ]
  static let willShow: Selector = "navigationController:willShowViewController:animated:"
  static let didShow: Selector = "navigationController:didShowViewController:animated:"
}
