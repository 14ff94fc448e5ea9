import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let tab = FrameworkClass(
    "UITab", since: UIKitVersion(18),
    properties: [
      .stored("title", .object, .copy), .stored("image"), .kept("identifier"),
      .stored("viewController").readOnly, .stored("provider", .object, .copy).hidden,
    ],
    methods: [
      "initWithTitle:image:identifier:viewControllerProvider:": .answer {
        turn, me, arguments throws(Fault) in
        for (name, argument) in zip(["title", "image", "identifier", "provider"], arguments) {
          try turn.setField(name, to: argument, of: me)
        }
        return .object(me)
      }
    ])

  static let tabObjects: [Selector: Method] = [
    "setTabs:": .action(since: UIKitVersion(18)) { turn, me, arguments throws(Fault) in
      try turn.setTabObjects(arguments[0], of: me)
    },
    "setTabs:animated:": .action(since: UIKitVersion(18)) { turn, me, arguments throws(Fault) in
      try turn.setTabObjects(arguments[0], of: me)
    },
    "selectedTab": .answer(since: UIKitVersion(18)) { turn, me, _ throws(Fault) in
      Value(turn.simulation.selectedTabObject(of: me))
    },
    "setSelectedTab:": .action(since: UIKitVersion(18)) { turn, me, arguments throws(Fault) in
      guard let tab = arguments[0].object, turn.simulation.tabObjects(of: me).contains(tab) else {
        return
      }
      try turn.select(tabObject: tab, of: me)
    },
  ]
}
