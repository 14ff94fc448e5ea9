import Orders

/// What a round's questions are drawn by: numbers that follow from the examiner's secret and from
/// what they are for, and that nobody else can compute.
public struct Drawing: Sendable {
  private let round: String
  private let draw: @Sendable ([UInt8]) -> [UInt8]

  /// - Parameter draw: 32 bytes that follow from the secret and from others.
  public init(round: String, draw: @escaping @Sendable ([UInt8]) -> [UInt8]) {
    (self.round, self.draw) = (round, draw)
  }

  /// A number of 63 bits; no field runs into the next, since each says how long it is.
  func number(_ fields: String...) -> Int {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(120)
    func add(_ field: String) {
      let count = field.utf8.count
      for place in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: count >> (8 * place))) }
      bytes.append(contentsOf: field.utf8)
    }
    add(round)
    for field in fields { add(field) }
    return draw(bytes).prefix(8).reduce(0) { $0 << 8 | Int($1) } & Int.max
  }
}

extension Drawing {
  /// Numbers for a look at what a blueprint draws: anybody can compute them, so no round uses them.
  public static func sample(_ bytes: [UInt8]) -> [UInt8] {
    let hash: UInt64 = bytes.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    var numbers = SplitMix64(seed: hash)
    return (0..<4).flatMap { _ in
      let number = numbers.next()
      return (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
  }
}
