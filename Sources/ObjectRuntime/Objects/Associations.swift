public import ObjectModel

/// What `objc_setAssociatedObject` gives an object beside its fields.
struct Association: Hashable, Sendable {
  /// An address, as a rule, which is only compared.
  var key: Value
  var value: Value
  var isOwned: Bool

  /// A class is there as long as the program, and so is what it owns.
  static func owner(_ holder: Value) -> Owner {
    holder.object.map { .field($0, "associated object") } ?? .framework
  }
}

// Associated objects: Objective-C Runtime, "objc_setAssociatedObject".
extension Turn {
  /// Associates a value with an object or a class; nil ends the association.
  ///
  /// - Parameter policy: an `objc_AssociationPolicy`: 0 only points, those that end in 3 copy.
  public mutating func associate(
    _ value: Value, _ key: Value, with holder: Value, policy: Int
  ) throws(Fault) {
    if holder == .none { return }
    let isOwned = policy != 0
    let isCopied = policy & 3 == 3 && value != .none
    let value = isCopied ? try send("copy", to: value, from: .uikit) : value
    if isOwned, let id = value.object { try retain(id, as: Association.owner(holder)) }
    let old = simulation.associations[holder]?.first { $0.key == key }
    simulation.associations[holder, default: []].removeAll { $0.key == key }
    if value != .none {
      simulation.associations[holder, default: []].append(
        Association(key: key, value: value, isOwned: isOwned))
    }
    if let old { try letGo(of: old, by: holder) }
  }

  /// What is associated under a key; nil where nothing is.
  public func association(_ key: Value, of holder: Value) -> Value {
    simulation.associations[holder]?.first { $0.key == key }?.value ?? .none
  }

  /// Ends all associations of an object, as its death does.
  public mutating func endAssociations(of holder: Value) throws(Fault) {
    guard let all = simulation.associations.removeValue(forKey: holder) else { return }
    for association in all { try letGo(of: association, by: holder) }
  }

  private mutating func letGo(of association: Association, by holder: Value) throws(Fault) {
    guard association.isOwned, let id = association.value.object else { return }
    try release(id, from: Association.owner(holder))
  }
}
