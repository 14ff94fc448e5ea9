package import ObjectModel
package import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// What `NSArray` answers. `NSNotFound` is the greatest `Int`, as for 64 bits; a message with a
  /// `since` is unrecognised on older versions.
  static let arrayMethods: [Selector: Method] = [
    "initWithObjects:": .answer { turn, me, arguments throws(Fault) in
      for value in arguments where value != .none { try turn.append(value, to: me) }
      return .object(me)
    },
    "initWithArray:": .answer { turn, me, arguments throws(Fault) in
      for value in turn.simulation.elements(of: arguments.first ?? .none) ?? [] {
        try turn.append(value, to: me)
      }
      return .object(me)
    },
    "initWithCapacity:": Method { _, me, _ throws(Fault) in me },
    "count": .answer { turn, me, _ throws(Fault) in .int(turn.count(of: me)) },
    "objectAtIndex:": .element(by: "objectAtIndex:"),
    "objectAtIndexedSubscript:": .element(by: "objectAtIndexedSubscript:"),
    "firstObject": .answer { turn, me, _ throws(Fault) in
      turn.simulation.element(0, of: .object(me)) ?? .none
    },
    "lastObject": .answer { turn, me, _ throws(Fault) in
      turn.simulation.element(turn.count(of: me) - 1, of: .object(me)) ?? .none
    },
    "containsObject:": .answer { turn, me, arguments throws(Fault) in
      .bool(try turn.index(of: arguments.first ?? .none, in: me) != nil)
    },
    "indexOfObject:": .answer { turn, me, arguments throws(Fault) in
      .int(try turn.index(of: arguments.first ?? .none, in: me) ?? .max)
    },
    "copyWithZone:": .answer { turn, me, _ throws(Fault) in
      try turn.makeObject("NSArray", .array(Elements(turn.elements(of: me))))
    },
    "mutableCopyWithZone:": .answer { turn, me, _ throws(Fault) in
      try turn.makeObject("NSMutableArray", .array(Elements(turn.elements(of: me))))
    },
    "makeObjectsPerformSelector:": .telling, "makeObjectsPerformSelector:withObject:": .telling,
    "isEqualToArray:": Method { turn, me, arguments throws(Fault) in
      .bool(try turn.holdEqual(me, arguments.first ?? .none))
    },
    "indexOfObjectIdenticalTo:": .answer { turn, me, arguments throws(Fault) in
      .int(turn.elements(of: me).firstIndex { $0 == arguments.first } ?? .max)
    },
    "arrayByAddingObject:": .answer { turn, me, arguments throws(Fault) in
      try turn.refuseNil(arguments.first, in: "-[NSArray arrayByAddingObject:]")
      return try turn.makeArray(turn.elements(of: me) + arguments)
    },
    "arrayByAddingObjectsFromArray:": .answer { turn, me, arguments throws(Fault) in
      try turn.makeArray(turn.elements(of: me) + turn.elements(arguments.first))
    },
    "countByEnumeratingWithState:objects:count:": .enumerating,
    "componentsJoinedByString:": .answer { turn, me, arguments throws(Fault) in
      var parts: [String] = []
      for value in turn.elements(of: me) { parts.append(try turn.description(of: value)) }
      return .string(try turn.joined(parts, separator: turn.text(arguments.first)))
    }.pooled,
    "sortedArrayUsingSelector:": .answer { turn, me, arguments throws(Fault) in
      try turn.makeArray(try turn.sorted(turn.elements(of: me), by: arguments.first))
    },
    "sortedArrayUsingDescriptors:": .answer { turn, me, arguments throws(Fault) in
      try turn.makeArray(try turn.sorted(turn.elements(of: me), byDescriptors: arguments.first))
    },
    "filteredArrayUsingPredicate:": .answer(since: UIKitVersion(3)) {
      turn, me, arguments throws(Fault) in
      try turn.makeArray(try turn.filtered(turn.elements(of: me), by: arguments.first))
    },
    "objectEnumerator": .answer { turn, me, _ throws(Fault) in
      try turn.makeEnumerator(turn.elements(of: me))
    },
    "reverseObjectEnumerator": .answer { turn, me, _ throws(Fault) in
      try turn.makeEnumerator(turn.elements(of: me).reversed())
    },
    "valueForKey:": .answer { turn, me, arguments throws(Fault) in
      try turn.makeArray(try turn.values(forKey: arguments[0], ofEach: turn.elements(of: me)))
    },
    "setValue:forKey:": .action { turn, me, arguments throws(Fault) in
      for element in turn.elements(of: me) {
        try turn.send("setValue:forKey:", to: element, arguments)
      }
    },
  ]

  /// Convenience constructors answer an object of the class they are sent to, owned by the
  /// autorelease pool alone.
  static let arrayClassMethods: [Selector: Method] = [
    "array": .collecting, "arrayWithObjects:": .collecting,
    "arrayWithObject:": Method { turn, me, arguments throws(Fault) in
      try turn.refuseNilText(
        arguments.first, in: "initWithObjects:count:", of: "__NSPlaceholderArray",
        "attempt to insert nil object from objects[0]")
      return try turn.makeAutoreleased(me, .array(Elements(arguments)))
    },
    "arrayWithArray:": Method { turn, me, arguments throws(Fault) in
      let elements = turn.simulation.elements(of: arguments.first ?? .none) ?? []
      return try turn.makeAutoreleased(me, .array(Elements(elements)))
    },
    "arrayWithCapacity:": Method { turn, me, _ throws(Fault) in
      try turn.makeAutoreleased(me, .array([]))
    },
  ]

  /// What only a mutable list answers. Refusals name `__NSArrayM`, the private class that a
  /// device's reason names.
  static let mutableArrayMethods: [Selector: Method] = [
    "addObject:": .action { turn, me, arguments throws(Fault) in
      try turn.refuseNil(arguments.first, in: "-[__NSArrayM insertObject:atIndex:]")
      try turn.append(arguments[0], to: me)
    },
    "insertObject:atIndex:": .action { turn, me, arguments throws(Fault) in
      try turn.refuseNil(arguments.first, in: "-[__NSArrayM insertObject:atIndex:]")
      try turn.checkBounds(
        arguments[1].integer, of: me, in: "insertObject:atIndex:", orBehind: true)
      try turn.append(arguments[0], to: me, at: arguments[1].integer)
    },
    "removeObject:": .action { turn, me, arguments throws(Fault) in
      try turn.remove(equalTo: [arguments[0]], from: me)
    },
    "removeObjectAtIndex:": .action { turn, me, arguments throws(Fault) in
      try turn.checkBounds(arguments[0].integer, of: me, in: "removeObjectAtIndex:")
      try turn.remove(at: arguments[0].integer, from: me)
    },
    "removeObjectsAtIndexes:": .action { turn, me, arguments throws(Fault) in
      let places = turn.elements(arguments.first).map(\.unboxed.integer)
      for place in places {
        try turn.checkBounds(place, of: me, in: "removeObjectsAtIndexes:")
      }
      for place in places.reversed() { try turn.remove(at: place, from: me) }
    },
    "removeLastObject": .action { turn, me, _ throws(Fault) in
      let count = turn.count(of: me)
      if count > 0 { try turn.remove(at: count - 1, from: me) }
    },
    "removeAllObjects": .action { turn, me, _ throws(Fault) in
      try turn.replace(elements: [], of: .object(me))
    },
    "addObjectsFromArray:": .action { turn, me, arguments throws(Fault) in
      for value in turn.elements(arguments.first) { try turn.append(value, to: me) }
    },
    "setArray:": .action { turn, me, arguments throws(Fault) in
      try turn.replace(elements: turn.elements(arguments.first), of: .object(me))
    },
    "removeObjectsInArray:": .action { turn, me, arguments throws(Fault) in
      try turn.remove(equalTo: turn.elements(arguments.first), from: me)
    },
    "replaceObjectAtIndex:withObject:": .action { turn, me, arguments throws(Fault) in
      try turn.replaceElement(
        of: me, at: arguments[0].integer, by: arguments[1], "replaceObjectAtIndex:withObject:")
    },
    "setObject:atIndexedSubscript:": .action(since: UIKitVersion(6)) {
      turn, me, arguments throws(Fault) in
      let place = arguments[1].integer
      if place == turn.count(of: me) {
        try turn.refuseNil(arguments[0], in: "-[__NSArrayM setObject:atIndexedSubscript:]")
        return try turn.append(arguments[0], to: me)
      }
      try turn.replaceElement(
        of: me, at: place, by: arguments[0], "setObject:atIndexedSubscript:")
    },
    "exchangeObjectAtIndex:withObjectAtIndex:": .action { turn, me, arguments throws(Fault) in
      for place in arguments {
        try turn.checkBounds(
          place.integer, of: me, in: "exchangeObjectAtIndex:withObjectAtIndex:")
      }
      turn.simulation.contents.changeArray(me) {
        $0.swapAt(arguments[0].integer, arguments[1].integer)
      }
    },
    "sortUsingSelector:": .action { turn, me, arguments throws(Fault) in
      let sorted = try turn.sorted(turn.elements(of: me), by: arguments.first)
      try turn.replace(elements: sorted, of: .object(me))
    },
    "sortUsingDescriptors:": .action { turn, me, arguments throws(Fault) in
      let sorted = try turn.sorted(turn.elements(of: me), byDescriptors: arguments.first)
      try turn.replace(elements: sorted, of: .object(me))
    },
    "filterUsingPredicate:": .action(since: UIKitVersion(3)) { turn, me, arguments throws(Fault) in
      let kept = try turn.filtered(turn.elements(of: me), by: arguments.first)
      try turn.replace(elements: kept, of: .object(me))
    },
    "sortUsingComparator:": .action(since: UIKitVersion(4)) { turn, me, arguments throws(Fault) in
      let sorted = try turn.sorted(turn.elements(of: me)) { turn, one, other throws(Fault) in
        try turn.call(block: arguments[0], [one, other]).integer < 0
      }
      try turn.replace(elements: sorted, of: .object(me))
    },
  ]
}

