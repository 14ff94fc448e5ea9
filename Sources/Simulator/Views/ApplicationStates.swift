import FoundationKit
import InterfaceModel
import ObjectModel
public import ObjectRuntime
import Syntax

// The app leaves the screen and comes back: no controller is told, the app's delegate and observers
// are.
extension Simulation {
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
