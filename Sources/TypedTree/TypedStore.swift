package import ObjectModel

/// What an assignment stores into.
package indirect enum TypedStore: Sendable {
  case nowhere
  case local(Local)
  /// The first value of a local: a shared one is made anew by that.
  case initial(Local)
  case global(Int)
  /// `self = …`.
  case receiver
  /// A field of `self`.
  case field(Int, Ivar)
  /// `a->b = …`.
  case arrow(TypedExpression, slot: Int, Ivar, named: String)
  case superSetter(Selector, owner: ClassID)
  case setter(Setter)
  /// `(a, b) = …`.
  case parts([TypedStore])
  /// `a?.b = …`, with the name of what is set.
  case chain(TypedStore, named: String)
  /// `view.frame.size.width = …`: the whole is read, changed and written back.
  case structMember(StructMember, of: TypedExpression, TypedStore)
  case recordPart(Int, RecordType, of: TypedExpression, TypedStore)
  case recordElement(RecordType, of: TypedExpression, TypedExpression, TypedStore)
  /// `point.x = …`: a value is copied unless nobody else has it, changed, and written back.
  case member(Member)
  /// `a[i] = …` of Objective-C.
  case element(TypedExpression, TypedExpression)
  case swiftElement(SwiftElement)
  /// The call of a setter that finds the new value in a slot.
  case call(TypedExpression, slot: Int)
  /// `*p = …`.
  case dereference(TypedExpression, FieldType)
  /// A variable that nobody declares.
  case standIn(String)

  /// Whether it only puts a value in a variable or a field, so that what is there need not be
  /// stored.
  package var isPlace: Bool {
    switch self {
    case .local, .global, .field: true
    case .nowhere, .initial, .receiver, .arrow, .superSetter, .setter, .parts, .chain,
      .structMember, .recordPart, .recordElement, .member, .element, .swiftElement, .call,
      .dereference, .standIn:
      false
    }
  }

  /// A setter is sent; where the class shows only when it runs, the property may go by its own
  /// name.
  package struct Setter: Sendable {
    package var selector: Selector
    package var own: Selector?
    package var holder: TypedExpression
    package var place: MessagePlace

    package init(
      selector: Selector, own: Selector? = nil, holder: TypedExpression, place: MessagePlace
    ) {
      self.selector = selector
      self.own = own
      self.holder = holder
      self.place = place
    }
  }

  package struct Member: Sendable {
    package var name: String
    package var holder: TypedExpression
    /// Where the changed value lies while the setter is sent to it.
    package var slot: Int
    package var setter: TypedStore
    /// How the value gets back; nil where it could not be assigned.
    package var store: TypedStore?
    package var isAlone: Bool

    package init(
      name: String, holder: TypedExpression, slot: Int, setter: TypedStore,
      store: TypedStore? = nil, isAlone: Bool
    ) {
      self.name = name
      self.holder = holder
      self.slot = slot
      self.setter = setter
      self.store = store
      self.isAlone = isAlone
    }
  }

  package struct SwiftElement: Sendable {
    package var holder: TypedExpression
    package var key: TypedExpression
    package var store: TypedStore
    package var isAlone: Bool
    package var line: Int

    package init(
      holder: TypedExpression, key: TypedExpression, store: TypedStore, isAlone: Bool, line: Int
    ) {
      self.holder = holder
      self.key = key
      self.store = store
      self.isAlone = isAlone
      self.line = line
    }
  }
}
