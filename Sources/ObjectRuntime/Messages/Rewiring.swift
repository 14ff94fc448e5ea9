public import ObjectModel

/// Where a class keeps the method for a selector: what the runtime's `Method` points to.
package struct MethodPlace: Hashable, Sendable {
  package var owner: ClassID
  package var selector: Selector
  package var isOfClass: Bool
}

/// What a method does: the runtime's `IMP`.
package enum MethodImplementation: Hashable, Sendable {
  /// What a class has declared for a selector.
  case declared(MethodPlace)
  /// A block, which gets the object before the arguments, or a function of C's, which gets the
  /// selector as well.
  case called(Value)
}

// Methods that the program puts in the places of others: Objective-C Runtime, "Working with
// Methods".
extension Simulation {
  /// What stands in a place by the program's own doing; nil where it is what the class declares.
  func rewired(_ place: MethodPlace) -> Method? {
    guard let implementation = rewirings[place] else { return nil }
    switch implementation {
    case .declared(let place): return declaredMethod(place)
    case .called(let code):
      let isFunction = code.object == nil
      let method = FrameworkClass.Method { turn, me, arguments throws(Fault) in
        let hidden = isFunction ? [me, .selector(place.selector)] : [me]
        return try turn.call(block: code, hidden + arguments)
      }
      return .framework(method)
    }
  }

  /// The place of the method that a message to a class's objects runs; nil where nobody has it.
  func place(of selector: Selector, in type: ClassID, isOfClass: Bool) -> MethodPlace? {
    classes.lineage(of: type).lazy
      .map { MethodPlace(owner: $0, selector: selector, isOfClass: isOfClass) }
      .first { rewirings[$0] != nil || declaredMethod($0) != nil }
  }
}

extension Turn {
  /// `class_getInstanceMethod`, `class_getClassMethod`.
  public func method(_ selector: Value, of type: Value, isOfClass: Bool) -> Value {
    guard let place = MethodPlace(type, selector),
      let place = simulation.place(
        of: place.selector, in: place.owner, isOfClass: isOfClass || place.isOfClass)
    else { return .none }
    return place.value
  }

  /// `method_getImplementation`.
  public func implementation(of method: Value) -> Value {
    MethodPlace(method).map { implementation(in: $0).value } ?? .none
  }

  /// `imp_implementationWithBlock`.
  public mutating func implementation(by block: Value) throws(Fault) -> Value {
    let copy = try send("copy", to: block, from: .uikit)
    guard let id = copy.object else { return .none }
    try retain(id, as: .framework)
    return MethodImplementation.called(.object(id)).value
  }

  /// Calls what `method_getImplementation` answered, as a function of C: with the object and the
  /// selector before the arguments; nil where a value is no such thing.
  public mutating func call(implementation: Value, _ arguments: [Value]) throws(Fault) -> Value? {
    guard case .record = implementation, let known = MethodImplementation(implementation),
      let receiver = arguments.first
    else { return nil }
    switch known {
    case .called(let code): return try call(block: code, [receiver] + arguments.dropFirst(2))
    case .declared(let place):
      guard let method = simulation.declaredMethod(place) else { return nil }
      return try perform(method, place.selector, receiver, Array(arguments.dropFirst(2)))
    }
  }

  /// `method_setImplementation`: what the method did before.
  public mutating func set(implementation: Value, of method: Value) -> Value {
    guard let place = MethodPlace(method) else { return .none }
    let old = self.implementation(in: place)
    put(MethodImplementation(implementation), in: place)
    return old.value
  }

  /// `method_exchangeImplementations`.
  public mutating func exchange(_ one: Value, _ other: Value) {
    guard let one = MethodPlace(one), let other = MethodPlace(other) else { return }
    let (first, second) = (implementation(in: one), implementation(in: other))
    put(second, in: one)
    put(first, in: other)
  }

  /// `class_addMethod`: false where the class itself has such a method.
  public mutating func add(_ implementation: Value, for selector: Value, to type: Value) -> Bool {
    guard let place = MethodPlace(type, selector), !has(place) else { return false }
    put(MethodImplementation(implementation), in: place)
    return true
  }

  /// `class_replaceMethod`: what the class's own method did before.
  public mutating func replace(
    _ selector: Value, of type: Value, by implementation: Value
  ) -> Value {
    guard let place = MethodPlace(type, selector) else { return .none }
    let old = has(place) ? self.implementation(in: place).value : .none
    put(MethodImplementation(implementation), in: place)
    return old
  }

  private func has(_ place: MethodPlace) -> Bool {
    simulation.rewirings[place] != nil || simulation.declaredMethod(place) != nil
  }

  private func implementation(in place: MethodPlace) -> MethodImplementation {
    simulation.rewirings[place] ?? .declared(place)
  }

  private mutating func put(_ implementation: MethodImplementation?, in place: MethodPlace) {
    guard let implementation else { return }
    simulation.rewirings[place] = implementation
    simulation.isRewired = true
    cache.forgetMethods()
  }
}

// MARK: - As values
extension MethodPlace {
  fileprivate init?(_ type: Value, _ selector: Value) {
    guard case .selector(let selector) = selector else { return nil }
    if case .type(let owner) = type {
      self.init(owner: owner, selector: selector, isOfClass: false)
    } else if let owner = type.classOfMetaclass {
      self.init(owner: owner, selector: selector, isOfClass: true)
    } else {
      return nil
    }
  }

  package init?(_ value: Value) {
    guard case .record(let parts) = value, parts.count == 3, case .type(let owner) = parts[0],
      case .selector(let selector) = parts[1]
    else { return nil }
    self.init(owner: owner, selector: selector, isOfClass: parts[2].isTrue)
  }

  var value: Value { .record([.type(owner), .selector(selector), .bool(isOfClass)]) }
}

extension MethodImplementation {
  fileprivate init?(_ value: Value) {
    if let place = MethodPlace(value) {
      self = .declared(place)
    } else if case .record(let parts) = value, parts.count == 1, parts[0].object != nil {
      self = .called(parts[0])
    } else if case .function = value {
      self = .called(value)
    } else {
      return nil
    }
  }

  fileprivate var value: Value {
    switch self {
    case .declared(let place): place.value
    case .called(let code): code.object == nil ? code : .record([code])
    }
  }
}

extension Value {
  /// The class of a class, which has its class methods.
  package static func metaclass(of type: ClassID) -> Value {
    .record([.type(type), .bool(true)])
  }

  /// The class that a metaclass is of; nil of all else.
  package var classOfMetaclass: ClassID? {
    guard case .record(let parts) = self, parts.count == 2, case .type(let type) = parts[0] else {
      return nil
    }
    return type
  }
}
