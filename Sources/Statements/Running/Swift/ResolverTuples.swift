import Diagnostics
import Simulator
import Syntax

// Tuples, ranges, and the elements of Swift's collections.
extension Resolver {
  mutating func tuple(_ parts: [Argument], expecting type: StaticType?) -> Resolved {
    if parts.count == 1, let only = parts.first { return resolve(only.value, expecting: type) }
    if parts.isEmpty { return Resolved(.void, Resolver.noValue) }
    let wanted = type.map { $0.isTuple && $0.parts.count == parts.count ? $0.parts : [] } ?? []
    let values = parts.enumerated().map { place, part in
      resolve(part.value, expecting: wanted.isEmpty ? nil : wanted[place])
    }
    let codes = values.map(\.code)
    let written = parts.map { $0.label?.text ?? "" }
    let labels = written.allSatisfy(\.isEmpty) ? type?.labels ?? written : written
    let known = wanted.isEmpty ? values.map(\.type) : wanted
    return Resolved(.tuple(known, labels: labels)) { frame, turn throws(Fault) in
      var values: [Value] = []
      for code in codes { values.append(try code(&frame, &turn)) }
      return try turn.makeCompound(labels, values)
    }
  }

  /// A range as a value.
  mutating func range(
    _ lower: Expression, _ upper: Expression, isClosed: Bool
  ) -> Resolved {
    let (one, other) = (resolve(lower), resolve(upper))
    let (low, high, line) = (one.code, other.code, line(of: lower.range))
    return Resolved(.object(isClosed ? "ClosedRange" : "Range")) { frame, turn throws(Fault) in
      let first = try low(&frame, &turn)
      let last = try high(&frame, &turn)
      turn.stand(at: line)
      return try turn.makeRange(first, last, isClosed: isClosed)
    }
  }

  // MARK: - Elements

  mutating func swiftElement(
    _ base: Expression, _ indices: [Argument], _ range: SourceRange
  ) -> Resolved {
    let holder = receiver(base)
    if let own = ownElement(base, indices, of: holder, range) { return own }
    if indices.first?.label?.text == "keyPath" {
      return call(
        value: resolve(indices[0].value, expecting: .closure([holder.type], returning: .any)),
        [Argument(base)], "keyPath", range)
    }
    guard let index = indices.first, indices.count == 1 || indices[1].label?.text == "default"
    else {
      refuse(.subscription, at: range)
      return .missing
    }
    if let slice = slice(holder, index.value, range) { return slice }
    checkUnwrapped(holder.type, Name("subscript", at: range))
    return element(
      of: holder, index.value, default: indices.count > 1 ? indices[1].value : nil, range)
  }

