public import Diagnostics

/// A part of a YAML (or JSON) document, with its place in the text.
///
/// Scalars keep the text that was written: whether `5.1`, `on` or `y` is a string is decided by the
/// reader who knows what is meant there, through `string`, `integer`, `number` and `bool`.
///
///     let nib = try Node.read("{size: [320, 460], view: none}")
///     nib["size"]?.items?.first?.integer  // 320
///     nib["view"]?.string                 // "none"
public struct Node: Equatable, Sendable {
  /// What a node is; what a text means, the reader of a field decides.
  public enum Value: Equatable, Sendable {
    /// Nothing was written, as after `key:` at the end of a line.
    case null
    /// `isPlain` is false when the text stood in quotes or in a block of its own (`|`, `>`).
    case scalar(String, isPlain: Bool)
    case sequence([Node])
    /// The entries in the order of the text; no two keys are the same.
    case mapping([Entry])
  }

  /// One `key: value` of a mapping.
  public struct Entry: Equatable, Sendable {
    public var key: String
    public var keyRange: SourceRange
    public var value: Node

    public init(key: String, keyRange: SourceRange, value: Node) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  public var value: Value
  /// From the first character to the last; quotes and brackets are inside, comments are not.
  public var range: SourceRange

  public init(_ value: Value, range: SourceRange) {
    self.value = value
    self.range = range
  }
}

// MARK: - What is meant

extension Node {
  /// The text of a scalar, however it was written; nil for collections and where nothing stands.
  public var string: String? {
    if case .scalar(let text, _) = value { text } else { nil }
  }

  /// A plain decimal integer that fits `Int`.
  public var integer: Int? { plainText.flatMap { Int($0) } }

  /// A plain finite decimal number.
  public var number: Double? {
    guard let text = plainText, text.utf8.allSatisfy({ Self.decimal.contains($0) }) else {
      return nil
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A plain `true`, `yes` or `on`, `false`, `no` or `off`, in any case.
  public var bool: Bool? {
    switch plainText?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// Whether nothing stands here, or a plain `null` or `~`.
  public var isNull: Bool { value == .null || plainText == "null" || plainText == "~" }

  private var plainText: String? {
    if case .scalar(let text, isPlain: true) = value { text } else { nil }
  }

  private static let decimal = Array("+-.0123456789eE".utf8)
}

// MARK: - What is inside

extension Node {
  /// The items of a sequence; nil for everything else.
  public var items: [Node]? {
    if case .sequence(let items) = value { items } else { nil }
  }

  /// The entries of a mapping in the order of the text; nil for everything else.
  public var entries: [Entry]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }

  /// The value of a key; nil when the key is missing or this is no mapping.
  public subscript(key: String) -> Node? {
    entries?.first { $0.key == key }?.value
  }
}
