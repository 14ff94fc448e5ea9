import Diagnostics
import Simulator

// Tuples, ranges, and the elements of Swift's collections.
extension Resolver {
  mutating func tuple(_ parts: [Argument], expecting type: StaticType?) -> Resolved {
    if parts.count == 1, let only = parts.first { return resolve(only.value, expecting: type) }
    if parts.isEmpty { return Resolved(.void, Resolver.noValue) }
    let codes = parts.map { resolve($0.value).code }
    let written = parts.map { $0.label?.text ?? "" }
    let labels = written.allSatisfy(\.isEmpty) ? type?.labels ?? written : written
    return Resolved(.any) { frame, turn throws(Fault) in
      var values: [Value] = []
      for code in codes { values.append(try code(&frame, &turn)) }
      return try turn.makeCompound(labels, values)
    }
  }

  /// A range of integers as a value: the array of what lies in it.
  mutating func range(
    _ lower: Expression, _ upper: Expression, isClosed: Bool
  ) -> Resolved {
    let (lower, upper) = (resolve(lower).code, resolve(upper).code)
    return Resolved(.object("NSArray")) { frame, turn throws(Fault) in
      let first = try lower(&frame, &turn).integer
      let last = try upper(&frame, &turn).integer
      if last < first {
        throw .crash(.fatalError, reason: "Range requires lowerBound <= upperBound")
      }
      let (count, overflow) = last.subtractingReportingOverflow(first)
      if overflow || count >= 1_000_000 { throw .stopped(.objects) }
      var values = (first..<last).map { Value.int($0) }
      if isClosed { values.append(.int(last)) }
      return try turn.makeArray(values)
    }
  }

  // MARK: - Elements

  mutating func swiftElement(
    _ base: Expression, _ indices: [Argument], _ range: SourceRange
  ) -> Resolved {
    let holder = receiver(base)
    guard let index = indices.first, indices.count == 1 || indices[1].label?.text == "default"
    else {
      refuse(.subscription, at: range)
      return .missing
    }
    if let slice = slice(holder, index.value, range) { return slice }
    let key = resolve(index.value).code
    let fallback = indices.count > 1 ? resolve(indices[1].value).code : nil
    let (code, line) = (holder.code, line(of: range))
    return Resolved(.any, isBorrowed: true) { frame, turn throws(Fault) in
      let holder = try code(&frame, &turn)
      if holder == .none {
        if frame.isChainBroken { return .none }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      let key = try key(&frame, &turn)
      turn.line = line
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
    return Resolved(.object("NSArray")) { frame, turn throws(Fault) in
      let whole = try code(&frame, &turn)
      let elements = turn.simulation.elements(of: whole) ?? []
      let first = try lower?(&frame, &turn).integer ?? 0
      var last = elements.count
      if let upper { last = try upper(&frame, &turn).integer + (isClosed ? 1 : 0) }
      turn.line = line
      guard first >= 0, first <= last, last <= elements.count else { throw SwiftLibrary.outOfRange }
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
    let (code, key, line) = (holder.code, resolve(index).code, line(of: base.range))
    let isAlone = liesAlone(base)
    return { value, frame, turn throws(Fault) in
      let holder = try code(&frame, &turn)
      let key = try key(&frame, &turn)
      turn.line = line
      if holder == .none {
        if frame.isChainBroken { return }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      let own = try turn.unshared(holder, isAlone: isAlone)
      if turn.simulation.pairs(of: own) != nil {
        try turn.set(value, forKey: key, of: own)
      } else {
        var elements = turn.simulation.elements(of: own) ?? []
        guard elements.indices.contains(key.integer) else { throw SwiftLibrary.outOfRange }
        elements[key.integer] = value
        try turn.replace(elements: elements, of: own)
      }
      try write(own, &frame, &turn)
    }
  }
}

extension Turn {
  /// An element of an array, the value of a key, or what a subclass of NSArray answers.
  fileprivate mutating func element(_ key: Value, of holder: Value) throws(Fault) -> Value {
    if let pairs = simulation.pairs(of: holder) {
      return pairs.first { simulation.areEqual($0.key, key) }?.value ?? .none
    }
    guard let elements = simulation.elements(of: holder) else {
      return try send("objectAtIndexedSubscript:", to: holder, [key])
    }
    guard elements.indices.contains(key.integer) else { throw SwiftLibrary.outOfRange }
    return elements[key.integer]
  }
}
