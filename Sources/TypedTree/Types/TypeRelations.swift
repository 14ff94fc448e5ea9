import ObjectModel
package import Syntax

extension [StaticType] {
  /// The types of a function's parameters, with what their values must conform to.
  package func asked(by function: Function?) -> [StaticType] {
    guard let function, !function.generics.isEmpty else { return self }
    return enumerated().map { place, type in
      let bounds = function.bounds(ofParameterAt: place)
      return bounds.isEmpty ? type : type.seen(through: bounds)
    }
  }

  /// Whether values of the same types must conform to the same protocols.
  package func isAsking(theSameAs other: [StaticType]) -> Bool {
    zip(self, other).allSatisfy { $0.seenThrough.content == $1.seenThrough.content }
  }
}

extension StaticType {
  /// Whether a value of a type may stand for this one, as far as both are known.
  package func mayBe(_ other: StaticType) -> Bool {
    if field == .any || other.field == .any { return true }
    if field == .real, other.field == .int { return false }
    if field != other.field { return false }
    return className == nil || other.className == nil || className == other.className
  }

  /// C's promotion: a BOOL in arithmetic is an int, and so is what holds less than one.
  package var promoted: StaticType {
    if let whole, whole.bits < 32 { return .int }
    return field == .bool ? .int : self
  }

  /// The type of what is one or the other, by C's conversions.
  package static func common(_ one: StaticType, _ other: StaticType) -> StaticType {
    if one == other { return one }
    if one.optionality != .none || other.optionality != .none {
      if one == .nothing { return other.asOptional }
      if other == .nothing { return one.asOptional }
      let inner = common(one.unwrapped, other.unwrapped)
      return one.optionality == .optional || other.optionality == .optional
        ? inner.asOptional : inner
    }
    if one.isArithmetic, other.isArithmetic {
      let reals = [one, other].filter { $0.field == .real }
      // A plain number may be one that is written out, which is of the other's type.
      return reals.first { $0.number != nil } ?? reals.first ?? commonWhole(one, other)
    }
    if one.field == .object, other.field == .object {
      if one.className == nil || other.className == nil {
        return one.className == nil ? other : one
      }
      if one.className == other.className {
        var type = one.parts.isEmpty ? other : one
        guard one.parts.count == other.parts.count else { return type }
        type.parts = zip(one.parts, other.parts).map(common)
        return type
      }
      return .id
    }
    return .any
  }

  /// The wider of two integers, of two as wide the one without a sign; a plain one may be written
  /// out, and is of the other's type.
  private static func commonWhole(_ one: StaticType, _ other: StaticType) -> StaticType {
    let wholes = [one, other].compactMap(\.whole)
    let widest = wholes.max { ($0.bits, $0.isSigned ? 0 : 1) < ($1.bits, $1.isSigned ? 0 : 1) }
    return widest.map { .whole($0) } ?? .int
  }
}
