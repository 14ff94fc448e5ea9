import ObjectModel

// What a type says of what is inside its values.
extension StaticType {
  /// The type of what an optional holds.
  package var unwrapped: StaticType {
    var type = self
    type.optionality = .none
    guard optionality != .none, field == .any, className == nil, parts.count == 1 else {
      return type
    }
    return parts[0]
  }

  /// An optional of this type: one of a number may be nil, which no plain number is.
  package var asOptional: StaticType { wrapped(.optional) }

  package func wrapped(_ optionality: Optionality) -> StaticType {
    if self.optionality == .optional || isVoid { return self }
    var type = self
    if !mayHoldObject, field != .type, field != .selector {
      type = .any
      type.parts = [self]
    }
    type.optionality = optionality
    return type
  }

  /// What Objective-C declares without a word for nil is to Swift an implicitly unwrapped optional.
  package var imported: StaticType {
    field == .object && optionality == .none ? wrapped(.implicit) : self
  }

  package var isTuple: Bool { className == nil && optionality == .none && parts.count > 1 }
  package var isDictionary: Bool { className == "NSDictionary" }
  package var isRange: Bool { className == "Range" || className == "ClosedRange" }
  package var isIndexSet: Bool { className == "NSIndexSet" }
  package var isString: Bool { className == "NSString" }

  /// The same type with one kind of values in place of another, in whatever depth.
  package func replacing(_ old: StaticType, by new: StaticType) -> StaticType {
    if self == old { return new }
    var type = self
    type.parts = parts.map { $0.replacing(old, by: new) }
    type.signature = signature?.map { $0.replacing(old, by: new) }
    return type
  }

  /// The same with a class in place of each `Self`, in whatever depth.
  package func received(by name: String) -> StaticType {
    var type = self
    if isReceiver.content, className != nil { type.className = name }
    type.parts = parts.map { $0.received(by: name) }
    type.signature = signature?.map { $0.received(by: name) }
    return type
  }

  /// What a loop over values of the type goes through.
  package var element: StaticType {
    if isString { return .string }
    if isRange || isIndexSet { return parts.first ?? .int }
    guard let name = className, ["NSArray", "NSSet", "NSDictionary"].contains(name) else {
      return .any
    }
    if isDictionary {
      return parts.count == 2 ? .tuple(parts, labels: ["key", "value"]) : .any
    }
    return parts.first ?? .any
  }

  /// The type of a tuple's part, by its label or place.
  package func part(_ name: String) -> StaticType? {
    guard isTuple, let place = labels.firstIndex(of: name) ?? Int(name),
      parts.indices.contains(place)
    else { return nil }
    return parts[place]
  }
}
