import ObjectModel
import ObjectRuntime
import StandardLibrary
import Syntax
import TypedTree

// What an assignment stores into: variables, fields, parts and elements.
extension Emitter {
  /// One case per kind of place. What a store reads on its way (a holder, a key) is evaluated when
  /// it is run, behind the value.
  mutating func store(_ store: TypedStore) -> Store {
    switch store {
    case .nowhere: return Emitter.discarding
    case .standIn(let name):
      return { value, _, turn throws(Fault) in turn.store(value, inStandIn: name) }
    case .local(let local): return self.store(to: local)
    case .initial(let local): return initialStore(to: local)
    case .global(let index):
      return { value, _, turn throws(Fault) in try turn.assign(value, to: index) }
    case .receiver: return Emitter.replacingSelf
    case .field(let slot, let ivar): return self.store(in: slot, ivar)
    case .arrow(let holder, let slot, let ivar, let name):
      return self.store(in: slot, ivar, of: holder, name)
    case .superSetter(let setter, let owner):
      return { value, frame, turn throws(Fault) in
        try turn.sendToSuper(setter, of: owner, receiver: frame.receiver, [value])
      }
    case .setter(let setter): return sendSetter(setter)
    case .parts(let parts): return self.store(parts: parts)
    case .chain(let inner, let name): return storeInChain(inner, name)
    case .structMember(let member, let whole, let store):
      let (read, write) = (code(whole), self.store(store))
      return { value, frame, turn throws(Fault) in
        let whole = try read(&frame, &turn)
        try write(member.replaced(in: whole, by: value), &frame, &turn)
      }
    case .recordPart(let place, let record, let whole, let store):
      let (read, write) = (code(whole), self.store(store))
      return { value, frame, turn throws(Fault) in
        let whole = try read(&frame, &turn)
        try write(whole.replacingPart(at: place, by: value, of: record), &frame, &turn)
      }
    case .recordElement(let record, let whole, let key, let store):
      return self.store(elementOf: record, whole, key, store)
    case .member(let member): return self.store(member)
    case .element(let holder, let key): return self.store(element: key, of: holder)
    case .swiftElement(let element): return self.store(element)
    case .call(let call, let slot):
      let call = code(call)
      return { value, frame, turn throws(Fault) in
        frame.slots[slot] = value
        _ = try call(&frame, &turn)
      }
    case .dereference(let pointer, let field): return self.store(through: pointer, field)
    }
  }

  /// The value was evaluated, and goes nowhere.
  static let discarding: Store = { _, _, _ throws(Fault) in }

  /// A value type's `self` is owned only from its first replacement on: before, it is the caller's.
  private static let replacingSelf: Store = { value, frame, turn throws(Fault) in
    if value == frame.receiver { return }
    let old = frame.mayHaveReplacedSelf ? frame.receiver.object : nil
    if let id = value.object, turn.simulation.isReplaceable(id) {
      try turn.retain(id, as: .variable("self"))
    }
    frame.receiver = value
    frame.mayHaveReplacedSelf = true
    if let old, turn.simulation.isReplaceable(old) {
      try turn.release(old, from: .variable("self"))
    }
  }

  /// `self` for a closure that may change it: a value that nobody else has.
  static let lentReceiver: Code = { frame, turn throws(Fault) in
    let own = try turn.unshared(frame.receiver)
    if own != frame.receiver { try replacingSelf(own, &frame, &turn) }
    return own
  }

  // MARK: - Variables

  /// A shared variable is made anew with each declaration, so that each round of a loop has its
  /// own.
  private func initialStore(to local: Local) -> Store {
    guard isShared(local) else { return store(to: local) }
    let (slot, name, type, strength) = (local.slot, local.name, local.type.field, local.strength)
    return { value, frame, turn throws(Fault) in
      if let old = frame.slots[slot].object { try turn.release(old, from: .variable(name)) }
      frame.slots[slot] = .object(
        try turn.makeSharedVariable(name, strength, type.converted(value)))
    }
  }

