import AutoLayout
import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

// What views are asked and told of their layout.
extension FrameworkClass {
  static let layoutProperties: [Property] = [
    .computed("translatesAutoresizingMaskIntoConstraints", .bool),
    .computed("layoutMargins", .any), .computed("directionalLayoutMargins", .any),
    .computed("safeAreaInsets", .any, isReadOnly: true),
    .computed("constraints", isReadOnly: true), .computed("layoutGuides", isReadOnly: true),
    .computed("hasAmbiguousLayout", .bool, isReadOnly: true),
    .computed("intrinsicContentSize", .size, isReadOnly: true),
  ]

  static let layoutVersions: [String: UIKitVersion] = [
    "translatesAutoresizingMaskIntoConstraints": UIKitVersion(6),
    "layoutMargins": UIKitVersion(8), "safeAreaInsets": UIKitVersion(11),
    "directionalLayoutMargins": UIKitVersion(11),
    "constraints": UIKitVersion(6), "layoutGuides": UIKitVersion(9),
    "hasAmbiguousLayout": UIKitVersion(6), "intrinsicContentSize": UIKitVersion(6),
  ]

  static let layout: [Selector: Method] = [
    "setNeedsLayout": .action { turn, me, _ throws(Fault) in turn.setNeedsLayout(me) },
    "layoutIfNeeded": .action { turn, me, _ throws(Fault) in try turn.layOutIfNeeded(me) },
    "layoutSubviews": .action { turn, me, _ throws(Fault) in try turn.placeSubviews(of: me) },
    "autoresizingMask": .answer { turn, me, _ throws(Fault) in
      .int(turn.simulation.layout.masks[me]?.rawValue ?? 0)
    },
    "setAutoresizingMask:": .action { turn, me, arguments throws(Fault) in
      let mask = AutoresizingMask(rawValue: arguments[0].integer)
      turn.simulation.layout.masks[me] = mask.isEmpty ? nil : mask
      turn.layoutInputChanged(around: me)
    },
    "sizeThatFits:": .answer { turn, me, arguments throws(Fault) in
      guard case .size(let room) = arguments[0] else { return .size(Size()) }
      return .size(try turn.size(of: me, within: room))
    },
    "sizeToFit": .action { turn, me, _ throws(Fault) in
      guard let frame = turn.simulation.frame(of: me) else { return }
      let answer = try turn.send(
        "sizeThatFits:", to: .object(me), [.size(frame.size)], from: .uikit)
      if case .size(let size) = answer {
        turn.setFrame(Rect(origin: frame.origin, size: size), of: me)
      }
    },
    "setHidden:": .layoutInput("hidden"),
    "safeAreaInsets": .answer(since: UIKitVersion(11)) { turn, me, _ throws(Fault) in
      turn.witnessInsets(of: me)
      return turn.simulation.safeAreaInsets(of: me).value
    },
    "layoutMargins": .answer(since: UIKitVersion(8)) { turn, me, _ throws(Fault) in
      turn.simulation.layoutMargins(of: me).value
    },
    "setLayoutMargins:": .action(since: UIKitVersion(8)) { turn, me, arguments throws(Fault) in
      turn.simulation.layout.margins[me] = Insets(arguments[0])
      turn.insetsChanged(of: me)
    },
    // Text runs from left to right.
    "directionalLayoutMargins": .answer(since: UIKitVersion(11)) { turn, me, _ throws(Fault) in
      turn.simulation.layoutMargins(of: me).value
    },
    "setDirectionalLayoutMargins:": .action(since: UIKitVersion(11)) {
      turn, me, arguments throws(Fault) in
      turn.simulation.layout.margins[me] = Insets(arguments[0])
      turn.insetsChanged(of: me)
    },
    "safeAreaInsetsDidChange": .action(since: UIKitVersion(11)) { _, _, _ throws(Fault) in },
    "layoutMarginsDidChange": .action(since: UIKitVersion(8)) { _, _, _ throws(Fault) in },
    "safeAreaLayoutGuide": .guide(.safeArea, since: UIKitVersion(11)),
    "keyboardLayoutGuide": .guide(.keyboard, since: UIKitVersion(15)),
    "layoutMarginsGuide": .guide(.margins, since: UIKitVersion(9)),
    "readableContentGuide": .guide(.readable, since: UIKitVersion(9)),
  ]