extension FrameworkClass.Method {
  /// `objectAtIndex:`; outside of the list it raises `NSRangeException`. The element is looked for
  /// first: bounds are checked only where none is found.
  ///
  /// Brackets name themselves from iOS 11 on.
  fileprivate static func element(by method: String) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let index = arguments[0].integer
      if let element = turn.simulation.element(index, of: .object(me)) { return element }
      let isOld = turn.simulation.version < UIKitVersion(11)
      try turn.checkBounds(index, of: me, in: isOld ? "objectAtIndex:" : method)
      return .none
    }
  }

  /// The arguments up to the terminating nil, which is itself among them where Objective-C wrote
  /// it.
  fileprivate static let collecting = FrameworkClass.Method { turn, me, arguments throws(Fault) in
    try turn.makeAutoreleased(me, .array(Elements(arguments.filter { $0 != .none })))
  }

  /// What a list, set or dictionary hands to a class of the program's that is gone through by it:
  /// the state is a list here, which gets all at once.
  static let enumerating = answer { turn, me, arguments throws(Fault) in
    let elements =
      turn.simulation.pairs(of: .object(me)).map { $0.map(\.key) } ?? turn.elements(of: me)
    guard turn.simulation.elements(of: arguments[0]) != nil else { return .int(0) }
    try turn.replace(elements: elements, of: arguments[0])
    return .int(elements.count)
  }

  /// Sends each element a message, with the second argument where the selector takes one. The list
  /// is the one of the beginning, whatever the elements do to it.
  fileprivate static let telling = action { turn, me, arguments throws(Fault) in
    guard case .selector(let selector) = arguments.first else { return }
    for value in turn.elements(of: me) {
      try turn.send(selector, to: value, Array(arguments.dropFirst().prefix(selector.arity)))
    }
  }
}

