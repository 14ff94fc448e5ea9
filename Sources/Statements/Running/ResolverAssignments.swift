import Diagnostics
import Simulator

// Assignments and what they store into.
extension Resolver {
  mutating func assignment(
    _ sign: BinaryOperator?, _ target: Expression, _ value: Expression
  ) -> Resolved {
    if isSwift, case .name("_") = target.kind { return resolve(value) }
    let place = place(target)
    let type = place.type
    let store = self.store(to: target)
    let assigned = resolve(value, expecting: type)
    if let sign {
      if !target.isChain { checkUnwrapped(place, target) }
      return compound(sign, place, assigned, store, line(of: target.range))
    }
    if !place.isMissing {
      checkConversion(of: assigned, value, to: type, .assigning)
      check(assigned, fits: type, .variable, value)
    }
    if type.field == .int, assigned.type.field == .int,
      let stored = storing(number: assigned, in: place)
    {
      return stored
    }
    let operand = assigned.operand
    let field = type.isArithmetic ? type.field : .any
    let code: Code = { frame, turn throws(Fault) in
      let value = field.converted(try operand.value(&frame, &turn))
      try store(value, &frame, &turn)
      return value
    }
    let known = place.isMissing ? assigned.type : type
    return Resolved(known, isBorrowed: true, isEchoed: false, code)
      .plain(if: assigned.isPlain && place.holdsNumber)
  }

  private mutating func compound(
    _ sign: BinaryOperator, _ place: Resolved, _ value: Resolved, _ store: @escaping Store,
    _ line: Int
  ) -> Resolved {
    let isOfIntegers = place.type.field == .int && value.type.field == .int
    if isOfIntegers {
      var sum = Resolved(.int, .integer(integers(sign, place.operand, value.operand, line)))
      sum.isPlain = value.isPlain
      if let stored = storing(number: sum, in: place) { return stored }
    }
    let (old, operand, traps) = (place.operand, value.operand, isSwift)
    let joins = isSwift && sign == .add && place.type.mayHoldObject
    let field = place.type.isArithmetic ? place.type.field : .any
    let code: Code = { frame, turn throws(Fault) in
      let old = try old.value(&frame, &turn)
      let operand = try operand.value(&frame, &turn)
      turn.line = line
      let new: Value
      if joins {
        new = try turn.sum(old, operand)
      } else {
        new = field.converted(try Arithmetic.binary(sign, old, operand, traps: traps))
      }
      try store(new, &frame, &turn)
      return new
    }
    return Resolved(place.type, isEchoed: false, code)
      .plain(if: value.isPlain && place.holdsNumber)
  }

  /// `i++`, `--i`.
  mutating func step(_ change: Int, _ isPrefix: Bool, _ target: Expression) -> Resolved {
    let store = self.store(to: target)
    let place = resolve(target)
    let old = place.operand
    let code: Code = { frame, turn throws(Fault) in
      let old = try old.value(&frame, &turn)
      let new = try Arithmetic.binary(.add, old, .int(change), traps: false)
      try store(new, &frame, &turn)
      return isPrefix ? new : old
    }
    var stepped = Resolved(place.type, isEchoed: false, code).plain(if: place.holdsNumber)
    if place.type.field == .int, case .local(let slot) = old {
      stepped.action = .effect { frame, _ throws(Fault) in
        frame.slots[slot] = .int(frame.slots[slot].integer &+ change)
      }
    }
    return stepped
  }

  /// What an assignment stores into, as a value that can be read; what is wrong with it is reported when
  /// it is stored.
  private mutating func place(_ target: Expression) -> Resolved {
    let reported = diagnostics.count
    let place = resolve(target)
    diagnostics.removeSubrange(reported...)
    return place
  }

  // MARK: - Targets

  /// Storing into what an expression names.
  mutating func store(to target: Expression) -> Store {
    switch target.kind {
    case .name(let name): return store(named: name, at: target.range)
    case .selfReference where context.className != nil:
      return { value, frame, turn throws(Fault) in
        if let id = value.object, turn.simulation.isBox(id) {
          try turn.retain(id, as: .variable("self"))
        }
        frame.receiver = value
        frame.mayHaveReplacedSelf = true
      }
    case .member(let base, let name): return store(to: name, of: base)
    case .arrow(let base, let name): return store(ivar: name, of: base)
    case .element(let base, let indices) where hasOwnElement(base):
      return store(ownElement: indices, of: base, target.range)
    case .element(let base, let indices)
    where indices.count == 1 || isSwift && indices.last?.label?.text == "default":
      return store(element: indices[0].value, of: base)
    case .chain(let inner): return storeInChain(inner)
    case .forced(let inner): return store(to: inner)
    case .chainLink(let inner): return store(to: inner)
    case .tuple(let parts): return store(toParts: parts)
    case .unary(.dereference, let pointer): return store(through: pointer)
    default:
      report(.notAssignable, at: target.range)
      return Resolver.discarding
    }
  }

