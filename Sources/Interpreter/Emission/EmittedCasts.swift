import FoundationKit
import ObjectModel
import ObjectRuntime
import StandardLibrary
import Syntax
import TypedTree
import UIKitAPI

// Casts, and whether a value is of a type.
extension Emitter {
  /// C's cast converts and never fails; `as` converts a literal; `as?` is nil and `as!` traps where
  /// the value is of another type. A stand-in passes: of it nobody knows.
  mutating func cast(
    _ form: Expression.CastForm, _ value: TypedExpression, _ test: TypeTest, _ type: StaticType
  ) -> Emitted {
    let isNumberObject = value.type.unwrapped.className == "NSNumber"
    let value = emit(value)
    let code = value.code
    let (bridged, test) = (Emitter.bridging(test), self.test(test))
    let numbers = type.unwrapped.parts.last.flatMap { $0.isArithmetic ? $0.field : nil }
    switch form {
    case .c:
      let (field, whole) = (type.isVoid ? .any : type.field, type.whole)
      return Emitted(isBorrowed: value.isBorrowed) { frame, turn throws(Fault) in
        let value = try code(&frame, &turn)
        guard field == .int else { return field.converted(value) }
        return .int(whole?.wrapping(value.integer) ?? value.integer)
      }
    case .coercion:
      let field = type.field
      return Emitted { frame, turn throws(Fault) in field.converted(try code(&frame, &turn)) }
    case .conditional:
      return Emitted { frame, turn throws(Fault) in
        var value = try code(&frame, &turn)
        if isNumberObject { value = value.boxed }
        guard test(value, &frame, &turn) else { return .none }
        if let numbers { value = try turn.unboxed(value, as: numbers) }
        return bridged(value.unboxed, turn.simulation)
      }
    case .forced:
      let name = type.nameInCasts
      return Emitted { frame, turn throws(Fault) in
        var value = try code(&frame, &turn)
        if isNumberObject { value = value.boxed }
        guard value.isStandIn || test(value, &frame, &turn) else {
          if value == .none { throw Fault.nilUnwrapped(implicitly: false) }
          throw .crash(
            .fatalError,
            reason: "Could not cast value of type '\(turn.simulation.castName(of: value))' to "
              + "'\(name)'")
        }
        if let numbers { value = try turn.unboxed(value, as: numbers) }
        return bridged(value, turn.simulation)
      }
    }
  }

  /// Of an optional it is false where it is nil, whatever the type.
  mutating func isType(_ value: TypedExpression, _ test: TypeTest) -> Emitted {
    let (code, test) = (code(value), self.test(test))
    return Emitted { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      return .bool(test(value, &frame, &turn))
    }
  }

  /// What a value is once it is known to be of a type.
  ///
  /// An `NSNumber` becomes the number, so that arithmetic need not look for boxes, and an `NSValue`
  /// the rectangle, point or size in it.
  static func bridging(_ test: TypeTest) -> @Sendable (Value, Simulation) -> Value {
    guard case .type(let type) = test else { return { value, _ in value } }
    if type.isGeometry { return { value, simulation in simulation.inBox(value) ?? value } }
    guard type.isArithmetic else { return { value, _ in value } }
    let field = type.field
    return { value, _ in field.converted(value.unboxed) }
  }

  /// The test is chosen when the program is compiled, so that running it looks at nothing but the
  /// value.
  func test(_ test: TypeTest) -> @Sendable (Value, inout Frame, inout Turn) -> Bool {
    switch test {
    case .anything: { _, _, _ in true }
    case .void: { value, _, _ in value == .none }
    case .error: { value, _, _ in value != .none }
    case .conforming(let name):
      { value, frame, turn in
        guard case .type(let type) = turn.simulation.type(of: value) else { return false }
        return frame.run.program.declarations.conforms(type, to: name, turn.simulation.classes)
      }
    case .type(let type): { value, _, turn in turn.simulation.isOf(value, type) }
    }
  }
}

