import FoundationKit
package import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// What views and controllers are asked and told of traits.
extension Turn {
  /// The traits as an object; nil before iOS 8.
  package mutating func traitCollection(of id: ObjectID) throws(Fault) -> Value? {
    guard simulation.version.hasTraits else { return nil }
    return try makeCollection(of: simulation.traits(of: id))
  }

  /// `registerForTraitChanges`, by classes that are named after traits: `UITraitDisplayScale`.
  /// What is answered takes the registration back, by `unregisterForTraitChanges:`.
  package mutating func register(
    _ environment: ObjectID, for traits: Value, _ handler: TraitRegistration.Handler
  ) throws(Fault) -> Value {
    let names = elements(traits).compactMap { value -> String? in
      if case .type(let type) = value { simulation.classes[outline: type].name } else { nil }
    }
    let token = try allocateAutoreleased("NSObject")
    simulation.interface.traitRegistrations.append(
      TraitRegistration(
        token: token, environment: environment,
        traits: Set(Trait.allCases.filter { names.contains($0.className) }), handler: handler))
    return .object(token)
  }

  /// A block that the environment owns from now on.
  package mutating func keep(
    _ block: Value, for environment: ObjectID
  ) throws(Fault) -> TraitRegistration.Handler? {
    guard let block = try keepBlock(block) else { return nil }
    try retain(block, as: .field(environment, "traitChanges"))
    try release(block, from: .framework)
    return .block(block)
  }
}

extension Trait {
  /// `UITraitUserInterfaceStyle`.
  package var className: String {
    "UITrait" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}

extension Property {
  /// What every environment has beside its traits.
  package static let traitOverriding: [Property] = [
    .computed("overrideUserInterfaceStyle", .int), .kept("traitOverrides"),
  ]
}
