import Simulator

/// What an assignment stores into.
indirect enum TypedStore: Sendable {
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
  case chain(TypedStore)
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

  /// Whether it only puts a value in a variable or a field, so that what is there need not be stored.
  var isPlace: Bool {
    switch self {
    case .local, .global, .field: true
    case .nowhere, .initial, .receiver, .arrow, .superSetter, .setter, .parts, .chain,
      .structMember, .recordPart, .recordElement, .member, .element, .swiftElement, .call,
      .dereference:
      false
    }
  }

  /// A setter is sent; where the class shows only when it runs, the property may go by its own name.
  struct Setter: Sendable {
    var selector: Selector
    var own: Selector?
    var holder: TypedExpression
    var place: MessagePlace
  }

  struct Member: Sendable {
    var name: String
    var holder: TypedExpression
    /// Where the changed value lies while the setter is sent to it.
    var slot: Int
    var setter: TypedStore
    /// How the value gets back; nil where it could not be assigned.
    var store: TypedStore?
    var isAlone: Bool
  }

  struct SwiftElement: Sendable {
    var holder: TypedExpression
    var key: TypedExpression
    var store: TypedStore
    var isAlone: Bool
    var line: Int
  }
}
