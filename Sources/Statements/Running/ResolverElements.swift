import Diagnostics
import Simulator
import Syntax

// `a[i]`.
extension Resolver {
  mutating func element(
    _ base: Expression, _ indices: [Argument], _ range: SourceRange
  ) -> Resolved {
    if isSwift { return swiftElement(base, indices, range) }
    guard indices.count == 1, let index = indices.first else {
      refuse(.subscription, at: range)
      return .missing
    }
    let holder = resolve(base)
    if let element = element(at: index.value, of: holder) { return element }
    let key = resolve(index.value)
    let (code, keyCode, line) = (holder.code, key.code, line(of: range))
    let isARC = isARC
    return Resolved(.any, isBorrowed: true) { frame, turn throws(Fault) in
      let holder = try code(&frame, &turn)
      let key = try keyCode(&frame, &turn)
      turn.stand(at: line)
      guard holder != .none else { return .none }
      let selector: Selector =
        turn.simulation.isDictionary(holder) ? "objectForKey:" : "objectAtIndex:"
      let value = try turn.send(selector, to: holder, [key])
      if isARC, let id = value.object { turn.hold(id) }
      return value
    }
  }

  mutating func store(element index: Expression, of base: Expression) -> Store {
    if isSwift { return store(swiftElement: index, of: base) }
    if let store = store(element: index, ofArray: base) { return store }
    let (code, keyCode) = (resolve(base).code, resolve(index).code)
    return { value, frame, turn throws(Fault) in
      let holder = try code(&frame, &turn)
      let key = try keyCode(&frame, &turn)
      if turn.simulation.isDictionary(holder) {
        try turn.send("setObject:forKey:", to: holder, [value, key])
      } else {
        try turn.send("replaceObjectAtIndex:withObject:", to: holder, [key, value])
      }
    }
  }
}