extension Turn {
  /// The elements of a list or set; none for nil and for what holds none, as messages to nil
  /// answer.
  package func elements(_ value: Value?) -> [Value] {
    simulation.elements(of: value ?? .none) ?? []
  }

  /// The values in the order that a comparing message decides.
  fileprivate mutating func sorted(
    _ values: [Value], by comparing: Value?
  ) throws(Fault) -> [Value] {
    guard case .selector(let selector) = comparing else { return values }
    return try sorted(values) { turn, one, other throws(Fault) in
      try turn.send(selector, to: one, [other]).integer < 0
    }
  }

  /// Takes out all elements that are equal to one of some values.
  /// Plain values are looked up in a set: only what has an `isEqual:` of its own is compared one by
  /// one.
  fileprivate mutating func remove(
    equalTo values: [Value], from id: ObjectID
  ) throws(Fault) {
    let plain = Set(values.compactMap { simulation.plainKey($0) })
    let others = values.filter { simulation.plainKey($0) == nil || simulation.hasOwnEquality($0) }
    let old = elements(of: id)
    var kept: [Value] = []
    for element in old where simulation.plainKey(element).map(plain.contains) != true {
      var isEqual = false
      for value in others where !isEqual { isEqual = try self.isEqual(value, element) }
      if !isEqual { kept.append(element) }
    }
    if kept.count < old.count { try replace(elements: kept, of: .object(id)) }
  }

  /// Refuses nil before it looks at the bounds, which is the order of Foundation's checks.
  fileprivate mutating func replaceElement(
    of id: ObjectID, at place: Int, by value: Value, _ method: String
  ) throws(Fault) {
    try refuseNil(value, in: "-[__NSArrayM \(method)]")
    try checkBounds(place, of: id, in: method)
    try replace(elementAt: place, of: id, by: value)
  }

  /// What each element answers for a key; `NSNull` stands for nil.
  /// The messages are sent, so that overridden getters are called.
  mutating func values(
    forKey key: Value, ofEach elements: [Value]
  ) throws(Fault) -> [Value] {
    var values: [Value] = []
    for element in elements {
      let value = try send("valueForKey:", to: element, [key], from: .uikit)
      values.append(value == .none ? .object(simulation.shared("NSNull")) : value)
    }
    return values
  }
}
