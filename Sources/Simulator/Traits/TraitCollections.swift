import FoundationKit
package import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// `UITraitCollection`: traits as an object that never changes.
extension Turn {
  /// A new object each time: programs compare traits and not collections.
  package mutating func makeCollection(of traits: Traits) throws(Fault) -> Value {
    let collection = try allocateAutoreleased("UITraitCollection")
    for trait in Trait.allCases {
      try setField(trait.rawValue, to: trait.value(of: traits[trait]), of: collection)
    }
    return .object(collection)
  }
}

extension Simulation {
  /// The traits of a collection; of nil none.
  package func traits(in collection: Value?) -> Traits {
    var traits = Traits()
    guard let id = collection?.object, isKind(id, of: "UITraitCollection") else { return traits }
    for trait in Trait.allCases {
      traits[trait] = field(named: trait.rawValue, of: id)?.real ?? trait.unspecified
    }
    return traits
  }
}

extension Trait {
  /// An answer as the program sees it; a number that is none of an enumeration says nothing.
  package func value(of number: Double) -> Value {
    if self == .displayScale { return .real(number) }
    return Int(exactly: number).map(Value.int) ?? value(of: unspecified)
  }

  /// Read-only, and unspecified until it is set.
  package var property: Property {
    var property = Property.stored(rawValue, self == .displayScale ? .real : .int)
    property.isReadOnly = true
    property.initial = value(of: unspecified)
    return property
  }
}
