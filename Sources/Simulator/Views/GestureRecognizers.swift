import InterfaceModel
package import ObjectModel
package import ObjectRuntime

extension Turn {
  /// The view owns the recogniser, which leaves another view first.
  /// It is owned before the other view lets go of it.
  package mutating func addGestureRecognizer(
    _ recognizer: ObjectID, to view: ObjectID
  ) throws(Fault) {
    try retain(recognizer, as: .field(view, "gestureRecognizers"))
    if let old = try value(forKey: "view", of: recognizer).object {
      try removeGestureRecognizer(recognizer, from: old)
    }
    simulation.interface.views[view]?.gestureRecognizers.append(recognizer)
    try setValue(.object(view), forKey: "view", of: recognizer)
  }

  /// Nothing happens where it is not the view's.
  package mutating func removeGestureRecognizer(
    _ recognizer: ObjectID, from view: ObjectID
  ) throws(Fault) {
    guard
      let place = simulation.interface.views[view]?.gestureRecognizers.firstIndex(of: recognizer)
    else {
      return
    }
    simulation.interface.views[view]?.gestureRecognizers.remove(at: place)
    try setValue(.none, forKey: "view", of: recognizer)
    try release(recognizer, from: .field(view, "gestureRecognizers"))
  }
}
