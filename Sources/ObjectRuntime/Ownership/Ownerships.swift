import ObjectModel

/// The shares that an object's owners have in it, oldest first.
///
/// Few are looked through. Of many, the youngest share of an owner is found by an index, and what
/// is given back leaves a gap; gaps are closed when they are as many as the shares.
public struct Ownerships: Hashable, Sendable {
  /// What was given back is nil.
  private var slots: [Ownership?] = []
  private var claimCount: Int32 = 0
  private var pooledCount: Int32 = 0
  /// One where there are many shares, else none: most objects have few.
  private var indices: [Index] = []

  /// Where the shares of each owner stand.
  private struct Index: Sendable {
    var youngest: [Owner: Int] = [:]
    /// By the place of a share, that of the next older one of its owner.
    var older: [Int?] = []
    var gapCount = 0
  }

  private static let few = 16

  public init() {}

  public var count: Int { slots.count - (indices.first?.gapCount ?? 0) }

  /// Whether somebody must still send `release`.
  var isClaimed: Bool { claimCount > 0 }

  /// How many shares are not the autorelease pool's.
  var countOutsidePool: Int { count - Int(pooledCount) }

  var claims: Int { Int(claimCount) }

  var youngestClaim: Ownership? { youngestClaimPlace.flatMap { slots[$0] } }

  var youngestField: Ownership? {
    slots.last { if case .field = $0?.owner { true } else { false } } ?? nil
  }

  /// The youngest share of an object's fields.
  func youngestField(of holder: ObjectID) -> Ownership? {
    slots.last { if case .field(holder, _) = $0?.owner { true } else { false } } ?? nil
  }

  private var youngestClaimPlace: Int? {
    isClaimed ? slots.lastIndex { $0?.owner.isClaim == true } : nil
  }

  func contains(_ owner: Owner) -> Bool { place(of: owner) != nil }

  /// The youngest share of an owner.
  private func place(of owner: Owner) -> Int? {
    if let index = indices.first { return index.youngest[owner] }
    return slots.lastIndex { $0?.owner == owner }
  }
}

// MARK: - Changing
extension Ownerships {
  mutating func append(_ share: Ownership) {
    slots.append(share)
    count(share.owner, 1)
    if !indices.isEmpty {
      indices[0].older.append(nil)
      link(slots.count - 1, share.owner)
    } else if slots.count > Ownerships.few {
      close()
    }
  }

  /// Ends the youngest share of an owner; false where it has none.
  mutating func remove(_ owner: Owner) -> Bool {
    guard let place = place(of: owner) else { return false }
    remove(at: place, owner)
    return true
  }

  mutating func removeYoungestClaim() {
    if let place = youngestClaimPlace, let share = slots[place] { remove(at: place, share.owner) }
  }

  /// Gives the youngest share of an owner to another; false where it has none.
  mutating func pass(_ owner: Owner, to share: Ownership) -> Bool {
    guard let place = place(of: owner) else { return false }
    replace(at: place, owner, by: share)
    return true
  }

  mutating func passYoungestClaim(to share: Ownership) {
    guard let place = youngestClaimPlace, let claim = slots[place] else { return }
    replace(at: place, claim.owner, by: share)
  }

  private mutating func remove(at place: Int, _ owner: Owner) {
    count(owner, -1)
    if indices.isEmpty {
      slots.remove(at: place)
      return
    }
    unlink(place, owner)
    slots[place] = nil
    indices[0].gapCount += 1
    if indices[0].gapCount * 2 > slots.count { close() }
  }

  private mutating func replace(at place: Int, _ owner: Owner, by share: Ownership) {
    count(owner, -1)
    count(share.owner, 1)
    if !indices.isEmpty { unlink(place, owner) }
    slots[place] = share
    if !indices.isEmpty { link(place, share.owner) }
  }

  private mutating func count(_ owner: Owner, _ change: Int32) {
    switch owner {
    case .claim: claimCount += change
    case .pool: pooledCount += change
    default: break
    }
  }

  // MARK: Index

  /// Takes in a share, which mostly is the youngest of its owner.
  private mutating func link(_ place: Int, _ owner: Owner) {
    guard var next = indices[0].youngest[owner], next > place else {
      indices[0].older[place] = indices[0].youngest.updateValue(place, forKey: owner)
      return
    }
    while let older = indices[0].older[next], older > place { next = older }
    indices[0].older[place] = indices[0].older[next]
    indices[0].older[next] = place
  }

  /// Leaves out the youngest share of an owner, or its youngest claim.
  private mutating func unlink(_ place: Int, _ owner: Owner) {
    indices[0].youngest[owner] = indices[0].older[place]
    indices[0].older[place] = nil
  }

  /// Closes the gaps.
  private mutating func close() {
    slots.removeAll { $0 == nil }
    indices = []
    if slots.count <= Ownerships.few { return }
    indices = [Index(older: Array(repeating: nil, count: slots.count))]
    for place in slots.indices { if let share = slots[place] { link(place, share.owner) } }
  }
}

extension Ownerships: Sequence {
  public func makeIterator() -> some IteratorProtocol<Ownership> {
    slots.lazy.compactMap(\.self).makeIterator()
  }
}

extension Ownerships: ExpressibleByArrayLiteral {
  public init(arrayLiteral shares: Ownership...) {
    for share in shares { append(share) }
  }
}

extension Ownerships {
  public static func == (one: Ownerships, other: Ownerships) -> Bool {
    // Shares that are one and the same are not compared one by one.
    one.slots == other.slots || one.count == other.count && one.elementsEqual(other)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
