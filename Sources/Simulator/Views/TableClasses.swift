import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// Table views: a table asks its data source when it is told to reload.
  static let tableClasses: [FrameworkClass] = [
    FrameworkClass(
      "UITableView", of: "UIScrollView",
      properties: [
        .stored("dataSource", .object, .unowned), .stored("rowHeight", .real),
        .stored("tableHeaderView"), .stored("tableFooterView"),
      ],
      methods: [
        "initWithFrame:style:": .answer { turn, me, arguments throws(Fault) in
          try turn.send("initWithFrame:", to: .object(me), [arguments[0]], from: .uikit)
        },
        "reloadData": .action { turn, me, _ throws(Fault) in try turn.reload(table: me) },
        "dequeueReusableCellWithIdentifier:": .answer { turn, me, arguments throws(Fault) in
          guard let type = turn.registeredCell(arguments[0], of: me) else { return .none }
          return try turn.makeCell(type, arguments[0])
        },
        "dequeueReusableCellWithIdentifier:forIndexPath:": .answer {
          turn, me, arguments throws(Fault) in
          let type = turn.registeredCell(arguments[0], of: me)
          guard let type = type ?? turn.simulation.classes.id(named: "UITableViewCell") else {
            return .none
          }
          return try turn.makeCell(type, arguments[0])
        },
        "registerClass:forCellReuseIdentifier:": .action(since: UIKitVersion(6)) {
          turn, me, arguments throws(Fault) in
          guard let name = turn.simulation.text(of: arguments[1]) else { return }
          if case .type(let type) = arguments[0] {
            turn.simulation.interface.registeredCells[me, default: [:]][name] = type
          } else {
            turn.simulation.interface.registeredCells[me]?[name] = nil
          }
        },
        "deselectRowAtIndexPath:animated:": .action { _, _, _ throws(Fault) in },
      ]),
    FrameworkClass(
      "UITableViewCell", of: "UIView",
      properties: [
        .stored("textLabel"), .stored("detailTextLabel"), .stored("accessoryType", .int),
        .stored("selectionStyle", .int, initially: .int(3)), .stored("backgroundView"),
        .stored("selectedBackgroundView"), .stored("accessoryView"), .kept("contentView"),
        .kept("imageView"),
      ],
      younger: ["imageView": UIKitVersion(3)],
      methods: [
        "contentView": .answer { turn, me, _ throws(Fault) in
          try turn.subview("contentView", of: me, "UIView")
        },
        "imageView": .answer(since: UIKitVersion(3)) { turn, me, _ throws(Fault) in
          try turn.subview("imageView", of: me, "UIImageView")
        },
        "initWithStyle:reuseIdentifier:": .answer { turn, me, _ throws(Fault) in
          try turn.send("initWithFrame:", to: .object(me), [.rect(Rect())], from: .uikit)
          for key in ["textLabel", "detailTextLabel"] {
            let label = try turn.makeView("UILabel", frame: Rect())
            try turn.setValue(.object(label), forKey: key, of: me)
            try turn.addSubview(label, to: me)
            try turn.release(label, from: .framework)
          }
          return .object(me)
        },
      ]),
  ]
}

extension Turn {
  /// A view of a cell's own, which is there when somebody asks for it.
  fileprivate mutating func subview(
    _ name: String, of cell: ObjectID, _ type: String
  ) throws(Fault) -> Value {
    let view = try part(name, of: cell, type)
    if let id = view.object, simulation.superview(of: id) == nil { try addSubview(id, to: cell) }
    return view
  }

  /// The class that a table makes cells of an identifier from.
  fileprivate func registeredCell(_ identifier: Value, of table: ObjectID) -> ClassID? {
    simulation.text(of: identifier).flatMap { simulation.interface.registeredCells[table]?[$0] }
  }

  fileprivate mutating func makeCell(_ type: ClassID, _ identifier: Value) throws(Fault) -> Value {
    let cell = simulation.create(type, line: line)
    try retain(cell, as: .framework)
    try prepare(cell)
    try send(
      "initWithStyle:reuseIdentifier:", to: .object(cell), [.int(0), identifier], from: .uikit)
    hand(cell, toPoolFrom: .framework)
    return .object(cell)
  }

  /// The most rows that are on screen at once.
  private static let mostVisibleRows = 12

  /// Asks the data source for the sections, the rows, and the cells of those that can be seen.
  fileprivate mutating func reload(table: ObjectID) throws(Fault) {
    let source = try value(forKey: "dataSource", of: table)
    guard source != .none else { return }
    for cell in simulation.subviews(of: table)
    where simulation.isKind(simulation[cell].type, of: "UITableViewCell") {
      try removeFromSuperview(cell)
    }
    var sections = 1
    if responds(source, to: "numberOfSectionsInTableView:") {
      sections = try ask("numberOfSectionsInTableView:", source, [.object(table)]).integer
    }
    var left = Turn.mostVisibleRows
    for section in 0..<max(0, sections) where left > 0 {
      let rows = try ask(
        "tableView:numberOfRowsInSection:", source, [.object(table), .int(section)]
      ).integer
      for row in 0..<min(max(0, rows), left) {
        try showCell(row, section, source, table)
        left -= 1
      }
    }
  }

  private mutating func showCell(
    _ row: Int, _ section: Int, _ source: Value, _ table: ObjectID
  ) throws(Fault) {
    guard let type = simulation.classes.id(named: "NSIndexPath") else { return }
    let path = try send(
      "indexPathForRow:inSection:", to: .type(type), [.int(row), .int(section)], from: .uikit)
    let cell = try ask("tableView:cellForRowAtIndexPath:", source, [.object(table), path])
    guard let cell = cell.object else {
      throw .inconsistency(
        "UITableView (\(simulation.frameworkDescription(of: table))) failed to obtain a cell from "
          + "its dataSource (\(simulation.name(of: source.object ?? table)))")
    }
    try addSubview(cell, to: table)
  }

  private mutating func ask(
    _ selector: Selector, _ source: Value, _ arguments: [Value]
  ) throws(Fault) -> Value {
    try send(selector, to: source, arguments, from: .uikit)
  }
}
