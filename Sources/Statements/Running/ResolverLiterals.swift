import Diagnostics
import Simulator
import Syntax
import UIKitAPI

// Literals: strings, collections, boxes, structures.
extension Resolver {
  func literal(_ value: Int, expecting type: StaticType?) -> Resolved {
    isSwift && type?.unwrapped.field == .real
      ? .constant(.real(Double(value)), .real)
      : .constant(.int(value), .int)
  }

  mutating func string(_ parts: [StringPart]) -> Resolved {
    var pieces: [Code] = []
    var plain = ""
    for part in parts {
      switch part {
      case .text(let text):
        plain += text
        pieces.append(Resolver.constantText(text))
      case .interpolation(let expression):
        pieces.append(printed(resolve(expression)))
      }
    }
    if parts.allSatisfy(\.isText) { return .constant(.string(plain), .string) }
    let all = pieces
    return Resolved(.string) { frame, turn throws(Fault) in
      var text = ""
      for piece in all { text += try piece(&frame, &turn).text ?? "" }
      return .string(try turn.made(text))
    }
  }

  private static func constantText(_ text: String) -> Code {
    { _, _ throws(Fault) in .string(text) }
  }

  /// A value as Swift prints it.
  func printed(_ value: Resolved) -> Code {
    let (code, type) = (value.code, value.type)
    return { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      return .string(try frame.run.printed(value, as: type, in: &turn))
    }
  }

  mutating func array(_ elements: [Expression], expecting type: StaticType? = nil) -> Resolved {
    let (codes, element) = self.elements(elements, expecting: type?.element ?? .any)
    if type?.className == "NSSet" { return set(of: codes, element) }
    let isSwift = isSwift
    let known: StaticType = isSwift ? .array(of: element) : .object("NSArray")
    return Resolved(known) { frame, turn throws(Fault) in
      var values: [Value] = []
      for code in codes {
        let value = try code(&frame, &turn)
        if value == .none, !isSwift { throw Resolver.nilInLiteral(values.count) }
        values.append(value)
      }
      return try turn.makeArray(values)
    }
  }

  /// The elements of a literal, all of one type where there is one: whole numbers among others become
  /// floating.
  private mutating func elements(
    _ elements: [Expression], expecting type: StaticType
  ) -> (codes: [Code], type: StaticType) {
    let isKnown = isSwift && type != .any
    var values = elements.map { resolve($0, expecting: isKnown ? type : nil) }
    guard isSwift, !isKnown, var common = values.first?.type else {
      return (values.map(\.code), type)
    }
    for value in values.dropFirst() { common = .common(common, value.type) }
    if common == .real, values.contains(where: { $0.type != .real }) {
      values = elements.map { resolve($0, expecting: .real) }
    }
    return (values.map(\.code), common)
  }

  private func set(of codes: [Code], _ element: StaticType) -> Resolved {
    Resolved(.array(of: element, named: "NSSet")) { frame, turn throws(Fault) in
      var values: [Value] = []
      for code in codes { values.append(try code(&frame, &turn)) }
      return try turn.makeSet(values)
    }
  }

  static func nilInLiteral(_ place: Int) -> Fault {
    .exception(
      name: "NSInvalidArgumentException",
      reason: "*** -[__NSPlaceholderArray initWithObjects:count:]: "
        + "attempt to insert nil object from objects[\(place)]")
  }

  mutating func dictionary(
    _ pairs: [Expression.Pair], expecting type: StaticType? = nil
  ) -> Resolved {
    let known = type.map { $0.isDictionary && $0.parts.count == 2 ? $0.parts : [] } ?? []
    let (keys, key) = elements(pairs.map(\.key), expecting: known.first ?? .any)
    let (values, value) = elements(pairs.map(\.value), expecting: known.last ?? .any)
    let codes = zip(keys, values).map { (key: $0, value: $1) }
    return Resolved(isSwift ? .dictionary(key, value) : .object("NSDictionary")) {
      frame, turn throws(Fault) in
      var values: [(key: Value, value: Value)] = []
      for code in codes {
        let key = try code.key(&frame, &turn)
        let value = try code.value(&frame, &turn)
        if key == .none || value == .none {
          throw .exception(
            name: "NSInvalidArgumentException",
            reason: "*** -[__NSPlaceholderDictionary initWithObjects:forKeys:count:]: "
              + "attempt to insert nil object from objects[\(values.count)]")
        }
        values.append((key, value))
      }
      return try turn.makeDictionary(values)
    }
  }

  mutating func boxed(_ inner: Expression) -> Resolved {
    let value = resolve(inner)
    let code = value.code
    return Resolved(value.type.isArithmetic ? .object("NSNumber") : value.type) {
      frame, turn throws(Fault) in try code(&frame, &turn).boxed
    }
  }

  mutating func selector(_ text: String) -> Resolved {
    guard isSwift else { return .constant(.selector(Selector(text)), .selector) }
    let name = SwiftNames.FullName(text)
    let own = context.className.flatMap { signature(of: name, in: $0, isStatic: false) }
    let selector = own?.selector ?? Selector(SwiftNames.selector(fullName: text))
    return .constant(.selector(selector), .selector)
  }

  mutating func compound(_ reference: TypeReference, _ values: [Expression]) -> Resolved {
    compound(type(reference), values)
  }

  mutating func compound(_ type: StaticType, _ values: [Expression]) -> Resolved {
    if let record = type.record { return self.record(record, type, values) }
    let codes = values.flatMap { flattened($0) }
    return Resolved(type) { frame, turn throws(Fault) in
      var numbers: [Double] = []
      for code in codes { numbers += try code(&frame, &turn).coordinates }
      func at(_ index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
      switch type.field {
      case .point: return .point(Point(x: at(0), y: at(1)))
      case .size: return .size(Size(width: at(0), height: at(1)))
      case .rect: return .rect(Rect(x: at(0), y: at(1), width: at(2), height: at(3)))
      default: return type.field.converted(.real(at(0)))
      }
    }
  }

  /// The values of nested braces, in order.
  private mutating func flattened(_ value: Expression) -> [Code] {
    if case .compound(_, let inner) = value.kind { return inner.flatMap { flattened($0) } }
    if case .array(let inner) = value.kind { return inner.flatMap { flattened($0) } }
    // The parts of points, sizes and rectangles are named in their order.
    if case .assignment(nil, let target, let inner) = value.kind,
      case .implicitMember = target.kind
    {
      return flattened(inner)
    }
    return [resolve(value).code]
  }

  mutating func typeValue(_ reference: TypeReference) -> Resolved {
    let type = type(reference)
    guard let name = type.className, let id = simulation.classID(named: name) else {
      refuse(.generics, at: reference.range)
      return .missing
    }
    return .constant(.type(id), .metatype(name))
  }
}

extension StringPart {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}

extension Value {
  /// The numbers a structure is made of.
  fileprivate var coordinates: [Double] {
    switch self {
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect):
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    default: [real]
    }
  }
}
