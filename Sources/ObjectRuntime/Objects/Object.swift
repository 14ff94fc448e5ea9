public import ObjectModel

/// One object of the simulated heap.
public struct Object: Hashable, Sendable {
  public var type: ClassID
  /// The number within its class, from 1: the n of `UITextView#n`.
  public var serial: Int
  /// The ivars, superclass first.
  public var fields: [Value]
  /// Who keeps it alive for longer than the statement that is running, oldest first.
  public var ownerships = Ownerships()
  /// How many times the statement that is running holds it.
  public var holds = 0
  /// Releases nobody had a claim for.
  public var overReleases = 0
  public var life = Life.alive
  /// Whether somebody observes, or has observed, a key of it: its setters tell of changes.
  @usableFromInline var isObserved = false
  /// The line that created it.
  public var line: Int
  /// The variable that it is called by: another one takes its place when it refers to it no more.
  public internal(set) var variable: String?
  /// The last place that let it go, or that forgot it.
  public var loss: Loss?
  /// Where weak references to it stand, which its death sets to nil.
  var weakReferences: [WeakReference] = []

  /// The reference count of the model.
  public var count: Int { ownerships.count + holds - overReleases }

  public var owners: [Owner] { ownerships.map(\.owner) }

  /// All owners, those of the statement that is running last.
  public var allOwners: [Owner] { owners + Array(repeating: .temporary, count: holds) }

  /// Whether somebody must still send `release`.
  var isClaimed: Bool { ownerships.isClaimed }

  /// Whether an object can still be sent messages.
  public enum Life: Hashable, Sendable {
    case alive
    /// In its `dealloc`.
    case dying
    /// Freed, by the statement of this line.
    case dead(line: Int)
  }
}

/// A place that holds an object without owning it and is set to nil when the object dies.
enum WeakReference: Hashable, Sendable {
  case field(ObjectID, Int)
  case variable(Int)
}

extension Value {
  package init(_ id: ObjectID?) { self = id.map(Value.object) ?? .none }
}
