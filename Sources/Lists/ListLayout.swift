import FoundationKit
package import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Simulator
import Syntax

// A table or collection asks its data source when it is laid out: how many, then for a cell of each
// row that shows.
extension Turn {
  /// `layoutSubviews` of a list.
  mutating func layOutList(_ list: ObjectID, _ kind: ListKind) throws(Fault) {
    _ = try counts(of: list, kind)
    try showCells(of: list, kind)
  }

  /// `reloadData`: what is known is forgotten, and asked again at the next layout.
  mutating func reload(list: ObjectID, _ kind: ListKind) throws(Fault) {
    simulation.interface.lists[list, default: ListState()].counts = nil
    simulation.interface.lists[list]?.isPrepared = false
    simulation.interface.lists[list]?.selected = []
    simulation.interface.lists[list]?.measured = [:]
    try hide(where: { _ in true }, of: list, kind)
    try hideEdges(where: { _ in true }, of: list)
    if simulation.isOnScreen(list) { setNeedsLayout(list) }
  }

  /// How many rows the sections have; the data source is asked where that is not known.
  package mutating func counts(of list: ObjectID, _ kind: ListKind) throws(Fault) -> [Int] {
    if let known = simulation.interface.lists[list]?.counts { return known }
    let counts = try askForCounts(of: list, kind)
    simulation.interface.lists[list, default: ListState()].counts = counts
    return counts
  }

  /// Asks the data source: sections, then each section's rows, a table's headers and footers before
  /// them. A list without a data source has no sections.
  mutating func askForCounts(of list: ObjectID, _ kind: ListKind) throws(Fault) -> [Int] {
    let source = try value(forKey: "dataSource", of: list)
    guard source != .none else { return [] }
    var sections = 1
    if responds(source, to: kind.countSections) {
      sections = try send(kind.countSections, to: source, [.object(list)], from: .uikit).integer
    }
    var counts: [Int] = []
    simulation.interface.lists[list]?.edgeHeights = [:]
    for section in 0..<min(max(0, sections), Turn.mostSections) {
      if kind == .table { try askForEdges(ofSection: section, of: list) }
      let rows = try send(
        kind.countRows, to: source, [.object(list), .int(section)], from: .uikit)
      counts.append(max(0, rows.integer))
    }
    if kind == .table {
      try askForEstimates(of: list, counts)
      try askForIndexTitles(of: list)
    }
    return counts
  }

