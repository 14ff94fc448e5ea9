/// Which closure that waits is meant: `12` is the first of line 12 that was given away, `12.2` the
/// second.
public struct ClosurePlace: Hashable, Comparable, Sendable, LosslessStringConvertible {
  public var line: Int
  public var number: Int

  public init(line: Int, number: Int = 1) {
    self.line = line
    self.number = number
  }

  public init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, (1...2).contains(parts.count) else { return nil }
    self.init(line: numbers[0], number: numbers.count == 2 ? numbers[1] : 1)
  }

  public var description: String { number == 1 ? "\(line)" : "\(line).\(number)" }

  public static func < (one: ClosurePlace, other: ClosurePlace) -> Bool {
    (one.line, one.number) < (other.line, other.number)
  }
}
