import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// `a[i]`.
extension Typing {
  /// Brackets of C's arrays go first, then subscript methods (`objectAtIndexedSubscript:` or
  /// `objectForKeyedSubscript:`, by the key's type, as clang chooses), else what the value is
  /// decides when it is there.
  mutating func element(
    _ base: Expression, _ indices: [Argument], _ range: SourceRange
  ) -> TypedExpression {
    if isSwift { return swiftElement(base, indices, range) }
    guard indices.count == 1, let index = indices.first else {
      refuse(.subscription, at: range)
      return .missing
    }
    let holder = resolve(base)
    if let element = element(at: index.value, of: holder) { return element }
    if case .name(let name) = base.kind, local(named: name)?.isParameter == true,
      let pointee = holder.type.pointee,
      let record = RecordType.array(of: pointee, count: nil).record
    {
      // What the caller hands over is its array.
      return TypedExpression(pointee, .recordElement(record, holder, resolve(index.value)))
    }
    let key = resolve(index.value)
    if refuseCounting(on: [holder], at: range) { return .missing }
    let selector = Selector.subscripting(by: key.type.subscriptKey)
    if let own = ownSubscript(selector, of: holder.type, at: range) {
      return send(selector, to: holder, [key], answering: own, place(of: base))
    }
    return TypedExpression(
      holder.type.holdsObjects ? .id : .any, .element(holder, key, line: line(of: range)))
  }

  /// The same order as in reading. `setObject:forKeyedSubscript:` of a class of the learner's must
  /// be declared; nothing else is known of it.
  mutating func store(element index: Expression, of base: Expression) -> TypedStore {
    if isSwift { return store(swiftElement: index, of: base) }
    if let store = store(element: index, ofArray: base) { return store }
    let holder = resolve(base)
    let key = resolve(index)
    if refuseCounting(on: [holder], at: base.range) { return .nowhere }
    _ = ownSubscript(.settingSubscript(by: key.type.subscriptKey), of: holder.type, at: base.range)
    return .element(holder, key)
  }

  /// What a class of the learner's answers to a subscript; nil of all others, whose subscripts are
  /// the framework's. One that the class does not have is reported.
  private mutating func ownSubscript(
    _ selector: Selector, of type: StaticType, at range: SourceRange
  ) -> StaticType? {
    guard let name = type.className, declarations.drafts[name] != nil,
      let id = classes.id(named: name), classes[id].isLearners
    else { return nil }
    checkVisible(selector, type, at: range)
    return sight.signature(of: selector, for: type).map {
      sight.result(of: selector, for: type, $0)
    }
  }
}

extension StaticType {
  /// Whether it is a list of Foundation's of which nobody says what stands in it.
  fileprivate var holdsObjects: Bool {
    guard parts.isEmpty, let className else { return false }
    return ["NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary"].contains(className)
  }
}
