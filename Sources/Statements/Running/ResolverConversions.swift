import Diagnostics
import Simulator
import Syntax

// Swift's conversions and makers, which look like calls: `String(describing:)`, `Int(x)`, `CGRect(…)`.
extension Resolver {
  mutating func conversion(
    _ name: String, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved? {
    guard isSwift else { return nil }
    let labels = arguments.map { $0.label?.text ?? "" }
    if let made = makeOfLibrary(name, labels, arguments, range) { return made }
    switch (name, labels) {
    case ("print", _), ("debugPrint", _): return printing(arguments, range)
    case ("String", ["describing"]), ("String", [""]), ("String", ["reflecting"]):
      let value = resolve(arguments[0].value)
      if value.type.isString, value.type.optionality == .none { return value }
      let isCharacters = labels == [""] && value.type.className == "NSArray"
      return Resolved(.string, isCharacters ? joined(value) : printed(value))
    case ("Double", [""]), ("CGFloat", [""]), ("Float", [""]): return floating(arguments)
    case ("stride", ["from", "to", "by"]), ("stride", ["from", "through", "by"]):
      let isClosed = labels[1] == "through"
      let isReal = arguments.contains { typeOfValue($0.value) == .real }
      return converted(arguments, .array(of: isReal ? .real : .int)) { turn, values throws(Fault) in
        try turn.makeArray(try Resolver.stride(values, isClosed: isClosed))
      }
    case ("Bool", [""]):
      return converted(arguments, .bool) { _, values throws(Fault) in .bool(values[0].isTrue) }
    case ("type", ["of"]):
      return converted(arguments, .metatype(nil)) { turn, values throws(Fault) in
        if let name = values[0].numberType { return .string(name) }
        return turn.simulation.type(of: values[0])
      }
    case ("fatalError", _), ("preconditionFailure", _): return fatalError(arguments, range)
    case ("assert", _), ("precondition", _), ("assertionFailure", _):
      return asserting(name, arguments, range)
    default: return structure(name, labels, arguments)
    }
  }

  /// The numbers of `stride(from:to:by:)`; floating where one of the three is.
  private static func stride(_ values: [Value], isClosed: Bool) throws(Fault) -> [Value] {
    let step = values[2].real
    if step == 0 { throw .crash(.fatalError, reason: "Stride size must not be zero") }
    let isFloating = values.contains(where: \.isFloating)
    var numbers: [Value] = []
    var number = values[0].real
    func isWithin() -> Bool {
      let end = values[1].real
      return isClosed && number == end || (step > 0 ? number < end : number > end)
    }
    while isWithin() {
      if numbers.count >= 1_000_000 { throw .stopped(.objects) }
      numbers.append(isFloating ? .real(number) : .int(Int(saturating: number)))
      number += step
    }
    return numbers
  }

  private mutating func structure(
    _ name: String, _ labels: [String], _ arguments: [Argument]
  ) -> Resolved? {
    switch (name, labels) {
    case ("CGRect", []): return .constant(.rect(Rect()), .rect)
    case ("CGPoint", []): return .constant(.point(Point()), .point)
    case ("CGSize", []): return .constant(.size(Size()), .size)
    case ("CGRect", ["x", "y", "width", "height"]):
      return converted(arguments, .rect) { _, values throws(Fault) in
        .rect(
          Rect(
            x: values[0].real, y: values[1].real, width: values[2].real, height: values[3].real))
      }
    case ("CGRect", ["origin", "size"]):
      return converted(arguments, .rect) { _, values throws(Fault) in
        StructMember.size.replaced(
          in: StructMember.origin.replaced(in: .rect(Rect()), by: values[0]), by: values[1])
      }
    case ("CGPoint", ["x", "y"]):
      return converted(arguments, .point) { _, values throws(Fault) in
        .point(Point(x: values[0].real, y: values[1].real))
      }
    case ("CGSize", ["width", "height"]):
      return converted(arguments, .size) { _, values throws(Fault) in
        .size(Size(width: values[0].real, height: values[1].real))
      }
    default: return nil
    }
  }

  mutating func converted(
    _ arguments: [Argument], _ type: StaticType,
    _ convert: @escaping @Sendable (inout Turn, [Value]) throws(Fault) -> Value
  ) -> Resolved {
    let codes = arguments.map { resolve($0.value).code }
    return Resolved(type) { frame, turn throws(Fault) in
      var values: [Value] = []
      for code in codes { values.append(try code(&frame, &turn)) }
      return try convert(&turn, values)
    }
  }

  /// The text of characters.
  private func joined(_ value: Resolved) -> Code {
    let code = value.code
    return { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      return .string((turn.simulation.items(of: value) ?? []).compactMap(\.text).joined())
    }
  }

  /// A number of what is known to be one, else an optional one of a text.
  private mutating func floating(_ arguments: [Argument]) -> Resolved {
    let value = resolve(arguments[0].value)
    let code = value.code
    if value.type.isArithmetic {
      return Resolved(.real) { frame, turn throws(Fault) in .real(try code(&frame, &turn).real) }
    }
    return Resolved(value.type.isString ? StaticType.real.asOptional : .any) {
      frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      if let text = turn.simulation.text(of: value) { return Double(text).map(Value.real) ?? .none }
      return .real(value.unboxed.real)
    }
  }

  /// `Int("12")` and `Int("ff", radix: 16)` are optional, `Int(1.5)` traps on what no integer can be.
  mutating func integer(_ name: String, _ arguments: [Argument]) -> Resolved {
    let value = resolve(arguments[0].value)
    let radix = arguments.count > 1 ? resolve(arguments[1].value).code : nil
    let code = value.code
    let type: StaticType =
      value.type.isArithmetic ? .int : value.type.isString ? StaticType.int.asOptional : .any
    return Resolved(type) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      let base = try radix?(&frame, &turn).integer ?? 10
      if let text = turn.simulation.text(of: value) {
        guard (2...36).contains(base) else { return .none }
        return Int(text, radix: base).map(Value.int) ?? .none
      }
      if case .real(let number) = value.unboxed, !number.isFinite || number.magnitude >= 0x1p63 {
        throw .crash(
          .fatalError,
          reason: "Double value cannot be converted to \(name) because it is "
            + (number.isFinite ? "out of range" : "either infinite or NaN"))
      }
      return .int(value.integer)
    }
  }

  private mutating func printing(_ arguments: [Argument], _ range: SourceRange) -> Resolved {
    let labelled = arguments.filter { $0.label != nil }
    let separator = labelled.first { $0.label?.text == "separator" }.map { resolve($0.value).code }
    let terminator = labelled.first { $0.label?.text == "terminator" }
      .map { resolve($0.value).code }
    let codes = arguments.filter { $0.label == nil }.map { printed(resolve($0.value)) }
    let line = line(of: range)
    return Resolved(.void) { frame, turn throws(Fault) in
      var texts: [String] = []
      for code in codes { texts.append(try code(&frame, &turn).text ?? "") }
      let between = try separator?(&frame, &turn).text ?? " "
      turn.stand(at: line)
      let end = try terminator?(&frame, &turn).text ?? "\n"
      try turn.log(texts.joined(separator: between), terminator: end)
      return .none
    }
  }

  private mutating func fatalError(_ arguments: [Argument], _ range: SourceRange) -> Resolved {
    let code = arguments.first.map { resolve($0.value).code }
    let line = line(of: range)
    return Resolved(.void) { frame, turn throws(Fault) in
      let message = try code?(&frame, &turn) ?? .string("")
      turn.stand(at: line)
      throw .crash(.fatalError, reason: turn.simulation.text(of: message) ?? "")
    }
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
