import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

// State that is saved when the app leaves the screen, and restored at the next launch.
//
// Apple's pages of UIStateRestoring and of the app delegate's methods for it: nothing is saved
// unless the delegate wants it, nor of a controller that has no identifier, or stands below one
// without.
extension Simulation {
  /// The controllers whose state is saved, with their paths of identifiers.
  fileprivate var restorable: [(id: ObjectID, path: String)] {
    windows.compactMap(rootViewController(of:)).flatMap { restorable(below: $0, path: "") }
  }

  /// A controller without an identifier cuts off all below it.
  private func restorable(below id: ObjectID, path: String) -> [(id: ObjectID, path: String)] {
    guard let name = field(named: "restorationIdentifier", of: id).flatMap({ text(of: $0) }) else {
      return []
    }
    let path = path + "/" + name
    let below = children(of: id) + [presented(by: id)].compactMap { $0 }
    return [(id, path)] + below.flatMap { restorable(below: $0, path: path) }
  }
}

extension Turn {
  /// Saves nothing unless the app's delegate wants it. Each is told with a coder for its path.
  mutating func saveState() throws(Fault) {
    guard try wants("Save") else { return }
    clearSavedState()
    for (id, path) in simulation.restorable where simulation.isAlive(id) {
      try set(.bool(true), forKey: .string(path), in: simulation.savedState())
      try send("encodeRestorableStateWithCoder:", to: .object(id), [stateCoder(path)], from: .uikit)
    }
  }

  /// For each path the app's delegate is asked for a controller; where it has none, one that is
  /// there by now is taken. Then they decode, in the order in which they were saved.
  mutating func restoreState() throws(Fault) {
    let paths = savedPaths()
    guard !paths.isEmpty, try wants("Restore") else { return }
    var known: [(id: ObjectID, path: String)] = []
    for path in paths {
      if let id = try madeController(for: path)
        ?? simulation.restorable.first(where: { $0.path == path })?.id
      {
        known.append((id, path))
      }
    }
    for (id, path) in known where simulation.isAlive(id) {
      try send("decodeRestorableStateWithCoder:", to: .object(id), [stateCoder(path)], from: .uikit)
    }
    for (id, _) in known where simulation.isAlive(id) {
      try send("applicationFinishedRestoringState", to: .object(id), from: .uikit)
    }
  }

  /// Whom the app's delegate makes for a path; nil where it has none.
  private mutating func madeController(for path: String) throws(Fault) -> ObjectID? {
    let delegate = try send("delegate", to: simulation.application, from: .uikit)
    let question: Selector = "application:viewControllerWithRestorationIdentifierPath:coder:"
    guard responds(delegate, to: question) else { return nil }
    let names = try makeArray(path.split(separator: "/").map { .string(String($0)) })
    return try send(
      question, to: delegate, [simulation.application, names, stateCoder(path)], from: .uikit
    ).object
  }

  /// What the scene's delegate wants to go on with, from iOS 13 on, is there in the session when the
  /// scene is connected anew (Apple's page of stateRestorationActivity).
  mutating func saveActivity() throws(Fault) {
    let question: Selector = "stateRestorationActivityForScene:"
    guard let delegate = simulation.sceneDelegate, responds(.object(delegate), to: question),
      let activity = try send(
        question, to: .object(delegate), [.object(simulation.shared("UIWindowScene"))],
        from: .uikit
      ).object
    else { return }
    clearSavedState()
    for key in ["activityType", "title", "userInfo"] {
      guard let value = simulation.field(named: key, of: activity), value != .none else { continue }
      try set(value, forKey: .string(key), in: simulation.savedState())
    }
  }

  /// The activity is there before the scene is connected.
  mutating func restoreActivity() throws(Fault) {
    guard saved(.string("activityType")) != .none else { return }
    let activity = try allocateAutoreleased("NSUserActivity")
    for key in ["activityType", "title", "userInfo"] {
      try setField(key, to: saved(.string(key)), of: activity)
    }
    try setField(
      "stateRestorationActivity", to: .object(activity),
      of: simulation.shared("UISceneSession"))
  }

  /// Whether the app's delegate opts in; from 13.2 on by the secure twin of the method.
  /// A delegate without either method does not.
  private mutating func wants(_ step: String) throws(Fault) -> Bool {
    guard simulation.version >= UIKitVersion(6) else { return false }
    let delegate = try send("delegate", to: simulation.application, from: .uikit)
    let isSecure = simulation.version >= UIKitVersion(13, 2)
    let secure = Selector("application:should\(step)SecureApplicationState:")
    let plain = Selector("application:should\(step)ApplicationState:")
    for selector in isSecure ? [secure, plain] : [plain] where responds(delegate, to: selector) {
      return try send(
        selector, to: delegate, [simulation.application, simulation.coder], from: .uikit
      ).isTrue
    }
    return false
  }
}
