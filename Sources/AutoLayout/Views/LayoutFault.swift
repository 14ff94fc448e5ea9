/// Why UIKit throws an exception instead of making a constraint; a fact of UIKit's, in its words.
public enum LayoutFault: Error, Hashable, Sendable {
  /// An edge or centre that equals a constant.
  case lonelyLocation
  /// Attributes of two families.
  case pairing
  /// Leading or trailing with left or right.
  case directions
  case constantNotFinite(Double)
  case multiplierNotFinite(Double)
  case priority(Double)

  /// The exception's reason, after `NSLayoutConstraint for ITEM: ` where it names an item.
  public var reason: String {
    switch self {
    case .lonelyLocation:
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs."
    case .pairing: "Invalid pairing of layout attributes"
    case .directions:
      "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    case .constantNotFinite(let value):
      "Constant is not finite!  That's illegal.  constant:\(Number.text(value))"
    case .multiplierNotFinite(let value):
      "Multiplier is not finite!  That's illegal.  multiplier:\(Number.text(value))"
    case .priority(let value):
      "It's illegal to set priority:\(Number.text(value)). Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    }
  }
}
