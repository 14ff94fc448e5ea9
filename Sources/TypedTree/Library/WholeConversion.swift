/// How an integer is made of another number.
package enum WholeConversion: String, Sendable {
  /// What the type does not hold is a trap.
  case checked = ""
  /// What it does not hold is nil.
  case exactly
  /// As many bits as there is room for.
  case truncatingIfNeeded, bitPattern
  /// What is nearest.
  case clamping
}