  /// Storing into a local, as its strength has it.
  ///
  /// The new object is retained before the old one is released, since that may be the one that owns
  /// it.
  private func store(to local: Local) -> Store {
    let (slot, name, type) = (local.slot, local.name, local.type.field)
    if let index = local.global {
      return { value, _, turn throws(Fault) in try turn.assign(value, to: index) }
    }
    if isShared(local) {
      return { value, frame, turn throws(Fault) in
        guard let id = frame.slots[slot].object else { return }
        try turn.assign(type.converted(value), toShared: id)
      }
    }
    guard isARC, local.strength == .strong, local.type.mayHoldObject else {
      guard local.type.mayHoldObject, local.strength == .unowned, !isSwift else {
        return { value, frame, _ throws(Fault) in frame.slots[slot] = type.converted(value) }
      }
      return { value, frame, turn throws(Fault) in
        if let old = frame.slots[slot].object { turn.forget(old, .variable(name), .overwritten) }
        frame.slots[slot] = value
        if let new = value.object { turn.point(name, at: new) }
      }
    }
    return { value, frame, turn throws(Fault) in
      let old = frame.slots[slot]
      if let new = value.object { try turn.retain(new, as: .variable(name)) }
      frame.slots[slot] = value
      if let old = old.object { try turn.release(old, from: .variable(name)) }
    }
  }

  /// A field of `self`, counted as its ivar says.
  private func store(in slot: Int, _ ivar: Ivar) -> Store {
    { value, frame, turn throws(Fault) in
      guard let id = frame.receiver.object else { return }
      try turn.store(
        value, in: slot, of: id, named: ivar.label, type: ivar.type, as: ivar.strength)
    }
  }

  /// Writing to nil's ivar crashes, as reading it does.
  private mutating func store(
    in slot: Int, _ ivar: Ivar, of holder: TypedExpression, _ name: String
  ) -> Store {
    let code = code(holder)
    return { value, frame, turn throws(Fault) in
      guard let id = try code(&frame, &turn).object else {
        throw .crash(.badAccess, reason: "'\(name)' of nil is written")
      }
      try turn.store(
        value, in: slot, of: id, named: ivar.label, type: ivar.type, as: ivar.strength)
    }
  }

  /// Swift evaluates the right side as a whole before any part is stored.
  private mutating func store(parts: [TypedStore]) -> Store {
    let stores = parts.map { store($0) }
    return { value, frame, turn throws(Fault) in
      let values = turn.simulation.compound(value)?.values ?? []
      for (store, value) in zip(stores, values) { try store(value, &frame, &turn) }
    }
  }

  /// What was to be stored where the chain has ended is lost, which is a clue.
  private mutating func storeInChain(_ inner: TypedStore, _ name: String) -> Store {
    let store = store(inner)
    return { value, frame, turn throws(Fault) in
      let wasBroken = frame.isChainBroken
      let mark = turn.clueCount
      frame.isChainBroken = false
      try store(value, &frame, &turn)
      if frame.isChainBroken { turn.noteMissed(value, for: name, since: mark) }
      frame.isChainBroken = wasBroken
    }
  }

  /// C converts to the type that is pointed to.
  private mutating func store(through pointer: TypedExpression, _ field: FieldType) -> Store {
    let code = code(pointer)
    return { value, frame, turn throws(Fault) in
      let pointer = try code(&frame, &turn)
      try turn.assign(field.converted(value), through: pointer)
    }
  }
}

