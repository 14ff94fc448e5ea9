import Classroom
import Orders
import Testing

@Suite struct ConsensusTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var answers: [[Int]]
    var count: Int
    var order: [Int]
    var contradictions: Int
    var isOnly = true
    var split: Consensus.Split?
  }

  private static func split(_ first: Int, _ second: Int, _ before: Int, _ behind: Int)
    -> Consensus.Split
  {
    Consensus.Split(first: first, second: second, before: before, behind: behind)
  }

  static let cases = [
    Case(testDescription: "nobody", answers: [], count: 3, order: [], contradictions: 0),
    Case(
      testDescription: "all alike", answers: [[2, 0, 1], [2, 0, 1]], count: 3, order: [2, 0, 1],
      contradictions: 0),
    // 0<1 and 1<2 by two of three, 0<2 by two of three: one contradiction in each answer but one.
    Case(
      testDescription: "two of three", answers: [[0, 1, 2], [0, 2, 1], [1, 0, 2]], count: 3,
      order: [0, 1, 2], contradictions: 2, split: split(0, 1, 2, 1)),
    // Condorcet's circle: 0<1, 1<2 and 2<0 by two to one each. Any rotation breaks one of the three
    // majorities: 1 + 1 + 2 = 4, and there are three of them.
    Case(
      testDescription: "a circle", answers: [[0, 1, 2], [1, 2, 0], [2, 0, 1]], count: 3,
      order: [0, 1, 2], contradictions: 4, isOnly: false, split: split(0, 1, 2, 1)),
    Case(
      testDescription: "one against one", answers: [[0, 1], [1, 0]], count: 2, order: [0, 1],
      contradictions: 1, isOnly: false, split: split(0, 1, 1, 1)),
    // Item 2 was given by one of two: that is not most.
    Case(
      testDescription: "what few give is left out", answers: [[0, 1, 2], [1, 0]], count: 3,
      order: [0, 1], contradictions: 1, isOnly: false, split: split(0, 1, 1, 1)),
    Case(
      testDescription: "what comes again counts once", answers: [[1, 0, 1], [1, 0]], count: 2,
      order: [1, 0], contradictions: 0),
    Case(
      testDescription: "what is not shown is left out", answers: [[1, 7, 0, -1]], count: 2,
      order: [1, 0], contradictions: 0),
    // Item 0 against 1 is three to two, against 2 four to one: 0 and 1 split the room.
    Case(
      testDescription: "the closest pair splits",
      answers: [[0, 1, 2], [0, 1, 2], [0, 1, 2], [1, 0, 2], [2, 1, 0]], count: 3,
      order: [0, 1, 2], contradictions: 4, split: split(0, 1, 3, 2)),
  ]

  @Test(arguments: cases) func contradictsTheRoomLeast(_ example: Case) {
    let consensus = Consensus(of: example.answers, among: example.count)
    #expect(consensus.order == example.order)
    #expect(consensus.contradictions == example.contradictions)
    #expect(consensus.isOnly == example.isOnly)
    #expect(consensus.split == example.split)
    #expect(consensus.isExact)
  }

  /// Beside all orders there are.
  @Test func whatFewGiveIsToldBesideTheOrder() {
    let consensus = Consensus(of: [[0, 1, 3], [1, 0], [0, 2, 3], [0]], among: 5)
    #expect(consensus.order == [0])
    #expect(
      consensus.rare == [
        .init(item: 1, count: 2), .init(item: 3, count: 2), .init(item: 2, count: 1),
      ])
  }

  @Test func noOrderOfFiveContradictsLess() {
    var generator = SplitMix64(seed: 16)
    for _ in 0..<40 {
      let answers = (0..<7).map { _ in
        var answer = Array(0..<5)
        generator.shuffle(&answer)
        return answer
      }
      let all = permutations(of: Array(0..<5)).map { (contradictions($0, answers), $0) }
      let least = all.map(\.0).min() ?? 0
      let best = all.filter { $0.0 == least }.map(\.1)
      let consensus = Consensus(of: answers, among: 5)
      #expect(consensus.contradictions == least)
      #expect(consensus.order == best.min { $0.lexicographicallyPrecedes($1) })
      #expect(consensus.isOnly == (best.count == 1))
    }
  }

  @Test func manyItemsAreOrderedNearly() {
    let order = Array(0..<20).reversed().map { $0 }
    let consensus = Consensus(of: [order, order, Array(0..<20)], among: 20)
    #expect(!consensus.isExact && consensus.order == order && consensus.contradictions == 190)
  }

  private func contradictions(_ order: [Int], _ answers: [[Int]]) -> Int {
    answers.reduce(0) { sum, answer in
      let places = Dictionary(answer.enumerated().map { ($1, $0) }) { first, _ in first }
      return sum
        + order.indices.reduce(0) { pairs, place in
          pairs
            + order[(place + 1)...].count {
              places[$0, default: 0] < places[order[place], default: 0]
            }
        }
    }
  }

  private func permutations(of items: [Int]) -> [[Int]] {
    if items.isEmpty { return [[]] }
    return items.flatMap { first in
      permutations(of: items.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
