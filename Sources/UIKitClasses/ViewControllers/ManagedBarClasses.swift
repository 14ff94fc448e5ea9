import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let managedBarClasses: [FrameworkClass] = [
    declared(
      "UINavigationBar", of: "UIView", hiding: [.stored("manager", .object, .weak), barTint],
      defaults: ["translucent": Default(.bool(true), since: UIKitVersion(7))],
      methods: [
        "setPrefersLargeTitles:": .settingForContainer(
          "prefersLargeTitles", since: UIKitVersion(11)),
        "topItem": .answer { turn, me, _ throws(Fault) in
          try turn.items(of: me, "navigationItem")?.last ?? .none
        },
        "backItem": .answer { turn, me, _ throws(Fault) in
          try turn.items(of: me, "navigationItem")?.dropLast().last ?? .none
        },
        "items": .answer { turn, me, _ throws(Fault) in
          try turn.items(of: me, "navigationItem").map { (items) throws(Fault) in
            try turn.makeArray(items)
          } ?? .none
        },
        "setDelegate:": .action { turn, me, arguments throws(Fault) in
          try turn.refuseManaged(
            me, "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
          try turn.setField("delegate", to: arguments[0], of: me)
        },
        "setItems:": .replacingItems, "setItems:animated:": .replacingItems,
        "pushNavigationItem:animated:": .changing("pushNavigationItem:animated:") {
          turn, items, arguments throws(Fault) in items + [arguments[0]]
        },
        "popNavigationItemAnimated:": .answer { turn, me, arguments throws(Fault) in
          let top = try turn.items(of: me, "navigationItem")?.last ?? .none
          if let id = top.object { turn.keepForStatement(id) }
          try turn.change(me, by: "popNavigationItemAnimated:") { _, items throws(Fault) in
            Array(items.dropLast())
          }
          return top
        },
      ].merging(barPlaces) { $1 }.merging(tints()) { $1 }),
    declared(
      "UITabBar", of: "UIView", hiding: [.stored("manager", .object, .weak), barTint],
      defaults: ["translucent": Default(.bool(true), since: UIKitVersion(7))],
      methods: [
        "items": .answer { turn, me, _ throws(Fault) in
          guard let items = try turn.items(of: me, "tabBarItem"), !items.isEmpty else {
            return .none
          }
          return try turn.makeArray(items)
        },
        "setDelegate:": .action { turn, me, arguments throws(Fault) in
          try turn.refuseManaged(
            me,
            "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
          try turn.setField("delegate", to: arguments[0], of: me)
        },
        "setHidden:": .settingForContainer("hidden"),
        "setItems:": .action { turn, me, arguments throws(Fault) in
          try turn.refuseManaged(me)
          try turn.setField("items", to: arguments[0], of: me)
        },
        "setItems:animated:": .action { turn, me, arguments throws(Fault) in
          try turn.send("setItems:", to: .object(me), [arguments[0]], from: .uikit)
        },
        "selectedItem": .answer { turn, me, _ throws(Fault) in
          guard let container = turn.simulation.manager(of: me) else {
            return turn.simulation.field(named: "selectedItem", of: me) ?? .none
          }
          guard let tab = turn.simulation.selectedTab(of: container) else { return .none }
          return try turn.send("tabBarItem", to: .object(tab), from: .uikit)
        },
        "setSelectedItem:": .action { turn, me, arguments throws(Fault) in
          try turn.refuseManaged(me)
          try turn.setField("selectedItem", to: arguments[0], of: me)
        },
      ].merging(barPlaces) { $1 }.merging(tints(since: UIKitVersion(5))) { $1 }),
  ]

  /// A bar of a container has the place that the container gives it.
  private static let barPlaces: [Selector: Method] = [
    "frame": .placed { .rect($0.transformedFrame(of: $1)) },
    "bounds": .placed { .rect($0.bounds(of: $1)) },
    "setTranslucent:": .settingForContainer("translucent", since: UIKitVersion(3)),
  ]
}

extension FrameworkClass.Method {
  fileprivate static func placed(
    _ answer: @escaping @Sendable (Simulation, ObjectID) -> Value
  ) -> FrameworkClass.Method {
    .answer { turn, me, _ throws(Fault) in
      turn.placeBar(me)
      return answer(turn.simulation, me)
    }
  }

  fileprivate static let replacingItems = changing("setItems:animated:") {
    turn, _, arguments throws(Fault) in turn.elements(arguments[0])
  }

  /// Changes the items of a bar that stands alone.
  fileprivate static func changing(
    _ name: String,
    _ change: @escaping @Sendable (inout Turn, [Value], [Value]) throws(Fault) -> [Value]
  ) -> FrameworkClass.Method {
    .action { turn, me, arguments throws(Fault) in
      try turn.change(me, by: name) { turn, items throws(Fault) in
        try change(&turn, items, arguments)
      }
    }
  }

  /// A setter of something by which the views beside a bar have another room.
  fileprivate static func settingForContainer(
    _ name: String, since: UIKitVersion = .oldest
  ) -> FrameworkClass.Method {
    action(since: since) { turn, me, arguments throws(Fault) in
      try turn.setField(name, to: arguments[0], of: me)
      if let container = turn.simulation.manager(of: me) { turn.barsChanged(of: container) }
    }
  }
}

extension Turn {
  /// Gives a navigation bar other items; one of a container refuses the message.
  fileprivate mutating func change(
    _ bar: ObjectID, by message: String,
    _ items: (inout Turn, [Value]) throws(Fault) -> [Value]
  ) throws(Fault) {
    try refuseManaged(
      bar, "Cannot call \(message) directly on a UINavigationBar managed by a controller.")
    let old = try self.items(of: bar, "navigationItem") ?? []
    let new = try items(&self, old)
    try setField("items", to: try makeArray(new), of: bar)
  }
}
