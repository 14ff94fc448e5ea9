/// A JSON value. Members keep their order, and a name may occur twice, as in a JSON text.
///
///     let line: JSON = ["event": "grade", "score": 0.71]
///     line.encoded()  // {"event":"grade","score":0.71}
public indirect enum JSON: Equatable, Sendable {
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