  static let constraining: [Selector: Method] = [
    "translatesAutoresizingMaskIntoConstraints": .answer(since: UIKitVersion(6)) {
      turn, me, _ throws(Fault) in
      .bool(!turn.simulation.layout.untranslated.contains(me))
    },
    "setTranslatesAutoresizingMaskIntoConstraints:": .action(since: UIKitVersion(6)) {
      turn, me, arguments throws(Fault) in
      if arguments[0].isTrue {
        turn.simulation.layout.untranslated.remove(me)
      } else {
        turn.simulation.layout.untranslated.insert(me)
      }
      turn.layoutInputChanged(around: me)
    },
    "constraints": .answer(since: UIKitVersion(6)) { turn, me, _ throws(Fault) in
      try turn.makeArray((turn.simulation.interface.views[me]?.constraints ?? []).map(Value.object))
    },
    "addConstraint:": .action(since: UIKitVersion(6)) { turn, me, arguments throws(Fault) in
      if let id = arguments[0].object { try turn.add(id, to: me) }
    },
    "addConstraints:": .action(since: UIKitVersion(6)) { turn, me, arguments throws(Fault) in
      for id in turn.elements(arguments[0]).compactMap(\.object) { try turn.add(id, to: me) }
    },
    "removeConstraint:": .action(since: UIKitVersion(6)) { turn, me, arguments throws(Fault) in
      try turn.removeConstraints([arguments[0]], from: me)
    },
    "removeConstraints:": .action(since: UIKitVersion(6)) { turn, me, arguments throws(Fault) in
      try turn.removeConstraints(turn.elements(arguments[0]), from: me)
    },
    "hasAmbiguousLayout": .answer(since: UIKitVersion(6)) { turn, me, _ throws(Fault) in
      .bool(try turn.hasAmbiguousLayout(me))
    },
    "intrinsicContentSize": .answer(since: UIKitVersion(6)) { turn, me, _ throws(Fault) in
      .size(try turn.ownIntrinsicSize(of: me))
    },
    "invalidateIntrinsicContentSize": .action(since: UIKitVersion(6)) {
      turn, me, _ throws(Fault) in
      turn.layoutInputChanged(around: me)
    },
    "systemLayoutSizeFittingSize:": .fitting,
    "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:": .fitting,
    "contentHuggingPriorityForAxis:": .priority(\.hugging, 250),
    "setContentHuggingPriority:forAxis:": .settingPriority(\.hugging, 250),
    "contentCompressionResistancePriorityForAxis:": .priority(\.resistance, 750),
    "setContentCompressionResistancePriority:forAxis:": .settingPriority(\.resistance, 750),
    "addLayoutGuide:": .action(since: UIKitVersion(9)) { turn, me, arguments throws(Fault) in
      if let guide = arguments[0].object { try turn.add(guide: guide, .own, to: me) }
    },
    "removeLayoutGuide:": .action(since: UIKitVersion(9)) { turn, me, arguments throws(Fault) in
      if let guide = arguments[0].object { try turn.remove(guide: guide, from: me) }
    },
    "layoutGuides": .answer(since: UIKitVersion(9)) { turn, me, _ throws(Fault) in
      try turn.makeArray(
        (turn.simulation.layout.guidesOfViews[me] ?? [])
          .filter { turn.simulation.layout.guides[$0]?.kind == .own }.map(Value.object))
    },
    "needsUpdateConstraints": .answer(since: UIKitVersion(6)) { turn, me, _ throws(Fault) in
      .bool(turn.simulation.interface.views[me]?.needsUpdateConstraints ?? false)
    },
    "setNeedsUpdateConstraints": .action(since: UIKitVersion(6)) { turn, me, _ throws(Fault) in
      turn.setNeedsUpdateConstraints(me)
    },
    "updateConstraints": .action(since: UIKitVersion(6)) { _, _, _ throws(Fault) in },
    "updateConstraintsIfNeeded": .action(since: UIKitVersion(6)) { turn, me, _ throws(Fault) in
      try turn.updateConstraints(below: me)
    },
  ]
}

