/// What a statement answers; columns are counted from 0.
public struct Row: Hashable, Sendable {
  public var values: [Datum]

  public init(_ values: [Datum]) { self.values = values }

  /// 0 where the column has something else.
  public func integer(_ column: Int) -> Int {
    guard case .integer(let value) = values[column] else { return 0 }
    return value
  }

  /// Empty where the column has something else.
  public func text(_ column: Int) -> String {
    guard case .text(let value) = values[column] else { return "" }
    return value
  }
}
