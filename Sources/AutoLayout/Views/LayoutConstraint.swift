public import Constraints
public import ObjectModel

/// An attribute of an item.
public struct LayoutTerm: Hashable, Sendable {
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

  public private(set) var origin: Origin
  public let first: LayoutTerm
  public let relation: Relation
  public let second: LayoutTerm?
  public let multiplier: Double
  public var constant: Double
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
    func term(_ term: LayoutTerm) -> LayoutTerm {
      term.item == item && term.attribute.isEdge ? LayoutTerm(other, term.attribute) : term
    }
    var constraint = LayoutConstraint(
      origin: origin, term(first), relation, second.map(term), times: multiplier, plus: constant,
      at: priority)
    constraint.isStandardSpace = isStandardSpace
    return constraint
  }

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
