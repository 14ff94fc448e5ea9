import InterfaceModel
import ObjectModel
import ObjectRuntime

extension Property {
  /// A Boolean that only its getter answers: `beingPresented`, `isBeingPresented`.
  static func asked(_ name: String) -> Property {
    computed(
      name, .bool, getter: Selector("is" + name.prefix(1).uppercased() + name.dropFirst()),
      isReadOnly: true)
  }
}
