package import ObjectModel
package import ObjectRuntime
import Syntax

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
  /// What has come into a window is updated before it hears of it.
  mutating func tellOfEndedMove(ofView view: ObjectID, from old: ObjectID?) throws(Fault) {
    try tell(view, "didMoveToSuperview")
    if simulation.window(of: view) == old { return }
    if simulation.window(of: view) != nil {
      updatePropertiesFirst(below: view)
      drawFirst(below: view)
      try updateConfigurations(below: view)
    }
    for id in simulation.listeners(below: view, to: "didMoveToWindow") {
      try tell(id, "didMoveToWindow")
    }
  }

  /// From iOS 15 on buttons configure themselves before they are seen first.
  private mutating func updateConfigurations(below view: ObjectID) throws(Fault) {
    guard simulation.version >= UIKitVersion(15) else { return }
    for button in simulation.tree(below: view) where simulation.isKind(button, of: "UIButton") {
      try updateShownConfiguration(of: button)
    }
  }

  /// Asks a button on screen how it is to look now; one that is yet to be shown is asked then.
  package mutating func updateShownConfiguration(of button: ObjectID) throws(Fault) {
    guard simulation.version >= UIKitVersion(15), simulation.window(of: button) != nil,
      simulation.field(named: "configurationUpdateHandler", of: button)?.object != nil
        || simulation.isOverridden("updateConfiguration", by: button)
    else { return }
    try send("updateConfiguration", to: .object(button), from: .uikit)
  }

  /// UIKit's own methods for it do nothing, so that only overrides are sent.
  private mutating func tell(
    _ id: ObjectID, _ selector: Selector, _ arguments: [Value] = []
  ) throws(Fault) {
    guard simulation.isAlive(id), simulation.isOverridden(selector, by: id) else { return }
    try send(selector, to: .object(id), arguments, from: .uikit)
  }
}

extension Simulation {
  /// Views of a tree that override a message, superviews first.
  fileprivate func listeners(below view: ObjectID, to selector: Selector) -> [ObjectID] {
    tree(below: view).filter { isOverridden(selector, by: $0) }
  }
}
