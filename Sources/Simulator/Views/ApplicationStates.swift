import FoundationKit
import InterfaceModel
import ObjectModel
public import ObjectRuntime
import Syntax

// The app leaves the screen and comes back: no controller is told, the app's delegate and observers
// are.
extension Simulation {
  /// Also when an app before iOS 4 has ended.
  public var isInBackground: Bool { interface.applicationState == .background }

  /// `UISceneActivationState` of the scene: unattached until it has been connected.
  package var activationState: Int {
    switch interface.applicationState {
    case .active: 0
    case .inactive: -1
    case .background: 2
    }
  }
}

extension Turn {
  /// The home button: told to the scene or the app, then state is saved (§17.38).
  /// Before iOS 4 the button ends the app.
  public mutating func enterBackground() throws(Fault) {
    guard simulation.version.hasBackground else { return try terminate() }
    try tellApplication(
      "applicationWillResignActive:", "UIApplicationWillResignActiveNotification",
      ofScene: "sceneWillResignActive:")
    simulation.interface.applicationState = .background
    try tellApplication(
      "applicationDidEnterBackground:", "UIApplicationDidEnterBackgroundNotification",
      ofScene: "sceneDidEnterBackground:")
    try saveActivity()
    try saveState()
    record(.note(.moved(toBackground: true)))
  }

  /// Before iOS 4 the home button ends the app.
  private mutating func terminate() throws(Fault) {
    try tellApplication("applicationWillTerminate:", "UIApplicationWillTerminateNotification")
    simulation.interface.applicationState = .background
    record(.note(.terminated))
  }

  /// Back to the screen; the scene or the app hears of both steps.
  public mutating func enterForeground() throws(Fault) {
    try tellApplication(
      "applicationWillEnterForeground:", "UIApplicationWillEnterForegroundNotification",
      ofScene: "sceneWillEnterForeground:")
    simulation.interface.applicationState = .active
    try tellApplication(
      "applicationDidBecomeActive:", "UIApplicationDidBecomeActiveNotification",
      ofScene: "sceneDidBecomeActive:")
    record(.note(.moved(toBackground: false)))
  }

  /// The delegate of the scene, or where there is none the app's, is told before the observers.
  /// A delegate of the scene hears of it instead of the app's, not beside it (iOS 13).
  mutating func tellApplication(
    _ selector: Selector, _ notification: String, ofScene scene: Selector? = nil
  ) throws(Fault) {
    if let scene, try tellScene(scene) {
      return try post(notification, from: simulation.application)
    }
    let delegate = try send("delegate", to: simulation.application, from: .uikit)
    if delegate != .none, responds(delegate, to: selector) {
      try send(selector, to: delegate, [simulation.application], from: .uikit)
    }
    try post(notification, from: simulation.application)
  }
}
