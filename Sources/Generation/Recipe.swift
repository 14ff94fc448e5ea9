public import Curriculum
import Orders
public import Syntax

/// A question that a seed makes: the same recipe makes the same question, for ever.
public struct Recipe: Hashable, Sendable {
  public typealias Kind = Demand.Kind

  public var kind: Kind
  /// Of iOS.
  public var version: UIKitVersion
  /// From 1, the easiest, to 3.
  public var level: Int
  /// Any number from 0 on.
  public var seed: Int
  /// What it must be about, beyond its kind and level; an id does not tell.
  public var demand: Demand?

  public init(_ kind: Kind, version: UIKitVersion = .newest, level: Int = 1, seed: Int) {
    (self.kind, self.version, self.level, self.seed) = (kind, version, level, seed)
  }

  /// The recipe of a demand, whose kind is that of the demand.
  public init(_ demand: Demand, version: UIKitVersion, level: Int, seed: Int) {
    self.init(demand.kind, version: version, level: level, seed: seed)
    self.demand = demand
  }

  public static let levels = 1...3

  /// As the journal names it: `order-26-2-17`, `log-5.1-1-4`.
  public var id: String { "\(kind.rawValue)-\(version.short)-\(level)-\(seed)" }

  /// Reads an id; nil for what is none.
  public init?(id: String) {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4, let kind = Kind(rawValue: String(parts[0])),
      let version = UIKitVersion(parts[1]), let level = Int(parts[2]),
      Recipe.levels.contains(level), let seed = Int(parts[3]), seed >= 0
    else { return nil }
    self.init(kind, version: version, level: level, seed: seed)
  }

  /// Where what it draws begins; another for each attempt to draw it.
  func draw(attempt: Int) -> SplitMix64 {
    var mixed: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in id.utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return SplitMix64(seed: mixed &+ UInt64(attempt))
  }
}

extension SplitMix64 {
  /// One of several, each as likely.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }

  /// Several of them, in the order of the draw.
  mutating func pick<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    Array(shuffled(elements).prefix(count))
  }

  /// A shuffled copy.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    shuffle(&elements)
    return elements
  }

  /// A number of a range.
  mutating func pick(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + next(below: range.count)
  }
}
