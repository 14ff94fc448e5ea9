import Diagnostics
import Simulator
import Syntax
import UIKitAPI

// Storing into members: struct parts, values and properties.
extension Resolver {
  /// `view.frame.size.width = 3` reads, changes and writes back; Objective-C allows it for plain
  /// variables only.
  mutating func store(to name: Name, of base: Expression) -> Store {
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
    checkUnwrapped(holder.type, name)
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
          turn.stand(at: line)
          return try turn.store(type.converted(value), in: slot, of: id, named: key)
        }
        if holds { turn.hold(id) }
      }
      turn.stand(at: line)
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
}

extension Expression {
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