  /// An element of a collection, or the value of a key.
  private mutating func element(
    of holder: Resolved, _ index: Expression, default other: Expression?, _ range: SourceRange
  ) -> Resolved {
    let isPair = holder.type.isDictionary && holder.type.parts.count == 2
    let inner = isPair ? holder.type.parts[1] : .any
    let key = resolve(index, expecting: isPair ? holder.type.parts[0] : nil).code
    let fallback = other.map { resolve($0, expecting: inner).code }
    let (code, line) = (holder.code, line(of: range))
    let type =
      !holder.type.isDictionary
      ? holder.type.element
      : fallback == nil && isPair ? inner.asOptional : inner
    return Resolved(type, isBorrowed: true) { frame, turn throws(Fault) in
      let holder = try code(&frame, &turn)
      if holder == .none {
        if frame.isChainBroken { return .none }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      let key = try key(&frame, &turn)
      turn.stand(at: line)
      let value = try turn.element(key, of: holder)
      if value == .none, let fallback { return try fallback(&frame, &turn) }
      if let id = value.object { turn.hold(id) }
      return value.unboxed
    }
  }

  /// `a[1...3]`, `a[..<2]`; nil where the index is no range.
  private mutating func slice(
    _ holder: Resolved, _ index: Expression, _ range: SourceRange
  ) -> Resolved? {
    let bounds: (lower: Expression?, upper: Expression?, isClosed: Bool)
    switch index.kind {
    case .binary(let sign, let lower, let upper)
    where sign == .closedRange || sign == .halfOpenRange:
      bounds = (lower, upper, sign == .closedRange)
    case .partialRange(let lower, let upper, let isClosed): bounds = (lower, upper, isClosed)
    default: return nil
    }
    let lower = bounds.lower.map { resolve($0).code }
    let upper = bounds.upper.map { resolve($0).code }
    let (code, isClosed, line) = (holder.code, bounds.isClosed, line(of: range))
    return Resolved(holder.type.isString ? .string : .array(of: holder.type.element)) {
      frame, turn throws(Fault) in
      let whole = try code(&frame, &turn)
      let characters = turn.simulation.text(of: whole)?.map { Value.string(String($0)) }
      let elements = characters ?? turn.simulation.items(of: whole) ?? []
      let first = try lower?(&frame, &turn).integer ?? 0
      var last = elements.count
      if let upper { last = try upper(&frame, &turn).integer + (isClosed ? 1 : 0) }
      turn.stand(at: line)
      guard first >= 0, first <= last, last <= elements.count else { throw SwiftLibrary.outOfRange }
      if characters != nil { return .string(elements[first..<last].compactMap(\.text).joined()) }
      return try turn.makeArray(Array(elements[first..<last]))
    }
  }

  /// `a[i] = x`: the collection is copied unless nobody else has it, changed, and stored again.
  mutating func store(swiftElement index: Expression, of base: Expression) -> Store {
    let holder = resolve(base)
    let write = writingBack(to: base) ?? Resolver.discarding
    if case .name(let name) = base.kind, local(named: name)?.isConstant == true {
      report(.constantAssignment(name), at: base.range)
    }
    let pair = holder.type.isDictionary && holder.type.parts.count == 2 ? holder.type.parts : nil
    let (code, key, line) = (
      holder.code, resolve(index, expecting: pair?.first).code, line(of: base.range)
    )
    let isAlone = liesAlone(base)
    return { value, frame, turn throws(Fault) in
      let holder = try code(&frame, &turn)
      let key = try key(&frame, &turn)
      turn.stand(at: line)
      if holder == .none {
        if frame.isChainBroken { return }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      let own = try turn.unshared(holder, isAlone: isAlone)
      if turn.simulation.isDictionary(own) {
        try turn.set(value, forKey: key, of: own)
      } else if try !turn.replace(elementAt: key.integer, of: own, by: value) {
        throw SwiftLibrary.outOfRange
      }
      try write(own, &frame, &turn)
    }
  }
}

extension Turn {
  /// An element of an array, the value of a key, or what a subclass of NSArray answers.
  fileprivate mutating func element(_ key: Value, of holder: Value) throws(Fault) -> Value {
    if key.object == nil, let element = simulation.element(key.integer, of: holder) {
      return element
    }
    if simulation.isDictionary(holder) {
      return simulation.value(forKey: key, ofPairs: holder) ?? .none
    }
    if let text = simulation.text(of: holder) {
      guard key.integer >= 0, let character = text.dropFirst(key.integer).first else {
        throw SwiftLibrary.trap("String index is out of bounds")
      }
      return .string(String(character))
    }
    if let range = simulation.range(key), let elements = simulation.items(of: holder) {
      guard range.lowerBound >= 0, range.upperBound <= elements.count else {
        throw SwiftLibrary.outOfRange
      }
      return try makeArray(Array(elements[range]))
    }
    guard let elements = simulation.items(of: holder) else {
      return try send("objectAtIndexedSubscript:", to: holder, [key])
    }
    guard elements.indices.contains(key.integer) else { throw SwiftLibrary.outOfRange }
    return elements[key.integer]
  }
}