extension FrameworkClass.Method {
  static func guide(
    _ kind: LayoutModel.Guide.Kind, since: UIKitVersion
  ) -> FrameworkClass.Method {
    answer(since: since) { turn, me, _ throws(Fault) in .object(try turn.guide(kind, of: me)) }
  }

  fileprivate static let fitting = answer(since: UIKitVersion(6)) {
    turn, me, arguments throws(Fault) in
    guard case .size(let target) = arguments[0] else { return .size(Size()) }
    let priorities = arguments.dropFirst().map(\.real)
    return .size(
      try turn.size(
        of: me, fitting: target, horizontally: priorities.first ?? 50,
        vertically: priorities.last ?? 50))
  }

  fileprivate static func priority(
    _ path: any WritableKeyPath<LayoutModel, [ObjectID: LayoutModel.AxisPair]> & Sendable,
    _ usual: Double
  ) -> FrameworkClass.Method {
    answer(since: UIKitVersion(6)) { turn, me, arguments throws(Fault) in
      let pair = turn.simulation.layout[keyPath: path][me]
      return .real((arguments[0].integer == 0 ? pair?.horizontal : pair?.vertical) ?? usual)
    }
  }

  fileprivate static func settingPriority(
    _ path: any WritableKeyPath<LayoutModel, [ObjectID: LayoutModel.AxisPair]> & Sendable,
    _ usual: Double
  ) -> FrameworkClass.Method {
    action(since: UIKitVersion(6)) { turn, me, arguments throws(Fault) in
      var pair =
        turn.simulation.layout[keyPath: path][me]
        ?? LayoutModel.AxisPair(horizontal: usual, vertical: usual)
      if arguments[1].integer == 0 {
        pair.horizontal = arguments[0].real
      } else {
        pair.vertical = arguments[0].real
      }
      turn.simulation.layout[keyPath: path][me] = pair
      turn.layoutInputChanged(around: me)
    }
  }

  /// A setter of something on which the size of the content depends, or how a stack view arranges.
  static func layoutInput(
    _ name: String, since: UIKitVersion = .oldest
  ) -> FrameworkClass.Method {
    action(since: since) { turn, me, arguments throws(Fault) in
      try turn.put(arguments[0], as: name, of: me)
      turn.layoutInputChanged(around: me)
    }
  }

  /// The same of what the view shows.
  static func contentInput(_ name: String) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      try turn.show(arguments[0], as: name, of: me)
      turn.layoutInputChanged(around: me)
    }
  }
}

extension Turn {
  fileprivate mutating func removeConstraints(
    _ constraints: [Value], from view: ObjectID
  ) throws(Fault) {
    for id in constraints.compactMap(\.object)
    where simulation.interface.views[view]?.constraints.contains(id) == true {
      try uninstall(id, from: view)
    }
  }
}

extension Turn {
  /// Notes that a controller's view was asked how much of it is covered.
  fileprivate mutating func witnessInsets(of view: ObjectID) {
    guard let controller = simulation.controller(ofView: view),
      let state = simulation.interface.viewControllers[controller]
    else { return }
    let isEarly = state.appearance == .disappeared && state.loadingDepth > 0
    if isEarly || speaker == controller {
      leave(.insetsRead(of: controller, simulation.safeAreaInsets(of: view), isEarly: isEarly))
    }
  }
}
