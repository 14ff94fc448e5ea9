import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// What stands in bars: buttons, and what a controller says of itself.
  static let barClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIBarItem",
      properties: [
        .stored("title", .object, .copy), .flag("enabled", initially: true), .stored("image"),
        .stored("tag", .int),
      ]),
    FrameworkClass(
      "UIBarButtonItem", of: "UIBarItem",
      properties: [
        .stored("target", .object, .unowned), .stored("action", .selector), .stored("customView"),
        .stored("primaryAction"), .stored("width", .real),
        .stored("systemTitle", .object, .copy).hidden, .stored("menu"),
        .stored("openMenu").hidden,
      ],
      younger: ["primaryAction": UIKitVersion(14), "menu": UIKitVersion(14)],
      methods: [
        "initWithTitle:menu:": .keeping(["title", "menu"]),
        "initWithImage:menu:": .keeping(["image", "menu"]),
        "initWithBarButtonSystemItem:menu:": .keeping(["systemItem", "menu"]),
        "_initWithTitle:image:primaryAction:menu:": .keeping([
          "title", "image", "primaryAction", "menu",
        ]),
        "_initWithBarButtonSystemItem:primaryAction:menu:": .keeping([
          "systemItem", "primaryAction", "menu",
        ]),
        "initWithPrimaryAction:": .answer(since: UIKitVersion(14)) {
          turn, me, arguments throws(Fault) in
          try turn.setField("primaryAction", to: arguments[0], of: me)
          let title = arguments[0].object.flatMap { turn.simulation.field(named: "title", of: $0) }
          try turn.send("setTitle:", to: .object(me), [title ?? .none], from: .uikit)
          return .object(me)
        },
        "initWithBarButtonSystemItem:primaryAction:": .answer(since: UIKitVersion(14)) {
          turn, me, arguments throws(Fault) in
          try turn.setField("primaryAction", to: arguments[1], of: me)
          try turn.entitle(me, bySystemItem: arguments[0].integer)
          return .object(me)
        },
        "initWithTitle:style:target:action:": .answer { turn, me, arguments throws(Fault) in
          try turn.send("setTitle:", to: .object(me), [arguments[0]], from: .uikit)
          return try turn.aim(me, arguments)
        },
        "initWithImage:style:target:action:": .answer { turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: "image", of: me)
          return try turn.aim(me, arguments)
        },
        "initWithBarButtonSystemItem:target:action:": .answer { turn, me, arguments throws(Fault) in
          try turn.entitle(me, bySystemItem: arguments[0].integer)
          return try turn.aim(me, arguments)
        },
        "initWithCustomView:": .answer { turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: "customView", of: me)
          return .object(me)
        },
      ],
      classMethods: [
        "fixedSpaceItemOfWidth:": .making(["width"], since: UIKitVersion(14)),
        "flexibleSpaceItem": .making([], since: UIKitVersion(14)),
      ]),
    FrameworkClass(
      "UINavigationItem",
      properties: [
        .stored("title", .object, .copy), .stored("rightBarButtonItem"),
        .stored("leftBarButtonItem"), .stored("rightBarButtonItems", .object, .copy),
        .stored("leftBarButtonItems", .object, .copy), .stored("backBarButtonItem"),
        .stored("titleView"), .stored("prompt", .object, .copy), .stored("hidesBackButton", .bool),
        .stored("leftItemsSupplementBackButton", .bool), .stored("largeTitleDisplayMode", .int),
        .stored("searchController"),
        .stored("hidesSearchBarWhenScrolling", .bool, initially: .bool(true)),
      ],
      younger: [
        "searchController": UIKitVersion(11), "hidesSearchBarWhenScrolling": UIKitVersion(11),
        "largeTitleDisplayMode": UIKitVersion(11), "leftItemsSupplementBackButton": UIKitVersion(5),
        "rightBarButtonItems": UIKitVersion(5), "leftBarButtonItems": UIKitVersion(5),
      ],
      methods: [
        "setRightBarButtonItem:animated:": .action { turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: "rightBarButtonItem", of: me)
        },
        "setLeftBarButtonItem:animated:": .action { turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: "leftBarButtonItem", of: me)
        },
        "setRightBarButtonItems:animated:": .action(since: UIKitVersion(5)) {
          turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: "rightBarButtonItems", of: me)
        },
        "setLeftBarButtonItems:animated:": .action(since: UIKitVersion(5)) {
          turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: "leftBarButtonItems", of: me)
        },
      ].merging(side("right", setter: "setRight")) { $1 }
        .merging(side("left", setter: "setLeft")) { $1 }),
    FrameworkClass(
      "UIToolbar", of: "UIView",
      properties: [.stored("items", .object, .copy), .stored("barStyle", .int), barTint],
      methods: [
        "setItems:animated:": .action { turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: "items", of: me)
        }
      ].merging(tints()) { $1 }),
  ]
}