// MARK: - Members
extension Emitter {
  /// The commonest setter only puts a number in a field, and is done without a message; other
  /// setters of the learner's run at once. Nil is noted in Objective-C and traps in Swift.
  private mutating func sendSetter(_ sent: TypedStore.Setter) -> Store {
    let (setter, own) = (sent.selector, sent.own)
    let holder = emit(sent.holder)
    let code = holder.operand
    let key = setter.settingKey ?? setter.name
    let (line, text, isSwift) = (sent.place.line, sent.place.text, isSwift)
    let holds = isARC && holder.isBorrowed
    let outlet = sent.place.outlet.map { (holder: self.code($0.holder), name: $0.name) }
    let site = CallSite()
    return { value, frame, turn throws(Fault) in
      let target = try code.value(&frame, &turn)
      if case .object(let id) = target {
        let method = site.method(for: setter, on: target, frame.machine, &turn)
        if case .store(let slot, let type) = method {
          turn.stand(at: line)
          return try turn.store(type.converted(value), in: slot, of: id, named: key)
        }
        if own == nil, case .plain(let body) = method {
          return try Emitter.set(value, byPlain: body, on: target, line, &frame, &turn)
        }
        if holds { turn.hold(id) }
        if own == nil, case .body(let body) = method {
          return try Emitter.set(value, by: body, setter, on: target, line, &frame, &turn)
        }
      }
      turn.stand(at: line)
      if case .none = target {
        if isSwift {
          if frame.isChainBroken { return }
          throw Fault.nilUnwrapped(implicitly: true)
        }
        let owner = try outlet?.holder(&frame, &turn) ?? .none
        turn.record(
          .note(
            .nilReceiver(
              receiver: text, setter,
              outletOf: turn.controller(owner, ofOutlet: outlet?.name ?? ""))))
        return
      }
      try frame.spend()
      let isOwn = own.map { turn.responds(target, to: $0) } ?? false
      try turn.send(isOwn ? own ?? setter : setter, to: target, [value])
    }
  }

  /// Runs a setter of the learner's at once.
  private static func set(
    _ value: Value, by body: Body, _ setter: Selector, on target: Value, _ line: Int,
    _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) {
    var inner = Frame(target, slots: body.slotCount, on: frame.machine)
    inner.take(value, at: 0, for: body)
    turn.stand(at: line)
    try frame.spend()
    try turn.enterCall(of: setter, on: target)
    defer { turn.leaveCall() }
    _ = try frame.run.run(body, in: &inner, &turn)
  }

  /// Runs a setter that only computes with numbers.
  private static func set(
    _ value: Value, byPlain body: Body, on target: Value, _ line: Int, _ frame: inout Frame,
    _ turn: inout Turn
  ) throws(Fault) {
    var inner = Frame(target, slots: body.slotCount, on: frame.machine)
    inner.take(value, at: 0, for: body)
    try frame.spend()
    _ = try body.runPlainly(in: &inner, &turn)
    turn.stand(at: line)
  }

  /// The value is copied unless nobody else has it, changed, and written back; what turns out to be
  /// an object is only changed.
  ///
  /// A class's object that lies in a variable of no known type is told by that it is no box.
  private mutating func store(_ member: TypedStore.Member) -> Store {
    let (read, set) = (code(member.holder), store(member.setter))
    let write = member.store.map { store($0) }
    let (box, text, isAlone) = (member.slot, member.name, member.isAlone)
    return { value, frame, turn throws(Fault) in
      let whole = try read(&frame, &turn)
      guard let id = whole.object, turn.simulation.isAlive(id), turn.simulation.isBox(id) else {
        frame.slots[box] = whole
        frame.run.changed = .none
        try set(value, &frame, &turn)
        let changed = frame.run.changed
        if changed != .none { try write?(changed, &frame, &turn) }
        return
      }
      let own = try turn.unshared(whole, isAlone: isAlone)
      if let (_, labels, values) = turn.simulation.compound(own),
        let place = labels.firstIndex(of: text) ?? Int(text), values.indices.contains(place)
      {
        try turn.replace(part: place, of: own, by: value)
      } else {
        frame.slots[box] = own
        frame.run.changed = .none
        try set(value, &frame, &turn)
        // A setter may put another value in the place of all.
        let changed = frame.run.changed
        if changed != .none {
          try write?(changed, &frame, &turn)
          return
        }
      }
      try write?(own, &frame, &turn)
    }
  }
}

