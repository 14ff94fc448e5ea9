import Diagnostics
import ObjectModel
import Syntax
import TypedTree

// `a[i]`.
extension Typing {
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
    let key = resolve(index.value)
    return TypedExpression(.any, .element(holder, key, line: line(of: range)))
  }

  mutating func store(element index: Expression, of base: Expression) -> TypedStore {
    if isSwift { return store(swiftElement: index, of: base) }
    if let store = store(element: index, ofArray: base) { return store }
    let holder = resolve(base)
    return .element(holder, resolve(index))
  }
}
