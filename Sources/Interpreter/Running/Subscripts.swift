import ObjectModel
import ObjectRuntime
import Syntax
import TypedTree

extension Simulation {
  /// What `x[key]` sends to an object: before iOS 11 lists are asked as they were before brackets
  /// came.
  mutating func subscripting(by key: Value, of id: ObjectID) -> Selector {
    let selector = Selector.subscripting(by: key.subscriptKey)
    if isOverridden(selector, by: id) { return selector }
    if isDictionary(.object(id)) { return "objectForKey:" }
    let isOld = version < UIKitVersion(11) && elements(of: .object(id)) != nil
    return isOld ? "objectAtIndex:" : selector
  }
}
