import Testing

@testable import Orders

@Suite struct BitMatrixTests {
  @Test func closesExactlyWhatAWalkReaches() {
    var random = RandomOrder(seed: 3)
    for _ in 0..<200 {
      let count = 1 + random.number(below: 70)
      var relation = BitMatrix(count: count)
      for _ in 0..<count {
        relation.insert(random.number(below: count), random.number(below: count))
      }
      let closure = relation.closed
      for start in 0..<count {
        var reached: [Int] = []
        var next = relation.columns(of: start)
        while let element = next.popLast() {
          guard !reached.contains(element) else { continue }
          reached.append(element)
          next += relation.columns(of: element)
        }
        #expect(closure.columns(of: start) == reached.sorted())
      }
    }
  }

  @Test func transposesAcrossWords() {
    var relation = BitMatrix(count: 130)
    relation.insert(0, 129)
    relation.insert(64, 63)
    #expect(relation.transposed.columns(of: 129) == [0])
    #expect(relation.transposed.columns(of: 63) == [64])
    #expect(relation.transposed.population == 2)
  }
}
