/// Who owns an object, and since when; or how its life ended.
public struct OwnerReport: Equatable, Sendable {
  public var object: String
  public var type: String
  public var count: Int
  public var shares: [Share]
  /// Those that the running statement adds; nobody knows since when.
  public var holders: [OwnerName]
  /// How what is yet to come keeps it alive, if it does.
  public var hold: NamedHold?
  /// Nil while it lives.
  public var end: Obituary?

  /// What one owner has of the object.
  public struct Share: Equatable, Sendable {
    public var owner: OwnerName
    public var since: Since?
  }

  /// The line since which an owner is one, and the message that made it one by hand.
  public struct Since: Equatable, Sendable {
    public var line: Int
    public var message: String?
  }

  /// All owners, those of the running statement last.
  public var owners: [OwnerName] { shares.map(\.owner) + holders }
}
