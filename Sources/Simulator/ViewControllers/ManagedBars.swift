import FoundationKit
import ObjectModel
import ObjectRuntime
import Syntax

// The bars of containers show what their controllers say, and are not to be changed by others.
extension Turn {
  /// The bar of a container, which knows whose it is.
  mutating func bar(
    _ name: String, of container: ObjectID, _ type: String
  ) throws(Fault) -> Value {
    let bar = try part(name, of: container, type)
    if let id = bar.object { try setField("manager", to: .object(container), of: id) }
    return bar
  }

  /// What a controller says of itself in a bar: its title, until somebody says more.
  mutating func item(
    _ name: String, of controller: ObjectID, _ type: String
  ) throws(Fault) -> Value {
    let isNew = simulation.field(named: name, of: controller) == .some(.none)
    let item = try part(name, of: controller, type)
    if isNew, let id = item.object, let title = simulation.field(named: "title", of: controller) {
      try setField("title", to: title, of: id)
    }
    return item
  }

  /// The items of a bar: those of the controllers of its container, or those it was given.
  fileprivate mutating func items(
    of bar: ObjectID, _ name: String
  ) throws(Fault) -> [Value]? {
    guard let container = simulation.manager(of: bar) else {
      return simulation.field(named: "items", of: bar).flatMap { simulation.elements(of: $0) }
    }
    if !simulation.tabsBehindMore(of: container).isEmpty { _ = try moreNavigation(of: container) }
    let isStack = simulation.topOfStack(of: container) != nil
    let shown = isStack ? simulation.children(of: container) : simulation.inBar(of: container)
    return try shown.map { (id) throws(Fault) in
      try send(Selector(name), to: .object(id), from: .uikit)
    }
  }

  fileprivate func refuseManaged(_ bar: ObjectID) throws(Fault) {
    if simulation.manager(of: bar) != nil {
      throw .inconsistency(
        "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
  }
}

extension Simulation {
  /// The container whose bar it is.
  fileprivate func manager(of bar: ObjectID) -> ObjectID? {
    field(named: "_manager", of: bar)?.object
  }
}

extension FrameworkClass {
  static let managedBarClasses: [FrameworkClass] = [
    declared(
      "UINavigationBar", of: "UIView", hiding: [.stored("manager", .object, .weak)],
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
