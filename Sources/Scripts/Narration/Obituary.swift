/// How the life of an object ended.
public struct Obituary: Equatable, Sendable {
  public var object: String
  public var end: End
  public var line: Int
  /// The statement that led there, where the line is that of a method.
  public var statement: Int?

  /// Who freed it.
  public enum End: Equatable, Sendable {
    case release, pool, statement
    /// The last owner.
    case owner(OwnerName)
  }
}
