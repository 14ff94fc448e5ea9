import FoundationKit
import ObjectModel
import ObjectRuntime
import StandardLibrary
import TypedTree
import UIKitAPI

// Members and elements.
extension Emitter {
  /// The parts of nil, and of what is no such structure, are zero.
  mutating func structMember(_ member: StructMember, _ value: TypedExpression) -> Emitted {
    let code = code(value)
    return Emitted { frame, turn throws(Fault) in member.read(from: try code(&frame, &turn)) }
  }

  /// A part that was never set is zero, as C's static variables are.
  mutating func recordPart(
    _ place: Int, _ value: TypedExpression, _ type: StaticType
  ) -> Emitted {
    let code = code(value)
    return Emitted { frame, turn throws(Fault) in try code(&frame, &turn).part(at: place, type) }
  }

  /// An index outside of the array ends the app: what lies there in C nobody knows.
  mutating func recordElement(
    _ record: RecordType, _ whole: TypedExpression, _ key: TypedExpression, _ type: StaticType
  ) -> Emitted {
    let (code, key) = (code(whole), code(key))
    return Emitted { frame, turn throws(Fault) in
      let whole = try code(&frame, &turn)
      let place = try Emitter.checked(try key(&frame, &turn).integer, record.count)
      // What is no array is a pointer to one variable.
      if case .record = whole { return whole.part(at: place, type) }
      return place == 0 ? try turn.read(through: whole) : whole.part(at: place, type)
    }
  }

  /// Behind the end of an array lies something else.
  static func checked(_ place: Int, _ count: Int?) throws(Fault) -> Int {
    if place < 0 || place >= count ?? .max || place > 1 << 16 {
      throw .crash(.badAccess, reason: "element \(place) of an array of \(count ?? 0)")
    }
    return place
  }

  /// What a value turns out to be decides: a library's property, a tuple's part, a structure's, or
  /// a getter that is sent.
  mutating func dynamicMember(
    _ name: String, _ holder: TypedExpression, _ place: MessagePlace
  ) -> Emitted {
    let mapped = isSwift ? SwiftNames.objectiveCProperty(name) : name
    let code = code(holder)
    let (isARC, isSwift, line, text) = (isARC, isSwift, place.line, place.text)
    let library = isSwift ? SwiftLibrary.properties[name]?.read : nil
    return Emitted { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      if case .standIn = value { return try turn.send(Selector(name), to: value) }
      if let known = try library?(&turn, value) { return known }
      if isSwift, let part = turn.simulation.part(name, of: value) { return part }
      if let part = StructMember(name, of: value.staticType) { return part.read(from: value) }
      turn.stand(at: line)
      if value == .none {
        if isSwift, !frame.isChainBroken { throw Fault.nilUnwrapped(implicitly: true) }
        turn.record(.note(.nilReceiver(receiver: text, Selector(name), outletOf: nil)))
        return .none
      }
      let selector = turn.simulation.getter(mapped, of: value) ?? Selector(name)
      let result = try turn.send(selector, to: value)
      if isARC, let id = result.object { turn.hold(id) }
      return result
    }
  }

