import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Controls: what they hold, and whom they tell.
  static let controlClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIControl", of: "UIView",
      properties: [.flag("enabled", initially: true), .flag("selected"), .flag("highlighted")],
      methods: targetActions.merging(controlActions) { $1 }),
    FrameworkClass(
      "UITextField", of: "UIControl",
      properties: [
        .content("text", entered: .text, initially: .string("")),
        .stored("placeholder", .object, .copy),
        .stored("delegate", .object, .weak), .stored("textColor"), .stored("font"),
        .flag("secureTextEntry"), .stored("textAlignment", .int), .stored("borderStyle", .int),
        .stored("keyboardType", .int), .stored("returnKeyType", .int),
        .stored("clearButtonMode", .int), .stored("autocorrectionType", .int),
        .stored("leftView"), .stored("rightView"), .stored("inputAccessoryView"),
      ],
      younger: ["inputAccessoryView": UIKitVersion(3, 2)],
      methods: [
        "isEditing": .answer { turn, me, _ throws(Fault) in
          .bool(turn.simulation.interface.firstResponder == me)
        },
        "setText:": .contentInput("text"), "setPlaceholder:": .layoutInput("placeholder"),
        "font": .systemFont, "setFont:": .layoutInput("font"),
      ]),
    FrameworkClass(
      "UISwitch", of: "UIControl",
      properties: [.content("on", .bool, entered: .truth, getter: "isOn"), .stored("onTintColor")],
      younger: ["onTintColor": UIKitVersion(5)],
      methods: [
        "initWithFrame:": .ofOwnSize,
        "setOn:animated:": .action { turn, me, arguments throws(Fault) in
          try turn.show(arguments[0], as: "on", of: me)
        },
      ]),
    FrameworkClass(
      "UISlider", of: "UIControl",
      properties: [
        .content("value", .real, entered: .amount), .stored("minimumValue", .real),
        .stored("maximumValue", .real, initially: .real(1)),
        .flag("continuous", initially: true),
      ],
      methods: ["setValue:": .withinBounds, "setValue:animated:": .withinBounds]),
    FrameworkClass(
      "UIStepper", of: "UIControl", since: UIKitVersion(5),
      properties: [
        .content("value", .real, entered: .step), .stored("minimumValue", .real),
        .stored("maximumValue", .real, initially: .real(100)),
        .stored("stepValue", .real, initially: .real(1)), .stored("wraps", .bool),
      ],
      methods: ["initWithFrame:": .ofOwnSize, "setValue:": .withinBounds]),
    segmentedControl,
    FrameworkClass(
      "UIPageControl", of: "UIControl",
      properties: [.stored("numberOfPages", .int), .content("currentPage", .int, entered: .page)],
      methods: ["setCurrentPage:": .withinPages]),
    FrameworkClass(
      "UIRefreshControl", of: "UIControl", since: UIKitVersion(6),
      properties: [.flag("refreshing")],
      methods: ["beginRefreshing": .refreshing(true), "endRefreshing": .refreshing(false)]),
    FrameworkClass(
      "UIDatePicker", of: "UIControl",
      properties: [
        .content("date", .object, .copy, entered: .date), .stored("datePickerMode", .int),
      ],
      methods: [
        "setDate:animated:": .action { turn, me, arguments throws(Fault) in
          try turn.show(arguments[0], as: "date", of: me)
        }
      ]),
    button, pickerView,
  ]

  private static let targetActions: [Selector: Method] = [
    "state": .answer { turn, me, _ throws(Fault) in
      func bit(_ flag: String, _ bit: Int) -> Int {
        turn.simulation.field(named: flag, of: me)?.isTrue == true ? bit : 0
      }
      let isDisabled = bit("enabled", 1) == 0
      return .int(bit("highlighted", 1) | (isDisabled ? 2 : 0) | bit("selected", 4))
    },
    "addTarget:action:forControlEvents:": .action { turn, me, arguments throws(Fault) in
      guard case .selector(let action) = arguments[1] else { return }
      turn.simulation.interface.targets[me, default: []].append(
        TargetAction(target: arguments[0].object, action: action, events: arguments[2].integer))
    },
    "removeTarget:action:forControlEvents:": .action { turn, me, arguments throws(Fault) in
      try turn.forgetTargets(of: me) { entry in
        (arguments[0] == .none || entry.target == arguments[0].object)
          && (arguments[1] == .none || .selector(entry.action) == arguments[1])
      }
    },
    "sendActionsForControlEvents:": .action { turn, me, arguments throws(Fault) in
      try turn.sendActions(of: me, for: arguments[0].integer)
    },
  ]

  private static let button = FrameworkClass(
    "UIButton", of: "UIControl",
    properties: [
      .stored("title", .object, .copy).hidden, .kept("titleLabel"), .stored("image").hidden,
      .stored("backgroundImage").hidden, .stored("titleColor").hidden, .stored("configuration"),
      .stored("configurationUpdateHandler", .object, .copy), .stored("buttonType", .int),
    ] + menuProperties,
    younger: [
      "titleLabel": UIKitVersion(3), "configuration": UIKitVersion(15),
      "configurationUpdateHandler": UIKitVersion(15),
    ].merging(menuVersions) { $1 },
    methods: [
      "setTitle:forState:": .settingForState("title"), "titleForState:": .forState("title"),
      "setImage:forState:": .settingForState("image"), "imageForState:": .forState("image"),
      "setBackgroundImage:forState:": .settingForState("backgroundImage"),
      "setTitleColor:forState:": .settingForState("titleColor"),
      "currentTitle": .forState("title"), "currentImage": .forState("image"),
      "titleLabel": .answer(since: UIKitVersion(3)) { turn, me, _ throws(Fault) in
        let label = try turn.part("titleLabel", of: me, "UILabel")
        if let id = label.object {
          let own = try turn.value(forKey: "title", of: me)
          let look = turn.simulation.field(named: "configuration", of: me)?.object
          let title = look.flatMap { turn.simulation.field(named: "title", of: $0) } ?? .none
          try turn.setValue(title == .none ? own : title, forKey: "text", of: id)
        }
        return label
      },
    ].merging(configuredButton) { $1 },
    classMethods: [
      "buttonWithConfiguration:primaryAction:": buttonWithConfiguration,
      "_buttonWithConfiguration:": Method(since: UIKitVersion(15)) {
        turn, type, arguments throws(Fault) in
        try buttonWithConfiguration.run(&turn, type, arguments + [.none])
      },
      "buttonWithType:primaryAction:": buttonWithAction,
      "buttonWithType:": Method { turn, type, arguments throws(Fault) in
        guard case .type(let type) = type else { return .none }
        let button = try turn.makeView(turn.simulation.classes[outline: type].name, frame: Rect())
        try turn.setField("buttonType", to: arguments[0], of: button)
        turn.hand(button, toPoolFrom: .framework)
        return .object(button)
      },
    ])

  /// Its segments are titles.
  private static let segmentedControl = FrameworkClass(
    "UISegmentedControl", of: "UIControl",
    properties: [
      .content("selectedSegmentIndex", .int, entered: .segment, initially: .int(-1)),
      .kept("segments").hidden,
      .flag("momentary"), barTint,
    ],
    methods: [
      "initWithItems:": .answer { turn, me, arguments throws(Fault) in
        try turn.send("initWithFrame:", to: .object(me), [.rect(Rect())], from: .uikit)
        if let list = try turn.part("segments", of: me, "NSMutableArray").object {
          for item in turn.elements(arguments.first) { try turn.append(item, to: list) }
        }
        return .object(me)
      },
      "numberOfSegments": .answer { turn, me, _ throws(Fault) in
        .int(turn.elements(try turn.part("segments", of: me, "NSMutableArray")).count)
      },
      "titleForSegmentAtIndex:": .answer { turn, me, arguments throws(Fault) in
        let titles = turn.elements(try turn.part("segments", of: me, "NSMutableArray"))
        let place = arguments[0].integer
        return titles.indices.contains(place) ? titles[place] : .none
      },
      "insertSegmentWithTitle:atIndex:animated:": .action { turn, me, arguments throws(Fault) in
        guard let list = try turn.part("segments", of: me, "NSMutableArray").object else { return }
        let count = turn.elements(of: list).count
        try turn.append(arguments[0], to: list, at: min(max(0, arguments[1].integer), count))
      },
      "removeAllSegments": .action { turn, me, _ throws(Fault) in
        let list = try turn.part("segments", of: me, "NSMutableArray")
        try turn.replace(elements: [], of: list)
      },
    ].merging(tints()) { $1 })
}

