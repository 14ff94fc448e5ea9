package import Declaring
package import Diagnostics
import Lookup
package import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Values on their way to places of another type, as clang sees them.
extension Typing {
  /// Says what clang says where a value of one type gets to a place of another.
  ///
  /// Reported at the value. Literals that fit several types, and parts of collections, whose types
  /// are guesses, are passed over.
  package mutating func checkConversion(
    of value: TypedExpression, _ expression: Expression, to type: StaticType,
    _ purpose: ObjectiveCFact.Conversion.Purpose
  ) {
    checkNarrowing(of: value, expression, to: type)
    if type.className == "NSString", checkLiteral(expression) { return }
    // What an array decays to is a pointer that is counted on; what is called only reads by it.
    if !isSwift, purpose != .sending, type.pointee != nil, value.type.record?.isArray == true {
      refuse(.pointer, at: expression.range)
    }
    if !isSwift, case .nilLiteral = expression.kind,
      type.isGeometry || type.record?.isArray == false, let to = type.extendedName ?? type.nameInC
    {
      let conversion = ObjectiveCFact.Conversion(from: "void *", to: to, purpose: purpose)
      return report(.objectiveC(.nothingAsStructure(conversion)), at: expression.range)
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

  /// Says that a text or number of C's stands where an object is due; false where none does.
  @discardableResult
  package mutating func checkLiteral(_ expression: Expression, isElement: Bool = false) -> Bool {
    guard !isSwift else { return false }
    let isText: Bool
    switch expression.kind {
    case .cString: isText = true
    case .integer where isElement, .real where isElement: isText = false
    default: return false
    }
    report(
      .objectiveC(.literalWithoutAt(isText: isText, isElement: isElement)), at: expression.range,
      suggestion: "@" + text(of: expression))
    return true
  }

  /// What a message of the framework's is handed, as far as the header says which objects it takes.
  package mutating func checkHanded(
    _ values: [TypedExpression], _ written: [Expression], by selector: Selector, to type: StaticType
  ) {
    guard !isSwift, let (member, _) = sight.declaration(of: selector, for: type) else { return }
    for (place, parameter) in member.parameters.enumerated() where place < values.count {
      switch parameter.kind {
      case .object(_?, _):
        guard let expected = sight.expected(selector, place, of: type) else { continue }
        checkConversion(of: values[place], written[place], to: expected, .sending)
      case .structure:
        guard case .nilLiteral = written[place].kind,
          let expected = sight.expected(selector, place, of: type)
        else { continue }
        checkConversion(of: values[place], written[place], to: expected, .sending)
      case .object(nil, _), .parameter:
        guard case .integer = written[place].kind else { continue }
        checkConversion(of: values[place], written[place], to: .id, .sending)
      default: continue
      }
    }
  }

  /// Warns of a new object in a place that does not own it.
  ///
  /// `-Warc-unsafe-retained-assign`.
  package mutating func checkOwned(
    _ value: TypedExpression, _ expression: Expression, by target: Expression
  ) {
    guard !isSwift, isARC, value.isRetained else { return }
    let isProperty: Bool
    switch target.kind {
    case .member(let base, let name):
      let owner = typeOfValue(base).className
      guard owner.flatMap({ weakness(of: name.text, in: $0) }) == true else { return }
      isProperty = true
    case .name(let name):
      guard
        local(named: name).map({ $0.strength == .weak })
          ?? sight.ivarPlace(name).map({ $0.ivar.strength == .weak }) ?? false
      else { return }
      isProperty = false
    default: return
    }
    report(
      .objectiveC(.retainedInWeak(isProperty: isProperty)), at: expression.range, .warning)
  }

  /// Whether a property of a class is weak; nil where it has none of that name.
  private func weakness(of property: String, in type: String) -> Bool? {
    guard let id = classes.id(named: type) else { return nil }
    for owner in classes.lineage(of: id) {
      if let own = declarations.drafts[classes[owner].name]?.properties[property] {
        return own.property.strength == .weak
      }
    }
    return nil
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
  package mutating func checkBridge(
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

extension TypedExpression {
  /// Whether who gets it owns it: what methods answer that begin with certain words.
  package var isRetained: Bool {
    guard case .message(let message) = kind else { return false }
    return Sight.isInitializer(message.selector) || message.selector.isOfMaker
  }
}

extension Selector {
  /// The families of clang, "Method families".
  fileprivate var isOfMaker: Bool {
    ["alloc", "new", "copy", "mutableCopy"].contains { family in
      name.hasPrefix(family) && name.dropFirst(family.count).first?.isLowercase != true
    }
  }
}

extension Expression {
  /// clang suggests `@` before what can be boxed as it stands.
  fileprivate var isNumeral: Bool {
    switch kind {
    case .integer, .real, .boolean: true
    default: false
    }
  }

  /// Whether its type is more than a guess: `0` is nil, too.
  fileprivate var isTyped: Bool {
    switch kind {
    case .integer(let value): value != 0
    case .nilLiteral, .conditional, .binary(.comma, _, _), .selfReference: false
    default: true
    }
  }
}
