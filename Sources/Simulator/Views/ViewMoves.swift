import ObjectModel
import ObjectRuntime

// What views hear of their superview and their window; only what a class of the script answers is
// sent.
extension Turn {
  /// Before a view moves: `willMoveToSuperview:`, and to all below it `willMoveToWindow:`.
  mutating func tellOfMove(
    of view: ObjectID, to superview: ObjectID?, from old: ObjectID?, to new: ObjectID?
  ) throws(Fault) {
    try tell(view, "willMoveToSuperview:", [Value(superview)])
    if old == new { return }
    for id in simulation.listeners(below: view, to: "willMoveToWindow:") {
      try tell(id, "willMoveToWindow:", [Value(new)])
    }
  }

  /// Afterwards: `didMoveToSuperview`, and where the window is another one `didMoveToWindow`.
  mutating func tellOfEndedMove(ofView view: ObjectID, from old: ObjectID?) throws(Fault) {
    try tell(view, "didMoveToSuperview")
    if simulation.window(of: view) == old { return }
    if simulation.window(of: view) != nil {
      updatePropertiesFirst(below: view)
      drawFirst(below: view)
    }
    for id in simulation.listeners(below: view, to: "didMoveToWindow") {
      try tell(id, "didMoveToWindow")
    }
  }

  private mutating func tell(
    _ id: ObjectID, _ selector: Selector, _ arguments: [Value] = []
  ) throws(Fault) {
    guard simulation.isAlive(id), simulation.isOverridden(selector, by: id) else { return }
    try send(selector, to: .object(id), arguments, from: .uikit)
  }
}

extension Simulation {
  fileprivate func listeners(below view: ObjectID, to selector: Selector) -> [ObjectID] {
    tree(below: view).filter { isOverridden(selector, by: $0) }
  }
}