extension Turn {
  /// A collection that Foundation made, with Swift's numbers of a type in it; any other value as it
  /// is.
  fileprivate mutating func unboxed(
    _ value: Value, as field: FieldType
  ) throws(Fault) -> Value {
    guard simulation.hasNumberObjects(value) else { return value }
    if let pairs = simulation.pairs(of: value) {
      return try makeDictionary(pairs.map { ($0.key, field.converted($0.value.unboxed)) })
    }
    guard simulation.isArray(value), let elements = simulation.elements(of: value) else {
      return value
    }
    return try makeArray(elements.map { field.converted($0.unboxed) })
  }
}

extension StaticType {
  /// What the library calls the type.
  fileprivate var nameInCasts: String {
    switch field {
    case .int, .real, .bool: "Swift." + swiftName
    case .object where isString && !isFoundations: "Swift.String"
    default: className.map(SwiftNames.swiftType) ?? swiftName
    }
  }
}

extension StaticType {
  /// Whether a whole number is one of the type's.
  fileprivate func holds(_ number: Int) -> Bool {
    guard let whole else { return true }
    return whole.isUnsignedWord ? number >= 0 : whole.wrapping(number) == number
  }
}

extension Simulation {
  /// Whether a value is of a type as `is` tells it: `NSNumber` bridges to every number that holds
  /// its value, a list only where all its elements do.
  fileprivate func isOf(_ value: Value, _ type: StaticType) -> Bool {
    switch (type.field, value) {
    case (_, .none): false
    // One stands in for an object of UIKit's or the script's, never for a value of the library.
    case (.object, .standIn): !(type.className?.hasPrefix("NS") ?? false)
    case (.object, _): isKind(value, of: type.className) && holdsOnly(value, partsOf: type)
    case (.int, .int), (.real, .real), (.bool, .bool), (.any, _): true
    // An `NSNumber` is of every type that has its very value.
    case (.int, .number): value.real == Double(value.integer) && type.holds(value.integer)
    case (.real, .number): true
    case (.bool, .number): value.real == 0 || value.real == 1
    case (.point, .point), (.size, .size), (.rect, .rect), (.type, .type): true
    case (.selector, .selector): true
    case (.point, .object), (.size, .object), (.rect, .object):
      inBox(value).map { isOf($0, type) } ?? false
    default: false
    }
  }

  /// What an `NSValue` holds; nil of all else.
  fileprivate func inBox(_ value: Value) -> Value? {
    guard let id = value.object, case .box(let held) = contents[id] else { return nil }
    return held
  }

  /// Whether what a list, set or dictionary holds is of the types that its own says.
  ///
  /// Swift checks each element of a conditional cast of a collection, as does this.
  private func holdsOnly(_ value: Value, partsOf type: StaticType) -> Bool {
    let hasNumberObjects = hasNumberObjects(value)
    func isPart(_ held: Value, _ part: StaticType) -> Bool {
      if held.isStandIn || part == .any { return true }
      if part.optionality == .optional { return held.isNil || isOf(held, part.unwrapped) }
      return isOf(hasNumberObjects ? held : held.unboxed, part)
    }
    switch (type.className, type.parts.count) {
    case ("NSArray", 1), ("NSSet", 1):
      return elements(of: value)?.allSatisfy { isPart($0, type.parts[0]) } ?? true
    case ("NSDictionary", 2):
      return pairs(of: value)?.allSatisfy {
        isPart($0.key, type.parts[0]) && isPart($0.value, type.parts[1])
      } ?? true
    default: return true
    }
  }

  /// What the library calls the type of a value: Swift's own stand in its module.
  fileprivate func castName(of value: Value) -> String {
    switch value {
    case .int, .real, .bool, .string: return value.staticType.nameInCasts
    case .number: return "NSNumber"
    default: break
    }
    if case .type(let type) = self.type(of: value) { return self[type].name }
    return "nil"
  }
}
