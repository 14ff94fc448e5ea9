import FoundationKit
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
    ],
    methods: [
      "initWithArrangedSubviews:": .answer { turn, me, arguments throws(Fault) in
        try turn.send("initWithFrame:", to: .object(me), [.rect(Rect())], from: .uikit)
        for view in turn.elements(arguments.first) {
          try turn.send("addArrangedSubview:", to: .object(me), [view], from: .uikit)
        }
        return .object(me)
      },
      "addArrangedSubview:": .action { turn, me, arguments throws(Fault) in
        guard let view = arguments.first?.object,
          let list = try turn.part("arrangedSubviews", of: me, "NSMutableArray").object
        else { return }
        if turn.index(of: .object(view), in: list) == nil {
          try turn.append(.object(view), to: list)
        }
        if turn.simulation.superview(of: view) != me { try turn.addSubview(view, to: me) }
      },
      "removeArrangedSubview:": .action { turn, me, arguments throws(Fault) in
        guard let list = try turn.part("arrangedSubviews", of: me, "NSMutableArray").object,
          let place = turn.index(of: arguments.first ?? .none, in: list)
        else { return }
        try turn.remove(at: place, from: list)
      },
      "arrangedSubviews": .answer { turn, me, _ throws(Fault) in
        try turn.makeArray(
          turn.elements(try turn.part("arrangedSubviews", of: me, "NSMutableArray")))
      },
    ])
}
