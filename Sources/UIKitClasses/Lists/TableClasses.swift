import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let tableClasses: [FrameworkClass] = [
    FrameworkClass(
      "UITableView", of: "UIScrollView",
      properties: [
        .stored("dataSource", .object, .weak), .stored("rowHeight", .real),
        .stored("tableHeaderView"), .stored("tableFooterView"), .kept("spareCells").hidden,
        .stored("allowsSelection", .bool, initially: .bool(true)),
        .stored("separatorStyle", .int, initially: .int(1)), .flag("editing"),
        .computed("numberOfSections", .int, isReadOnly: true),
        .computed("visibleCells", isReadOnly: true),
        .computed("indexPathsForVisibleRows", isReadOnly: true),
        .computed("indexPathForSelectedRow", isReadOnly: true),
        .computed("indexPathsForSelectedRows", isReadOnly: true),
      ],
      younger: ["indexPathsForSelectedRows": UIKitVersion(5), "allowsSelection": UIKitVersion(3)],
      methods: ListKind.table.asking
        .merging(tableAnswers) { $1 }.merging(tableUpdates) { $1 }),
    FrameworkClass(
      "UITableViewCell", of: "UIView",
      properties: [
        .stored("textLabel"), .stored("detailTextLabel"), .stored("accessoryType", .int),
        .stored("selectionStyle", .int, initially: .int(3)), .stored("backgroundView"),
        .stored("selectedBackgroundView"), .stored("accessoryView"), .kept("contentView"),
        .kept("imageView"), .kept("reuseIdentifier"),
      ] + cellContents,
      younger: cellContentVersions.merging(["imageView": UIKitVersion(3)]) { $1 },
      methods: [
        "defaultContentConfiguration": .answer(since: UIKitVersion(14)) {
          turn, _, _ throws(Fault) in
          .object(try turn.allocateAutoreleased("UIListContentConfiguration"))
        },
        "contentView": .answer { turn, me, _ throws(Fault) in
          try turn.subview("contentView", of: me, "UIView")
        },
        "imageView": .answer(since: UIKitVersion(3)) { turn, me, _ throws(Fault) in
          try turn.subview("imageView", of: me, "UIImageView")
        },
        "prepareForReuse": .doesNothing,
        "initWithStyle:reuseIdentifier:": .answer { turn, me, arguments throws(Fault) in
          let frame = Rect(size: Size(width: 320, height: 44))
          try turn.send("initWithFrame:", to: .object(me), [.rect(frame)], from: .uikit)
          try turn.setValue(arguments[1], forKey: "reuseIdentifier", of: me)
          for key in ["textLabel", "detailTextLabel"] {
            let label = try turn.makeView("UILabel", frame: Rect())
            try turn.setValue(.object(label), forKey: key, of: me)
            try turn.addSubview(label, to: me)
            try turn.release(label, from: .framework)
          }
          return .object(me)
        },
      ].merging(cellContentMethods) { $1 }),
  ]

  private static let tableAnswers: [Selector: Method] = [
    "initWithFrame:style:": .answer { turn, me, arguments throws(Fault) in
      try turn.send("initWithFrame:", to: .object(me), [arguments[0]], from: .uikit)
    },
    "setEditing:animated:": .action { turn, me, arguments throws(Fault) in
      try turn.send("setEditing:", to: .object(me), [arguments[0]], from: .uikit)
    },
    "scrollToRowAtIndexPath:atScrollPosition:animated:": .action {
      turn, me, arguments throws(Fault) in
      guard let place = try turn.place(arguments[0]) else { return }
      try turn.scroll(
        table: me, to: place, position: arguments[1].integer, animated: arguments[2].isTrue)
    },
    "numberOfRowsInSection:": .countOfRows(.table),
    "cellForRowAtIndexPath:": .cell, "indexPathForCell:": .pathOfCell,
    "visibleCells": .visibleCells,
    "indexPathsForVisibleRows": .shownPlaces,
    "indexPathForSelectedRow": .answer { turn, me, _ throws(Fault) in
      guard let place = turn.simulation.interface.lists[me]?.selected.first else { return .none }
      return try turn.indexPath(place)
    },
    "indexPathsForSelectedRows": .answer(since: UIKitVersion(5)) { turn, me, _ throws(Fault) in
      let places = turn.simulation.interface.lists[me]?.selected ?? []
      return places.isEmpty ? .none : try turn.indexPaths(places)
    },
    "dequeueReusableCellWithIdentifier:": .answer { turn, me, arguments throws(Fault) in
      try turn.dequeue(arguments[0], from: me, .table) ?? .none
    },
    "dequeueReusableCellWithIdentifier:forIndexPath:": .answer(since: UIKitVersion(6)) {
      turn, me, arguments throws(Fault) in
      if let cell = try turn.dequeue(arguments[0], from: me, .table) { return cell }
      return try turn.makePrototype(arguments[0], of: me, .table)
    },
    "registerClass:forCellReuseIdentifier:": .registeringClass,
    // Whoever sets none has rows of 44; from iOS 8 on their cells may say otherwise.
    "rowHeight": .answer { turn, me, _ throws(Fault) in
      if let set = turn.simulation.field(named: "rowHeight", of: me), set.real != 0 { return set }
      return .real(turn.simulation.version < UIKitVersion(8) ? 44 : -1)
    },
    "rectForRowAtIndexPath:": .answer { turn, me, arguments throws(Fault) in
      guard let place = try turn.place(arguments[0]) else { return .rect(Rect()) }
      return .rect(try turn.rect(ofRow: place, of: me))
    },
    "indexPathForRowAtPoint:": .answer { turn, me, arguments throws(Fault) in
      guard case .point(let point) = arguments[0],
        let row = try turn.geometry(of: me, .table).shown.first(where: {
          $0.frame.contains(point)
        })
      else { return .none }
      return try turn.indexPath(row.place)
    },
    "selectRowAtIndexPath:animated:scrollPosition:": .selectingPlace,
    "deselectRowAtIndexPath:animated:": .deselectingPlace,
  ]

  private static let tableUpdates: [Selector: Method] = [
    "beginUpdates": .action { turn, me, _ throws(Fault) in try turn.openUpdates(of: me, .table) },
    "endUpdates": .action { turn, me, _ throws(Fault) in try turn.closeUpdates(of: me, .table) },
    "performBatchUpdates:completion:": .batch(.table, since: UIKitVersion(11)),
    "insertRowsAtIndexPaths:withRowAnimation:": .changing(.table) {
      $0.inserted.formUnion($1)
    },
    "deleteRowsAtIndexPaths:withRowAnimation:": .changing(.table) {
      $0.deleted.formUnion($1)
    },
    "reloadRowsAtIndexPaths:withRowAnimation:": .changing(.table, since: UIKitVersion(3)) {
      $0.reloaded.formUnion($1)
    },
  ]
}

extension FrameworkClass.Method {
  static func changing(
    _ kind: ListKind, since: UIKitVersion = .oldest,
    _ note: @escaping @Sendable (inout ListChanges, [ListPlace]) -> Void
  ) -> FrameworkClass.Method {
    action(since: since) { turn, me, arguments throws(Fault) in
      let places = try turn.places(arguments[0])
      try turn.change(me, kind) { note(&$0, places) }
    }
  }

  /// What is done in the block counts as one; what follows it runs when the animation is over.
  static func batch(_ kind: ListKind, since: UIKitVersion) -> FrameworkClass.Method {
    action(since: since) { turn, me, arguments throws(Fault) in
      try turn.openUpdates(of: me, kind)
      if arguments[0] != .none { try turn.call(block: arguments[0]) }
      try turn.closeUpdates(of: me, kind)
      guard arguments[1] != .none else { return }
      let completion = try turn.keepBlock(arguments[1])
      turn.simulation.runLoop.add(
        .animationEnd(completion: completion), after: Transition.duration)
    }
  }
}
