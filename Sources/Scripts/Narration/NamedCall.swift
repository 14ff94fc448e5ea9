public import ObjectRuntime

/// A life-cycle message with everybody in it called by name.
public struct NamedCall: Equatable, Sendable {
  public var sender: Sender
  /// The receiver's class.
  public var type: String
  /// The receiver.
  public var object: String
  public var selector: String
  public var arguments: [String]
  /// `320×460`: the receiver's view when the message was sent; nil without a view.
  public var viewSize: String?

  /// The message with its arguments, as the runtime would be written to: `viewWillAppear:NO`.
  public var text: String {
    guard selector.utf8.last == UInt8(ascii: ":") else { return selector }
    let keywords = selector.split(separator: ":", omittingEmptySubsequences: false)
    return zip(keywords, arguments).map { "\($0):\($1)" }.joined(separator: " ")
  }
}
