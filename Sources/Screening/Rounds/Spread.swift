public import Curriculum
import Grading
import Notation
import Sessions
import Syntax

extension VariantPool {
  /// How alike the variants of an item are.
  public struct Spread: Equatable, Sendable {
    /// How many could be drawn, how many of them show different pages, and how many different
    /// answers are right, whatever controllers are called.
    public var count = 0
    public var different = 0
    public var answers = 0
    public var levels: ClosedRange<Int>?
    public var controllers: ClosedRange<Int>?
    public var pairs: ClosedRange<Int>?
    public var lines: ClosedRange<Int>?
  }

  /// Draws so many variants of an item that is generated.
  public mutating func spread(of item: Blueprint.Item, over count: Int) -> Spread {
    var spread = Spread()
    var papers: Set<String> = []
    var answers: Set<[String]> = []
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
      answers.insert(variant.rightAnswer)
    }
    (spread.different, spread.answers) = (papers.count, answers.count)
    return spread
  }
}

extension Variant {
  /// The right answer, with the places of controllers for their names: `1 viewDidLoad`.
  fileprivate var rightAnswer: [String] {
    let answer = key.mark(onPaper: []).right.map { $0.split(separator: " ").map(String.init) }
    let names = answer.compactMap { $0.count > 1 ? $0.first : nil }.unique
    return answer.map { words in
      let place = words.count > 1 ? names.firstIndex { $0 == words[0] } : nil
      return (place.map { ["\($0 + 1)"] + words.dropFirst() } ?? words).joined(separator: " ")
    }
  }
}

extension ClosedRange<Int>? {
  fileprivate func with(_ value: Int) -> ClosedRange<Int> {
    guard let self else { return value...value }
    return Swift.min(self.lowerBound, value)...Swift.max(self.upperBound, value)
  }
}
