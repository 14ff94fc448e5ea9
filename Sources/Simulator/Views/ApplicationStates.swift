import FoundationKit
import InterfaceModel
import ObjectModel
public import ObjectRuntime
import Syntax

// The app leaves the screen and comes back: no controller is told, the app's delegate and observers
// are.
extension Simulation {
  /// Whether the app can leave the screen, or come back to it. Before iOS 4 it was ended instead.
  public func obstacle(toBackground isGoing: Bool) -> Obstacle? {
    if version < UIKitVersion(4) { return .unavailable(since: UIKitVersion(4)) }
    if isGoing { return isInBackground ? .inBackground : nil }
    return isInBackground ? nil : .notInBackground
  }

  public var isInBackground: Bool { interface.applicationState == .background }
}

extension Turn {
  public mutating func enterBackground() throws(Fault) {
    try tellApplication("applicationWillResignActive:", "UIApplicationWillResignActiveNotification")
    simulation.interface.applicationState = .background
    try tellApplication(
      "applicationDidEnterBackground:", "UIApplicationDidEnterBackgroundNotification")
    record(.note(.moved(toBackground: true)))
  }

  public mutating func enterForeground() throws(Fault) {
    try tellApplication(
      "applicationWillEnterForeground:", "UIApplicationWillEnterForegroundNotification")
    simulation.interface.applicationState = .active
    try tellApplication("applicationDidBecomeActive:", "UIApplicationDidBecomeActiveNotification")
    record(.note(.moved(toBackground: false)))
  }

  /// The delegate is told before the observers.
  mutating func tellApplication(_ selector: Selector, _ notification: String) throws(Fault) {
    let delegate = try send("delegate", to: simulation.application, from: .uikit)
    if delegate != .none, responds(delegate, to: selector) {
      try send(selector, to: delegate, [simulation.application], from: .uikit)
    }
    try post(notification, from: simulation.application)
  }
}