// MARK: - Elements
extension Emitter {
  /// The array is a value: it is read, changed and written back as a whole.
  private mutating func store(
    elementOf record: RecordType, _ whole: TypedExpression, _ key: TypedExpression,
    _ store: TypedStore
  ) -> Store {
    let (read, write, key) = (code(whole), self.store(store), code(key))
    return { value, frame, turn throws(Fault) in
      let whole = try read(&frame, &turn)
      let place = try Emitter.checked(try key(&frame, &turn).integer, record.count)
      try write(whole.replacingPart(at: place, by: value, of: record), &frame, &turn)
    }
  }

  /// `a[i] = x` of Objective-C: collections at once, what overrides the subscript by its message.
  /// One behind the end of an array adds to it, as `setObject:atIndexedSubscript:` does.
  private mutating func store(element key: TypedExpression, of holder: TypedExpression) -> Store {
    let (target, key) = (emit(holder).operand, emit(key).operand)
    return { value, frame, turn throws(Fault) in
      let holder = try target.value(&frame, &turn)
      let key = try key.value(&frame, &turn)
      if case .object(let id) = holder {
        if case .int = key {
          if try turn.answer(.replace, id, key, value) != nil { return }
        } else if try turn.answer(.set, id, value, key) != nil {
          return
        }
      }
      let subscripting = Selector.settingSubscript(by: key.subscriptKey)
      let isOwn = holder.object.map { turn.simulation.isOverridden(subscripting, by: $0) } ?? false
      if isOwn {
        try turn.send(subscripting, to: holder, [value, key])
      } else if turn.simulation.isDictionary(holder) {
        try turn.send("setObject:forKeyedSubscript:", to: holder, [value, key])
      } else if let elements = turn.simulation.elements(of: holder) {
        if key.integer == elements.count {
          try turn.send("addObject:", to: holder, [value])
        } else if turn.simulation.version < UIKitVersion(11) {
          try turn.send("replaceObjectAtIndex:withObject:", to: holder, [key, value])
        } else {
          try turn.send("setObject:atIndexedSubscript:", to: holder, [value, key])
        }
      } else {
        try turn.send(subscripting, to: holder, [value, key])
      }
    }
  }

  /// The collection is copied unless nobody else has it, changed, and stored again.
  ///
  /// Without a copy where the list is its variable's alone, so that a loop that fills a list is
  /// linear.
  private mutating func store(_ element: TypedStore.SwiftElement) -> Store {
    let (target, key) = (emit(element.holder).operand, emit(element.key).operand)
    let (write, isPlace) = (store(element.store), element.store.isPlace)
    let (isAlone, line) = (element.isAlone, element.line)
    return { value, frame, turn throws(Fault) in
      let holder = try target.value(&frame, &turn)
      let key = try key.value(&frame, &turn)
      turn.stand(at: line)
      if case .none = holder {
        if frame.isChainBroken { return }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      // What nobody declares takes anything by any key.
      if holder.isStandIn || key.isStandIn { return }
      if isAlone, isPlace, turn.put(value, at: key, inOwn: holder) { return }
      let own = try turn.unshared(holder, isAlone: isAlone)
      if turn.simulation.isDictionary(own) {
        try turn.set(value, forKey: key, of: own)
      } else if turn.simulation.isOfStandIn(own) {
        return
      } else if try !turn.replace(
        elementAt: key.integer &- (turn.simulation.sliceStart(of: own) ?? 0), of: own, by: value)
      {
        throw SwiftLibrary.outOfRange
      }
      // What was changed where it lies is there already.
      if isPlace, own.object == holder.object { return }
      try write(own, &frame, &turn)
    }
  }
}