  /// Nil traps unless an optional chain around it has ended.
  mutating func libraryProperty(
    _ name: String, _ holder: TypedExpression, _ line: Int
  ) -> Emitted {
    let property = SwiftLibrary.properties[name] ?? SwiftLibrary.ofNarrowNumbers[name]
    let (code, read) = (code(holder), property?.read)
    return Emitted { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      turn.stand(at: line)
      if value == .none {
        if frame.isChainBroken { return .none }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      if case .standIn = value { return try turn.send(Selector(name), to: value) }
      return try read?(&turn, value) ?? .none
    }
  }

  // MARK: - Elements

  /// Arrays and dictionaries answer at once; what overrides the subscript method, or is none of
  /// them, is sent it.
  mutating func element(
    _ holder: TypedExpression, _ key: TypedExpression, _ line: Int
  ) -> Emitted {
    let (target, key, isARC) = (emit(holder).operand, emit(key).operand, isARC)
    // A text of C has no type of its own here.
    let mayBeOfC = holder.type == .any
    return Emitted(isBorrowed: true) { frame, turn throws(Fault) in
      let holder = try target.value(&frame, &turn)
      let key = try key.value(&frame, &turn)
      turn.stand(at: line)
      if key.isStandIn { return key }
      guard case .object(let id) = holder else {
        if case .none = holder { return .none }
        if mayBeOfC, case .string(let text) = holder, case .int(let place) = key {
          return .int(text.character(ofC: place))
        }
        return try turn.send("objectAtIndex:", to: holder, [key])
      }
      let message: Turn.CollectionMessage = if case .int = key { .element } else { .value }
      if let value = try turn.answer(message, id, key) {
        if isARC, let id = value.object { turn.hold(id) }
        return value
      }
      let value = try turn.send(turn.simulation.subscripting(by: key, of: id), to: holder, [key])
      if isARC, let id = value.object { turn.hold(id) }
      return value
    }
  }

  /// A key that is missing answers the default, whose expression is evaluated only then. A number
  /// of Foundation's stays its object where nothing says which number is wanted.
  mutating func swiftElement(
    _ holder: TypedExpression, _ key: TypedExpression, _ fallback: TypedExpression?, _ line: Int,
    of type: StaticType
  ) -> Emitted {
    let mayBeObject = type.unwrapped == .any
    let (target, key, fallback) = (emit(holder).operand, emit(key).operand, code(fallback))
    return Emitted(isBorrowed: true) { frame, turn throws(Fault) in
      let holder = try target.value(&frame, &turn)
      if case .none = holder {
        if frame.isChainBroken { return .none }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      let key = try key.value(&frame, &turn)
      turn.stand(at: line)
      if key.isStandIn { return key }
      var value = turn.item(key, of: holder) ?? .none
      if case .none = value { value = try turn.element(key, of: holder) }
      if let fallback, case .none = value { return try fallback(&frame, &turn) }
      if let id = value.object { turn.hold(id) }
      if mayBeObject, case .number = value, turn.simulation.hasNumberObjects(holder) {
        return value
      }
      return value.unboxed
    }
  }

  /// A list's slice keeps its indices; a text's part is a new text. Bounds are checked as in Swift,
  /// both of them.
  mutating func slice(
    _ whole: TypedExpression, _ lower: TypedExpression?, _ upper: TypedExpression?,
    _ isClosed: Bool, _ line: Int
  ) -> Emitted {
    let (lower, upper, code) = (code(lower), code(upper), code(whole))
    return Emitted { frame, turn throws(Fault) in
      let whole = try code(&frame, &turn)
      if whole.isStandIn { return whole }
      let characters = turn.simulation.text(of: whole)?.map { Value.string(String($0)) }
      let elements = characters ?? turn.simulation.items(of: whole) ?? []
      let start = turn.simulation.sliceStart(of: whole) ?? 0
      let first = try lower?(&frame, &turn).integer ?? start
      var last = start + elements.count
      if let upper {
        last = try upper(&frame, &turn).integer
        if isClosed, last < .max { last += 1 }
      }
      turn.stand(at: line)
      guard first >= start, first <= last, last <= start + elements.count else {
        throw SwiftLibrary.outOfRange
      }
      let part = Array(elements[(first - start)..<(last - start)])
      if characters != nil { return .string(part.compactMap(\.text).joined()) }
      return try turn.simulation.isArray(whole)
        ? turn.makeSlice(part, from: first) : turn.makeArray(part)
    }
  }

  // MARK: - Optional chains

  /// Nil is noted in the frame, and whatever follows in the chain looks there instead of trapping.
  mutating func chainLink(_ value: TypedExpression) -> Emitted {
    let value = emit(value)
    let code = value.code
    return Emitted(isBorrowed: value.isBorrowed) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      if value == .none { frame.isChainBroken = true }
      return value
    }
  }

  /// A method that is optional in a protocol: where it is missing, the chain ends before arguments
  /// are evaluated.
  mutating func answeringLink(_ value: TypedExpression, _ selector: Selector) -> Emitted {
    let value = emit(value)
    let code = value.code
    return Emitted(isBorrowed: value.isBorrowed) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      if value != .none, turn.responds(value, to: selector) { return value }
      frame.isChainBroken = true
      return .none
    }
  }

