import ObjectModel
import ObjectRuntime
import Syntax

// Which message brackets behind an object of Objective-C's are.
extension Selector {
  /// What `x[key]` sends.
  static func subscripting(by key: Value) -> Selector {
    key.isIndex ? "objectAtIndexedSubscript:" : "objectForKeyedSubscript:"
  }

  /// What `x[key] = y` sends.
  static func settingSubscript(by key: Value) -> Selector {
    key.isIndex ? "setObject:atIndexedSubscript:" : "setObject:forKeyedSubscript:"
  }
}

extension Simulation {
  /// What `x[key]` sends to an object: the framework's collections are asked as they were before
  /// brackets came.
  mutating func subscripting(by key: Value, of id: ObjectID) -> Selector {
    let selector = Selector.subscripting(by: key)
    if isOverridden(selector, by: id) { return selector }
    if isDictionary(.object(id)) { return "objectForKey:" }
    return elements(of: .object(id)) == nil ? selector : "objectAtIndex:"
  }
}

extension Value {
  /// Whether it is a number of C's, by which a list is asked.
  fileprivate var isIndex: Bool {
    switch self {
    case .int, .bool, .real: true
    default: false
    }
  }
}
