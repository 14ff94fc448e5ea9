import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
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
        try turn.arrange(arguments[0].object, in: me, at: arguments[1].integer)
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

extension Turn {
  /// Puts a view among those that a stack view arranges, at the end or at a place; their masks
  /// count no more.
  fileprivate mutating func arrange(
    _ view: ObjectID?, in stack: ObjectID, at place: Int?
  ) throws(Fault) {
    guard let view, simulation.interface.views[view] != nil,
      let list = try part("arrangedSubviews", of: stack, "NSMutableArray").object
    else { return }
    if let old = index(of: .object(view), in: list) {
      if place == nil { return }
      try remove(at: old, from: list)
    }
    let count = elements(of: list).count
    try append(.object(view), to: list, at: min(max(place ?? count, 0), count))
    simulation.layout.stacks.insert(stack)
    simulation.layout.untranslated.insert(view)
    if simulation.superview(of: view) != stack { try addSubview(view, to: stack) }
    layoutInputChanged(around: stack)
  }

  /// A view that leaves its superview is arranged no more.
  mutating func stopArranging(_ view: ObjectID, in stack: ObjectID) throws(Fault) {
    guard simulation.layout.stacks.contains(stack),
      let list = simulation.field(named: "arrangedSubviews", of: stack)?.object,
      let place = index(of: .object(view), in: list)
    else { return }
    layoutInputChanged(around: stack)
    try remove(at: place, from: list)
    if elements(of: list).isEmpty { simulation.layout.stacks.remove(stack) }
  }
}
