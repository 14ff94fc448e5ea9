public import InterfaceModel
public import Scripts

/// What of an object is other than it was.
public struct Change: Equatable, Sendable {
  public var subject: String
  public var before: [Fact]
  public var after: [Fact]

  /// What can be said of an object, of which one state has it and the other has not.
  public enum Fact: Equatable, Sendable {
    case freed
    case appearance(AppearanceState)
    /// A property or an ivar by its name in code, and what it is.
    case field(String, String)
    case owners([OwnerName])
  }
}
