public import Curriculum
import Notation
import Sessions
import Syntax

extension VariantPool {
  /// How alike the variants of an item are.
  public struct Spread: Equatable, Sendable {
    /// How many could be drawn, and how many of them show different pages.
    public var count = 0
    public var different = 0
    public var levels: ClosedRange<Int>?
    public var controllers: ClosedRange<Int>?
    public var pairs: ClosedRange<Int>?
    public var lines: ClosedRange<Int>?
  }

  /// Draws so many variants of an item that is generated.
  public mutating func spread(of item: Blueprint.Item, over count: Int) -> Spread {
    var spread = Spread()
    var papers: Set<String> = []
    for number in 0..<count {
      guard let variant = variant(of: item, number: number) else { continue }
      spread.count += 1
      let traits = variant.traits
      spread.levels = spread.levels.with(traits.level)
      spread.controllers = spread.controllers.with(traits.controllers)
      spread.pairs = spread.pairs.with(traits.pairs)
      spread.lines = spread.lines.with(traits.lines)
      let paper = Paper(variant.ready(seed: 0), isPlayed: false)
      if let paper { papers.insert(paper.json.encoded()) }
    }
    spread.different = papers.count
    return spread
  }
}

extension ClosedRange<Int>? {
  fileprivate func with(_ value: Int) -> ClosedRange<Int> {
    guard let self else { return value...value }
    return Swift.min(self.lowerBound, value)...Swift.max(self.upperBound, value)
  }
}