extension FrameworkClass {
  /// The items of one side: the one item is the first of them, and takes the place of all.
  private static func side(_ side: String, setter: String) -> [Selector: Method] {
    let (one, all) = (side + "BarButtonItem", side + "BarButtonItems")
    return [
      Selector(one): .answer { turn, me, _ throws(Fault) in
        if let item = turn.simulation.field(named: one, of: me)?.object { return .object(item) }
        return Value(turn.objects(turn.simulation.field(named: all, of: me) ?? .none).first)
      },
      Selector(all): .answer(since: UIKitVersion(5)) { turn, me, _ throws(Fault) in
        guard let item = turn.simulation.field(named: one, of: me)?.object else {
          return turn.simulation.field(named: all, of: me) ?? .none
        }
        return try turn.makeArray([.object(item)])
      },
      Selector(setter + "BarButtonItem:"): .action { turn, me, arguments throws(Fault) in
        try turn.put(arguments[0], as: one, of: me)
        try turn.put(.none, as: all, of: me)
      },
      Selector(setter + "BarButtonItems:"): .action(since: UIKitVersion(5)) {
        turn, me, arguments throws(Fault) in
        try turn.put(arguments[0], as: all, of: me)
        try turn.put(.none, as: one, of: me)
      },
    ]
  }
}

extension FrameworkClass.Method {
  /// An initialiser of iOS 14 and later, whose arguments are properties; an action says what the
  /// item is called where nothing else does.
  fileprivate static func keeping(_ names: [String]) -> FrameworkClass.Method {
    answer(since: UIKitVersion(14)) { turn, me, arguments throws(Fault) in
      for (name, argument) in zip(names, arguments) where argument != .none {
        if name == "systemItem" {
          try turn.entitle(me, bySystemItem: argument.integer)
        } else {
          try turn.setField(name, to: argument, of: me)
        }
      }
      let action = turn.simulation.field(named: "primaryAction", of: me)?.object
      let title = action.flatMap { turn.simulation.field(named: "title", of: $0) } ?? .none
      if title != .none, turn.simulation.field(named: "title", of: me) == Value.none {
        try turn.setField("title", to: title, of: me)
      }
      return .object(me)
    }
  }
}

extension Turn {
  fileprivate mutating func aim(_ item: ObjectID, _ arguments: [Value]) throws(Fault) -> Value {
    let (target, action) = (arguments[arguments.count - 2], arguments[arguments.count - 1])
    try send("setTarget:", to: .object(item), [target], from: .uikit)
    if case .selector = action { try send("setAction:", to: .object(item), [action], from: .uikit) }
    return .object(item)
  }

  /// What the items of the system are called by who touches them: some show the word, the others a
  /// sign. It is the bar's, and no `title` of theirs.
  private static let systemTitles = [
    0: "Done", 1: "Cancel", 2: "Edit", 3: "Save", 4: "Add", 7: "Compose", 8: "Reply", 9: "Action",
    10: "Organize", 11: "Bookmarks", 12: "Search", 13: "Refresh", 14: "Stop", 15: "Camera",
    16: "Trash", 17: "Play", 18: "Pause", 19: "Rewind", 20: "Fast Forward", 21: "Undo", 22: "Redo",
    23: "Page Curl", 24: "Close",
  ]

  fileprivate mutating func entitle(_ item: ObjectID, bySystemItem number: Int) throws(Fault) {
    guard let title = Turn.systemTitles[number] else { return }
    try setField("systemTitle", to: .string(title), of: item)
  }
}
