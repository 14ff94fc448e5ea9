import FoundationKit
package import ObjectModel
package import ObjectRuntime

extension Turn {
  /// Sends a message with the sender as its first argument to who stands under a key, if they
  /// answer it.
  @discardableResult
  package mutating func tell(
    _ key: String, of sender: ObjectID, _ selector: Selector, _ arguments: [Value] = []
  ) throws(Fault) -> Value? {
    let listener = try value(forKey: key, of: sender)
    guard listener != .none, responds(listener, to: selector) else { return nil }
    return try send(selector, to: listener, [.object(sender)] + arguments, from: .uikit)
  }
}
