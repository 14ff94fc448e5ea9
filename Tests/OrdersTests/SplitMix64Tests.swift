import Testing

@testable import Orders

@Suite struct SplitMix64Tests {
  /// The reference values that go with Vigna's splitmix64.c.
  @Test func drawsThePublishedNumbers() {
    var generator = SplitMix64(seed: 1_234_567)
    let drawn = (0..<5).map { _ in generator.next() }
    #expect(
      drawn == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func staysBelowTheBound() {
    var generator = SplitMix64(seed: 1)
    var counts = Array(repeating: 0, count: 7)
    for _ in 0..<7_000 { counts[generator.next(below: 7)] += 1 }
    #expect(counts.allSatisfy { (900...1_100).contains($0) })
    #expect(generator.next(below: 1) == 0)
  }

  /// A bound of 2^62 + 1 rejects about every fourth number; the rejected are drawn again.
  @Test func rejectsWhatWouldBeBiased() {
    let bound = 1 << 62 + 1
    var generator = SplitMix64(seed: 2)
    #expect((0..<100).allSatisfy { _ in (0..<bound).contains(generator.next(below: bound)) })
  }

  @Test func shufflesFromTheLastPlaceDown() {
    var generator = SplitMix64(seed: 20_000)
    var twin = generator
    var shuffled = ["a", "b", "c"]
    generator.shuffle(&shuffled)
    var expected = ["a", "b", "c"]
    expected.swapAt(2, twin.next(below: 3))
    expected.swapAt(1, twin.next(below: 2))
    #expect(shuffled == expected)
  }
}
