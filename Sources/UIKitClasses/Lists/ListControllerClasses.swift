import InterfaceModel
import Lists
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Controllers of one list, which are its data source and its delegate.
  static let listControllers: [FrameworkClass] = [
    FrameworkClass(
      "UITableViewController", of: "UIViewController",
      properties: [
        .computed("tableView"),
        .stored("clearsSelectionOnViewWillAppear", .bool, initially: .bool(true)),
        .stored("refreshControl"),
      ],
      younger: [
        "clearsSelectionOnViewWillAppear": UIKitVersion(3, 2), "refreshControl": UIKitVersion(6),
      ],
      methods: [
        "init": Method { turn, me, _ throws(Fault) in
          try turn.send("initWithStyle:", to: me, [.int(0)], from: .uikit)
        },
        "initWithStyle:": Method { turn, me, arguments throws(Fault) in
          if let id = me.object {
            turn.simulation.interface.viewControllers[id]?.tableStyle = arguments[0].integer
          }
          return try turn.send("initWithNibName:bundle:", to: me, [.none, .none], from: .uikit)
        },
        "loadView": .action { turn, me, _ throws(Fault) in try turn.loadTableView(of: me) },
        "viewWillAppear:": .action { turn, me, _ throws(Fault) in
          guard
            turn.simulation.field(named: "clearsSelectionOnViewWillAppear", of: me)?.isTrue
              == true, let table = turn.simulation.loadedView(of: me)
          else { return }
          for place in turn.simulation.interface.lists[table]?.selected ?? [] {
            try turn.setSelected(false, place, of: table)
          }
        },
        "tableView": Method { turn, me, _ throws(Fault) in
          try turn.send("view", to: me, from: .uikit)
        },
        "setTableView:": Method { turn, me, arguments throws(Fault) in
          try turn.send("setView:", to: me, arguments, from: .uikit)
        },
        "numberOfSectionsInTableView:": .answer { _, _, _ throws(Fault) in .int(1) },
        "tableView:numberOfRowsInSection:": .answer { _, _, _ throws(Fault) in .int(0) },
        "tableView:cellForRowAtIndexPath:": .answer { _, _, _ throws(Fault) in .none },
        "tableView:didSelectRowAtIndexPath:": .action { _, _, _ throws(Fault) in },
      ]),
    FrameworkClass(
      "UICollectionViewController", of: "UIViewController", since: UIKitVersion(6),
      properties: [
        .stored("collectionView"), .stored("collectionViewLayout").readOnly,
        .stored("clearsSelectionOnViewWillAppear", .bool, initially: .bool(true)),
      ],
      younger: ["collectionViewLayout": UIKitVersion(7)],
      methods: [
        "initWithCollectionViewLayout:": .answer { turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: "collectionViewLayout", of: me)
          return try turn.send(
            "initWithNibName:bundle:", to: .object(me), [.none, .none], from: .uikit)
        },
        "loadView": .action { turn, me, _ throws(Fault) in try turn.loadCollectionView(of: me) },
        "collectionView": .answer { turn, me, _ throws(Fault) in
          _ = try turn.view(of: me)
          return turn.simulation.field(named: "collectionView", of: me) ?? .none
        },
        "viewWillAppear:": .action { turn, me, _ throws(Fault) in
          guard
            turn.simulation.field(named: "clearsSelectionOnViewWillAppear", of: me)?.isTrue
              == true, let list = turn.simulation.field(named: "collectionView", of: me)?.object
          else { return }
          for place in turn.simulation.interface.lists[list]?.selected ?? [] {
            try turn.setSelected(false, place, of: list)
          }
        },
        "numberOfSectionsInCollectionView:": .answer { _, _, _ throws(Fault) in .int(1) },
        "collectionView:numberOfItemsInSection:": .answer { _, _, _ throws(Fault) in .int(0) },
        "collectionView:cellForItemAtIndexPath:": .answer { _, _, _ throws(Fault) in .none },
      ]),
  ]
}
