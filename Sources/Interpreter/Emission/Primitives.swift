import FoundationKit
import ObjectModel
import ObjectRuntime
import StandardLibrary
import TypedTree

// What Swift's own functions do.
extension Primitive {
  /// One case per primitive. The number of arguments was checked when they were typed; what is
  /// wrong with values traps in the library's own words.
  func perform(
    _ values: [Value], _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Value {
    switch self {
    case .noValue: return .none
    case .dump(let type):
      let name = values.count > 1 ? turn.simulation.text(of: values[1]) : nil
      try frame.run.dump(values[0], as: type, named: name, in: &turn)
      return values[0]
    case .reflectedParts:
      return try frame.run.parts(of: values[0], above: values[1].integer, in: &turn)
    case .takenForUnknown:
      turn.simulation.takeForUnknown(values[0])
      return values[0]
    case .strideTo: return try turn.makeArray(try Primitive.stride(values, isClosed: false))
    case .strideThrough: return try turn.makeArray(try Primitive.stride(values, isClosed: true))
    case .boolean:
      guard let text = turn.simulation.text(of: values[0]) else { return .bool(values[0].isTrue) }
      return Bool(text).map(Value.bool) ?? .none
    case .typeOf:
      return values[0].numberType.map { .string($0) } ?? turn.simulation.type(of: values[0])
    case .isUniquelyReferenced:
      guard let id = values[0].object else { return .bool(false) }
      return .bool(turn.isUnique(id))
    case .rectangle:
      return .rect(
        Rect(x: values[0].real, y: values[1].real, width: values[2].real, height: values[3].real))
    case .rectangleOfParts:
      return StructMember.size.replaced(
        in: StructMember.origin.replaced(in: .rect(Rect()), by: values[0]), by: values[1])
    case .point: return .point(Point(x: values[0].real, y: values[1].real))
    case .size: return .size(Size(width: values[0].real, height: values[1].real))
    case .characters:
      if let text = turn.simulation.text(of: values[0]) { return .string(text) }
      return .string((turn.simulation.items(of: values[0]) ?? []).compactMap(\.text).joined())
    case .real: return .real(values[0].real)
    case .realOfText:
      if let text = turn.simulation.text(of: values[0]) {
        return Double(text).map(Value.real) ?? .none
      }
      return .real(values[0].unboxed.real)
    case .integer(let name, let form):
      return try Primitive.integer(name, form, values, turn.simulation)
    case .textInRadix:
      let text = String(values[0].integer, radix: min(max(values[1].integer, 2), 36))
      return .string(values.count > 2 && values[2].isTrue ? text.uppercased() : text)
    case .textRepeated: return try Primitive.repeated(values, &turn)
    case .textFormatted: return .string(try turn.format(values))
    case .arrayRepeating:
      let count = try Primitive.count(values[1])
      try turn.checkHeap(adding: count)
      return try turn.makeArray(Array(repeating: values[0], count: count))
    case .arrayOfElements:
      return try turn.makeArray(try turn.sequence(of: values[0], isSwift: true))
    case .setOfElements: return try turn.makeSet(try turn.sequence(of: values[0], isSwift: true))
    case .indexSetOfElements:
      return try turn.makeIndexSet(try turn.sequence(of: values[0], isSwift: true))
    case .dictionaryOfPairs:
      let elements = try turn.sequence(of: values[0], isSwift: true)
      let pairs = elements.compactMap { turn.simulation.compound($0)?.values }
      let made = try turn.makeDictionary(pairs.map { (key: $0[0], value: $0[1]) })
      if turn.simulation.count(of: made) == pairs.count { return made }
      let keys = pairs.map { $0[0] }
      let again = keys.indices.first { place in
        keys[..<place].contains { turn.simulation.areEqual($0, keys[place]) }
      }
      let key = try again.map { place throws(Fault) in
        try frame.run.printed(keys[place], in: &turn)
      }
      throw SwiftLibrary.trap("Duplicate values for key: '\(key ?? "")'")
    case .dictionaryGrouping: return try Primitive.grouping(values[0], by: values[1], &turn)
    case .dataOfBytes: return try Primitive.data(of: values[0], &turn)
    case .rangeOfUnits: return try turn.characters(ofUnits: values[1], in: values[0])
    case .unitsOfRange: return try turn.units(ofCharacters: values[1], in: values[0])
    case .textOfBytes:
      let bytes = try turn.sequence(of: values[0], isSwift: true)
      return .string(try turn.made(String(decoding: bytes.octets, as: UTF8.self)))
    case .zip: return try Primitive.zipped(values, &turn)
    case .extreme(let isMaximum, let field):
      return field.converted(try Primitive.extreme(of: values, isMaximum, &turn))
    case .randomBool: return .bool(frame.run.steps % 2 == 0)
    case .randomInteger:
      guard let range = turn.simulation.range(values[0]), !range.isEmpty else {
        throw SwiftLibrary.trap("Can't get random value with an empty range")
      }
      // The range may hold more numbers than `Int` counts.
      let size = UInt(bitPattern: range.upperBound) &- UInt(bitPattern: range.lowerBound)
      return .int(range.lowerBound &+ Int(bitPattern: UInt(frame.run.steps) % size))
    case .nextArgument(let field):
      guard case .record(let list) = values[0], let next = list.first else {
        throw .crash(.badAccess, reason: "va_arg reads behind the last argument")
      }
      return field.converted(next)
    case .laterArguments:
      guard case .record(let list) = values[0] else { return .record([]) }
      return .record(Array(list.dropFirst()))
    case .randomBelow:
      let bound = values[0].integer
      return .int(bound > 0 ? frame.run.steps % bound : 0)
    case .randomReal:
      let bounds = turn.simulation.compound(values[0])?.values ?? []
      guard bounds.count == 2 else { return .real(0) }
      let part = Double(frame.run.steps % 1000) / 1000
      return .real(bounds[0].real + (bounds[1].real - bounds[0].real) * part)
    case .print(let hasSeparator, let hasTerminator):
      var texts = values.map { $0.text ?? "" }
      let end = hasTerminator ? texts.removeLast() : "\n"
      let between = hasSeparator ? texts.removeLast() : " "
      try turn.log(texts.joined(separator: between), terminator: end)
      return .none
    case .fatalError:
      throw .crash(
        .fatalError, reason: values.first.flatMap { turn.simulation.text(of: $0) } ?? "")
    case .parameterAssertion(let text):
      if values[0].isTrue { return .none }
      throw .exception(
        name: "NSInternalInconsistencyException",
        reason: "Invalid parameter not satisfying: \(text)")
    case .seconds(let unit): return .real(values[0].real * unit)
    }
  }

  /// The numbers of `stride(from:to:by:)`; floating where one of the three is.
  ///
  /// A million numbers at most: `stride` is a list here, where Swift's is lazy.
  private static func stride(_ values: [Value], isClosed: Bool) throws(Fault) -> [Value] {
    let step = values[2].real
    if step == 0 { throw .crash(.fatalError, reason: "Stride size must not be zero") }
    guard values.contains(where: \.isFloating) else {
      return try stride(values.map(\.integer), isClosed: isClosed)
    }
    let (start, end) = (values[0].real, values[1].real)
    var numbers: [Value] = []
    var number = start
    while isClosed && number == end || (step > 0 ? number < end : number > end) {
      if numbers.count >= 1_000_000 { throw .stopped(.objects) }
      numbers.append(.real(number))
      // As the library has it: sums of steps would lose more at each of them.
      number = start + Double(numbers.count) * step
    }
    return numbers
  }

  private static func stride(_ values: [Int], isClosed: Bool) throws(Fault) -> [Value] {
    let (end, step) = (values[1], values[2])
    var numbers: [Value] = []
    var (number, isPast) = (values[0], false)
    while !isPast, isClosed && number == end || (step > 0 ? number < end : number > end) {
      if numbers.count >= 1_000_000 { throw .stopped(.objects) }
      numbers.append(.int(number))
      (number, isPast) = number.addingReportingOverflow(step)
    }
    return numbers
  }

  /// `Int("12")` and `Int("ff", radix: 16)` may be nil, `Int(1e30)` and `UInt8(300)` trap.
  ///
  /// A text is read in its base, a floating number is cut off at its point, and a whole one
  /// converted by the form.
  private static func integer(
    _ name: String, _ form: WholeConversion, _ values: [Value], _ simulation: Simulation
  ) throws(Fault) -> Value {
    let (value, whole) = (values[0], WholeNumber(rawValue: name))
    let base = values.count > 1 ? values[1].integer : 10
    if let text = simulation.text(of: value) {
      guard (2...36).contains(base) else { return .none }
      if whole?.isUnsignedWord == true {
        return UInt(text, radix: base).map { .int(Int(bitPattern: $0)) } ?? .none
      }
      guard let number = Int(text, radix: base), whole?.holds(number) != false else { return .none }
      return .int(number)
    }
    if case .real(let number) = value.unboxed { return try integer(name, form, of: number) }
    guard let whole else { return .int(value.integer) }
    return try integer(whole, form, of: value.integer)
  }

  /// What a width has no room for, by the initialiser's label.
  private static func integer(
    _ whole: WholeNumber, _ form: WholeConversion, of number: Int
  ) throws(Fault) -> Value {
    if whole.holds(number) { return .int(number) }
    switch form {
    case .truncatingIfNeeded, .bitPattern: return .int(whole.wrapping(number))
    case .exactly: return .none
    case .clamping: return .int(number < whole.least ? whole.least : whole.greatest)
    case .checked:
      throw SwiftLibrary.trap(
        number < 0 && !whole.isSigned
          ? "Negative value is not representable"
          : "Not enough bits to represent the passed value")
    }
  }

  /// A floating number without what stands behind its point.
  ///
  /// Bounds are compared as floating numbers, of which 2⁶³ is one and `Int.max` is not.
  private static func integer(
    _ name: String, _ form: WholeConversion, of number: Double
  ) throws(Fault) -> Value {
    let whole = number.rounded(.towardZero)
    let type = WholeNumber(rawValue: name) ?? .int64
    let end = Double(
      sign: .plus, exponent: type.isSigned ? type.bits - 1 : type.bits, significand: 1)
    let isHeld = whole < end && whole >= (type.isSigned ? -end : 0)
    if form == .exactly, whole != number || !isHeld { return .none }
    if isHeld { return .int(type.isUnsignedWord ? Int(bitPattern: UInt(whole)) : Int(whole)) }
    let bound = number < 0 ? "less than \(name).min" : "greater than \(name).max"
    throw SwiftLibrary.trap(
      "Double value cannot be converted to \(name) because "
        + (number.isFinite ? "the result would be \(bound)" : "it is either infinite or NaN"))
  }

  // MARK: - Collections

  /// How many elements are asked for.
  private static func count(_ value: Value) throws(Fault) -> Int {
    if value.integer < 0 {
      throw SwiftLibrary.trap("Can't construct Array with count < 0")
    }
    if value.integer >= 1_000_000 { throw .stopped(.objects) }
    return value.integer
  }

  /// A text as long as that counts against the memory of the turn before it is made.
  private static func repeated(_ values: [Value], _ turn: inout Turn) throws(Fault) -> Value {
    let text = turn.simulation.text(of: values[0]) ?? ""
    let count = try count(values[1])
    try turn.willMake(bytes: text.utf8.count * count)
    return .string(String(repeating: text, count: count))
  }

  /// The endless half of `zip(1..., list)`.
  private static func numbers(from first: Int, _ count: Int) -> [Value] {
    (0..<count).map { .int(first &+ $0) }
  }

  /// New data with the bytes of other data, or of a list of numbers.
  private static func data(of value: Value, _ turn: inout Turn) throws(Fault) -> Value {
    if turn.simulation.byteCount(of: value) != nil, turn.simulation.octets(of: value) == nil {
      return value
    }
    return try turn.makeData(try turn.sequence(of: value, isSwift: true).octets)
  }

  /// Ends with the shorter of the two.
  private static func zipped(_ values: [Value], _ turn: inout Turn) throws(Fault) -> Value {
    var (one, other) = (
      try turn.sequence(of: values[0], isSwift: true),
      try turn.sequence(of: values[1], isSwift: true)
    )
    if case .int(let first) = values[0] { one = Primitive.numbers(from: first, other.count) }
    if case .int(let first) = values[1] { other = Primitive.numbers(from: first, one.count) }
    var pairs: [Value] = []
    for (one, other) in Swift.zip(one, other) {
      pairs.append(try turn.makeCompound(["", ""], [one, other]))
    }
    return try turn.makeArray(pairs)
  }

  /// Of equal values `max` answers the last and `min` the first, as the standard library does.
  private static func extreme(
    of values: [Value], _ isMaximum: Bool, _ turn: inout Turn
  ) throws(Fault) -> Value {
    var best = values[0]
    for value in values.dropFirst() {
      let isBetter =
        isMaximum ? try !turn.precedes(value, best) : try turn.precedes(value, best)
      if isBetter { best = value }
    }
    return best
  }

  /// The keys in the order in which they are met.
  ///
  /// Keys are compared one by one, as their own `==` may decide.
  private static func grouping(
    _ list: Value, by block: Value, _ turn: inout Turn
  ) throws(Fault) -> Value {
    var groups: [(key: Value, elements: [Value])] = []
    for element in try turn.sequence(of: list, isSwift: true) {
      let key = try turn.call(block: block, [element])
      if let id = key.object { turn.hold(id) }
      if let place = groups.firstIndex(where: { turn.simulation.areEqual($0.key, key) }) {
        groups[place].elements.append(element)
      } else {
        groups.append((key, [element]))
      }
    }
    var pairs: [(key: Value, value: Value)] = []
    for group in groups { pairs.append((group.key, try turn.makeArray(group.elements))) }
    return try turn.makeDictionary(pairs)
  }
}

extension Value {
  /// The name of a number's type; nil for what is none.
  fileprivate var numberType: String? {
    switch unboxed {
    case .int: "Int"
    case .real: "Double"
    case .bool: "Bool"
    default: nil
    }
  }
}
