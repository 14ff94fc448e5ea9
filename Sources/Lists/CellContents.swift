import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Simulator
import Syntax
import UIKitAPI

extension Turn {
  /// An object of the same class with the same in its fields, and copies of its parts.
  /// What can only be read is a part, and copied with it; all else is shared.
  package mutating func copyOfDeclared(_ id: ObjectID) throws(Fault) -> ObjectID {
    let name = simulation.classes[outline: simulation[id].type].name
    let copy = try allocateAutoreleased(name)
    for property in Framework.declaration(ofClass: name)?.properties ?? [] {
      var value = simulation.field(named: property.name, of: id) ?? .none
      if property.setter == nil, value != .none {
        value = try send("copyWithZone:", to: value, [.none], from: .uikit)
      }
      try setField(property.name, to: value, of: copy)
    }
    return copy
  }
}

// The program's own configurations: they make the view in which a cell shows what it is told
// (Apple's pages of UIContentConfiguration and UIContentView).
extension Turn {
  /// `contentConfiguration = …`.
  ///
  /// UIKit's own are kept as a copy; a value of Swift's is a copy by itself. One of the program's
  /// sets the view that one of its type has made, else makes a view, which takes the place of the
  /// cell's content view.
  package mutating func configure(cell: ObjectID, _ configuration: Value) throws(Fault) {
    let before = simulation.field(named: "contentConfiguration", of: cell)?.object
    let copies = responds(configuration, to: "copyWithZone:")
    let kept =
      copies ? try send("copyWithZone:", to: configuration, [.none], from: .uikit) : configuration
    try setField("contentConfiguration", to: kept, of: cell)
    guard responds(kept, to: "makeContentView") else { return }
    if let before, simulation[before].type == kept.object.map({ simulation[$0].type }),
      let view = simulation.field(named: "contentView", of: cell),
      responds(view, to: "setConfiguration:")
    {
      try send("setConfiguration:", to: view, [kept], from: .uikit)
      return
    }
    let made = try send("makeContentView", to: kept, from: .uikit)
    guard let view = made.object, let frame = simulation.frame(of: cell),
      simulation.interface.views[view] != nil
    else { return }
    if let old = simulation.field(named: "contentView", of: cell)?.object { try detach(old) }
    try setField("contentView", to: made, of: cell)
    try addSubview(view, to: cell)
    simulation.interface.views[view]?.frame = Rect(size: frame.size)
  }

  /// The cell's own code is asked how it looks in its state: before it is shown, and whenever that
  /// changes (iOS 14).
  package mutating func updateConfiguration(of cell: ObjectID) throws(Fault) {
    guard simulation.version >= UIKitVersion(14), simulation.configuresItself(cell) else { return }
    let state = try send("configurationState", to: .object(cell), from: .uikit)
    try send("updateConfigurationUsingState:", to: .object(cell), [state], from: .uikit)
  }

  /// `configurationState`: what the cell is in at the moment.
  package mutating func configurationState(of cell: ObjectID) throws(Fault) -> Value {
    let state = try allocateAutoreleased("UICellConfigurationState")
    for name in ["selected", "highlighted", "editing"] {
      let isOn = simulation.field(named: name, of: cell)?.isTrue == true
      try setField(name, to: .bool(isOn), of: state)
    }
    let traits = try send("traitCollection", to: .object(cell), from: .uikit)
    try setField("traitCollection", to: traits, of: state)
    return .object(state)
  }

  /// `updateConfigurationUsingState:` as cells have it: the handler is called; without one the
  /// configuration is asked for another.
  package mutating func update(cell: ObjectID, for state: Value) throws(Fault) {
    if let handler = simulation.field(named: "configurationUpdateHandler", of: cell),
      handler != .none
    {
      try call(block: handler, [.object(cell), state])
    } else if let shown = simulation.field(named: "contentConfiguration", of: cell),
      responds(shown, to: "updatedConfigurationForState:"),
      simulation.field(named: "automaticallyUpdatesContentConfiguration", of: cell)?.isTrue != false
    {
      let updated = try send("updatedConfigurationForState:", to: shown, [state], from: .uikit)
      try send("setContentConfiguration:", to: .object(cell), [updated], from: .uikit)
    }
  }
}

extension Simulation {
  /// Whether anything of the program's says how a cell looks in its state.
  fileprivate func configuresItself(_ cell: ObjectID) -> Bool {
    if field(named: "configurationUpdateHandler", of: cell)?.object != nil
      || isOverridden("updateConfigurationUsingState:", by: cell)
    {
      return true
    }
    guard let shown = field(named: "contentConfiguration", of: cell)?.object else { return false }
    return isOverridden("updatedConfigurationForState:", by: shown)
  }
}
