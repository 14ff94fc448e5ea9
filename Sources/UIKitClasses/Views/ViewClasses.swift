import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Views, and what shows something without being touched.
  static let viewClasses: [FrameworkClass] = [
    view,
    window,
    FrameworkClass(
      "UILabel", of: "UIView",
      properties: [
        .content("text"), .stored("textColor"),
        .stored("numberOfLines", .int, initially: .int(1)), .stored("textAlignment", .int),
        .stored("font"), .stored("lineBreakMode", .int), .stored("shadowColor"),
        .stored("adjustsFontSizeToFitWidth", .bool), .computed("attributedText"),
        .flag("enabled", initially: true), .flag("highlighted"),
      ],
      younger: ["attributedText": UIKitVersion(6)],
      defaults: ["userInteractionEnabled": Default(.bool(false))],
      methods: attributedTextMethods.merging([
        "font": .systemFont, "setFont:": .layoutInput("font"), "setText:": .contentInput("text"),
        "textColor": .answer { turn, me, _ throws(Fault) in
          if let color = turn.simulation.field(named: "textColor", of: me), color != .none {
            return color
          }
          let usual: Selector =
            turn.simulation.version < UIKitVersion(13) ? "blackColor" : "labelColor"
          guard let colors = turn.simulation.classes.id(named: "UIColor") else { return .none }
          return try turn.send(usual, to: .type(colors), from: .uikit)
        },
        "setNumberOfLines:": .layoutInput("numberOfLines"),
      ]) { $1 }),
    FrameworkClass(
      "UIImageView", of: "UIView",
      properties: [.stored("image"), .stored("highlightedImage"), .flag("highlighted")],
      younger: ["highlighted": UIKitVersion(3), "highlightedImage": UIKitVersion(3)],
      defaults: ["userInteractionEnabled": Default(.bool(false))],
      methods: [
        "setImage:": .layoutInput("image"),
        "initWithImage:": .answer { turn, me, arguments throws(Fault) in
          let size = try turn.send("size", to: arguments[0], from: .uikit)
          var frame = Rect()
          if case .size(let size) = size { frame.size = size }
          try turn.send("initWithFrame:", to: .object(me), [.rect(frame)], from: .uikit)
          try turn.setValue(arguments[0], forKey: "image", of: me)
          return .object(me)
        },
      ]),
    FrameworkClass(
      "UIActivityIndicatorView", of: "UIView",
      properties: [
        .flag("animating"), .stored("hidesWhenStopped", .bool, initially: .bool(true)),
        .stored("activityIndicatorViewStyle", .int, initially: .int(1)), .stored("color"),
      ],
      younger: ["color": UIKitVersion(5)],
      defaults: ["activityIndicatorViewStyle": Default(.int(100), since: UIKitVersion(13))],
      methods: [
        // As large as its style says.
        "initWithActivityIndicatorStyle:": .answer { turn, me, arguments throws(Fault) in
          try turn.setField("activityIndicatorViewStyle", to: arguments[0], of: me)
          let size = try turn.ownIntrinsicSize(of: me)
          return try turn.send(
            "initWithFrame:", to: .object(me), [.rect(Rect(size: size))], from: .uikit)
        },
        "setActivityIndicatorViewStyle:": .layoutInput("activityIndicatorViewStyle"),
        "startAnimating": .turning(true), "stopAnimating": .turning(false),
      ]),
    FrameworkClass(
      "UIProgressView", of: "UIView",
      properties: [
        .content("progress", .real), .stored("progressTintColor"), .stored("trackTintColor"),
      ],
      younger: ["progressTintColor": UIKitVersion(5), "trackTintColor": UIKitVersion(5)],
      methods: [
        "initWithProgressViewStyle:": .answer { turn, me, _ throws(Fault) in
          try turn.send("initWithFrame:", to: .object(me), [.rect(Rect())], from: .uikit)
        },
        "setProgress:": .bounded("progress", 0...1),
        "setProgress:animated:": .bounded("progress", 0...1, since: UIKitVersion(5)),
      ]),
    stackView,
  ]

  private static let view = FrameworkClass(
    "UIView", of: "UIResponder",
    properties: [
      .flag("hidden"), .stored("alpha", .real, initially: .real(1)),
      .stored("backgroundColor"), .stored("tag", .int), .computed("autoresizingMask", .int),
      .stored("contentMode", .int), .flag("opaque", initially: true),
      .stored("clipsToBounds", .bool), .stored("tintColor"),
      .stored("autoresizesSubviews", .bool, initially: .bool(true)),
      .stored("clearsContextBeforeDrawing", .bool, initially: .bool(true)),
      .computed("contentScaleFactor", .real),
      .stored("transform", .any, initially: .record([1, 0, 0, 1, 0, 0].map { .real($0) })),
      .flag("userInteractionEnabled", initially: true),
      .stored("accessibilityIdentifier", .object, .copy), .kept("layer"),
      .computed("frame", .rect), .computed("bounds", .rect), .computed("center", .point),
      .computed("superview", isReadOnly: true), .computed("subviews", isReadOnly: true),
      .computed("window", isReadOnly: true), .computed("gestureRecognizers"),
    ] + layoutProperties + Property.traitOverriding,
    younger: [
      "contentScaleFactor": UIKitVersion(4),
      "tintColor": UIKitVersion(7), "gestureRecognizers": UIKitVersion(3, 2),
      "accessibilityIdentifier": UIKitVersion(5), "overrideUserInterfaceStyle": UIKitVersion(13),
      "traitOverrides": UIKitVersion(17),
    ].merging(layoutVersions) { $1 },
    methods: creation.merging(geometry) { $1 }.merging(hierarchy) { $1 }.merging(updates) { $1 }
      .merging(anchors) { $1 }.merging(baselineAnchors) { $1 }.merging(layout) { $1 }
      .merging(constraining) { $1 }.merging(touching) { $1 }.merging(traitOverriding) { $1 },
    classMethods: animationMethods.merging(["layerClass": layerClass]) { $1 })

  private static let layerClass = Method { turn, _, _ throws(Fault) in
    turn.simulation.classes.id(named: "CALayer").map(Value.type) ?? .none
  }

  private static let creation: [Selector: Method] = [
    "init": Method { turn, me, _ throws(Fault) in
      try turn.send("initWithFrame:", to: me, [.rect(Rect())], from: .uikit)
    },
    "initWithFrame:": .answer { turn, me, arguments throws(Fault) in
      if case .rect(let frame) = arguments.first {
        try frame.checkNumbers()
        turn.simulation.interface.views[me]?.frame = frame
      }
      return .object(me)
    },
    "initWithCoder:": .answer { turn, me, _ throws(Fault) in
      try turn.decode(me)
      return .object(me)
    },
    "dealloc": .action { turn, me, _ throws(Fault) in try turn.dismantle(view: me) },
    // As many pixels a point as the screen has, until somebody says other.
    "contentScaleFactor": .answer(since: UIKitVersion(4)) { turn, me, _ throws(Fault) in
      .real(
        turn.simulation.interface.views[me]?.contentScale
          ?? turn.simulation.version.screenScale(of: turn.simulation.device))
    },
    "setContentScaleFactor:": .action(since: UIKitVersion(4)) { turn, me, arguments throws(Fault) in
      turn.simulation.interface.views[me]?.contentScale = arguments[0].real
    },
    // The colour that the view or one around it was given; blue where none was.
    "tintColor": .answer(since: UIKitVersion(7)) { turn, me, _ throws(Fault) in
      turn.simulation.ownTint(of: me) ?? turn.standardTint
    },
    "setTintColor:": .action(since: UIKitVersion(7)) { turn, me, arguments throws(Fault) in
      try turn.setField("tintColor", to: arguments[0], of: me)
      // Those below that have no tint of their own have another now.
      for view in turn.simulation.ownTree(below: me) where turn.simulation.isAlive(view) {
        try turn.send("tintColorDidChange", to: .object(view), from: .uikit)
      }
    },
    "tintColorDidChange": .doesNothing,
    "layer": .answer { turn, me, _ throws(Fault) in
      var name = "CALayer"
      // Its class is asked once, when it is made.
      if turn.simulation.field(named: "layer", of: me)?.object == nil,
        case .type(let type) = try turn.send(
          "layerClass", to: .type(turn.simulation[me].type), from: .uikit)
      {
        name = turn.simulation[type].name
      }
      let layer = try turn.part("layer", of: me, name)
      if let id = layer.object { try turn.setValue(.object(me), forKey: "delegate", of: id) }
      return layer
    },
  ]

  private static let hierarchy: [Selector: Method] = [
    "superview": .answer { turn, me, _ throws(Fault) in Value(turn.simulation.superview(of: me)) },
    "window": .answer { turn, me, _ throws(Fault) in Value(turn.simulation.window(of: me)) },
    "subviews": .answer { turn, me, _ throws(Fault) in
      try turn.makeArray(turn.simulation.subviews(of: me).map(Value.object))
    },
    "addSubview:": .action { turn, me, arguments throws(Fault) in
      if let child = arguments.first?.object {
        try turn.addSubview(child, to: me)
        turn.witnessChild(with: child, in: me)
      }
    },
    "insertSubview:atIndex:": .action { turn, me, arguments throws(Fault) in
      if let child = arguments.first?.object {
        try turn.addSubview(child, to: me, at: arguments.last?.integer)
      }
    },
    "insertSubview:aboveSubview:": .inserting(offset: 1),
    "insertSubview:belowSubview:": .inserting(offset: 0),
    "removeFromSuperview": .action { turn, me, _ throws(Fault) in try turn.removeFromSuperview(me)
    },
    "bringSubviewToFront:": .action { turn, me, arguments throws(Fault) in
      turn.reorder(arguments.first, in: me, toFront: true)
    },
    "sendSubviewToBack:": .action { turn, me, arguments throws(Fault) in
      turn.reorder(arguments.first, in: me, toFront: false)
    },
    "isDescendantOfView:": .answer { turn, me, arguments throws(Fault) in
      guard let other = arguments.first?.object else { return .bool(false) }
      return .bool(turn.simulation.isView(me, atOrBelow: other))
    },
    "viewWithTag:": .answer { turn, me, arguments throws(Fault) in
      let tag = arguments.first?.integer ?? 0
      for view in turn.simulation.tree(below: me)
      where try turn.value(forKey: "tag", of: view).integer == tag { return .object(view) }
      return .none
    },
  ]

  private static let updates: [Selector: Method] = [
    "setNeedsDisplay": .action { turn, me, _ throws(Fault) in turn.setNeedsDisplay(me) },
    "setNeedsDisplayInRect:": .action { turn, me, _ throws(Fault) in turn.setNeedsDisplay(me) },
    "drawRect:": .doesNothing,
    "endEditing:": .answer { turn, me, arguments throws(Fault) in
      guard let first = turn.simulation.interface.firstResponder,
        turn.simulation.isView(first, atOrBelow: me)
      else { return .bool(false) }
      if arguments[0].isTrue {
        return .bool(try turn.resignFirstResponder(first, isForced: true))
      }
      return try turn.send("resignFirstResponder", to: .object(first), from: .uikit)
    },
    "updateProperties": Method(since: UIKitVersion(26)) { _, _, _ throws(Fault) in .none },
    // A view hears of its moves; UIView itself does nothing then.
    "willMoveToSuperview:": .doesNothing, "didMoveToSuperview": .doesNothing,
    "willMoveToWindow:": .doesNothing, "didMoveToWindow": .doesNothing,
    "didAddSubview:": .doesNothing, "willRemoveSubview:": .doesNothing,
    "setNeedsUpdateProperties": .action(since: UIKitVersion(26)) { turn, me, _ throws(Fault) in
      turn.setNeedsUpdateProperties(me)
    },
    "updatePropertiesIfNeeded": .action(since: UIKitVersion(26)) { turn, me, _ throws(Fault) in
      try turn.updatePropertiesIfNeeded(me)
    },
  ]
}

