import ObjectModel
public import ObjectRuntime
public import Syntax
import UIKitAPI

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
  /// How `text` spells it.
  public var dialect = Dialect.objectiveC

  /// The message with its arguments, as the runtime would be written to: `viewWillAppear:NO`; or as
  /// Swift has it: `viewWillAppear(false)`.
  public var text: String { dialect == .swift ? swift : message }

  private var message: String {
    guard selector.utf8.last == UInt8(ascii: ":") else { return selector }
    let keywords = selector.split(separator: ":", omittingEmptySubsequences: false)
    return zip(keywords, arguments).map { "\($0):\($1)" }.joined(separator: " ")
  }
}

extension NamedCall {
  private var swift: String {
    if selector == "dealloc" { return "deinit" }
    let values = arguments.map { ["YES": "true", "NO": "false"][$0] ?? $0 }
    let name = SwiftNames.fullName(selector: selector)
    if name.base.hasPrefix("set"), let key = Selector(selector).settingKey,
      let value = values.first
    {
      return "\(SwiftNames.swiftProperty(key)) = \(value)"
    }
    let told = zip(name.labels, values).map { $0.isEmpty ? $1 : "\($0): \($1)" }
    return name.base + "(" + told.joined(separator: ", ") + ")"
  }
}

extension TraceLine {
  /// The same with its calls as a dialect spells them.
  public func spelt(in dialect: Dialect) -> TraceLine {
    guard case .call(var call, let toSame) = kind else { return self }
    call.dialect = dialect
    return TraceLine(kind: .call(call, toSame: toSame), depth: depth)
  }
}