  /// A chain inside of another's arguments ends by itself alone.
  mutating func chain(_ value: TypedExpression) -> Emitted {
    let code = code(value)
    return Emitted { frame, turn throws(Fault) in
      let wasBroken = frame.isChainBroken
      frame.isChainBroken = false
      let value = try code(&frame, &turn)
      let isBroken = frame.isChainBroken
      frame.isChainBroken = wasBroken
      return isBroken ? .none : value
    }
  }

  /// Behind a link that was nil, nothing is forced any more.
  mutating func forced(_ value: TypedExpression) -> Emitted {
    let value = emit(value)
    let code = value.code
    return Emitted(isBorrowed: value.isBorrowed) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      if value == .none, !frame.isChainBroken { throw Fault.nilUnwrapped(implicitly: false) }
      return value
    }
  }
}

extension Fault {
  /// The words of Swift's runtime, which differ for `!` in a type and `!` behind a value.
  static func nilUnwrapped(implicitly: Bool) -> Fault {
    .crash(
      .fatalError,
      reason: implicitly
        ? "Unexpectedly found nil while implicitly unwrapping an Optional value"
        : "Unexpectedly found nil while unwrapping an Optional value")
  }
}

extension Simulation {
  /// The part of a tuple, by its label or place.
  func part(_ name: String, of value: Value) -> Value? {
    guard let (_, labels, values) = compound(value),
      let place = labels.firstIndex(of: name) ?? Int(name), values.indices.contains(place)
    else { return nil }
    return values[place]
  }

  /// The getter of an object's property.
  func getter(_ name: String, of value: Value) -> Selector? {
    guard case .type(let type) = self.type(of: value) else { return nil }
    return classes.property(named: name, of: type)?.getter
  }
}

extension Turn {
  /// An element of an array, the value of a key, or what a subclass of NSArray answers.
  ///
  /// By what the collection is: a list by place, a dictionary by key, a text by character. A range
  /// in a variable is a slice.
  fileprivate mutating func element(_ key: Value, of holder: Value) throws(Fault) -> Value {
    let start = simulation.sliceStart(of: holder)
    let place = key.integer &- (start ?? 0)
    if key.object == nil, let element = simulation.element(place, of: holder) { return element }
    if simulation.isDictionary(holder) {
      return try value(forSwiftKey: key, of: holder) ?? .none
    }
    if let text = simulation.text(of: holder) {
      if let range = simulation.range(key) {
        guard range.lowerBound >= 0, range.upperBound <= text.count else {
          throw SwiftLibrary.trap("String index is out of bounds")
        }
        return .string(String(text.dropFirst(range.lowerBound).prefix(range.count)))
      }
      guard key.integer >= 0, let character = text.dropFirst(key.integer).first else {
        throw SwiftLibrary.trap("String index is out of bounds")
      }
      return .string(String(character))
    }
    if let range = simulation.range(key), let elements = simulation.items(of: holder) {
      let first = start ?? 0
      guard range.lowerBound >= first, range.upperBound <= first + elements.count else {
        throw SwiftLibrary.outOfRange
      }
      let part = Array(elements[(range.lowerBound - first)..<(range.upperBound - first)])
      return try simulation.isArray(holder)
        ? makeSlice(part, from: range.lowerBound) : makeArray(part)
    }
    guard let elements = simulation.items(of: holder) else {
      return try send("objectAtIndexedSubscript:", to: holder, [key])
    }
    guard elements.indices.contains(place) else {
      throw start == nil ? SwiftLibrary.outOfRange : SwiftLibrary.trap("Index out of bounds")
    }
    return elements[place]
  }
}

extension String {
  /// The `char` of C at a place; 0 behind the end.
  fileprivate func character(ofC place: Int) -> Int {
    guard place >= 0,
      let index = utf8.index(utf8.startIndex, offsetBy: place, limitedBy: utf8.endIndex),
      index < utf8.endIndex
    else { return 0 }
    return Int(Int8(bitPattern: utf8[index]))
  }
}
