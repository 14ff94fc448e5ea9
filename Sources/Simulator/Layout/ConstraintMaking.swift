package import AutoLayout
import Constraints
import FoundationKit
import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// Constraints as code makes them.
extension Turn {
  /// An object for a constraint; UIKit's exception where there can be none.
  /// The constant is kept twice: for layout, and as the property that code reads.
  package mutating func makeConstraint(
    _ first: LayoutTerm, _ relation: LayoutConstraint.Relation, _ second: LayoutTerm?,
    times multiplier: Double, plus constant: Double
  ) throws(Fault) -> Value {
    let id = try allocateAutoreleased("NSLayoutConstraint")
    do throws(LayoutFault) {
      simulation.layout.constraints[id] = try LayoutConstraint(
        first, relation, second, times: multiplier, plus: constant, as: id)
    } catch {
      throw .invalidArgument(
        "NSLayoutConstraint for \(simulation.frameworkDescription(of: first.item)): \(error.reason)"
      )
    }
    try put(.real(constant), as: "constant", of: id)
    return .object(id)
  }

  /// `constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:`.
  /// Without a second item, or with `notAnAttribute` of it, the constraint is about a constant.
  package mutating func makeConstraint(_ arguments: [Value]) throws(Fault) -> Value {
    guard let item = arguments[0].object,
      let attribute = LayoutAttribute(number: arguments[1].integer)
    else {
      throw .invalidArgument(
        "NSLayoutConstraint for \(simulation.plainDescription(of: arguments[0])): Constraint items "
          + "must each be a view or layout guide.")
    }
    var second: LayoutTerm?
    if let other = arguments[3].object, let own = LayoutAttribute(number: arguments[4].integer) {
      second = try term(own, of: other)
    }
    return try makeConstraint(
      term(attribute, of: item), LayoutConstraint.Relation(number: arguments[2].integer), second,
      times: arguments[5].real, plus: arguments[6].real)
  }

  /// `constraintsWithVisualFormat:options:metrics:views:`.
  package mutating func makeConstraints(format arguments: [Value]) throws(Fault) -> Value {
    var metrics: [String: Double] = [:]
    var views: [String: ObjectID] = [:]
    for pair in simulation.pairs(of: arguments[2]) ?? [] {
      metrics[simulation.text(of: pair.key) ?? ""] = pair.value.real
    }
    for pair in simulation.pairs(of: arguments[3]) ?? [] {
      // What stands in for a view keeps to no place.
      if pair.value.isStandIn { return try makeArray([]) }
      views[simulation.text(of: pair.key) ?? ""] = pair.value.object
    }
    let made: [LayoutConstraint]
    do throws(VisualFormatFault) {
      made = try VisualFormat.constraints(
        simulation.text(of: arguments[0]) ?? "",
        options: FormatOptions(rawValue: arguments[1].integer), metrics: metrics, views: views,
        usesMargins: simulation.version.hasLayoutMargins
      ) { [simulation] view in simulation.superview(of: view) }
    } catch {
      throw .invalidArgument(error.reason)
    }
    var constraints: [Value] = []
    for constraint in made {
      let id = try allocateAutoreleased("NSLayoutConstraint")
      simulation.layout.constraints[id] = constraint.made(as: id)
      try put(.real(constraint.constant), as: "constant", of: id)
      try put(.real(constraint.priority.value), as: "priority", of: id)
      constraints.append(.object(id))
    }
    return try makeArray(constraints)
  }

  /// An attribute of what a constraint names; of a bar's guide it is the edge of the safe area.
  /// `topLayoutGuide` and `bottomLayoutGuide` (iOS 7) have but two edges, of which one is the
  /// view's own.
  package mutating func term(
    _ attribute: LayoutAttribute, of item: ObjectID
  ) throws(Fault) -> LayoutTerm {
    guard simulation.isKind(item, of: "_UILayoutGuide"),
      let controller = try value(forKey: "owner", of: item).object,
      let view = try view(of: controller)
    else { return LayoutTerm(item, attribute) }
    let isTop = flag("isTop", of: item)
    if attribute == (isTop ? .top : .bottom) { return LayoutTerm(view, attribute) }
    return LayoutTerm(
      try guide(.safeArea, of: view), isTop ? .top : .bottom)
  }
}

extension LayoutConstraint.Relation {
  /// Any number below 0 is at most, any above is at least, as for a C enumeration that is not
  /// checked.
  init(number: Int) {
    self = number < 0 ? .lessThanOrEqual : number > 0 ? .greaterThanOrEqual : .equal
  }
}

extension LayoutAttribute {
  /// As `NSLayoutConstraint.Attribute` numbers them, from 1.
  private static let numbered: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// Nil for `notAnAttribute` (0) and for numbers that none has.
  init?(number: Int) {
    guard LayoutAttribute.numbered.indices.contains(number - 1) else { return nil }
    self = LayoutAttribute.numbered[number - 1]
  }

  /// 0, `notAnAttribute`, for those of frames alone.
  package var number: Int { (LayoutAttribute.numbered.firstIndex(of: self) ?? -1) + 1 }
}