  /// `(a, b) = …`.
  private mutating func store(toParts parts: [Argument]) -> Store {
    if parts.count == 1 { return store(to: parts[0].value) }
    let stores = parts.map { store(to: $0.value) }
    return { value, frame, turn throws(Fault) in
      let values = turn.simulation.compound(value)?.values ?? []
      for (store, value) in zip(stores, values) { try store(value, &frame, &turn) }
    }
  }

  static let discarding: Store = { _, _, _ throws(Fault) in }

  private mutating func store(named name: String, at range: SourceRange) -> Store {
    if name == "_", isSwift { return Resolver.discarding }
    if let local = local(named: name) {
      if local.isConstant {
        report(.constantAssignment(name), at: range)
      } else if local.isCapture {
        report(.missingBlockSpecifier(name), at: range)
      }
      return store(to: local)
    }
    if !isSwift, let (slot, _, ivar) = ivarPlace(name) {
      useSelf()
      return store(in: slot, ivar)
    }
    if let store = initializing(name) { return store }
    if isSwift, context.className != nil, isOwnProperty(name) {
      let me = selfReference(range)
      return store(property: Name(name, at: range), of: me)
    }
    if let index = simulation.variable(named: name) {
      if program.globals[name]?.isConstant == true {
        report(.constantAssignment(name), at: range)
      }
      return { value, _, turn throws(Fault) in try turn.assign(value, to: index) }
    }
    if nameIfKnown(name, at: range) != nil {
      report(.notAssignable, at: range)
    } else {
      report(
        .undeclaredIdentifier(name), at: range,
        suggestion: suggestion(for: name, among: visibleNames))
    }
    return Resolver.discarding
  }

  private func store(in slot: Int, _ ivar: Ivar) -> Store {
    { value, frame, turn throws(Fault) in
      guard let id = frame.receiver.object else { return }
      try turn.store(
        value, in: slot, of: id, named: ivar.label, type: ivar.type, as: ivar.strength)
    }
  }

  private mutating func store(ivar name: Name, of base: Expression) -> Store {
    let holder = resolve(base)
    guard let type = holder.type.className,
      let (slot, _, ivar) = ivarPlace(name.text, of: type)
    else {
      report(
        .unknownInstanceVariable(name.text, type: holder.type.className ?? "id"), at: name.range)
      return Resolver.discarding
    }
    let code = holder.code
    return { value, frame, turn throws(Fault) in
      guard let id = try code(&frame, &turn).object else {
        throw .crash(.badAccess, reason: "'\(name.text)' of nil is written")
      }
      try turn.store(
        value, in: slot, of: id, named: ivar.label, type: ivar.type, as: ivar.strength)
    }
  }

  /// `view.frame.size.width = 3` reads, changes and writes back; Objective-C allows it for plain
  /// variables only.
  private mutating func store(to name: Name, of base: Expression) -> Store {
    if case .superReference = base.kind {
      let setter = Selector.setter(for: name.text)
      guard let owner = context.owner else {
        report(.superOutsideMethod, at: base.range)
        return Resolver.discarding
      }
      useSelf()
      return { value, frame, turn throws(Fault) in
        try turn.sendToSuper(setter, of: owner, receiver: frame.receiver, [value])
      }
    }
    if case .selfReference = base.kind, let store = initializing(name.text) { return store }
    let holder = receiver(base)
    if let part = StructMember(name.text, of: holder.type) {
      if !isSwift, base.isMessage { report(.notAssignable, at: name.range) }
      let write = store(to: base)
      let read = holder.code
      return { value, frame, turn throws(Fault) in
        let whole = try read(&frame, &turn)
        try write(part.replaced(in: whole, by: value), &frame, &turn)
      }
    }
    if let store = store(part: name, of: holder, base) { return store }
    if mayBeValue(holder.type), !base.isSelf { return store(to: name, inValue: holder, of: base) }
    return store(property: name, of: holder, place(of: base))
  }

