/// Who does pieces of work that do not depend on each other.
public protocol Workforce: Sendable {
  /// The results in the order of the items, whichever was done first.
  ///
  /// - Parameter name: what a person is told an item is.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], named name: @escaping @Sendable (Item) -> String,
    _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result]
}

/// One piece of work after the other.
public struct OneByOne: Workforce {
  public init() {}

  public func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], named name: @escaping @Sendable (Item) -> String,
    _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] { items.map(work) }
}