extension FrameworkClass.Method {
  /// What a button has for a state; of all states only the normal one is kept.
  fileprivate static func settingForState(_ key: String) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      if arguments[1].integer == 0 { try turn.setValue(arguments[0], forKey: key, of: me) }
      turn.layoutInputChanged(around: me)
    }
  }

  fileprivate static func forState(_ key: String) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in try turn.value(forKey: key, of: me) }
  }

  /// A value is kept between the control's own bounds, but for those that a nib gave it: they are
  /// not known here.
  fileprivate static let withinBounds = action { turn, me, arguments throws(Fault) in
    if turn.simulation.interface.views[me]?.isArchived == true {
      return try turn.show(.real(arguments[0].real), as: "value", of: me)
    }
    let least = try turn.value(forKey: "minimumValue", of: me).real
    let most = try turn.value(forKey: "maximumValue", of: me).real
    let number = min(max(arguments[0].real, least), max(least, most))
    try turn.show(.real(number), as: "value", of: me)
  }

  /// A page is one of those there are; how many a nib gave the control is not known here.
  fileprivate static let withinPages = action { turn, me, arguments throws(Fault) in
    let count = try turn.value(forKey: "numberOfPages", of: me).integer
    let page = max(0, arguments[0].integer)
    let isUnknown = count == 0 && turn.simulation.interface.views[me]?.isArchived == true
    try turn.show(.int(isUnknown ? page : min(page, max(0, count - 1))), as: "currentPage", of: me)
  }

  /// A control that has one size, whatever frame it is given.
  fileprivate static let ofOwnSize = answer { turn, me, arguments throws(Fault) in
    guard case .rect(var frame) = arguments[0] else { return .object(me) }
    frame.size = try turn.ownIntrinsicSize(of: me)
    turn.simulation.interface.views[me]?.frame = frame
    return .object(me)
  }

  fileprivate static func refreshing(_ isRefreshing: Bool) -> FrameworkClass.Method {
    action { turn, me, _ throws(Fault) in
      try turn.setValue(.bool(isRefreshing), forKey: "refreshing", of: me)
    }
  }
}
