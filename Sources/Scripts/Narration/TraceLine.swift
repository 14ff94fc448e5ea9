public import ObjectRuntime

/// Something that happened in a turn, told: everybody is called by name, and nothing is left to
/// ask.
public struct TraceLine: Equatable, Sendable {
  public var kind: Kind
  /// How many life-cycle messages it happened inside of.
  public var depth: Int

  /// What a line of a trace tells.
  public enum Kind: Equatable, Sendable {
    /// A life-cycle message; whether its receiver got the message right before it, too.
    case call(NamedCall, toSame: Bool)
    /// `NSLog`, `print`.
    case log(String)
    /// What UIKit writes to the console.
    case warning(String)
    case fault(Fault)
    case note(NamedNote)
  }
}
