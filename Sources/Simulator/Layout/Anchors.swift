import AutoLayout
import Constraints
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

extension LayoutAttribute {
  /// The class of its anchor.
  package var anchorClass: String {
    switch family {
    case .horizontal: "NSLayoutXAxisAnchor"
    case .vertical: "NSLayoutYAxisAnchor"
    case .size: "NSLayoutDimension"
    }
  }
}

extension LayoutConstraint.Relation {
  /// The word in the names of anchors' methods: `constraintLessThanOrEqualToAnchor:`.
  package var word: String {
    switch self {
    case .lessThanOrEqual: "LessThanOrEqual"
    case .equal: "Equal"
    case .greaterThanOrEqual: "GreaterThanOrEqual"
    }
  }

  /// As `NSLayoutConstraint.Relation` has it.
  package var number: Int {
    switch self {
    case .lessThanOrEqual: -1
    case .equal: 0
    case .greaterThanOrEqual: 1
    }
  }
}
