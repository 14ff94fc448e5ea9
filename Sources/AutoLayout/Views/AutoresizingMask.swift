import Constraints
public import ObjectModel

/// Which parts of a view's place grow with the superview, as `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// The bits are those of UIKit.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width takes its share, as the margins that are flexible take theirs.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// Near margin, length and far margin; where nothing is flexible the far margin is.
  func isFlexible(on axis: Axis) -> [Bool] {
    let parts: [AutoresizingMask] =
      switch axis {
      case .horizontal: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      case .vertical: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
      }
    let flexible = parts.map(contains)
    return flexible.contains(true) ? flexible : [false, false, true]
  }

  /// `h=--& v=&-&`, as UIKit writes it: `&` is flexible.
  public var description: String {
    Axis.allCases.map { axis in
      let letters = isFlexible(on: axis).map { $0 ? "&" : "-" }.joined()
      return (axis == .horizontal ? "h=" : "v=") + letters
    }
    .joined(separator: " ")
  }

  /// What a frame becomes when the superview gets another size: the flexible parts share what it
  /// grows by in proportion to what they are now.
  public func frame(_ frame: Rect, in old: Size, resizedTo new: Size) -> Rect {
    func moved(_ start: Double, _ length: Double, _ old: Double, _ new: Double, _ axis: Axis)
      -> (start: Double, length: Double)
    {
      let shares = shares([start, length, old - start - length], on: axis)
      return (start + shares[0] * (new - old), max(0, length + shares[1] * (new - old)))
    }
    let across = moved(frame.origin.x, frame.size.width, old.width, new.width, .horizontal)
    let down = moved(frame.origin.y, frame.size.height, old.height, new.height, .vertical)
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// Which part of what is added goes to near margin, length and far margin.
  private func shares(_ parts: [Double], on axis: Axis) -> [Double] {
    let flexible = isFlexible(on: axis)
    let sum = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = flexible.count(where: { $0 })
    return zip(parts, flexible).map { part, isFlexible in
      !isFlexible ? 0 : sum == 0 ? 1 / Double(count) : part / sum
    }
  }

  /// The same as constraints.
  func constraints(
    of item: LayoutItem, in owner: LayoutItem?, on axis: Axis
  ) -> [LayoutConstraint] {
    let (start, length) = (item.start(on: axis), item.length(on: axis))
    let whole = owner?.length(on: axis) ?? length
    let shares = shares([start, length, whole - start - length], on: axis)
    /// One attribute of the frame, as it follows the owner's length: a share of what that grows by.
    func constraint(_ attribute: LayoutAttribute, _ value: Double, _ share: Double)
      -> LayoutConstraint
    {
      LayoutConstraint(
        origin: .autoresizing(self), LayoutTerm(item.id, attribute), .equal,
        share == 0 ? nil : owner.map { LayoutTerm($0.id, axis.length) }, times: share,
        plus: share == 0 ? value : value - share * whole)
    }
    let first =
      isFlexible(on: axis)[0]
      ? constraint(axis.middle, start + length / 2, shares[0] + shares[1] / 2)
      : constraint(axis.origin, start, 0)
    return [first, constraint(axis.length, length, shares[1])]
  }
}
