/// A JSON value. Members keep their order, and a name may occur twice, as in a JSON text.
///
///     let line: JSON = ["event": "grade", "score": 0.71]
///     line.encoded()  // {"event":"grade","score":0.71}
public enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One `"name": value` of an object.
  public struct Member: Equatable, Sendable {
    public var name: String
    public var value: JSON

    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }
}

// MARK: - What a value holds

/// Each answers nil for a value of another kind.
extension JSON {
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  public var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The number, whole or not: JSON tells `1` and `1.0` apart no more than people do.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  public var elements: [JSON]? {
    if case .array(let values) = self { values } else { nil }
  }

  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The value of the first member of that name.
  public subscript(name: String) -> JSON? {
    members?.first { $0.name == name }?.value
  }
}

// MARK: - Arrays of one kind
extension JSON {
  public static func strings(_ values: [String]) -> JSON { .array(values.map(JSON.string)) }

  public static func integers(_ values: [Int]) -> JSON { .array(values.map(JSON.integer)) }

  /// The texts of an array of nothing else.
  public var strings: [String]? { all(\.string) }

  /// The numbers of an array of nothing but integers.
  public var integers: [Int]? { all(\.integer) }

  private func all<Value>(_ value: (JSON) -> Value?) -> [Value]? {
    guard let elements else { return nil }
    let values = elements.compactMap(value)
    return values.count == elements.count ? values : nil
  }
}
