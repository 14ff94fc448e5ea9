import AutoLayout
import Constraints
import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Constraints, and the guides that they may be about.
  static let constraintClasses: [FrameworkClass] =
    [
      layoutConstraint, layoutGuide, barGuide,
    ] + anchorClasses

  private static let layoutConstraint = FrameworkClass(
    "NSLayoutConstraint", since: UIKitVersion(6),
    properties: [
      .computed("active", .bool, getter: "isActive"), .stored("constant", .real),
      .stored("priority", .real, initially: .real(1000)), .stored("identifier", .object, .copy),
      .computed("firstItem", isReadOnly: true), .computed("secondItem", isReadOnly: true),
      .computed("firstAttribute", .int, isReadOnly: true),
      .computed("secondAttribute", .int, isReadOnly: true),
      .computed("relation", .int, isReadOnly: true),
      .computed("multiplier", .real, isReadOnly: true),
    ],
    younger: ["active": UIKitVersion(8), "identifier": UIKitVersion(7)],
    methods: [
      "isActive": .answer(since: UIKitVersion(8)) { turn, me, _ throws(Fault) in
        .bool(turn.simulation.layout.installations[me] != nil)
      },
      "setActive:": .action(since: UIKitVersion(8)) { turn, me, arguments throws(Fault) in
        if arguments[0].isTrue { try turn.activate(me) } else { try turn.deactivate(me) }
      },
      "setConstant:": .action { turn, me, arguments throws(Fault) in
        try turn.put(arguments[0], as: "constant", of: me)
        turn.change(me) { $0.constant = arguments[0].real }
      },
      "setPriority:": .action { turn, me, arguments throws(Fault) in
        try turn.refusePriority(arguments[0].real, of: me)
        try turn.put(arguments[0], as: "priority", of: me)
        turn.change(me) { $0.priority = Priority(arguments[0].real) }
      },
      "firstItem": .item { $0.first }, "secondItem": .item { $0.second },
      "firstAttribute": .attribute { $0.first }, "secondAttribute": .attribute { $0.second },
      "relation": .answer { turn, me, _ throws(Fault) in
        .int(turn.simulation.layout.constraints[me]?.relation.number ?? 0)
      },
      "multiplier": .answer { turn, me, _ throws(Fault) in
        .real(turn.simulation.layout.constraints[me]?.multiplier ?? 1)
      },
      "description": .answer { turn, me, _ throws(Fault) in
        .string(turn.simulation.line(of: me))
      },
      "dealloc": .action { turn, me, _ throws(Fault) in turn.simulation.layout.forget(me) },
    ],
    classMethods: [
      "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:": Method {
        turn, _, arguments throws(Fault) in
        try turn.makeConstraint(arguments)
      },
      "constraintsWithVisualFormat:options:metrics:views:": Method {
        turn, _, arguments throws(Fault) in
        try turn.makeConstraints(format: arguments)
      },
      "activateConstraints:": Method(since: UIKitVersion(8)) { turn, _, arguments throws(Fault) in
        for id in turn.elements(arguments[0]).compactMap(\.object) { try turn.activate(id) }
        return .none
      },
      "deactivateConstraints:": Method(since: UIKitVersion(8)) {
        turn, _, arguments throws(Fault) in
        for id in turn.elements(arguments[0]).compactMap(\.object) { try turn.deactivate(id) }
        return .none
      },
    ])

  private static let layoutGuide = FrameworkClass(
    "UILayoutGuide", since: UIKitVersion(9),
    properties: [
      .computed("layoutFrame", .rect, isReadOnly: true),
      .computed("owningView", isReadOnly: true), .stored("identifier", .object, .copy),
    ],
    methods: anchors.merging([
      "layoutFrame": .answer { turn, me, _ throws(Fault) in .rect(try turn.frame(ofGuide: me)) },
      "owningView": .answer { turn, me, _ throws(Fault) in
        Value(turn.simulation.layout.guides[me]?.view)
      },
      "dealloc": .action { turn, me, _ throws(Fault) in turn.simulation.layout.forget(me) },
    ]) { $1 })

  /// `topLayoutGuide` and `bottomLayoutGuide`: the edges of the safe area before there was one.
  private static let barGuide = FrameworkClass(
    "_UILayoutGuide", since: UIKitVersion(7),
    properties: [
      .computed("length", .real, isReadOnly: true),
      .stored("owner", .object, .unowned).hidden, .stored("isTop", .bool).hidden,
    ],
    methods: [
      "length": .answer { turn, me, _ throws(Fault) in
        guard let controller = try turn.value(forKey: "owner", of: me).object,
          let view = turn.simulation.loadedView(of: controller)
        else { return .real(0) }
        let insets = turn.simulation.safeAreaInsets(of: view)
        return .real(turn.flag("isTop", of: me) ? insets.top : insets.bottom)
      },
      "topAnchor": .anchor(.top), "bottomAnchor": .anchor(.bottom),
    ])
}

extension FrameworkClass.Method {
  fileprivate static func item(
    _ term: @escaping @Sendable (LayoutConstraint) -> LayoutTerm?
  ) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in
      Value(turn.simulation.layout.constraints[me].flatMap(term)?.item)
    }
  }

  fileprivate static func attribute(
    _ term: @escaping @Sendable (LayoutConstraint) -> LayoutTerm?
  ) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in
      .int(turn.simulation.layout.constraints[me].flatMap(term)?.attribute.number ?? 0)
    }
  }
}
