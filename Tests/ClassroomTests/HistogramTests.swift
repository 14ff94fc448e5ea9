import Classroom
import Testing

@Suite struct HistogramTests {
  private func bars(_ numbers: [Int]) -> [(ClosedRange<Int>, Int)] {
    Histogram(numbers).bars.map { ($0.numbers, $0.count) }
  }

  @Test func fewNumbersHaveABarEach() {
    #expect(Histogram([]).bars.isEmpty)
    let bars = bars([3, 0, 3, 90_000])
    #expect(bars.map(\.0) == [0...0, 3...3, 90_000...90_000] && bars.map(\.1) == [1, 2, 1])
  }

  @Test func manyNumbersShareBars() {
    let bars = bars(Array(1...13) + [13])
    #expect(bars.map(\.0) == [0...1, 2...3, 4...5, 6...7, 8...9, 10...11, 12...13])
    #expect(bars.map(\.1) == [1, 2, 2, 2, 2, 2, 3])
    #expect(Histogram(Array(0..<400)).bars.count == 8)
    #expect(Histogram(Array(0..<400)).bars.map(\.count) == Array(repeating: 50, count: 8))
  }
}
