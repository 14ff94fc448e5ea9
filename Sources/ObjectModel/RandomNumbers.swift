/// The numbers of C's `rand` and `random`, each of which goes on from a state of its own.
public struct RandomNumbers: Hashable, Sendable {
  private var last = 1
  /// The last numbers that `random` has added up, before they are halved; empty before the first.
  private var sums: [UInt32] = []
  /// Where the next sum stands.
  private var place = 0

  public init() {}

  /// `srand`.
  public mutating func seedRand(_ seed: Int) { last = seed }

  /// `rand`: the minimal standard generator of Park and Miller, which Darwin's has been.
  public mutating func rand() -> Int {
    last = RandomNumbers.next(behind: last)
    return last
  }

  private static func next(behind number: Int) -> Int {
    let state = abs(number % 0x7FFF_FFFF)
    return (state == 0 ? 123_459_876 : state) * 16807 % 0x7FFF_FFFF
  }

  /// `srandom`: the minimal generator fills the state, of which a few hundred numbers are passed
  /// over.
  public mutating func seedRandom(_ seed: Int) {
    var number = Int(UInt32(truncatingIfNeeded: seed))
    sums = [UInt32(number)]
    for _ in 1..<31 {
      number = RandomNumbers.next(behind: number)
      sums.append(UInt32(number))
    }
    place = 3
    for _ in 0..<310 { _ = random() }
  }

  /// `random`: the additive generator that the BSDs have, x³¹ + x³ + 1.
  public mutating func random() -> Int {
    if sums.isEmpty { seedRandom(1) }
    sums[place] &+= sums[(place + 28) % 31]
    defer { place = (place + 1) % 31 }
    return Int(sums[place] >> 1)
  }
}
