public import ObjectModel
public import ObjectRuntime
import Syntax

// Blocks as receivers, queues, and the methods of Foundation that take blocks.
extension FrameworkClass {
  /// A block on the stack or without captures is not counted; `copy` moves one from the stack.
  static let blockMethods: [Selector: Method] = [
    "copy": .answer { turn, me, _ throws(Fault) in .object(try turn.copyBlock(me)) },
    // What a block gets to stop an enumeration by is a variable that is shared with it.
    "pointee": .answer { turn, me, _ throws(Fault) in turn.read(shared: me, isWeak: false) },
    "setPointee:": .action { turn, me, arguments throws(Fault) in
      try turn.assign(arguments[0], toShared: me)
    },
    "copyWithZone:": .answer { turn, me, _ throws(Fault) in .object(try turn.copyBlock(me)) },
    "retain": .answer { turn, me, _ throws(Fault) in
      if turn.simulation.block(me)?.storage == .heap {
        try turn.retain(me, as: .claim(.retain, line: turn.line))
      }
      return .object(me)
    },
    "release": .action { turn, me, _ throws(Fault) in
      if turn.simulation.block(me)?.storage == .heap { try turn.release(me) }
    },
    "autorelease": .answer { turn, me, _ throws(Fault) in
      if turn.simulation.block(me)?.storage == .heap { try turn.autorelease(me) }
      return .object(me)
    },
  ]

  /// Code of a global queue runs in a turn of its own, and knows that it is not on the main thread.
  static let queueClassMethods: [Selector: Method] = [
    "mainQueue": .queue("queue"), "globalQueue": .queue("globalQueue"),
    "globalQueueWithQos:": .queue("globalQueue"),
  ]

  /// What the functions `dispatch_async` and `dispatch_after` are in Swift.
  static let queueMethods: [Selector: Method] = [
    "sync:": Method { turn, queue, arguments throws(Fault) in
      let (loop, serial, isMain) = (
        turn.simulation.runLoop, turn.serial(queue), turn.isMain(queue)
      )
      if isMain ? !loop.isOffMain : serial.map(loop.entered.contains) == true {
        throw .misusedQueue("dispatch_sync called on queue already owned by current thread")
      }
      guard let block = arguments[0].object else { return try turn.call(block: arguments[0]) }
      let entered = isMain ? [] : loop.entered + [serial].compactMap { $0 }
      return try turn.offMain(loop.isOffMain && !isMain, in: entered) { (turn) throws(Fault) in
        try turn.perform(block: block, [])
      }
    },
    "async:": Method { turn, queue, arguments throws(Fault) in
      try turn.callLater(
        arguments[0], after: 0, offMain: !turn.isMain(queue), serial: turn.serial(queue))
      return .none
    },
    "asyncInGroup:qos:flags:execute:": Method { turn, queue, arguments throws(Fault) in
      arguments[0] == .none
        ? try turn.send("async:", to: queue, [arguments[3]], from: .uikit)
        : try turn.send(
          "asyncInGroup:work:", to: queue, [arguments[0], arguments[3]], from: .uikit)
    },
    "asyncAfter:execute:": .after { $0[1] }, "asyncAfter:qos:flags:execute:": .after { $0[3] },
    "asyncAfterWallDeadline:qos:flags:execute:": .after { $0[3] },
    "initWithLabel:attributes:": .sharing { $0[1] },
    "initWithLabel:qos:attributes:": .sharing { $0[2] },
    "asyncInGroup:work:": Method { turn, queue, arguments throws(Fault) in
      try turn.send("_take:on:", to: arguments[0], [arguments[1], queue], from: .uikit)
    },
  ]

  /// Methods of `NSArray` with blocks. They go by places and read each element when its turn comes:
  /// the block may change the list.
  static let arrayBlockMethods: [Selector: Method] = [
    "enumerateObjectsUsingBlock:": .action(since: UIKitVersion(4)) {
      turn, me, arguments throws(Fault) in
      try turn.enumerate(turn.elements(of: me).indices) { turn, index, stop throws(Fault) in
        let element = turn.elements(of: me)[index]
        try turn.call(block: arguments[0], [element, .int(index), stop])
      }
    },
    "enumerateObjectsWithOptions:usingBlock:": .action(since: UIKitVersion(4)) {
      turn, me, arguments throws(Fault) in
      let (places, isReverse) = (turn.elements(of: me).indices, arguments[0].integer & 2 != 0)
      try turn.enumerate(places) { turn, place, stop throws(Fault) in
        let index = isReverse ? places.count - 1 - place : place
        let element = turn.elements(of: me)[index]
        try turn.call(block: arguments[1], [element, .int(index), stop])
      }
    },
    "indexesOfObjectsPassingTest:": .answer(since: UIKitVersion(4)) {
      turn, me, arguments throws(Fault) in
      var found: [Value] = []
      try turn.enumerate(turn.elements(of: me).indices) { turn, index, stop throws(Fault) in
        let element = turn.elements(of: me)[index]
        if try turn.call(block: arguments[0], [element, .int(index), stop]).isTrue {
          found.append(.int(index))
        }
      }
      return try turn.makeIndexSet(found)
    },
    "sortedArrayUsingComparator:": .answer(since: UIKitVersion(4)) {
      turn, me, arguments throws(Fault) in
      let sorted = try turn.sorted(turn.elements(of: me)) { turn, one, other throws(Fault) in
        try turn.call(block: arguments[0], [one, other]).integer < 0
      }
      return try turn.makeArray(sorted)
    },
    "indexOfObjectPassingTest:": .answer(since: UIKitVersion(4)) {
      turn, me, arguments throws(Fault) in
      var found = Int.max
      try turn.enumerate(turn.elements(of: me).indices) { turn, index, stop throws(Fault) in
        let element = turn.elements(of: me)[index]
        guard try turn.call(block: arguments[0], [element, .int(index), stop]).isTrue else {
          return
        }
        found = index
        try turn.assign(.bool(true), toShared: stop)
      }
      return .int(found)
    },
  ]

