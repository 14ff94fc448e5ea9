import Diagnostics
import Simulator

// Swift's conversions and makers, which look like calls: `String(describing:)`, `Int(x)`, `CGRect(…)`.
extension Resolver {
  mutating func conversion(
    _ name: String, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved? {
    guard isSwift else { return nil }
    let labels = arguments.map { $0.label?.text ?? "" }
    switch (name, labels) {
    case ("print", _), ("debugPrint", _): return printing(arguments, range)
    case ("String", ["describing"]), ("String", [""]), ("String", ["reflecting"]):
      return converted(arguments, .string) { turn, values throws(Fault) in
        .string(try turn.printed(values[0]))
      }
    case ("Int", [""]): return integer(arguments)
    case ("Double", [""]), ("CGFloat", [""]), ("Float", [""]):
      return converted(arguments, .real) { turn, values throws(Fault) in
        if let text = turn.simulation.text(of: values[0]) {
          return Double(text).map(Value.real) ?? .none
        }
        return .real(values[0].unboxed.real)
      }
    case ("stride", ["from", "to", "by"]), ("stride", ["from", "through", "by"]):
      let isClosed = labels[1] == "through"
      return converted(arguments, .object("NSArray")) { turn, values throws(Fault) in
        try turn.makeArray(try Resolver.stride(values, isClosed: isClosed))
      }
    case ("Set", [""]):
      return converted(arguments, .object("NSSet")) { turn, values throws(Fault) in
        try turn.makeSet(try turn.sequence(of: values[0], isSwift: true))
      }
    case ("Array", [""]):
      return converted(arguments, .object("NSArray")) { turn, values throws(Fault) in
        try turn.makeArray(try turn.sequence(of: values[0], isSwift: true))
      }
    case ("Bool", [""]):
      return converted(arguments, .bool) { _, values throws(Fault) in .bool(values[0].isTrue) }
    case ("type", ["of"]):
      return converted(arguments, .metatype(nil)) { turn, values throws(Fault) in
        turn.simulation.type(of: values[0])
      }
    case ("fatalError", _), ("preconditionFailure", _): return fatalError(arguments, range)
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

  private mutating func converted(
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

  /// `Int("12")` is optional, `Int(1.5)` traps on what no integer can be.
  private mutating func integer(_ arguments: [Argument]) -> Resolved {
    converted(arguments, .int) { turn, values throws(Fault) in
      if let text = turn.simulation.text(of: values[0]) { return Int(text).map(Value.int) ?? .none }
      if case .real(let number) = values[0], !number.isFinite || number.magnitude >= 0x1p63 {
        throw .crash(
          .fatalError, reason: "Double value cannot be converted to Int because it is out of range")
      }
      return .int(values[0].integer)
    }
  }

  private mutating func printing(_ arguments: [Argument], _ range: SourceRange) -> Resolved {
    let labelled = arguments.filter { $0.label != nil }
    let separator = labelled.first { $0.label?.text == "separator" }.map { resolve($0.value).code }
    let codes = arguments.filter { $0.label == nil }.map { resolve($0.value).code }
    let line = line(of: range)
    return Resolved(.void) { frame, turn throws(Fault) in
      var texts: [String] = []
      for code in codes { texts.append(try turn.printed(try code(&frame, &turn))) }
      let between = try separator?(&frame, &turn).text ?? " "
      turn.line = line
      try turn.log(texts.joined(separator: between))
      return .none
    }
  }

  private mutating func fatalError(_ arguments: [Argument], _ range: SourceRange) -> Resolved {
    let code = arguments.first.map { resolve($0.value).code }
    let line = line(of: range)
    return Resolved(.void) { frame, turn throws(Fault) in
      let message = try code?(&frame, &turn) ?? .string("")
      turn.line = line
      throw .crash(.fatalError, reason: turn.simulation.text(of: message) ?? "")
    }
  }
}