  /// `point.x = 1`: the value is copied unless nobody else has it, changed, and written back; what turns
  /// out to be an object is only changed.
  private mutating func store(
    to name: Name, inValue holder: Resolved, of base: Expression
  ) -> Store {
    let isKnown = holder.type.className != nil
    let write = isKnown ? store(to: base) : writingBack(to: base)
    var changed = holder
    let box = context.slotCount
    context.slotCount += 1
    changed.code = { frame, _ throws(Fault) in frame.slots[box] }
    let set = store(property: name, of: changed, place(of: base))
    let read = holder.code
    let text = name.text
    let isAlone = liesAlone(base)
    return { value, frame, turn throws(Fault) in
      let whole = try read(&frame, &turn)
      guard let id = whole.object, turn.simulation.isAlive(id), turn.simulation.isBox(id) else {
        frame.slots[box] = whole
        return try set(value, &frame, &turn)
      }
      let own = try turn.unshared(whole, isAlone: isAlone)
      if let (_, labels, values) = turn.simulation.compound(own),
        let place = labels.firstIndex(of: text) ?? Int(text), values.indices.contains(place)
      {
        try turn.replace(part: place, of: own, by: value)
      } else {
        frame.slots[box] = own
        try set(value, &frame, &turn)
      }
      try write?(own, &frame, &turn)
    }
  }

  mutating func store(
    property name: Name, of holder: Resolved, _ place: Place? = nil
  ) -> Store {
    if isSwift, holder.type.isMetatype {
      return sendSetter(
        .setter(for: name.text), to: holder,
        place ?? Place(line: line(of: name.range), text: holder.type.className ?? ""))
    }
    var setter = Selector.setter(
      for: isSwift ? SwiftNames.objectiveCProperty(name.text) : name.text)
    if let type = holder.type.className, let id = simulation.classID(named: type) {
      guard let found = self.setter(name, of: id, type) else { return Resolver.discarding }
      setter = found
    }
    let place = place ?? Place(line: line(of: name.range), text: "self")
    return sendSetter(setter, or: .setter(for: name.text), to: holder, place)
  }

  /// Sends a setter; where the class shows only when it runs, the property may go by its own name.
  private mutating func sendSetter(
    _ setter: Selector, or own: Selector? = nil, to holder: Resolved, _ place: Place
  ) -> Store {
    let own = own == setter ? nil : own
    let code = holder.code
    let key = setter.settingKey ?? setter.name
    let (line, isSwift, holds) = (place.line, isSwift, isARC && holder.isBorrowed)
    let site = CallSite()
    return { value, frame, turn throws(Fault) in
      let target = try code(&frame, &turn)
      if case .object(let id) = target {
        let method = site.method(for: setter, on: target, frame.run, &turn)
        if case .store(let slot, let type) = method {
          turn.line = line
          return try turn.store(type.converted(value), in: slot, of: id, named: key)
        }
        if holds { turn.hold(id) }
      }
      turn.line = line
      if target == .none {
        if isSwift {
          if frame.isChainBroken { return }
          throw Fault.nilUnwrapped(implicitly: true)
        }
        let outlet = place.outlet
        let owner = try outlet?.holder(&frame, &turn) ?? .none
        turn.record(
          .note(
            .nilReceiver(
              receiver: place.text, setter,
              outletOf: turn.controller(owner, ofOutlet: outlet?.name ?? ""))))
        return
      }
      try frame.run.spend()
      let isOwn = own.map { turn.responds(target, to: $0) } ?? false
      try turn.send(isOwn ? own ?? setter : setter, to: target, [value])
    }
  }

  /// The setter of a property; what has none is reported.
  private mutating func setter(_ name: Name, of id: ClassID, _ type: String) -> Selector? {
    let names =
      isSwift ? [name.text, SwiftNames.objectiveCProperty(name.text)] : [name.text]
    for candidate in names {
      let setter = Selector.setter(for: candidate)
      if let property = simulation.property(named: candidate, of: id) {
        if !property.isReadOnly || isVisible(property.setter, .object(type)) {
          return property.setter
        }
      }
      if isVisible(setter, .object(type)) { return setter }
    }
    if getter(name.text, of: .object(type)) != nil {
      report(.readOnlyProperty(name.text, type: type), at: name.range)
    } else {
      report(
        .propertyNotFound(name.text, type: type), at: name.range,
        suggestion: suggestion(for: name.text, among: propertyNames(of: type)))
    }
    return nil
  }

  private mutating func storeInChain(_ inner: Expression) -> Store {
    let store = store(to: inner)
    return { value, frame, turn throws(Fault) in
      let wasBroken = frame.isChainBroken
      frame.isChainBroken = false
      try store(value, &frame, &turn)
      frame.isChainBroken = wasBroken
    }
  }
}

extension Expression {
  /// Whether nil may end it before its last name.
  fileprivate var isChain: Bool {
    if case .chain = kind { true } else { false }
  }

  var isSelf: Bool {
    if case .selfReference = kind { true } else { false }
  }

  /// Whether it is the result of a message, a property's value included.
  var isMessage: Bool {
    switch kind {
    case .message, .call: true
    case .member(let base, _): !base.isPlainVariable
    default: false
    }
  }

  private var isPlainVariable: Bool {
    switch kind {
    case .name, .arrow: true
    case .member(let base, _), .element(let base, _): base.isPlainVariable
    default: false
    }
  }
}
