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
  mutating func saveState() throws(Fault) {
    guard try wants("Save") else { return }
    for (id, path) in simulation.restorable where simulation.isAlive(id) {
      try set(.bool(true), forKey: .string(path), in: simulation.savedState())
      try send("encodeRestorableStateWithCoder:", to: .object(id), [stateCoder(path)], from: .uikit)
    }
  }

  /// Controllers that are there by now and whose state was saved.
  mutating func restoreState() throws(Fault) {
    let known = simulation.restorable.filter { saved(.string($0.path)) != .none }
    guard !known.isEmpty, try wants("Restore") else { return }
    for (id, path) in known where simulation.isAlive(id) {
      try send("decodeRestorableStateWithCoder:", to: .object(id), [stateCoder(path)], from: .uikit)
    }
    for (id, _) in known where simulation.isAlive(id) {
      try send("applicationFinishedRestoringState", to: .object(id), from: .uikit)
    }
  }

  /// Whether the app's delegate opts in; from 13.2 on by the secure twin of the method.
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
