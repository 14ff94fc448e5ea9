import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Arranges views in a row; it owns them as any superview does.
  static let stackView = FrameworkClass(
    "UIStackView", of: "UIView", since: UIKitVersion(9),
    properties: [
      .stored("axis", .int), .stored("spacing", .real), .stored("alignment", .int),
      .stored("distribution", .int), .kept("arrangedSubviews"),
      .stored(
        "layoutMarginsRelativeArrangement", .bool, getter: "isLayoutMarginsRelativeArrangement"),
    ],
    methods: [
      "setAxis:": .layoutInput("axis"), "setSpacing:": .layoutInput("spacing"),
      "setAlignment:": .layoutInput("alignment"), "setDistribution:": .layoutInput("distribution"),
      "setLayoutMarginsRelativeArrangement:": .layoutInput("layoutMarginsRelativeArrangement"),
      "initWithArrangedSubviews:": .answer { turn, me, arguments throws(Fault) in
        try turn.send("initWithFrame:", to: .object(me), [.rect(Rect())], from: .uikit)
        for view in turn.elements(arguments.first) {
          try turn.send("addArrangedSubview:", to: .object(me), [view], from: .uikit)
        }
        return .object(me)
      },
      "addArrangedSubview:": .action { turn, me, arguments throws(Fault) in
        try turn.arrange(arguments[0].object, in: me, at: nil)
      },
      "insertArrangedSubview:atIndex:": .action { turn, me, arguments throws(Fault) in
        let list = try turn.part("arrangedSubviews", of: me, "NSMutableArray")
        let (place, count) = (arguments[1].integer, turn.elements(list).count)
        guard (0...count).contains(place) else {
          throw .inconsistency(
            "Index out of bounds for arranged subview. index = \(place) "
              + "expected to be less than or equal to \(count)")
        }
        try turn.arrange(arguments[0].object, in: me, at: place)
      },
      "removeArrangedSubview:": .action { turn, me, arguments throws(Fault) in
        if let view = arguments[0].object { try turn.stopArranging(view, in: me) }
      },
      "arrangedSubviews": .answer { turn, me, _ throws(Fault) in
        try turn.makeArray(
          turn.elements(try turn.part("arrangedSubviews", of: me, "NSMutableArray")))
      },
      "setCustomSpacing:afterView:": .action(since: UIKitVersion(11)) {
        turn, me, arguments throws(Fault) in
        guard let view = arguments[1].object else { return }
        turn.simulation.layout.customSpacings[view] = arguments[0].real
        turn.layoutInputChanged(around: me)
      },
      "customSpacingAfterView:": .answer(since: UIKitVersion(11)) {
        turn, _, arguments throws(Fault) in
        let spacing = arguments[0].object.flatMap { turn.simulation.layout.customSpacings[$0] }
        return .real(spacing ?? Double(Float.greatestFiniteMagnitude))
      },
    ])
}
