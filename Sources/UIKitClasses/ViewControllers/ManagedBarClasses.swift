import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let managedBarClasses: [FrameworkClass] = [
    declared(
      "UINavigationBar", of: "UIView", hiding: [.stored("manager", .object, .weak)],
      defaults: ["translucent": Default(.bool(true), since: UIKitVersion(7))],
      methods: [
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
      ]),
    declared(
      "UITabBar", of: "UIView", hiding: [.stored("manager", .object, .weak)],
      defaults: ["translucent": Default(.bool(true), since: UIKitVersion(7))],
      methods: [
        "items": .answer { turn, me, _ throws(Fault) in
          guard let items = try turn.items(of: me, "tabBarItem"), !items.isEmpty else {
            return .none
          }
          return try turn.makeArray(items)
        },
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
      ]),
  ]
}
