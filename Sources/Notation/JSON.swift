/// A JSON value to be written. Members keep their order; reading is `Node`'s duty.
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
