/// A top-level variable of the script, which class bodies see too.
public struct Variable: Hashable, Sendable {
  public var name: String
  public var type: FieldType
  /// Strong under automatic reference counting, unowned under manual counting.
  public var strength: Strength
  public var value: Value

  public init(name: String, type: FieldType, strength: Strength, value: Value) {
    self.name = name
    self.type = type
    self.strength = strength
    self.value = value
  }
}
