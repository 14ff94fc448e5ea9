/// A place as a person counts it: lines and grapheme clusters, both from 1.
public struct Position: Equatable, Hashable, Sendable, Comparable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (one: Position, other: Position) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
