import Declaring
import Desugaring
import Diagnostics
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Literals: strings, collections, boxes, structures.
extension Typing {
  /// Parts that are written out are joined when the program is compiled; a value in between is
  /// shown as `print` shows it.
  mutating func string(_ parts: [StringPart]) -> TypedExpression {
    if let plain = parts.plainText { return .constant(.string(plain), .string) }
    return TypedExpression(
      .string,
      .string(
        parts.map { part in
          switch part {
          case .text(let text): .constant(.string(text), .string)
          case .interpolation(let expression):
            appended(expression)
              ?? TypedExpression(.string, .printed(resolve(expression), isInside: false))
          }
        }))
  }

  /// One node of the tree is `[…]` of either language: Swift's may be a set, an index set or
  /// options where those are expected, Objective-C's is always an `NSArray`.
  mutating func array(_ elements: [Expression], expecting type: StaticType? = nil)
    -> TypedExpression
  {
    if let type, let options = options(elements, of: type.unwrapped) { return options }
    if let options = optionSet(elements, type) { return options }
    if isSwift, type?.unwrapped.className == "NSIndexPath", let first = elements.first {
      let code = Written(range: first.range)
      let indices = Expression(.array(elements), at: first.range)
      let label = Name("indexes", at: first.range)
      return resolve(
        Expression(
          .call(code.name("IndexPath"), [Argument(label: label, indices)]), at: first.range))
    }
    let isIndexSet = isSwift && type?.unwrapped.isIndexSet == true
    let expected = isIndexSet ? .int : type?.element ?? .any
    let (values, element) = self.elements(elements, expecting: expected)
    if isIndexSet {
      let list = TypedExpression(.array(of: .int), .array(values))
      return TypedExpression(.object("NSIndexSet"), .primitive(.indexSetOfElements, [list]))
    }
    if type?.className == "NSSet" {
      return TypedExpression(.array(of: element, named: "NSSet"), .set(values))
    }
    return TypedExpression(isSwift ? .array(of: element) : .object("NSArray"), .array(values))
  }

  /// The elements of a literal, all of one type where there is one: whole numbers among others
  /// become floating.
  private mutating func elements(
    _ elements: [Expression], expecting type: StaticType
  ) -> (values: [TypedExpression], type: StaticType) {
    let isKnown = isSwift && type != .any
    // `[Card(), .empty]`: what says its type itself says that of the rest.
    let told =
      !isKnown && elements.contains(where: \.leadsWithImplicitMember)
      ? elements.first { !$0.leadsWithImplicitMember }.flatMap { typeAlone(of: $0) } : nil
    var values = elements.map { element in
      checkLiteral(element, isElement: true)
      let value = resolve(
        element, expecting: isKnown ? type : element.leadsWithImplicitMember ? told : nil)
      if isKnown { check(value, fits: type, .element, element) }
      return value
    }
    guard isSwift, !isKnown, var common = values.first?.type else { return (values, type) }
    // What is forced where it is used is an optional where it lies (SE-0054).
    if common.optionality == .implicit { common = common.asOptional }
    for value in values.dropFirst() { common = .common(common, value.type) }
    if common.field == .real { values = values.map { $0.adapted(to: .real) } }
    return (values, common)
  }

  /// Keys are of one type in any case; values only where the dictionary's type leaves it to them.
  mutating func dictionary(
    _ pairs: [Expression.Pair], expecting type: StaticType? = nil
  ) -> TypedExpression {
    let known = type.map { $0.isDictionary && $0.parts.count == 2 ? $0.parts : [] } ?? []
    let (keys, key) = elements(pairs.map(\.key), expecting: known.first ?? .any)
    // `[String: Any]`: each is of its own type.
    let (values, value) =
      known.last == .any
      ? (pairs.map { resolve($0.value) }, .any)
      : elements(pairs.map(\.value), expecting: known.last ?? .any)
    let typed = zip(keys, values).map { TypedExpression.Pair(key: $0, value: $1) }
    return TypedExpression(
      isSwift ? .dictionary(key, value) : .object("NSDictionary"), .dictionary(typed))
  }

  /// `@(x)`: a number becomes an `NSNumber`, a string of C an `NSString` (clang, Objective-C
  /// Literals).
  mutating func boxed(_ inner: Expression) -> TypedExpression {
    var value = resolve(inner)
    // Of nil that nobody knows either there is no number.
    if standsIn, value.type.field == .any {
      value = TypedExpression(.any, .coalescing(value, TypedExpression(.any, .standIn("number"))))
    }
    return TypedExpression(
      value.type.isArithmetic ? .object("NSNumber") : value.type, .boxed(value))
  }

  /// `(CGPoint){1, 2}`: C99's compound literal.
  mutating func compound(_ reference: TypeReference, _ values: [Expression]) -> TypedExpression {
    compound(type(reference), values)
  }

  /// Core Graphics' structures are values of their own, whose numbers are laid flat; other records
  /// keep one value per part.
  mutating func compound(_ type: StaticType, _ values: [Expression]) -> TypedExpression {
    if let record = type.record { return self.record(record, type, values) }
    if standsIn, type.field == .any { return TypedExpression(.any, .standIn("structure")) }
    return TypedExpression(
      type,
      .structure(
        type.isGeometry
          ? coordinates(values, of: type.field).compactMap(\.self)
          : values.flatMap { flattened($0) }))
  }

  /// The numbers of a point, size or rectangle in their order, zero where none is given; nil behind
  /// a value that is two of them.
  private mutating func coordinates(
    _ values: [Expression], of field: FieldType
  ) -> [TypedExpression?] {
    let zero = TypedExpression.constant(.real(0), .real)
    var numbers = [TypedExpression?](repeating: zero, count: field == .rect ? 4 : 2)
    var next = 0
    for value in values {
      var value = value
      if case .assignment(nil, let target, let inner) = value.kind,
        case .implicitMember(let name) = target.kind
      {
        guard let place = field.place(of: name.text) else {
          report(.objectiveC(.noMember(name.text, ofStructure: field.nameInC)), at: name.range)
          continue
        }
        (next, value) = (place, inner)
      }
      let given: [TypedExpression?]
      if field == .rect, case .compound(_, let inner) = value.kind {
        given = coordinates(inner, of: next < 2 ? .point : .size)
      } else {
        let typed = resolve(value)
        given = typed.type.field == .point || typed.type.field == .size ? [typed, nil] : [typed]
      }
      if next + given.count > numbers.count {
        report(.objectiveC(.excessElements(isArray: false)), at: value.range, .warning)
        break
      }
      numbers.replaceSubrange(next..<next + given.count, with: given)
      next += given.count
    }
    return numbers
  }

  /// The values of nested braces, in order.
  private mutating func flattened(_ value: Expression) -> [TypedExpression] {
    if case .compound(_, let inner) = value.kind { return inner.flatMap { flattened($0) } }
    if case .array(let inner) = value.kind { return inner.flatMap { flattened($0) } }
    return [resolve(value)]
  }
}
