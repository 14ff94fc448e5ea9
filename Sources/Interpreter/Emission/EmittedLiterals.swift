import FoundationKit
import ObjectModel
import ObjectRuntime
import Syntax
import TypedTree

// Literals: strings, collections, boxes, structures.
extension Emitter {
  /// Interpolated parts are texts already; the sum counts against the memory of the turn.
  mutating func string(_ parts: [TypedExpression]) -> Emitted {
    let pieces = operands(parts)
    return Emitted { frame, turn throws(Fault) in
      var text = ""
      for place in 0..<pieces.count {
        text += try pieces.value(at: place, &frame, &turn).text ?? ""
      }
      return .string(try turn.made(text))
    }
  }

  /// The static type is passed on, as it alone knows of optionals.
  mutating func printed(_ value: TypedExpression, isInside: Bool) -> Emitted {
    let (code, type) = (code(value), value.type)
    return Emitted { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      let run = frame.run
      return .string(
        isInside
          ? try run.quoted(value, as: type, in: &turn) : try run.printed(value, as: type, in: &turn)
      )
    }
  }

  /// `@[…]` with nil raises; in Swift a list of optionals may hold it.
  mutating func array(_ elements: [TypedExpression]) -> Emitted {
    let (operands, isSwift) = (operands(elements), isSwift)
    return Emitted { frame, turn throws(Fault) in
      var values: [Value] = []
      for place in 0..<operands.count {
        let value = try operands.value(at: place, &frame, &turn)
        if value == .none, !isSwift { throw Emitter.nilInArray(place) }
        values.append(value)
      }
      return try turn.makeArray(values)
    }
  }

  /// The words of Foundation, the private class of literals included.
  private static func nilInArray(_ place: Int) -> Fault {
    .exception(
      name: "NSInvalidArgumentException",
      reason: "*** -[__NSPlaceholderArray initWithObjects:count:]: "
        + "attempt to insert nil object from objects[\(place)]")
  }

  /// Equal elements are one.
  mutating func set(_ elements: [TypedExpression]) -> Emitted {
    let operands = operands(elements)
    return Emitted { frame, turn throws(Fault) in
      let values = try operands.values(&frame, &turn)
      return try turn.makeSet(values)
    }
  }

  /// As with lists, nil raises in Objective-C. Keys are evaluated each before its value.
  mutating func dictionary(_ pairs: [TypedExpression.Pair]) -> Emitted {
    let codes = pairs.map { (key: code($0.key), value: code($0.value)) }
    // An optional of Swift's may be a value of a dictionary, too.
    let isSwift = isSwift
    return Emitted { frame, turn throws(Fault) in
      var values: [(key: Value, value: Value)] = []
      for code in codes {
        let key = try code.key(&frame, &turn)
        let value = try code.value(&frame, &turn)
        if !isSwift, key == .none || value == .none {
          throw .exception(
            name: "NSInvalidArgumentException",
            reason: "*** -[__NSPlaceholderDictionary initWithObjects:forKeys:count:]: "
              + "attempt to insert nil object from objects[\(values.count)]")
        }
        values.append((key, value))
      }
      return try turn.makeDictionary(values, keepingNil: isSwift)
    }
  }

  /// Labels stay with the value, for printing and for access by name.
  mutating func tuple(_ parts: [TypedExpression], _ labels: [String]) -> Emitted {
    let operands = operands(parts)
    return Emitted { frame, turn throws(Fault) in
      let values = try operands.values(&frame, &turn)
      return try turn.makeCompound(labels, values)
    }
  }

  mutating func boxed(_ value: TypedExpression) -> Emitted {
    let value = emit(value)
    let operand = value.operand
    return Emitted { frame, turn throws(Fault) in try operand.value(&frame, &turn).boxed }
      .plain(value.plainness)
  }

  /// Numbers are laid flat: `{{0, 0}, size}` mixes numbers and a size. What is missing is zero.
  mutating func structure(_ values: [TypedExpression], _ type: StaticType) -> Emitted {
    let (operands, field) = (operands(values), type.field)
    return Emitted { frame, turn throws(Fault) in
      var numbers: [Double] = []
      for place in 0..<operands.count {
        numbers += try operands.value(at: place, &frame, &turn).coordinates
      }
      func at(_ index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
      switch field {
      case .point: return .point(Point(x: at(0), y: at(1)))
      case .size: return .size(Size(width: at(0), height: at(1)))
      case .rect: return .rect(Rect(x: at(0), y: at(1), width: at(2), height: at(3)))
      default: return field.converted(.real(at(0)))
      }
    }
  }

  /// Parts that are not given are zero (C11 6.7.9); a part that is given twice has the last value.
  mutating func record(_ record: RecordType, _ parts: [TypedExpression.Part]) -> Emitted {
    let codes = parts.map { (place: $0.place, code: code($0.value)) }
    return Emitted { frame, turn throws(Fault) in
      var whole = Value.record([])
      for part in codes {
        whole = whole.replacingPart(
          at: part.place, by: try part.code(&frame, &turn), of: record)
      }
      return whole
    }
  }

  // MARK: - Values of Swift's

  /// A case with what it carries is a compound whose name is the case's.
  mutating func enumCase(
    _ name: String, _ id: ClassID, _ labels: [String], _ values: [TypedExpression]
  ) -> Emitted {
    let operands = operands(values)
    return Emitted { frame, turn throws(Fault) in
      let values = try operands.values(&frame, &turn)
      return try turn.makeCompound(labels, values, name: name, of: id)
    }
  }

  /// In the order of their declaration (SE-0194).
  func allCases(_ names: [String], _ id: ClassID) -> Emitted {
    Emitted { _, turn throws(Fault) in
      var values: [Value] = []
      for name in names { values.append(try turn.makeCompound([], [], name: name, of: id)) }
      return try turn.makeArray(values)
    }
  }

  /// Nil where no case has the value.
  mutating func fromRawValue(
    _ value: TypedExpression, _ cases: [Enumeration.Case], _ id: ClassID
  ) -> Emitted {
    let code = code(value)
    return Emitted { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      let found = cases.first { $0.rawValue.map { turn.simulation.areEqual($0, value) } ?? false }
      guard let found else { return .none }
      return try turn.makeCompound([], [], name: found.name, of: id)
    }
  }

  /// Nil for what is no case: the value's own class says which enumeration it is of.
  mutating func rawValue(_ holder: TypedExpression) -> Emitted {
    let code = code(holder)
    return Emitted { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      guard let id = value.object, let name = turn.simulation.compound(value)?.name else {
        return .none
      }
      let type = turn.simulation[turn.simulation[id].type].name
      return frame.run.program.declarations.enumerations[type]?.named(name)?.rawValue ?? .none
    }
  }

  /// The initialiser that a struct gets from its stored properties.
  mutating func makeStructure(_ id: ClassID, _ fields: [TypedExpression.Field]) -> Emitted {
    let fields = fields.map { (slot: $0.slot, ivar: $0.ivar, code: code($0.value)) }
    return Emitted { frame, turn throws(Fault) in
      let box = try turn.allocate(id, counting: .automatic)
      for field in fields {
        try turn.store(
          try field.code(&frame, &turn), in: field.slot, of: box, named: field.ivar.label,
          type: field.ivar.type, as: field.ivar.strength)
      }
      return .object(box)
    }
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
