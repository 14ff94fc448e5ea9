/// The name of a message, with its colons: `viewWillAppear:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }

  /// The number of arguments it takes.
  public var arity: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }

  /// `setText:` for `text`.
  public static func setter(for key: String) -> Selector {
    Selector("set" + key.prefix(1).uppercased() + key.dropFirst() + ":")
  }

  /// `text` for `setText:`; nil for a selector that is no setter's.
  public var settingKey: String? {
    guard name.hasPrefix("set"), arity == 1, name.utf8.count > 4 else { return nil }
    let key = name.dropFirst(3).dropLast()
    guard let first = key.first, first.isUppercase else { return nil }
    return first.lowercased() + key.dropFirst()
  }

  /// `hidden` for `isHidden`; nil for a selector that asks nothing.
  public var flagKey: String? {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + name.dropFirst(3)
  }
}
