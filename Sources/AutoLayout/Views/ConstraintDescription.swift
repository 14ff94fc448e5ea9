import Constraints
public import ObjectModel

extension LayoutConstraint {
  /// What UIKit prints of a constraint after its address: `UIView:0x7f.width == 100`, or what a
  /// visual format can say, with the name that `|` stands for.
  ///
  /// - Parameters:
  ///   - name: what an item is called, `UIView:0x7f`.
  ///   - superview: whose edge `|` is.
  public func description(
    name: (ObjectID) -> String, superview: (ObjectID) -> ObjectID?
  ) -> String {
    let (body, edge) =
      visualFormat(name: name, superview: superview) ?? (equation(name: name), nil)
    let names = edge.map { ", names: '|':\(name($0)) " } ?? ""
    return "\(prefix)\(body)   (active\(names))"
  }

  /// What UIKit prints before a constraint that views made: a mask, or a stack view's identifier in
  /// quotes.
  private var prefix: String {
    switch origin {
    case .program, .contentSize, .guide: ""
    case .autoresizing(let mask): mask.description + " "
    case .stackView(let identifier): "'\(identifier)' "
    }
  }

  /// As a visual format writes relations.
  private var sign: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Empty where it is required, which goes without saying.
  private var priorityText: String {
    priority.isRequired ? "" : "@\(Number.text(priority.value))"
  }

  /// `first == multiplier*second + constant`, without what is 1 or 0.
  private func equation(name: (ObjectID) -> String) -> String {
    let left = "\(name(first.item)).\(first.attribute.rawValue) \(sign) "
    let priority = self.priority.isRequired ? "" : " \(priorityText)"
    guard let second else { return left + Number.text(constant) + priority }
    let factor = multiplier == 1 ? "" : "\(Number.text(multiplier))*"
    let sum =
      constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(Number.text(abs(constant)))"
    return "\(left)\(factor)\(name(second.item)).\(second.attribute.rawValue)\(sum)\(priority)"
  }

  /// A space between two neighbours, or between a view and its superview's edge.
  private func visualFormat(
    name: (ObjectID) -> String, superview: (ObjectID) -> ObjectID?
  ) -> (String, edge: ObjectID?)? {
    guard let second, multiplier == 1 else { return nil }
    let number = isStandardSpace ? "NSSpace(\(Number.text(constant)))" : Number.text(constant)
    let space = "-(\(relation == .equal ? "" : sign)\(number)\(priorityText))-"
    for (axis, letter) in [(Axis.horizontal, "H"), (.vertical, "V")] {
      let isEdge = superview(first.item) == second.item || superview(second.item) == first.item
      switch (first.attribute, second.attribute) {
      case (axis.start, axis.start) where superview(first.item) == second.item:
        return ("\(letter):|\(space)[\(name(first.item))]", second.item)
      case (axis.end, axis.end) where superview(second.item) == first.item:
        return ("\(letter):[\(name(second.item))]\(space)|", first.item)
      case (axis.start, axis.end) where !isEdge:
        return ("\(letter):[\(name(second.item))]\(space)[\(name(first.item))]", nil)
      case _: continue
      }
    }
    return nil
  }
}
