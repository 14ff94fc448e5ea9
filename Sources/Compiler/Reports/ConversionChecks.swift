import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Values on their way to places of another type, as clang sees them.
extension Typing {
  /// Says what clang says where a value of one type gets to a place of another.
  ///
  /// Reported at the value. Literals that fit several types, and parts of collections, whose types
  /// are guesses, are passed over.
  mutating func checkConversion(
    of value: TypedExpression, _ expression: Expression, to type: StaticType,
    _ purpose: ObjectiveCFact.Conversion.Purpose
  ) {
    checkNarrowing(of: value, expression, to: type)
    // What an array decays to is a pointer that is counted on.
    if !isSwift, type.pointee != nil, value.type.record?.isArray == true {
      refuse(.pointer, at: expression.range)
    }
    guard !isSwift, expression.isTyped, let from = value.type.nameInC, let to = type.nameInC else {
      return
    }
    let conversion = ObjectiveCFact.Conversion(from: from, to: to, purpose: purpose)
    switch (value.type.field, type.field) {
    case (.int, .object), (.real, .object), (.bool, .object), (.object, .int), (.object, .real):
      report(
        .objectiveC(.numberAsObject(conversion, isARC: isARC)), at: expression.range,
        isARC ? .error : .warning,
        suggestion: expression.isNumeral && type.field == .object ? "@" + text(of: expression) : nil
      )
    case (.object, .object):
      if sight.areUnrelated(value.type, type) {
        report(.objectiveC(.incompatiblePointers(conversion)), at: expression.range, .warning)
      }
    default: break
    }
  }

  /// A number that is written out and loses bits on its way.
  ///
  /// `-Wconstant-conversion`. Unsigned 64-bit numbers take every literal.
  private mutating func checkNarrowing(
    of value: TypedExpression, _ expression: Expression, to type: StaticType
  ) {
    guard !isSwift, case .integerLiteral(let number) = value.kind, let whole = type.whole,
      !whole.isUnsignedWord, !whole.holds(number), number >= 0
    else { return }
    report(
      .objectiveC(
        .constantConversion(number, becomes: whole.wrapping(number), type: whole.nameInC)),
      at: expression.range, .warning)
  }

  /// Under ARC an object becomes a pointer of C only by a bridge.
  ///
  /// clang, ARC, Bridged Casts: the cast must say who owns the object afterwards.
  mutating func checkBridge(
    _ reference: TypeReference, of value: TypedExpression, at range: SourceRange
  ) {
    guard isARC, !isSwift, value.type.field == .object, let from = value.type.nameInC,
      !reference.allQualifiers.contains(where: { $0.hasPrefix("__bridge") }),
      let to = reference.pointerOfC
    else { return }
    report(.objectiveC(.bridgedCast(from: from, to: to)), at: range)
  }
}

extension TypeReference {
  /// A pointer to what is no object, as it is written; nil for all else.
  fileprivate var pointerOfC: String? {
    switch kind {
    case .named(let name, _, _) where Typing.pointersOfC.contains(name): name
    case .pointer(let inner):
      if case .named("void", _, _) = inner.kind { "void *" } else { nil }
    default: nil
    }
  }
}

extension Typing {
  /// The types of Core Foundation and Core Graphics that pasted code names.
  static let pointersOfC: Set<String> = [
    "Method", "IMP", "CFTypeRef", "CFStringRef", "CFMutableStringRef", "CFArrayRef",
    "CFMutableArrayRef",
    "CFDictionaryRef", "CFMutableDictionaryRef", "CFNumberRef", "CFDataRef", "CFURLRef",
    "CFDateRef", "CFErrorRef", "CGColorRef", "CGImageRef", "CGPathRef", "CGContextRef",
    "CGMutablePathRef", "CGGradientRef", "CGColorSpaceRef",
  ]
}

extension Expression {
  /// clang suggests `@` before what can be boxed as it stands.
  fileprivate var isNumeral: Bool {
    switch kind {
    case .integer, .real, .boolean: true
    default: false
    }
  }

  /// Whether its type is more than a guess: `0` is nil, too, and parts of collections are anything.
  fileprivate var isTyped: Bool {
    switch kind {
    case .integer(let value): value != 0
    case .nilLiteral, .conditional, .element, .binary(.comma, _, _), .selfReference: false
    default: true
    }
  }
}
