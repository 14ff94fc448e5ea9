import ObjectModel
import Orders
import Testing

@testable import ObjectRuntime

/// However many shares there are, they are what a plain list of them would be.
struct OwnershipsTests {
  @Test(arguments: [8, 17, 400])
  func sharesAreThoseOfAPlainList(most: Int) {
    var generator = SplitMix64(seed: UInt64(most))
    var (shares, plain): (Ownerships, [Ownership]) = (Ownerships(), [])
    for step in 0..<6_000 {
      let isGrowing = plain.count < most && generator.next(below: 10) < 6
      let owner = owner(generator.next(below: 40))
      if isGrowing || plain.isEmpty {
        shares.append(Ownership(owner, since: step))
        plain.append(Ownership(owner, since: step))
      } else {
        change(&shares, &plain, owner, at: step, generator.next(below: 5))
      }
      expectTheSame(shares, plain, owner)
    }
  }

  @Test func sharesThatWereReachedInTwoWaysAreEqual() {
    var (one, other) = (Ownerships(), Ownerships())
    let shares = (0..<100).map { Ownership(.collection(ObjectID(index: $0)), since: $0) }
    for share in shares { one.append(share) }
    for share in shares where share.line % 3 != 0 { _ = one.remove(share.owner) }
    for share in shares where share.line % 3 == 0 { other.append(share) }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    other.append(Ownership(.framework, since: 1))
    #expect(one != other)
  }

  private func owner(_ number: Int) -> Owner {
    switch number % 4 {
    case 0: .claim(.retain, line: number % 8)
    case 1: .pool
    case 2: .collection(ObjectID(index: number))
    default: .field(ObjectID(index: number), "x")
    }
  }

  private func change(
    _ shares: inout Ownerships, _ plain: inout [Ownership], _ owner: Owner, at step: Int, _ way: Int
  ) {
    let pooled = Ownership(.pool, since: step)
    let place = plain.lastIndex { $0.owner == owner }
    let claim = plain.lastIndex { $0.owner.isClaim }
    switch way {
    case 0:
      shares.removeYoungestClaim()
      if let claim { plain.remove(at: claim) }
    case 1:
      shares.passYoungestClaim(to: pooled)
      if let claim { plain[claim] = pooled }
    case 2:
      #expect(shares.pass(owner, to: pooled) == (place != nil))
      if let place { plain[place] = pooled }
    default:
      #expect(shares.remove(owner) == (place != nil))
      if let place { plain.remove(at: place) }
    }
  }

  private func expectTheSame(_ shares: Ownerships, _ plain: [Ownership], _ owner: Owner) {
    #expect(Array(shares) == plain)
    #expect(shares.count == plain.count)
    #expect(shares.claims == plain.count { $0.owner.isClaim })
    #expect(shares.countOutsidePool == plain.count { $0.owner != .pool })
    #expect(shares.youngestClaim == plain.last { $0.owner.isClaim })
    #expect(shares.contains(owner) == plain.contains { $0.owner == owner })
  }
}
