/// How often each of some numbers was said: a bar a number, or a bar for so many that lie side by
/// side where there would be too many bars.
public struct Histogram: Equatable, Sendable {
  /// A range of numbers, and how many answered one of them.
  public struct Bar: Equatable, Sendable {
    public var numbers: ClosedRange<Int>
    public var count: Int
  }

  public let bars: [Bar]

  static let most = 12

  public init(_ numbers: [Int]) {
    self.init(counts: Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +))
  }

  /// - Parameter counts: how often each number was said.
  public init(counts: [Int: Int]) {
    let values = counts.keys.sorted()
    guard let first = values.first, let last = values.last, values.count > Histogram.most else {
      bars = values.map { Bar(numbers: $0...$0, count: counts[$0] ?? 0) }
      return
    }
    let width = Histogram.width(from: first, to: last)
    bars = (Histogram.place(first, width)...Histogram.place(last, width)).map { place in
      let numbers = place * width...(place * width + width - 1)
      return Bar(
        numbers: numbers,
        count: values.reduce(0) {
          numbers.contains($1) ? $0 + (counts[$1] ?? 0) : $0
        })
    }
  }

  /// The least of 1, 2, 5, 10, 20, 50 … with which there are not too many bars.
  private static func width(from first: Int, to last: Int) -> Int {
    var (power, step) = (1, 0)
    let steps = [1, 2, 5]
    while place(last, power * steps[step]) - place(first, power * steps[step]) >= most {
      step += 1
      if step == steps.count { (power, step) = (power * 10, 0) }
    }
    return power * steps[step]
  }

  private static func place(_ number: Int, _ width: Int) -> Int {
    number >= 0 ? number / width : -((-number + width - 1) / width)
  }
}
