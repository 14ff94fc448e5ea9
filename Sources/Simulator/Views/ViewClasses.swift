extension FrameworkClass {
  /// The classes of views and of what views need.
  static let viewClasses: [FrameworkClass] = [
    FrameworkClass("UIResponder"),
    view,
    window,
    FrameworkClass(
      "UILabel", of: "UIView",
      properties: [
        .content("text"), .stored("textColor"), .stored("numberOfLines", .int),
        .stored("textAlignment", .int), .stored("font"),
      ]),
    FrameworkClass("UIImageView", of: "UIView", properties: [.stored("image")]),
    FrameworkClass(
      "UIScrollView", of: "UIView",
      properties: [
        .content("contentOffset", .point), .stored("contentSize", .size),
        .stored("delegate", .object, .unowned),
      ]),
    FrameworkClass(
      "UITextView", of: "UIScrollView",
      properties: [
        .content("text"), .stored("editable", .bool, getter: "isEditable"),
      ]),
    FrameworkClass("UIWebView", of: "UIView", properties: [.stored("delegate", .object, .unowned)]),
    FrameworkClass(
      "UIActivityIndicatorView", of: "UIView",
      methods: ["startAnimating": .doesNothing, "stopAnimating": .doesNothing]),
    FrameworkClass("UIProgressView", of: "UIView", properties: [.content("progress", .real)]),
    color,
  ]

  private static let view = FrameworkClass(
    "UIView", of: "UIResponder",
    properties: [
      .stored("hidden", .bool, getter: "isHidden"), .stored("alpha", .real),
      .stored("backgroundColor"), .stored("tag", .int), .stored("autoresizingMask", .int),
      .stored("contentMode", .int), .stored("opaque", .bool, getter: "isOpaque"),
      .stored("clipsToBounds", .bool), .stored("tintColor"),
      .stored("userInteractionEnabled", .bool, getter: "isUserInteractionEnabled"),
      .stored("translatesAutoresizingMaskIntoConstraints", .bool),
      .computed("frame", .rect), .computed("bounds", .rect), .computed("center", .point),
      .computed("superview", isReadOnly: true), .computed("subviews", isReadOnly: true),
      .computed("window", isReadOnly: true),
    ],
    methods: creation.merging(geometry) { $1 }.merging(hierarchy) { $1 }.merging(updates) { $1 }
      .merging(anchors) { $1 },
    classMethods: animationMethods)

  private static let creation: [Selector: Method] = [
    "init": Method { turn, me, _ throws(Fault) in
      try turn.send("initWithFrame:", to: me, [.rect(Rect())], from: .uikit)
    },
    "initWithFrame:": .answer { turn, me, arguments throws(Fault) in
      if case .rect(let frame) = arguments.first { turn.simulation.views[me]?.frame = frame }
      return .object(me)
    },
    "initWithCoder:": .answer { turn, me, _ throws(Fault) in
      try turn.decode(me)
      return .object(me)
    },
    "dealloc": .action { turn, me, _ throws(Fault) in try turn.dismantle(view: me) },
  ]

  private static let geometry: [Selector: Method] = [
    "frame": .answer { turn, me, _ throws(Fault) in
      turn.witnessSize(of: me)
      return .rect(turn.simulation.frame(of: me) ?? Rect())
    },
    "setFrame:": .action { turn, me, arguments throws(Fault) in
      if case .rect(let frame) = arguments.first { turn.setFrame(frame, of: me) }
    },
    "bounds": .answer { turn, me, _ throws(Fault) in
      turn.witnessSize(of: me)
      return .rect(Rect(size: turn.simulation.frame(of: me)?.size ?? Size()))
    },
    "setBounds:": .action { turn, me, arguments throws(Fault) in
      if case .rect(let bounds) = arguments.first, let frame = turn.simulation.frame(of: me) {
        turn.setFrame(Rect(origin: frame.origin, size: bounds.size), of: me)
      }
    },
    "center": .answer { turn, me, _ throws(Fault) in
      turn.witnessSize(of: me)
      let frame = turn.simulation.frame(of: me) ?? Rect()
      return .point(
        Point(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2))
    },
    "setCenter:": .action { turn, me, arguments throws(Fault) in
      if case .point(let center) = arguments.first, var frame = turn.simulation.frame(of: me) {
        frame.origin = Point(
          x: center.x - frame.size.width / 2, y: center.y - frame.size.height / 2)
        turn.setFrame(frame, of: me)
      }
    },
    "sizeToFit": .doesNothing,
    "safeAreaLayoutGuide": .answer(since: UIKitVersion(11)) { _, me, _ throws(Fault) in
      .object(me)
    },
  ]

  private static let hierarchy: [Selector: Method] = [
    "superview": .answer { turn, me, _ throws(Fault) in Value(turn.simulation.superview(of: me)) },
    "window": .answer { turn, me, _ throws(Fault) in Value(turn.simulation.window(of: me)) },
    "subviews": .answer { turn, me, _ throws(Fault) in
      try turn.makeArray(turn.simulation.subviews(of: me).map(Value.object))
    },
    "addSubview:": .action { turn, me, arguments throws(Fault) in
      if let child = arguments.first?.object { try turn.addSubview(child, to: me) }
    },
    "insertSubview:atIndex:": .action { turn, me, arguments throws(Fault) in
      if let child = arguments.first?.object {
        try turn.addSubview(child, to: me, at: arguments.last?.integer)
      }
    },
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
    "layoutSubviews": .doesNothing,
    "setNeedsLayout": .action { turn, me, _ throws(Fault) in turn.setNeedsLayout(me) },
    "setNeedsDisplay": .doesNothing,
    "addGestureRecognizer:": .action { _, _, _ throws(Fault) in },
    "endEditing:": .action { _, _, _ throws(Fault) in },
    "layoutIfNeeded": .action { turn, me, _ throws(Fault) in try turn.layOutIfNeeded(me) },
    "updateProperties": Method(since: UIKitVersion(26)) { _, _, _ throws(Fault) in .none },
    "setNeedsUpdateProperties": .action(since: UIKitVersion(26)) { turn, me, _ throws(Fault) in
      turn.setNeedsUpdateProperties(me)
    },
    "updatePropertiesIfNeeded": .action(since: UIKitVersion(26)) { turn, me, _ throws(Fault) in
      try turn.updatePropertiesIfNeeded(me)
    },
  ]

  private static let window = FrameworkClass(
    "UIWindow", of: "UIView",
    properties: [.computed("rootViewController")],
    younger: ["rootViewController": UIKitVersion(4)],
    methods: [
      "rootViewController": .answer(since: UIKitVersion(4)) { turn, me, _ throws(Fault) in
        Value(turn.simulation.rootViewController(of: me))
      },
      "setRootViewController:": .action(since: UIKitVersion(4)) {
        turn, me, arguments throws(Fault) in
        try turn.setRootViewController(arguments.first?.object, of: me)
      },
      "makeKeyAndVisible": .action { turn, me, _ throws(Fault) in try turn.makeVisible(me) },
      "makeKeyWindow": .doesNothing,
      "isKeyWindow": .answer { turn, me, _ throws(Fault) in .bool(me == turn.simulation.window) },
    ])

  private static let color = FrameworkClass(
    "UIColor",
    classMethods: Dictionary(
      uniqueKeysWithValues: [
        "black", "white", "red", "green", "blue", "yellow", "orange", "purple", "gray", "brown",
        "cyan", "magenta", "clear", "lightGray", "darkGray",
      ].map { name in
        (
          Selector(name + "Color"),
          Method { turn, _, _ throws(Fault) in try turn.color(named: name) }
        )
      }))
}

extension FrameworkClass.Method {
  /// A method that a learner may override or call, and that the framework leaves empty.
  static let doesNothing = FrameworkClass.Method { _, _, _ throws(Fault) in .none }
}

extension Value {
  init(_ id: ObjectID?) { self = id.map(Value.object) ?? .none }
}
