/// What is laid out with a size.
public enum SizedThing: Hashable, Sendable {
  case views, layers
  /// The size of what scrolls, or of the items in it, which have no mask.
  case content
}
