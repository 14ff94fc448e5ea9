import Diagnostics
import Simulator
import Syntax

// Values of Swift's own types that are made by calls: `Array(repeating:count:)`, `zip`, `max`.
extension Resolver {
  static let integerNames: Set<String> = [
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
  ]

  /// A call of a name of Swift's library; nil for all else.
  mutating func makeOfLibrary(
    _ name: String, _ labels: [String], _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved? {
    if Resolver.integerNames.contains(name),
      ["", "exactly", "truncatingIfNeeded"].contains(labels.first),
      labels.count == 1 || labels == ["", "radix"]
    {
      return integer(name, arguments)
    }
    switch (name, labels) {
    case ("swap", ["", ""]): return swapping(arguments)
    case ("String", []), ("Character", [""]), ("Substring", [""]):
      return arguments.isEmpty ? .constant(.string(""), .string) : resolve(arguments[0].value)
    case ("String", ["", "radix"]), ("String", ["", "radix", "uppercase"]):
      return converted(arguments, .string) { _, values throws(Fault) in
        let text = String(values[0].integer, radix: min(max(values[1].integer, 2), 36))
        return .string(values.count > 2 && values[2].isTrue ? text.uppercased() : text)
      }
    case ("String", ["repeating", "count"]):
      return converted(arguments, .string) { turn, values throws(Fault) in
        let text = turn.simulation.text(of: values[0]) ?? ""
        let count = try Resolver.count(values[1])
        try turn.willMake(bytes: text.utf8.count * count)
        return .string(String(repeating: text, count: count))
      }
    case ("String", _) where labels.first == "format":
      return converted(arguments, .string) { turn, values throws(Fault) in
        .string(try turn.format(values))
      }
    case ("zip", ["", ""]): return zipped(arguments)
    case ("max", _), ("min", _):
      return labels.count > 1 && labels.allSatisfy(\.isEmpty) ? extreme(name, arguments) : nil
    default: return makeCollection(name, labels, arguments)
    }
  }

  private mutating func makeCollection(
    _ name: String, _ labels: [String], _ arguments: [Argument]
  ) -> Resolved? {
    switch (name, labels) {
    case ("Array", ["repeating", "count"]), ("repeatElement", ["", "count"]):
      let element = typeOfValue(arguments[0].value)
      return converted(arguments, .array(of: element)) { turn, values throws(Fault) in
        let count = try Resolver.count(values[1])
        try turn.checkHeap(adding: count)
        return try turn.makeArray(Array(repeating: values[0], count: count))
      }
    case ("Array", [""]), ("Set", [""]):
      let name = name == "Set" ? "NSSet" : "NSArray"
      let element = typeOfValue(arguments[0].value).element
      return converted(arguments, .array(of: element, named: name)) { turn, values throws(Fault) in
        let elements = try turn.sequence(of: values[0], isSwift: true)
        return name == "NSSet" ? try turn.makeSet(elements) : try turn.makeArray(elements)
      }
    case ("Dictionary", ["grouping", "by"]), ("Dictionary", ["grouping", ""]):
      return grouping(arguments)
    case ("Dictionary", ["uniqueKeysWithValues"]):
      let element = typeOfValue(arguments[0].value).element
      let type: StaticType =
        element.isTuple ? .dictionary(element.parts[0], element.parts[1]) : .object("NSDictionary")
      return converted(arguments, type) { turn, values throws(Fault) in
        let elements = try turn.sequence(of: values[0], isSwift: true)
        let pairs = elements.compactMap { turn.simulation.compound($0)?.values }
        return try turn.makeDictionary(pairs.map { (key: $0[0], value: $0[1]) })
      }
    default: return nil
    }
  }

  /// How many elements are asked for.
  private static func count(_ value: Value) throws(Fault) -> Int {
    if value.integer < 0 {
      throw SwiftLibrary.trap("Can't construct Array with count < 0")
    }
    if value.integer >= 1_000_000 { throw .stopped(.objects) }
    return value.integer
  }

  private mutating func zipped(_ arguments: [Argument]) -> Resolved {
    let elements = arguments.map { typeOfValue($0.value).element }
    return converted(arguments, .array(of: .tuple(elements))) { turn, values throws(Fault) in
      let one = try turn.sequence(of: values[0], isSwift: true)
      let other = try turn.sequence(of: values[1], isSwift: true)
      var pairs: [Value] = []
      for (one, other) in zip(one, other) {
        pairs.append(try turn.makeCompound(["", ""], [one, other]))
      }
      return try turn.makeArray(pairs)
    }
  }

  private mutating func extreme(_ name: String, _ arguments: [Argument]) -> Resolved {
    var type = typeOfValue(arguments[0].value)
    for argument in arguments.dropFirst() {
      type = .common(type, typeOfValue(argument.value))
    }
    let isMaximum = name == "max"
    let field = type.isArithmetic ? type.field : .any
    return converted(arguments, type) { turn, values throws(Fault) in
      var best = values[0]
      for value in values.dropFirst() {
        let isBetter =
          isMaximum ? try !turn.precedes(value, best) : try turn.precedes(value, best)
        if isBetter { best = value }
      }
      return field.converted(best)
    }
  }

  /// `Dictionary(grouping: list) { … }`: the keys in the order in which they are met.
  private mutating func grouping(_ arguments: [Argument]) -> Resolved {
    let list = resolve(arguments[0].value)
    let closure = resolve(
      arguments[1].value, expecting: .closure([list.type.element], returning: .any))
    let key = closure.type.signature?.last ?? .any
    let (code, choice) = (list.code, closure.code)
    return Resolved(.dictionary(key, .array(of: list.type.element))) { frame, turn throws(Fault) in
      let elements = try turn.sequence(of: try code(&frame, &turn), isSwift: true)
      let block = try choice(&frame, &turn)
      var groups: [(key: Value, elements: [Value])] = []
      for element in elements {
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

  // MARK: - Members of types

  /// `Int.max`, `Double.pi`: numbers that Swift's own types have.
  static let libraryConstants: [String: Value] = [
    "Double.pi": .real(.pi), "CGFloat.pi": .real(.pi), "Float.pi": .real(.pi),
    "Double.infinity": .real(.infinity), "CGFloat.infinity": .real(.infinity),
    "Double.nan": .real(.nan), "Double.zero": .real(0), "CGFloat.zero": .real(0),
    "Int.zero": .int(0), "Double.greatestFiniteMagnitude": .real(.greatestFiniteMagnitude),
    "CGFloat.greatestFiniteMagnitude": .real(.greatestFiniteMagnitude),
    "CGFloat.leastNormalMagnitude": .real(.leastNormalMagnitude),
    "UInt.max": .int(.max), "UInt8.max": .int(255), "UInt8.min": .int(0), "Int8.max": .int(127),
    "Int8.min": .int(-128), "Int16.max": .int(32767), "Int16.min": .int(-32768),
    "UInt16.max": .int(65535), "Int32.max": .int(2_147_483_647), "Int32.min": .int(-2_147_483_648),
    "UInt32.max": .int(4_294_967_295), "Int64.max": .int(.max), "Int64.min": .int(.min),
  ]

  /// `Int.random(in: 1...6)`, `Bool.random()`: numbers that follow from how much has run before.
  mutating func random(_ type: String, _ arguments: [Argument]) -> Resolved? {
    if type == "Bool", arguments.isEmpty {
      return Resolved(.bool) { frame, _ throws(Fault) in .bool(frame.run.steps % 2 == 0) }
    }
    guard arguments.count == 1, arguments[0].label?.text == "in" else { return nil }
    let code = resolve(arguments[0].value).code
    if Resolver.integerNames.contains(type) {
      return Resolved(.int) { frame, turn throws(Fault) in
        let value = try code(&frame, &turn)
        guard let range = turn.simulation.range(value), !range.isEmpty else {
          throw SwiftLibrary.trap("Can't get random value with an empty range")
        }
        return .int(range.lowerBound + frame.run.steps % range.count)
      }
    }
    guard ["Double", "CGFloat", "Float"].contains(type) else { return nil }
    return Resolved(.real) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      let bounds = turn.simulation.compound(value)?.values ?? []
      guard bounds.count == 2 else { return .real(0) }
      let part = Double(frame.run.steps % 1000) / 1000
      return .real(bounds[0].real + (bounds[1].real - bounds[0].real) * part)
    }
  }

  /// `String.init` and its kin as functions; nil where the name is none of a type's.
  mutating func initializerValue(_ type: String, at range: SourceRange) -> Resolved? {
    let isKnown =
      Resolver.integerNames.contains(type) || ["String", "Double", "CGFloat"].contains(type)
      || program.drafts[type] != nil
    guard isSwift, isKnown else { return nil }
    var labels = [""]
    if let draft = program.drafts[type] {
      labels =
        draft.methods.values.filter { $0.base == "init" }.map(\.labels).first { $0.count == 1 }
        ?? [draft.properties.first { $0.isStored }?.property.name ?? ""]
    }
    let argument = Argument(
      label: labels[0].isEmpty ? nil : Name(labels[0], at: range),
      Expression(.name("$0"), at: range))
    let call = Expression(.call(Expression(.name(type), at: range), [argument]), at: range)
    return closure(Closure(body: [Statement(.expression(call), at: range)]), expecting: nil)
  }

  // MARK: - Checks that a program makes of itself

  /// `assert`, `precondition`, `assertionFailure`, which stop the program where they fail.
  mutating func asserting(
    _ name: String, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved? {
    let words = ["assert": "Assertion failed", "precondition": "Precondition failed"]
    let isFailure = name == "assertionFailure"
    guard isFailure || words[name] != nil, !arguments.isEmpty || isFailure else { return nil }
    let test = isFailure ? nil : resolve(arguments[0].value).code
    let text = arguments.dropFirst(isFailure ? 0 : 1).first.map { resolve($0.value).code }
    let (word, line) = (words[name] ?? "Fatal error", line(of: range))
    return Resolved(.void) { frame, turn throws(Fault) in
      if let test, try test(&frame, &turn).isTrue { return .none }
      let message = try text?(&frame, &turn).text
      turn.stand(at: line)
      guard !isFailure else { throw SwiftLibrary.trap(message ?? "") }
      throw SwiftLibrary.trap(message.map { word + ": " + $0 } ?? word)
    }
  }
}
