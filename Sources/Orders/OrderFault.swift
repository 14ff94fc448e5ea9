/// Why some pairs are no strict partial order over some items: facts, worded elsewhere.
public enum OrderFault: Error, Equatable, Sendable {
  /// The id is declared more than once.
  case duplicateItem(String)
  /// The pair at this index (from 0) names an id that no item has.
  case unknownItem(String, pair: Int)
  /// Each of these would stand before the next, and the last before the first.
  case cycle([String])
}