  /// The pairs are those of the beginning; a block that changes the dictionary meanwhile does not
  /// lengthen the walk.
  static let dictionaryBlockMethods: [Selector: Method] = [
    "enumerateKeysAndObjectsUsingBlock:": .action(since: UIKitVersion(4)) {
      turn, me, arguments throws(Fault) in
      let pairs = turn.pairs(of: me)
      try turn.enumerate(pairs.indices) { turn, index, stop throws(Fault) in
        try turn.call(block: arguments[0], [pairs[index].key, pairs[index].value, stop])
      }
    }
  ]
}

extension FrameworkClass.Method {
  /// `enumerateIndexesUsingBlock:`, over the indexes as they were at the beginning.
  static let enumeratingIndexes = action(since: UIKitVersion(4)) {
    turn, me, arguments throws(Fault) in
    let indexes = turn.elements(of: me)
    try turn.enumerate(indexes.indices) { turn, place, stop throws(Fault) in
      try turn.call(block: arguments[0], [indexes[place].unboxed, stop])
    }
  }

  /// A queue that is made with attributes, one of which lets its blocks run at the same time.
  fileprivate static func sharing(
    _ attributes: @escaping @Sendable ([Value]) -> Value
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let isConcurrent = attributes(arguments).integer & 1 != 0
      try turn.setValue(.bool(isConcurrent), forKey: "concurrent", of: me)
      return .object(me)
    }
  }

  /// A block that waits for a moment, which comes first.
  fileprivate static func after(
    _ block: @escaping @Sendable ([Value]) -> Value
  ) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, queue, arguments throws(Fault) in
      try turn.callLater(
        block(arguments), after: arguments[0].real - turn.simulation.runLoop.time.seconds,
        offMain: !turn.isMain(queue), serial: turn.serial(queue))
      return .none
    }
  }

  /// One of the queues that exist once. It is made when it is first asked for.
  fileprivate static func queue(_ name: String) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, _, _ throws(Fault) in
      let known = turn.simulation.singletons[name]
      return .object(known ?? turn.simulation.launch("OS_dispatch_queue", as: name))
    }
  }
}

extension Turn {
  /// Whether blocks of a queue run on the main thread; nil is not the main queue.
  package func isMain(_ queue: Value) -> Bool {
    queue != .none && queue.object == simulation.singletons["queue"]
  }

  /// A queue of the program's that runs one block at a time; nil for any other.
  package func serial(_ queue: Value) -> ObjectID? {
    guard let id = queue.object, id != simulation.singletons["queue"],
      id != simulation.singletons["globalQueue"], !flag("concurrent", of: id)
    else { return nil }
    return id
  }

  /// Runs what is not on the main thread, or is, on behalf of some queues.
  @discardableResult
  package mutating func offMain<Result>(
    _ isOffMain: Bool, in entered: [ObjectID] = [],
    _ work: (inout Turn) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    let outer = (simulation.runLoop.isOffMain, simulation.runLoop.entered)
    (simulation.runLoop.isOffMain, simulation.runLoop.entered) = (isOffMain, entered)
    defer { (simulation.runLoop.isOffMain, simulation.runLoop.entered) = outer }
    return try work(&self)
  }

  /// Goes through places until the block's `BOOL *stop` is set.
  mutating func enumerate(
    _ places: Range<Int>,
    _ visit: (inout Turn, Int, _ stop: Value) throws(Fault) -> Void
  ) throws(Fault) {
    let stop = try makeSharedVariable("stop", .unowned, .bool(false))
    for place in places where !read(shared: stop, isWeak: false).isTrue {
      try visit(&self, place, .object(stop))
    }
    try release(stop, from: .variable("stop"))
  }

  /// Writes through the `BOOL *stop` of an enumeration.
  fileprivate mutating func assign(_ value: Value, toShared stop: Value) throws(Fault) {
    if let id = stop.object { try assign(value, toShared: id) }
  }

  /// The values in an order that a block decides; equal ones stay as they were.
  /// Merged in halves, which keeps them so: the standard library promises no order of equal ones.
  public mutating func sorted(
    _ values: [Value], _ precedes: (inout Turn, Value, Value) throws(Fault) -> Bool
  ) throws(Fault) -> [Value] {
    guard values.count > 1 else { return values }
    let middle = values.count / 2
    let left = try sorted(Array(values[..<middle]), precedes)
    let right = try sorted(Array(values[middle...]), precedes)
    var result: [Value] = []
    var (a, b) = (0, 0)
    while a < left.count, b < right.count {
      if try precedes(&self, right[b], left[a]) {
        result.append(right[b])
        b += 1
      } else {
        result.append(left[a])
        a += 1
      }
    }
    return result + left[a...] + right[b...]
  }
}
