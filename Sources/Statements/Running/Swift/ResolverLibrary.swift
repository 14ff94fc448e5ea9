import Diagnostics
import Simulator
import Syntax

// Members of strings, numbers, arrays and dictionaries.
extension Resolver {
  /// A property of one of Swift's own types; nil where the type is known and has none of that name.
  mutating func libraryMember(_ name: Name, of holder: Resolved, _ place: Place) -> Resolved? {
    if name.text == "rawValue",
      holder.type.className.map({ program.enumerations[$0] != nil }) ?? true
    {
      return rawValue(of: holder)
    }
    guard holder.type.className != nil || holder.type.isArithmetic,
      SwiftLibrary.mayHave(holder.type),
      let property = SwiftLibrary.properties[name.text]
    else { return nil }
    checkUnwrapped(holder.type, name)
    let (code, read, line) = (holder.code, property.read, place.line)
    let type = SwiftLibrary.type(ofProperty: name.text, of: holder.type) ?? property.type
    return Resolved(type) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      turn.stand(at: line)
      if value == .none {
        if frame.isChainBroken { return .none }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      return try read(&turn, value) ?? .none
    }
  }

  /// A property of `self` in an extension of one of Swift's own types.
  mutating func ownLibraryMember(_ name: Name) -> Resolved? {
    guard let type = context.className, !context.isStatic else { return nil }
    let isRawValue = name.text == "rawValue" && program.enumerations[type] != nil
    guard
      isRawValue
        || SwiftLibrary.mayHave(.object(type)) && SwiftLibrary.properties[name.text] != nil
    else { return nil }
    let me = selfReference(name.range)
    return libraryMember(name, of: me, Place(line: line(of: name.range), text: "self"))
  }

  /// A method of `self` called by its name alone in an extension of one of Swift's own types.
  mutating func callOwnLibrary(
    _ name: Name, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved? {
    guard let type = context.className, !context.isStatic, SwiftLibrary.mayHave(.object(type))
    else {
      return nil
    }
    let me = Expression(.selfReference, at: name.range)
    return callLibrary(name, arguments, on: selfReference(name.range), me, range)
  }

  /// A call of a method of one of Swift's own types; nil where there is none of that name.
  mutating func callLibrary(
    _ name: Name, _ arguments: [Argument], on target: Resolved, _ base: Expression,
    _ range: SourceRange
  ) -> Resolved? {
    let key = SwiftLibrary.fullName(name.text, arguments)
    let isMapping = key == "map(_:)" || key == "flatMap(_:)"
    if isMapping, target.type.optionality == .optional {
      return callOfOptional(target, arguments[0].value, range)
    }
    guard SwiftLibrary.mayHave(target.type) else { return nil }
    let mutation = SwiftLibrary.mutations[key]
    let known = SwiftLibrary.methods[key] ?? SwiftLibrary.closures[key]
    if mutation != nil || known != nil { checkUnwrapped(target.type, name) }
    if let method = mutation {
      return mutate(key, method, arguments, on: target, base, range)
    }
    guard let method = known else { return nil }
    let selector = swiftSelector(name.text, arguments)
    let values = libraryArguments(key, arguments, of: target.type)
    let codes = values.map(\.code)
    let (code, perform, line) = (target.code, method.perform, line(of: range))
    let mayBeNil = isMapping && target.type.className == nil
    let type = SwiftLibrary.answer(key, of: target.type, values.map(\.type)) ?? method.type
    return Resolved(type) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      turn.stand(at: line)
      if value == .none {
        if frame.isChainBroken || mayBeNil { return .none }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      var values: [Value] = []
      for code in codes { values.append(try code(&frame, &turn)) }
      if let known = try perform(&turn, value, values) { return known }
      return try turn.send(selector, to: value, values)
    }
  }

  /// The arguments of a member, as far as the elements say what they are.
  private mutating func libraryArguments(
    _ name: String, _ arguments: [Argument], of holder: StaticType
  ) -> [Resolved] {
    var values: [Resolved] = []
    for (place, argument) in arguments.enumerated() {
      var type = SwiftLibrary.expected(name, place, of: holder, values.map(\.type))
      // `reduce(.zero, +)` begins with one of the elements' type.
      if case .implicitMember = argument.value.kind, type == nil { type = holder.element }
      values.append(resolve(argument.value, expecting: type))
    }
    return values
  }

  /// `optional.map { … }`: the closure gets what is in the optional.
  private mutating func callOfOptional(
    _ target: Resolved, _ argument: Expression, _ range: SourceRange
  ) -> Resolved {
    let expected = StaticType.closure([target.type.unwrapped], returning: .any)
    let block = resolve(argument, expecting: expected)
    let (code, closure) = (target.code, block.code)
    let line = line(of: range)
    return Resolved((block.type.signature?.last ?? .any).asOptional) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      let block = try closure(&frame, &turn)
      guard value != .none else { return .none }
      turn.stand(at: line)
      let result = try turn.call(block: block, [value])
      if let id = result.object { turn.hold(id) }
      return result
    }
  }

  /// A mutating method: it works on a value nobody else has, which is then stored where it came from.
  private mutating func mutate(
    _ key: String, _ method: SwiftLibrary.Method, _ arguments: [Argument], on target: Resolved,
    _ base: Expression, _ range: SourceRange
  ) -> Resolved {
    let store: Store
    if target.type.className == nil {
      store = writingBack(to: base) ?? Resolver.discarding
    } else {
      store = self.store(to: base)
    }
    let selector = swiftSelector(String(key.prefix { $0 != "(" }), arguments)
    let values = libraryArguments(key, arguments, of: target.type)
    let codes = values.map(\.code)
    let (code, perform, line) = (target.code, method.perform, line(of: range))
    let isAlone = liesAlone(base)
    let type = SwiftLibrary.answer(key, of: target.type, values.map(\.type)) ?? method.type
    return Resolved(type, isEchoed: !type.isVoid) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      turn.stand(at: line)
      if value == .none {
        if frame.isChainBroken { return .none }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      var values: [Value] = []
      for code in codes { values.append(try code(&frame, &turn)) }
      let taken = try SwiftLibrary.taken(key, from: value, values, &turn)
      if let id = taken.object { turn.hold(id) }
      let isValue = !turn.simulation.isKind(value, of: "NSMutableArray")
      guard isValue,
        let changed = try perform(&turn, try turn.unshared(value, isAlone: isAlone), values)
      else {
        return try turn.send(selector, to: value, values)
      }
      try store(changed, &frame, &turn)
      return taken
    }
  }

  /// `a + b` where both may be texts or arrays.
  func joining(_ a: @escaping Code, _ b: @escaping Code, _ line: Int) -> Code {
    { frame, turn throws(Fault) in
      let one = try a(&frame, &turn)
      let other = try b(&frame, &turn)
      turn.stand(at: line)
      return try turn.sum(one, other)
    }
  }
}

extension Turn {
  /// Swift's `+`: texts and arrays are joined, numbers added.
  mutating func sum(_ one: Value, _ other: Value) throws(Fault) -> Value {
    if let text = simulation.text(of: one), let more = simulation.text(of: other) {
      return .string(try made(text + more))
    }
    if let elements = simulation.items(of: one), let more = simulation.items(of: other) {
      return try makeArray(elements + more)
    }
    if let own = try sendOperator("+", one, other) { return own }
    return try Arithmetic.binary(.add, one.unboxed, other.unboxed, traps: true)
  }
}
