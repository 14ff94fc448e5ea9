public import Constraints
public import ObjectModel

/// An attribute of an item.
public struct LayoutTerm: Hashable, Sendable {
  /// A view or a layout guide.
  public let item: ObjectID
  public let attribute: LayoutAttribute

  public init(_ item: ObjectID, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// `first relation multiplier × second + constant`, as `NSLayoutConstraint`.
public struct LayoutConstraint: Hashable, Sendable {
  public typealias Relation = LinearConstraint.Relation

  /// By which a report of a conflict names its class: `NSAutoresizingMaskLayoutConstraint`.
  public private(set) var origin: Origin
  public let first: LayoutTerm
  public let relation: Relation
  /// Nil is UIKit's nil second item: the constraint is about a constant.
  public let second: LayoutTerm?
  /// Without a second item nothing is multiplied.
  public let multiplier: Double
  /// In points, or what the first attribute counts in.
  public var constant: Double
  /// Up to 1000, which is required.
  public var priority: Priority
  /// What it is about.
  public var items: [ObjectID] { [first.item] + (second.map { [$0.item] } ?? []) }
  /// Whether the constant is the space that a bare `-` stands for.
  public var isStandardSpace = false

  /// Who made a constraint.
  public enum Origin: Hashable, Sendable {
    /// The program; the object, where it is one.
    case program(ObjectID? = nil)
    /// A view's frame and mask.
    case autoresizing(AutoresizingMask)
    /// A view's intrinsic content size.
    case contentSize
    /// A safe area or the margins.
    case guide
    /// A stack view, with its identifier for the purpose.
    case stackView(String)
  }

  /// A constraint of the program's, refused where UIKit throws.
  public init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: Priority = .required,
    as object: ObjectID? = nil
  ) throws(LayoutFault) {
    self.init(
      origin: .program(object), first, relation, second, times: multiplier, plus: constant,
      at: priority)
    if let fault { throw fault }
  }

  /// Without a look at whether UIKit would refuse it: what views make themselves is always allowed,
  /// `minX` equal to a constant among it.
  init(
    origin: Origin, _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: Priority = .required
  ) {
    self.origin = origin
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// The same constraint of the program's, as an object of its.
  public func made(as object: ObjectID) -> LayoutConstraint {
    var constraint = self
    constraint.origin = .program(object)
    return constraint
  }

  /// The same about the edges of another item, as far as it is about those of this one.
  public func about(_ other: ObjectID, insteadOf item: ObjectID) -> LayoutConstraint {
    /// Sizes, centres and baselines stay with the item they are about.
    func term(_ term: LayoutTerm) -> LayoutTerm {
      term.item == item && term.attribute.isEdge ? LayoutTerm(other, term.attribute) : term
    }
    var constraint = LayoutConstraint(
      origin: origin, term(first), relation, second.map(term), times: multiplier, plus: constant,
      at: priority)
    constraint.isStandardSpace = isStandardSpace
    return constraint
  }

  /// What UIKit refuses, in the order in which it looks (Apple: "NSLayoutConstraint", init). A
  /// multiplier of 0 makes the second item as good as nil.
  private var fault: LayoutFault? {
    if !constant.isFinite { return .constantNotFinite(constant) }
    if !multiplier.isFinite { return .multiplierNotFinite(multiplier) }
    if !(priority.value > 0 && priority.value <= 1000) { return .priority(priority.value) }
    let isLocation = first.attribute.family != .size
    guard let second, multiplier != 0 else { return isLocation ? .lonelyLocation : nil }
    if first.attribute.family != second.attribute.family { return .pairing }
    let (one, other) = (first.attribute, second.attribute)
    if one.followsText && other.isAbsolute || one.isAbsolute && other.followsText {
      return .directions
    }
    return nil
  }
}