extension FrameworkClass.Method {
  /// Inserts a view before or behind one of its future siblings.
  fileprivate static func inserting(offset: Int) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      guard let child = arguments.first?.object else { return }
      let place = turn.simulation.subviews(of: me).firstIndex { .object($0) == arguments.last }
      try turn.addSubview(child, to: me, at: place.map { $0 + offset })
    }
  }

  fileprivate static func turning(_ isAnimating: Bool) -> FrameworkClass.Method {
    action { turn, me, _ throws(Fault) in
      try turn.setValue(.bool(isAnimating), forKey: "animating", of: me)
      if turn.flag("hidesWhenStopped", of: me) {
        try turn.setValue(.bool(!isAnimating), forKey: "hidden", of: me)
      }
    }
  }

  /// A setter that keeps a number within fixed bounds.
  static func bounded(
    _ name: String, _ bounds: ClosedRange<Double>, since: UIKitVersion = .oldest
  ) -> FrameworkClass.Method {
    action(since: since) { turn, me, arguments throws(Fault) in
      let number = min(max(arguments[0].real, bounds.lowerBound), bounds.upperBound)
      try turn.show(.real(number), as: name, of: me)
    }
  }
}

extension Simulation {
  /// The tint that a view, or the nearest around it, was given.
  fileprivate func ownTint(of view: ObjectID) -> Value? {
    sequence(first: view) { superview(of: $0) }.lazy
      .compactMap { self.field(named: "tintColor", of: $0) }.first { $0 != .none }
  }
}
