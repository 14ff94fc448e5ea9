import Declaring
import Diagnostics
import Lookup
import Meaning
import Syntax
import TypedTree

// Tuples, ranges, and the elements of Swift's collections.
extension Typing {
  /// Parentheses around one value are no tuple, and empty ones are `Void` (TSPL, Tuple Type).
  /// Labels that are not written come from what is expected.
  mutating func tuple(_ parts: [Argument], expecting type: StaticType?) -> TypedExpression {
    if parts.count == 1, let only = parts.first { return resolve(only.value, expecting: type) }
    if parts.isEmpty { return TypedExpression(.void, .primitive(.noValue, [])) }
    let wanted = type.map { $0.isTuple && $0.parts.count == parts.count ? $0.parts : [] } ?? []
    let values = parts.enumerated().map { place, part in
      resolve(part.value, expecting: wanted.isEmpty ? nil : wanted[place])
    }
    let written = parts.map { $0.label?.text ?? "" }
    let labels = written.allSatisfy(\.isEmpty) ? type?.labels ?? written : written
    let known = wanted.isEmpty ? values.map(\.type) : wanted
    return TypedExpression(.tuple(known, labels: labels), .tuple(values, labels: labels))
  }

  // MARK: - Elements

  /// The script's own subscripts go first, then key paths, slices by a range that is written out,
  /// and the library's index or key.
  mutating func swiftElement(
    _ base: Expression, _ indices: [Argument], _ range: SourceRange
  ) -> TypedExpression {
    let holder = receiver(base)
    if let own = ownElement(base, indices, of: holder, range) { return own }
    if indices.first?.label?.text == "keyPath" {
      return call(
        value: resolve(indices[0].value, expecting: .closure([holder.type], returning: .any)),
        [Argument(base)], "keyPath", range)
    }
    guard let index = indices.first, indices.count == 1 || indices[1].label?.text == "default"
    else {
      refuse(.subscription, at: range)
      return .missing
    }
    if let slice = slice(holder, index.value, range) { return slice }
    checkUnwrapped(holder.type, Name("subscript", at: range))
    if !checkHasElements(holder.type, at: range) { return .missing }
    return element(
      of: holder, index.value, isLabelled: index.label != nil,
      default: indices.count > 1 ? indices[1].value : nil, range)
  }

  /// An element of a collection, or the value of a key; what a label means, only an extension
  /// tells.
  private mutating func element(
    of holder: TypedExpression, _ index: Expression, isLabelled: Bool,
    default other: Expression?, _ range: SourceRange
  ) -> TypedExpression {
    if isSwift, holder.type.isString, !holder.type.isFoundations, index.isNumber {
      report(.numberedText, at: index.range)
    }
    let isPair = holder.type.isDictionary && holder.type.parts.count == 2
    let inner = isPair ? holder.type.parts[1] : .any
    let key = resolve(index, expecting: isPair ? holder.type.parts[0] : nil)
    let fallback = other.map { resolve($0, expecting: inner) }
    let type: StaticType =
      isLabelled
      ? .any
      : !holder.type.isDictionary
        ? holder.type.element
        : fallback == nil && isPair ? inner.asOptional : inner
    return TypedExpression(
      type, .swiftElement(holder, key, fallback: fallback, line: line(of: range)))
  }

  /// `a[1...3]`, `a[..<2]`; nil where the index is no range.
  ///
  /// A range with both its ends in a variable is no slice here but an index, which the run looks at.
  private mutating func slice(
    _ holder: TypedExpression, _ index: Expression, _ range: SourceRange
  ) -> TypedExpression? {
    let bounds: (lower: Expression?, upper: Expression?, isClosed: Bool)
    switch writtenRange(index).kind {
    case .binary(let sign, let lower, let upper)
    where sign == .closedRange || sign == .halfOpenRange:
      bounds = (lower, upper, sign == .closedRange)
    case .partialRange(let lower, let upper, let isClosed): bounds = (lower, upper, isClosed)
    // `a[...]`, where the operator stands alone.
    case .name("..."): bounds = (nil, nil, true)
    default: return nil
    }
    if isSwift, holder.type.isString, !holder.type.isFoundations,
      [bounds.lower, bounds.upper].contains(where: { $0?.isNumber == true })
    {
      report(.numberedText, at: index.range)
    }
    let lower = bounds.lower.map { resolve($0) }
    return TypedExpression(
      holder.type.isString ? .string : .array(of: holder.type.element),
      .slice(
        holder, from: lower, to: bounds.upper.map { resolve($0) }, isClosed: bounds.isClosed,
        line: line(of: range)))
  }

  /// `a[i] = x`: the collection is copied unless nobody else has it, changed, and stored again.
  mutating func store(swiftElement index: Expression, of base: Expression) -> TypedStore {
    let holder = resolve(base)
    if let since = sight.deviceVersion(of: "subscript", holder.type) {
      report(.notSimulatedHere("subscript", since: since), at: base.range)
      return .nowhere
    }
    let isList = holder.type.className.map { ["NSArray", "NSDictionary"].contains($0) } ?? false
    let write = isList ? store(to: base) : writingBack(to: base) ?? .nowhere
    let pair = holder.type.isDictionary && holder.type.parts.count == 2 ? holder.type.parts : nil
    return .swiftElement(
      TypedStore.SwiftElement(
        holder: holder, key: resolve(index, expecting: pair?.first), store: write,
        isAlone: liesAlone(base), line: line(of: base.range)))
  }
}

extension Expression {
  /// Whether it is certain to be an `Int`, by its form alone.
  fileprivate var isNumber: Bool {
    switch kind {
    case .integer: true
    case .member(_, let name): name.text == "count"
    case .binary(let sign, let one, let other): sign.isReckoning && one.isNumber && other.isNumber
    default: false
    }
  }
}
