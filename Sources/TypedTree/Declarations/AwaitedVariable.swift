import ObjectModel

/// A variable of Swift's that whoever makes an object is expected to set: it begins without a
/// value, and is read as if it had one.
package struct AwaitedVariable: Sendable {
  package var name: String
  package var type: StaticType
  /// Whether it may be nil, and is awaited only where somebody says that it is not.
  package var isOptional: Bool
}

extension ClassDraft {
  /// Those that others can set, and that do nothing else when they are set.
  package var awaited: [AwaitedVariable] {
    guard isSwift else { return [] }
    return properties.compactMap { draft in
      guard draft.isStored, draft.type.optionality != .none, draft.property.outlet == nil,
        !draft.property.isReadOnly, draft.access == nil, bodies[draft.property.setter] == nil
      else { return nil }
      return AwaitedVariable(
        name: draft.property.name, type: draft.type,
        isOptional: draft.type.optionality == .optional)
    }
  }
}
