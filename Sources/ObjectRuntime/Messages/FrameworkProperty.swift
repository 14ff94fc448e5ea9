package import ObjectModel

extension Property {
  /// A property of a framework class that only stores what it is given.
  package static func stored(
    _ name: String, _ type: FieldType = .object, _ strength: Strength = .strong,
    getter: Selector? = nil, initially initial: Value? = nil
  ) -> Property {
    var property = Property(
      name: name, type: type, strength: type == .object ? strength : .unowned, getter: getter,
      ivar: "_" + name)
    property.initial = initial
    return property
  }

  /// A stored property that is what a view shows, and how a person changes that.
  package static func content(
    _ name: String, _ type: FieldType = .object, _ strength: Strength = .copy,
    entered entry: Entry? = nil, getter: Selector? = nil, initially initial: Value? = nil
  ) -> Property {
    var property = stored(name, type, strength, getter: getter, initially: initial)
    property.isContent = true
    property.entry = entry
    return property
  }

  /// A Boolean property, whose getter asks: `enabled`, `isEnabled`.
  package static func flag(_ name: String, initially initial: Bool = false) -> Property {
    stored(
      name, .bool, getter: Selector("is" + name.prefix(1).uppercased() + name.dropFirst()),
      initially: initial ? .bool(true) : nil)
  }

  /// The same property, as one of the model's own.
  package var hidden: Property {
    var property = self
    property.isHidden = true
    return property
  }

  /// A property whose object the framework makes and keeps.
  package static func kept(_ name: String) -> Property {
    Property(name: name, type: .object, strength: .strong, isReadOnly: true, ivar: "_" + name)
  }

  /// A property of a framework class whose accessors are methods.
  package static func computed(
    _ name: String, _ type: FieldType = .object, getter: Selector? = nil, isReadOnly: Bool = false
  ) -> Property {
    Property(
      name: name, type: type, strength: .unowned, isReadOnly: isReadOnly, getter: getter, ivar: nil)
  }

  var backingIvar: Ivar? {
    guard let ivar else { return nil }
    var backing = Ivar(name: ivar, type: type, strength: strength)
    backing.initial = initial
    return backing
  }
}
