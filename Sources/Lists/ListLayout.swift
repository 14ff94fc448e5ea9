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
    simulation.interface.lists[list]?.selected = []
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
    return counts
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
    for (place, frame) in geometry.shown {
      if let cell = simulation.interface.lists[list]?.cells[place] {
        simulation.interface.views[cell]?.frame = frame
      } else {
        try showCell(place, frame, of: list, kind)
      }
    }
    try showEdges(geometry.edges, of: list)
  }

  private mutating func showCell(
    _ place: ListPlace, _ frame: Rect, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) {
    let source = try value(forKey: "dataSource", of: list)
    let path = try indexPath(place)
    simulation.interface.lists[list, default: ListState()].nextFrame = frame
    let answer = try send(kind.cell, to: source, [.object(list), path], from: .uikit)
    guard let cell = try cell(answered: answer, for: list, kind),
      simulation.isKind(cell, of: kind.cellClass)
    else {
      throw noCell(of: list, source, kind)
    }
    simulation.interface.lists[list, default: ListState()].cells[place] = cell
    try self.place(cell, in: list)
    simulation.interface.views[cell]?.frame = frame
    if simulation.version >= kind.tellsOfDisplay {
      try tell("delegate", of: list, kind.willDisplay, [.object(cell), path])
    }
    for view in simulation.ownTree(below: cell) where simulation.isAlive(view) {
      try send("layoutSubviews", to: .object(view), from: .uikit)
    }
  }

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

  package mutating func places(_ paths: Value) throws(Fault) -> [ListPlace] {
    var places: [ListPlace] = []
    for path in elements(paths) { if let place = try place(path) { places.append(place) } }
    return places
  }
}
