/// How much a constraint matters: 1000 is required, less is wished for.
///
/// No number of constraints of lower priority outweighs one of higher.
public struct Priority: Hashable, Comparable, Sendable {
  public let value: Double

  public init(_ value: Double) { self.value = value }

  public static let required = Priority(1000)
  public static let defaultHigh = Priority(750)
  public static let defaultLow = Priority(250)

  public var isRequired: Bool { value >= Self.required.value }

  public static func < (one: Priority, other: Priority) -> Bool { one.value < other.value }
}
