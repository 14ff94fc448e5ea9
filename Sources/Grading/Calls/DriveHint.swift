import UIKitAPI

/// What may be said of UIKit's next call.
public enum DriveHint: Equatable, Sendable {
  case rule(DriveRule)
  /// Whom it goes to.
  case object(String)
  case call(CallOrder.Item)
}

/// Why a call comes when it does.
public enum DriveRule: CaseIterable, Equatable, Sendable {
  /// An object is made before it hears anything else.
  case birth
  /// A view is loaded before it is seen.
  case load
  /// Who comes or goes hears a will first.
  case will
  /// In the hierarchy, and laid out only now.
  case inPlace
  /// A will is followed by its did when the transition has ended.
  case did
  /// A container tells its child of its parent.
  case parent
  case memory
  /// A segue asks, and then prepares.
  case segue
  /// The last owner has let go.
  case end
  /// What is none of these: a delegate's message.
  case other

  init(_ selector: String) {
    self =
      switch LifeCycle(rawValue: selector) {
      case .create, .createWithStyle, .createWithNib, .createWithCoder, .createWithFrame,
        .awakeFromNib:
        .birth
      case .loadView, .viewDidLoad: .load
      case .viewWillAppear, .viewWillDisappear, .viewWillTransition: .will
      case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .layoutSubviews,
        .updateProperties:
        .inPlace
      case .viewDidAppear, .viewDidDisappear: .did
      case .willMoveToParent, .didMoveToParent: .parent
      case .didReceiveMemoryWarning, .viewWillUnload, .setView, .viewDidUnload: .memory
      case .shouldPerformSegue, .prepareForSegue: .segue
      case .dealloc: .end
      case nil: .other
      }
  }
}
