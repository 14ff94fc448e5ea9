extension FrameworkClass {
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
    "count": .answer { turn, me, _ throws(Fault) in .int(turn.elements(of: me).count) },
    "objectAtIndex:": .element, "objectAtIndexedSubscript:": .element,
    "firstObject": .answer { turn, me, _ throws(Fault) in turn.elements(of: me).first ?? .none },
    "lastObject": .answer { turn, me, _ throws(Fault) in turn.elements(of: me).last ?? .none },
    "containsObject:": .answer { turn, me, arguments throws(Fault) in
      .bool(turn.index(of: arguments.first ?? .none, in: me) != nil)
    },
    "indexOfObject:": .answer { turn, me, arguments throws(Fault) in
      .int(turn.index(of: arguments.first ?? .none, in: me) ?? .max)
    },
    "copyWithZone:": .answer { turn, me, _ throws(Fault) in
      try turn.makeObject("NSArray", .array(turn.elements(of: me)))
    },
    "mutableCopyWithZone:": .answer { turn, me, _ throws(Fault) in
      try turn.makeObject("NSMutableArray", .array(turn.elements(of: me)))
    },
    "makeObjectsPerformSelector:": .action { turn, me, arguments throws(Fault) in
      guard case .selector(let selector) = arguments.first else { return }
      for value in turn.elements(of: me) { try turn.send(selector, to: value) }
    },
  ]

  static let arrayClassMethods: [Selector: Method] = [
    "array": .collecting, "arrayWithObject:": .collecting, "arrayWithObjects:": .collecting,
    "arrayWithArray:": Method { turn, me, arguments throws(Fault) in
      let elements = turn.simulation.elements(of: arguments.first ?? .none) ?? []
      return try turn.makeAutoreleased(me, .array(elements))
    },
    "arrayWithCapacity:": Method { turn, me, _ throws(Fault) in
      try turn.makeAutoreleased(me, .array([]))
    },
  ]

  static let mutableArrayMethods: [Selector: Method] = [
    "addObject:": .action { turn, me, arguments throws(Fault) in
      try turn.refuseNil(arguments.first, in: "-[__NSArrayM insertObject:atIndex:]")
      try turn.append(arguments[0], to: me)
    },
    "insertObject:atIndex:": .action { turn, me, arguments throws(Fault) in
      try turn.refuseNil(arguments.first, in: "-[__NSArrayM insertObject:atIndex:]")
      try turn.checkBounds(arguments[1].integer, turn.elements(of: me).count + 1, "__NSArrayM")
      try turn.append(arguments[0], to: me, at: arguments[1].integer)
    },
    "removeObject:": .action { turn, me, arguments throws(Fault) in
      while let index = turn.index(of: arguments.first ?? .none, in: me) {
        try turn.remove(at: index, from: me)
      }
    },
    "removeObjectAtIndex:": .action { turn, me, arguments throws(Fault) in
      try turn.checkBounds(arguments[0].integer, turn.elements(of: me).count, "__NSArrayM")
      try turn.remove(at: arguments[0].integer, from: me)
    },
    "removeLastObject": .action { turn, me, _ throws(Fault) in
      let count = turn.elements(of: me).count
      if count > 0 { try turn.remove(at: count - 1, from: me) }
    },
    "removeAllObjects": .action { turn, me, _ throws(Fault) in
      while !turn.elements(of: me).isEmpty { try turn.remove(at: 0, from: me) }
    },
  ]

  static let dictionaryMethods: [Selector: Method] = [
    "initWithCapacity:": Method { _, me, _ throws(Fault) in me },
    "initWithObjectsAndKeys:": .answer { turn, me, arguments throws(Fault) in
      for place in stride(from: 0, to: arguments.count - 1, by: 2) {
        try turn.set(arguments[place], forKey: arguments[place + 1], in: me)
      }
      return .object(me)
    },
    "count": .answer { turn, me, _ throws(Fault) in .int(turn.pairs(of: me).count) },
    "objectForKey:": .looking, "valueForKey:": .looking, "objectForKeyedSubscript:": .looking,
    "allKeys": .answer { turn, me, _ throws(Fault) in
      try turn.makeArray(turn.pairs(of: me).map(\.key))
    },
    "allValues": .answer { turn, me, _ throws(Fault) in
      try turn.makeArray(turn.pairs(of: me).map(\.value))
    },
    "copyWithZone:": .answer { turn, me, _ throws(Fault) in
      try turn.makeObject("NSDictionary", .dictionary(turn.pairs(of: me)))
    },
    "mutableCopyWithZone:": .answer { turn, me, _ throws(Fault) in
      try turn.makeObject("NSMutableDictionary", .dictionary(turn.pairs(of: me)))
    },
  ]

  static let dictionaryClassMethods: [Selector: Method] = [
    "dictionary": .pairing, "dictionaryWithObject:forKey:": .pairing,
    "dictionaryWithObjectsAndKeys:": .pairing,
  ]

  static let mutableDictionaryMethods: [Selector: Method] = [
    "setObject:forKey:": .setting, "setValue:forKey:": .setting,
    "setObject:forKeyedSubscript:": .setting,
    "removeObjectForKey:": .action { turn, me, arguments throws(Fault) in
      try turn.set(.none, forKey: arguments[0], in: me)
    },
    "removeAllObjects": .action { turn, me, _ throws(Fault) in
      for pair in turn.pairs(of: me) { try turn.set(.none, forKey: pair.key, in: me) }
    },
  ]
}

extension FrameworkClass.Method {
  fileprivate static let element = answer { turn, me, arguments throws(Fault) in
    let elements = turn.elements(of: me)
    let index = arguments.first?.integer ?? 0
    try turn.checkBounds(index, elements.count, "__NSArrayI")
    return elements[index]
  }

  fileprivate static let collecting = FrameworkClass.Method { turn, me, arguments throws(Fault) in
    try turn.makeAutoreleased(me, .array(arguments.filter { $0 != .none }))
  }

  fileprivate static let looking = answer { turn, me, arguments throws(Fault) in
    turn.pairs(of: me).first { turn.simulation.areEqual($0.key, arguments.first ?? .none) }?.value
      ?? .none
  }

  fileprivate static let setting = action { turn, me, arguments throws(Fault) in
    try turn.refuseNil(arguments.first, in: "-[__NSDictionaryM setObject:forKey:]")
    try turn.set(arguments[0], forKey: arguments[1], in: me)
  }

  fileprivate static let pairing = FrameworkClass.Method { turn, me, arguments throws(Fault) in
    let made = try turn.makeAutoreleased(me, .dictionary([]))
    guard let id = made.object else { return .none }
    for place in stride(from: 0, to: arguments.count - 1, by: 2) {
      try turn.set(arguments[place], forKey: arguments[place + 1], in: id)
    }
    return made
  }
}
