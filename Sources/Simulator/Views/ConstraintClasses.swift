import ObjectModel
import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// Auto Layout as far as code names it: constraints are made and kept by nobody, and move no
  /// view.
  static let constraintClasses: [FrameworkClass] = [
    FrameworkClass(
      "NSLayoutAnchor", since: UIKitVersion(9),
      methods: Dictionary(
        uniqueKeysWithValues: [
          "constraintEqualToAnchor:", "constraintEqualToAnchor:constant:",
          "constraintGreaterThanOrEqualToAnchor:", "constraintLessThanOrEqualToAnchor:",
          "constraintGreaterThanOrEqualToAnchor:constant:",
          "constraintLessThanOrEqualToAnchor:constant:",
          "constraintEqualToAnchor:multiplier:", "constraintEqualToConstant:",
          "constraintEqualToAnchor:multiplier:constant:",
          "constraintGreaterThanOrEqualToConstant:", "constraintLessThanOrEqualToConstant:",
        ].map { ($0, .constraint) })),
    FrameworkClass(
      "NSLayoutConstraint", since: UIKitVersion(6),
      properties: [
        .stored("active", .bool, getter: "isActive"), .stored("constant", .real),
        .stored("priority", .real),
      ],
      classMethods: [
        "activateConstraints:": Method { _, _, _ throws(Fault) in .none },
        "deactivateConstraints:": Method { _, _, _ throws(Fault) in .none },
      ]),
  ]

  /// The anchors of a view.
  static let anchors: [Selector: Method] = Dictionary(
    uniqueKeysWithValues: [
      "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
      "centerXAnchor", "centerYAnchor", "widthAnchor", "heightAnchor",
    ].map { (Selector($0), .anchor) })
}

extension FrameworkClass.Method {
  fileprivate static let anchor = FrameworkClass.Method(since: UIKitVersion(9)) {
    turn, _, _ throws(Fault) in .object(try turn.allocateAutoreleased("NSLayoutAnchor"))
  }

  fileprivate static let constraint = FrameworkClass.Method { turn, _, _ throws(Fault) in
    .object(try turn.allocateAutoreleased("NSLayoutConstraint"))
  }
}
