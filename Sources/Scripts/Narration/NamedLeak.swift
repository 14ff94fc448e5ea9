/// An object that lives on though nobody can reach it.
public struct NamedLeak: Equatable, Sendable {
  public var object: String
  public var type: String
  /// How many owners it has.
  public var count: Int
  /// Where it was made.
  public var line: Int

  /// Why it lives on.
  public enum Reason: Equatable, Sendable {
    /// What it is part of, as code: `a.friend -> b.friend -> a`.
    case circle(String)
    /// The owner that was lost, and by which statement where the line is that of a method.
    case lost(LostOwner, statement: Int?)
  }
}

/// Which owner of a leaked object was lost, and in which line.
public enum LostOwner: Equatable, Sendable {
  case letGo(OwnerName, line: Int)
  /// Somebody who had a claim sent `release`.
  case released(line: Int)
  case overwritten(OwnerName, line: Int)
  case scopeEnded(OwnerName, line: Int)
  case holderFreed(OwnerName, holder: OwnerName, line: Int)
  /// The message whose result nothing ever pointed to.
  case claim(String, line: Int)
}

/// What a message claimed and no release gave back, though nothing but variables leads to it.
public struct NamedClaim: Equatable, Sendable {
  public var object: String
  public var message: String
  public var line: Int
}
