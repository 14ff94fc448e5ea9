import FoundationKit
import InterfaceModel
import Lists
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let tableClasses: [FrameworkClass] = [
    FrameworkClass(
      "UITableView", of: "UIScrollView",
      properties: [
        .stored("style", .int).readOnly,
        .stored("dataSource", .object, .weak), .stored("rowHeight", .real),
        .stored("estimatedRowHeight", .real, initially: .real(-1)),
        .stored("tableHeaderView"), .stored("tableFooterView"), .kept("spareCells").hidden,
        .stored("sectionIndexTitles").hidden,
        .stored("allowsSelection", .bool, initially: .bool(true)),
        .stored("allowsMultipleSelection", .bool), .stored("sectionHeaderHeight", .real),
        .stored("sectionFooterHeight", .real),
        .stored("separatorStyle", .int, initially: .int(1)), .flag("editing"),
        .computed("numberOfSections", .int, isReadOnly: true),
        .computed("visibleCells", isReadOnly: true),
        .computed("indexPathsForVisibleRows", isReadOnly: true),
        .computed("indexPathForSelectedRow", isReadOnly: true),
        .computed("indexPathsForSelectedRows", isReadOnly: true),
      ],
      younger: [
        "estimatedRowHeight": UIKitVersion(7), "indexPathsForSelectedRows": UIKitVersion(5),
        "allowsSelection": UIKitVersion(3),
        "allowsMultipleSelection": UIKitVersion(5),
      ],
      methods: ListKind.table.asking
        .merging(tableAnswers) { $1 }.merging(tableEdges) { $1 }.merging(tableUpdates) { $1 }),
    declared(
      "UITableViewHeaderFooterView", of: "UIView", since: UIKitVersion(6),
      methods: [
        "initWithReuseIdentifier:": .answer { turn, me, arguments throws(Fault) in
          try turn.send("initWithFrame:", to: .object(me), [.rect(Rect())], from: .uikit)
          try turn.setField("reuseIdentifier", to: arguments[0], of: me)
          return .object(me)
        },
        "textLabel": .answer { turn, me, _ throws(Fault) in
          try turn.subview("textLabel", of: me, "UILabel")
        },
        "detailTextLabel": .answer { turn, me, _ throws(Fault) in
          try turn.subview("detailTextLabel", of: me, "UILabel")
        },
        "contentView": .answer { turn, me, _ throws(Fault) in
          try turn.subview("contentView", of: me, "UIView")
        },
        "prepareForReuse": .doesNothing,
      ]),
    FrameworkClass(
      "UITableViewCell", of: "UIView",
      properties: [
        .stored("textLabel"), .stored("detailTextLabel"), .stored("accessoryType", .int),
        .stored("selectionStyle", .int, initially: .int(3)), .stored("backgroundView"),
        .stored("selectedBackgroundView"), .stored("accessoryView"), .kept("contentView"),
        .kept("imageView"), .kept("reuseIdentifier"), .flag("selected"), .flag("highlighted"),
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
        "setSelected:animated:": .action { turn, me, arguments throws(Fault) in
          try turn.send("setSelected:", to: .object(me), [arguments[0]], from: .uikit)
        },
        "setHighlighted:animated:": .action { turn, me, arguments throws(Fault) in
          try turn.send("setHighlighted:", to: .object(me), [arguments[0]], from: .uikit)
        },
        "init": .answer { turn, me, _ throws(Fault) in
          let hasStyles = turn.simulation.version >= UIKitVersion(3)
          return try turn.send(
            hasStyles ? "initWithStyle:reuseIdentifier:" : "initWithFrame:reuseIdentifier:",
            to: .object(me), [hasStyles ? .int(0) : .rect(Rect()), .none], from: .uikit)
        },
        "initWithStyle:reuseIdentifier:": .answer(since: UIKitVersion(3)) {
          turn, me, arguments throws(Fault) in
          let frame = Rect(size: Size(width: 320, height: 44))
          return try turn.beginCell(me, frame, arguments[1])
        },
        // Before there were styles a cell had one text, and no label that could be asked for.
        "initWithFrame:reuseIdentifier:": .answer { turn, me, arguments throws(Fault) in
          guard case .rect(let frame) = arguments[0] else { return .object(me) }
          return try turn.beginCell(me, frame, arguments[1])
        },
        "text": .answer { turn, me, _ throws(Fault) in
          try turn.cellLabel(me).map { (id) throws(Fault) in
            try turn.value(forKey: "text", of: id)
          } ?? .none
        },
        "setText:": .action { turn, me, arguments throws(Fault) in
          guard let label = turn.cellLabel(me) else { return }
          try turn.setValue(arguments[0], forKey: "text", of: label)
        },
      ].merging(cellContentMethods) { $1 }),
  ]

  private static let tableAnswers: [Selector: Method] = [
    "initWithFrame:style:": .answer { turn, me, arguments throws(Fault) in
      try turn.setField("style", to: arguments[1], of: me)
      return try turn.send("initWithFrame:", to: .object(me), [arguments[0]], from: .uikit)
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
    "registerClass:forCellReuseIdentifier:": .registering(),
    "registerNib:forCellReuseIdentifier:": .registering(since: UIKitVersion(5)),
    // Whoever sets none has rows of 44; from iOS 8 on their cells may say otherwise.
    "rowHeight": .answer { turn, me, _ throws(Fault) in
      if let set = turn.simulation.field(named: "rowHeight", of: me), set.real != 0 { return set }
      return .real(turn.simulation.version < UIKitVersion(8) ? 44 : -1)
    },
    // An estimate lets cells say how high they are; from iOS 11 on one is there.
    "estimatedRowHeight": .answer(since: UIKitVersion(7)) { turn, me, _ throws(Fault) in
      let set = turn.simulation.field(named: "estimatedRowHeight", of: me)?.real ?? -1
      return .real(set < 0 && turn.simulation.version < UIKitVersion(11) ? 0 : set)
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

  private static let tableEdges: [Selector: Method] = [
    "sectionHeaderHeight": .edgeHeight("sectionHeaderHeight"),
    "sectionFooterHeight": .edgeHeight("sectionFooterHeight"),
    "rectForHeaderInSection:": .rectOfEdge(isHeader: true),
    "rectForFooterInSection:": .rectOfEdge(isHeader: false),
    "rectForSection:": .answer { turn, me, arguments throws(Fault) in
      .rect(try turn.rect(ofSection: arguments[0].integer, of: me))
    },
    "reloadSectionIndexTitles": .action(since: UIKitVersion(3)) { turn, me, _ throws(Fault) in
      try turn.askForIndexTitles(of: me)
    },
    "headerViewForSection:": .edgeView(isHeader: true),
    "footerViewForSection:": .edgeView(isHeader: false),
    "registerClass:forHeaderFooterViewReuseIdentifier:": .registeringEdge,
    "registerNib:forHeaderFooterViewReuseIdentifier:": .registeringEdge,
    "dequeueReusableHeaderFooterViewWithIdentifier:": .answer(since: UIKitVersion(6)) {
      turn, me, arguments throws(Fault) in
      try turn.dequeueEdge(arguments[0], from: me)
    },
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
    "moveRowAtIndexPath:toIndexPath:": .movingRow(.table, since: UIKitVersion(5)),
    "insertSections:withRowAnimation:": .changingSections(.table) {
      $0.sections.inserted.formUnion($1)
    },
    "deleteSections:withRowAnimation:": .changingSections(.table) {
      $0.sections.deleted.formUnion($1)
    },
    "reloadSections:withRowAnimation:": .changingSections(.table, since: UIKitVersion(3)) {
      $0.reloadedSections.formUnion($1)
    },
    "moveSection:toSection:": .movingSection(.table, since: UIKitVersion(5)),
  ]
}

extension Turn {
  fileprivate mutating func beginCell(
    _ cell: ObjectID, _ frame: Rect, _ identifier: Value
  ) throws(Fault) -> Value {
    try send("initWithFrame:", to: .object(cell), [.rect(frame)], from: .uikit)
    try setValue(identifier, forKey: "reuseIdentifier", of: cell)
    for key in ["textLabel", "detailTextLabel"] {
      let label = try makeView("UILabel", frame: Rect())
      try setValue(.object(label), forKey: key, of: cell)
      try addSubview(label, to: cell)
      try release(label, from: .framework)
    }
    return .object(cell)
  }

  fileprivate func cellLabel(_ cell: ObjectID) -> ObjectID? {
    simulation.field(named: "textLabel", of: cell)?.object
  }
}

extension FrameworkClass.Method {
  fileprivate static func rectOfEdge(isHeader: Bool) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let edge = SectionEdge(section: arguments[0].integer, isHeader: isHeader)
      return .rect(try turn.rect(of: edge, of: me))
    }
  }

  /// Whoever sets none has the usual one; from iOS 11 on the views may say otherwise.
  fileprivate static func edgeHeight(_ name: String) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in
      if let set = turn.simulation.field(named: name, of: me), set.real != 0 { return set }
      let version = turn.simulation.version
      return .real(version < UIKitVersion(11) ? version.sectionEdgeHeight : -1)
    }
  }

  /// Nil for a view that is none of UIKit's class for headers and footers (Apple's page of it).
  fileprivate static func edgeView(isHeader: Bool) -> FrameworkClass.Method {
    answer(since: UIKitVersion(6)) { turn, me, arguments throws(Fault) in
      let edge = SectionEdge(section: arguments[0].integer, isHeader: isHeader)
      guard let view = turn.simulation.interface.lists[me]?.edges[edge],
        turn.simulation.isKind(view, of: "UITableViewHeaderFooterView")
      else { return .none }
      return .object(view)
    }
  }

  static func changing(
    _ kind: ListKind, since: UIKitVersion = .oldest,
    _ note: @escaping @Sendable (inout ListChanges, [ListPlace]) -> Void
  ) -> FrameworkClass.Method {
    action(since: since) { turn, me, arguments throws(Fault) in
      let places = try turn.places(arguments[0])
      try turn.change(me, kind) { note(&$0, places) }
    }
  }

  static func movingRow(_ kind: ListKind, since: UIKitVersion) -> FrameworkClass.Method {
    action(since: since) { turn, me, arguments throws(Fault) in
      guard let old = try turn.place(arguments[0]), let new = try turn.place(arguments[1]) else {
        return
      }
      try turn.change(me, kind) { $0.moved[old] = new }
    }
  }

  /// Of an index set.
  static func changingSections(
    _ kind: ListKind, since: UIKitVersion = .oldest,
    _ note: @escaping @Sendable (inout ListChanges, [Int]) -> Void
  ) -> FrameworkClass.Method {
    action(since: since) { turn, me, arguments throws(Fault) in
      let sections = turn.elements(arguments[0]).map(\.unboxed.integer)
      try turn.change(me, kind) { note(&$0, sections) }
    }
  }

  static func movingSection(_ kind: ListKind, since: UIKitVersion) -> FrameworkClass.Method {
    action(since: since) { turn, me, arguments throws(Fault) in
      let (old, new) = (arguments[0].integer, arguments[1].integer)
      try turn.change(me, kind) { $0.sections.moved[old] = new }
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
