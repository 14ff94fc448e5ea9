package import ObjectModel

/// What stands in the brackets behind an object of Objective-C's: by a number of C's a list is asked,
/// by an object a dictionary.
package enum SubscriptKey {
  case index, object
}

extension StaticType {
  package var subscriptKey: SubscriptKey { isArithmetic ? .index : .object }
}

extension Value {
  /// The same of a key whose type does not tell.
  package var subscriptKey: SubscriptKey {
    switch self {
    case .int, .bool, .real: .index
    case .none, .string, .number, .object, .type, .selector, .point, .size, .rect, .record,
      .function, .standIn:
      .object
    }
  }
}

// Which message brackets are.
extension Selector {
  /// What `x[key]` sends.
  package static func subscripting(by key: SubscriptKey) -> Selector {
    switch key {
    case .index: "objectAtIndexedSubscript:"
    case .object: "objectForKeyedSubscript:"
    }
  }

  /// What `x[key] = y` sends.
  package static func settingSubscript(by key: SubscriptKey) -> Selector {
    switch key {
    case .index: "setObject:atIndexedSubscript:"
    case .object: "setObject:forKeyedSubscript:"
    }
  }
}