  /// How high a table's delegate takes every row to be (iOS 7), which puts off asking for the heights
  /// of those that do not show.
  private mutating func askForEstimates(of table: ObjectID, _ counts: [Int]) throws(Fault) {
    simulation.interface.lists[table]?.estimated = [:]
    let delegate = try value(forKey: "delegate", of: table)
    let selector: Selector = "tableView:estimatedHeightForRowAtIndexPath:"
    guard simulation.version >= UIKitVersion(7), responds(delegate, to: selector),
      counts.reduce(0, +) <= Turn.mostSections
    else { return }
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let place = ListPlace(section: section, row: row)
        let height = try send(
          selector, to: delegate, [.object(table), try indexPath(place)], from: .uikit
        ).real
        simulation.interface.lists[table, default: ListState()].estimated[place] = height
      }
    }
  }

  /// The most sections that a data source may have.
  private static let mostSections = 100_000

  /// Cells for the rows that show, without those that do not any more.
  mutating func showCells(of list: ObjectID, _ kind: ListKind) throws(Fault) {
    let geometry = try geometry(of: list, kind)
    if simulation.field(named: "contentSize", of: list) != .size(geometry.size) {
      try send("setContentSize:", to: .object(list), [.size(geometry.size)], from: .uikit)
    }
    let visible = Set(geometry.shown.map(\.place))
    try hide(where: { !visible.contains($0) }, of: list, kind)
    let grown = try showCells(geometry.shown, of: list, kind)
    try showEdges(geometry.edges, of: list)
    // Whose height is known now is not measured again.
    if grown != 0 { try showCells(of: list, kind) }
  }

  /// Shows cells at their places, each below what the ones above it have grown by; answers how much
  /// that is in all. Those that this takes off the screen are not asked for.
  private mutating func showCells(
    _ shown: [(place: ListPlace, frame: Rect)], of list: ObjectID, _ kind: ListKind
  ) throws(Fault) -> Double {
    let end = shown.last.map { $0.frame.origin.y + $0.frame.size.height } ?? 0
    var grown = 0.0
    for (place, frame) in shown {
      var frame = frame
      frame.origin.y += grown
      if grown > 0, frame.origin.y >= end { break }
      if let cell = simulation.interface.lists[list]?.cells[place] {
        let height = try measuredHeight(of: cell, at: place, of: list, kind) ?? frame.size.height
        grown += height - frame.size.height
        frame.size.height = height
        give(frame, toCell: cell)
      } else {
        grown += try showCell(place, frame, of: list, kind)
      }
    }
    return grown
  }

  /// The frame of a cell, and of what its contents lie in.
  private mutating func give(_ frame: Rect, toCell cell: ObjectID) {
    simulation.interface.views[cell]?.frame = frame
    guard let content = simulation.field(named: "contentView", of: cell)?.object else { return }
    let inner = Rect(size: frame.size)
    if simulation.frame(of: content) == inner { return }
    simulation.interface.views[content]?.frame = inner
    layoutInputChanged(around: content)
  }

  /// How high a row becomes whose cell says so, in points; nil where that is not asked, or known.
  /// Measured once, and again when rows have changed.
  private mutating func measuredHeight(
    of cell: ObjectID, at place: ListPlace, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) -> Double? {
    guard kind == .table, simulation.interface.lists[list]?.measured[place] == nil,
      try isMeasured(place, of: list)
    else { return nil }
    let height = try heightOfContents(of: cell, width: simulation.listSize(of: list).width)
    simulation.interface.lists[list, default: ListState()].measured[place] = height
    return height
  }

  /// The cell of a place, asked for and shown; answers by how much it is higher than was thought.
  /// The delegate hears of it before the cell is laid out.
  private mutating func showCell(
    _ place: ListPlace, _ frame: Rect, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) -> Double {
    let source = try value(forKey: "dataSource", of: list)
    let path = try indexPath(place)
    simulation.interface.lists[list, default: ListState()].nextFrame = frame
    let oldest = simulation.field(named: "oldestAnswer", of: list) ?? .int(0)
    try setField("oldestAnswer", to: .int(simulation.nextObject.index), of: list)
    let answer = try send(kind.cell, to: source, [.object(list), path], from: .uikit)
    try setField("oldestAnswer", to: oldest, of: list)
    guard let cell = try cell(answered: answer, for: list, kind),
      simulation.isKind(cell, of: kind.cellClass)
    else {
      throw noCell(of: list, source, kind)
    }
    simulation.interface.lists[list, default: ListState()].cells[place] = cell
    try self.place(cell, in: list)
    var shown = frame
    if let height = try measuredHeight(of: cell, at: place, of: list, kind) {
      shown.size.height = height
    }
    give(shown, toCell: cell)
    if simulation.version >= kind.tellsOfDisplay {
      try tell("delegate", of: list, kind.willDisplay, [.object(cell), path])
    }
    try updateConfiguration(of: cell)
    for view in simulation.ownTree(below: cell) where simulation.isAlive(view) {
      try send("layoutSubviews", to: .object(view), from: .uikit)
    }
    return shown.size.height - frame.size.height
  }

  /// What UIKit throws when a data source answers with no cell; the words of tables changed with
  /// iOS 9 (§17.36).
  private func noCell(of list: ObjectID, _ source: Value, _ kind: ListKind) -> Fault {
    switch kind {
    case .collection:
      .inconsistency(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    case .table where simulation.version.major < 9:
      .inconsistency(
        "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:")
    case .table:
      .inconsistency(
        "UITableView (\(simulation.frameworkDescription(of: list))) failed to obtain a cell from "
          + "its dataSource (\(source.object.map(pointer) ?? "nil"))")
    }
  }

  /// Cells that show no more wait to be used again, and the delegate hears of it.
  /// One without an identifier is not kept.
  mutating func hide(
    where isHidden: (ListPlace) -> Bool, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) {
    let cells = simulation.interface.lists[list]?.cells ?? [:]
    for (place, cell) in cells.sorted(by: { $0.key < $1.key }) where isHidden(place) {
      simulation.interface.lists[list]?.cells[place] = nil
      guard simulation.isAlive(cell) else { continue }
      if let identifier = simulation.field(named: "reuseIdentifier", of: cell), identifier != .none,
        let spare = try part("spareCells", of: list, "NSMutableArray").object
      {
        try append(.object(cell), to: spare)
      }
      keep(cell)
      if simulation.superview(of: cell) == list { try detach(cell) }
      if simulation.version >= ListKind.tellsOfEnd {
        try tell(
          "delegate", of: list, kind.didEndDisplaying, [.object(cell), try indexPath(place)])
      }
      try letGo(cell)
    }
  }

  /// An index path as programs get it, which the pool owns.
  package mutating func indexPath(_ place: ListPlace) throws(Fault) -> Value {
    guard let type = simulation.classes.id(named: "NSIndexPath") else { return .none }
    return try send(
      "indexPathForRow:inSection:", to: .type(type), [.int(place.row), .int(place.section)],
      from: .uikit)
  }

  /// The place that an index path names.
  package mutating func place(_ path: Value) throws(Fault) -> ListPlace? {
    guard let path = path.object, simulation.isKind(path, of: "NSIndexPath") else { return nil }
    return ListPlace(
      section: try value(forKey: "section", of: path).integer,
      row: try value(forKey: "row", of: path).integer)
  }

  /// The places of an array of index paths; what is none is left out.
  package mutating func places(_ paths: Value) throws(Fault) -> [ListPlace] {
    var places: [ListPlace] = []
    for path in elements(paths) { if let place = try place(path) { places.append(place) } }
    return places
  }
}
