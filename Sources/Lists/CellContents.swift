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
