import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let searchController = FrameworkClass(
    "UISearchController", of: "UIViewController", since: UIKitVersion(8),
    properties: [
      .stored("searchResultsUpdater", .object, .weak), .stored("delegate", .object, .weak),
      .flag("active"), .stored("dimsBackgroundDuringPresentation", .bool, initially: .bool(true)),
      .stored("obscuresBackgroundDuringPresentation", .bool, initially: .bool(true)),
      .stored("hidesNavigationBarDuringPresentation", .bool, initially: .bool(true)),
      .kept("searchResultsController"), .kept("searchBar"),
    ],
    younger: ["obscuresBackgroundDuringPresentation": UIKitVersion(9, 1)],
    methods: [
      "initWithSearchResultsController:": .answer { turn, me, arguments throws(Fault) in
        let made = try turn.send(
          "initWithNibName:bundle:", to: .object(me), [.none, .none], from: .uikit)
        try turn.setValue(arguments[0], forKey: "searchResultsController", of: me)
        return made
      },
      "searchBar": .answer { turn, me, _ throws(Fault) in
        try turn.part("searchBar", of: me, "UISearchBar")
      },
      "setActive:": .action { turn, me, arguments throws(Fault) in
        try turn.setActive(arguments[0].isTrue, of: me)
      },
    ])
}
