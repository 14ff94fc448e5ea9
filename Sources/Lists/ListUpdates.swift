package import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Simulator
import Syntax

// Rows that a program says to have inserted and deleted, which the data source must bear out.
extension Turn {
  /// Takes down what is said to have changed, and believes it at once where no updates are open.
  package mutating func change(
    _ list: ObjectID, _ kind: ListKind, _ change: (inout ListChanges) -> Void
  ) throws(Fault) {
    try openUpdates(of: list, kind)
    change(&simulation.interface.lists[list, default: ListState()].changes)
    try closeUpdates(of: list, kind)
  }

  /// `beginUpdates`: what was known before is asked for where it is not known.
  package mutating func openUpdates(of list: ObjectID, _ kind: ListKind) throws(Fault) {
    _ = try counts(of: list, kind)
    simulation.interface.lists[list]?.openUpdates += 1
  }

  /// `endUpdates`: the data source is asked how many there are now.
  /// Only the outermost of nested updates counts, and one without changes asks nobody.
  package mutating func closeUpdates(of list: ObjectID, _ kind: ListKind) throws(Fault) {
    guard let state = simulation.interface.lists[list], state.openUpdates > 0 else { return }
    simulation.interface.lists[list]?.openUpdates -= 1
    guard state.openUpdates == 1, state.changes != ListChanges() else { return }
    simulation.interface.lists[list]?.changes = ListChanges()
    let before = state.counts ?? []
    let after = try askForCounts(of: list, kind)
    try check(state.changes, kind, before, after)
    simulation.interface.lists[list]?.counts = after
    try move(state.changes, of: list, kind, after)
    if simulation.isOnScreen(list) { try showCells(of: list, kind) }
  }

  /// Cells go with their rows; those of rows that are gone or told to be made anew are hidden.
  /// Heights that were measured are forgotten, since other rows stand in those places now.
  private mutating func move(
    _ changes: ListChanges, of list: ObjectID, _ kind: ListKind, _ after: [Int]
  ) throws(Fault) {
    let old = simulation.interface.lists[list]?.cells ?? [:]
    var moved: [ListPlace: ObjectID] = [:]
    for (place, cell) in old {
      guard let new = changes.newPlace(place), new.row < after[checked: new.section] else {
        continue
      }
      moved[new] = cell
    }
    let kept = Set(moved.values)
    try hide(where: { place in old[place].map { !kept.contains($0) } ?? false }, of: list, kind)
    if changes.sections != IndexChanges() || !changes.reloadedSections.isEmpty {
      try hideEdges(where: { _ in true }, of: list)
    }
    simulation.interface.lists[list]?.cells = moved
    simulation.interface.lists[list]?.measured = [:]
    let selected = simulation.interface.lists[list]?.selected ?? []
    simulation.interface.lists[list]?.selected = selected.compactMap(changes.newPlace)
  }

  /// The data source has another content: the cells of some rows go where those are now, and all
  /// others are asked for.
  mutating func keepCells(
    of list: ObjectID, _ kind: ListKind, from old: [ListPlace], to new: [ListPlace]
  ) throws(Fault) {
    let places = Dictionary(zip(old, new)) { one, _ in one }
    let known = simulation.interface.lists[list, default: ListState()]
    try hide(where: { places[$0] == nil }, of: list, kind)
    var state = simulation.interface.lists[list, default: known]
    let cells = state.cells.compactMap { place, cell in places[place].map { ($0, cell) } }
    state.cells = Dictionary(cells) { one, _ in one }
    state.selected = known.selected.compactMap { places[$0] }
    state.counts = nil
    state.measured = [:]
    simulation.interface.lists[list] = state
    if simulation.isOnScreen(list) { try showCells(of: list, kind) }
  }

  /// Has the data source set a cell anew that shows.
  mutating func reconfigure(
    _ place: ListPlace, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) {
    guard let cell = simulation.interface.lists[list]?.cells[place] else { return }
    simulation.interface.lists[list]?.reconfigured = cell
    defer { simulation.interface.lists[list]?.reconfigured = nil }
    let source = try value(forKey: "dataSource", of: list)
    try send(kind.cell, to: source, [.object(list), try indexPath(place)], from: .uikit)
  }

  /// Refuses what cannot be, in UIKit's order: rows and sections to delete that were not there,
  /// another number of sections, numbers of rows that do not add up, what is to be inserted beyond
  /// the end.
  private func check(
    _ changes: ListChanges, _ kind: ListKind, _ before: [Int], _ after: [Int]
  ) throws(Fault) {
    let sections = changes.sections
    for place in changes.deleted.union(changes.reloaded).sorted()
    where place.row >= before[checked: place.section] {
      throw .inconsistency(
        "attempt to delete \(kind.row) \(place.row) from section \(place.section) which only "
          + "contains \(before[checked: place.section]) \(kind.rows) before the update")
    }
    for section in sections.deleted.union(changes.reloadedSections).sorted()
    where section >= before.count {
      throw .inconsistency(
        "attempt to delete section \(section), but there are only \(before.count) sections before "
          + "the update")
    }
    if after.count != before.count + sections.inserted.count - sections.deleted.count {
      throw .inconsistency(
        "Invalid update: invalid number of sections.  The number of sections contained in the "
          + "\(kind.view) after the update (\(after.count)) must be equal to the number of "
          + "sections contained in the \(kind.view) before the update (\(before.count)), plus or "
          + "minus the number of sections inserted or deleted (\(sections.inserted.count) inserted, "
          + "\(sections.deleted.count) deleted).")
    }
    for section in sections.inserted.sorted() where section >= after.count {
      throw .inconsistency(
        "attempt to insert section \(section) but there are only \(after.count) sections after the "
          + "update")
    }
    try checkRows(changes, kind, before, after)
  }

  /// The same of the rows of sections that were there before and are there still.
  private func checkRows(
    _ changes: ListChanges, _ kind: ListKind, _ before: [Int], _ after: [Int]
  ) throws(Fault) {
    for (section, new) in after.enumerated() {
      guard let old = changes.sections.old(of: section), !changes.reloadedSections.contains(old)
      else { continue }
      let rows = changes.rows(of: old, to: section)
      if new != before[checked: old] + rows.inserted.count - rows.deleted.count {
        throw wrongCount(kind, changes, from: (old, before[checked: old]), to: (section, new))
      }
    }
    for place in changes.inserted.sorted() where place.row >= after[checked: place.section] {
      throw .inconsistency(
        "attempt to insert \(kind.row) \(place.row) into section \(place.section), but there are "
          + "only \(after[checked: place.section]) \(kind.rows) in section \(place.section) after "
          + "the update")
    }
  }

  /// UIKit's words; from iOS 5 on they speak of moved rows too.
  private func wrongCount(
    _ kind: ListKind, _ changes: ListChanges, from old: (section: Int, count: Int),
    to new: (section: Int, count: Int)
  ) -> Fault {
    let rows = kind.rows
    let inserted = changes.inserted.count { $0.section == new.section }
    let deleted = changes.deleted.count { $0.section == old.section }
    let comes = changes.moved.values.count { $0.section == new.section }
    let goes = changes.moved.keys.count { $0.section == old.section }
    let moved =
      simulation.version >= UIKitVersion(5)
      ? " and plus or minus the number of \(rows) moved into or out of that section (\(comes) moved "
        + "in, \(goes) moved out)" : ""
    return .inconsistency(
      "Invalid update: invalid number of \(rows) in section \(new.section).  The number of \(rows) "
        + "contained in an existing section after the update (\(new.count)) must be equal to the "
        + "number of \(rows) contained in that section before the update (\(old.count)), plus or "
        + "minus the number of \(rows) inserted or deleted from that section (\(inserted) "
        + "inserted, \(deleted) deleted)\(moved).")
  }
}

extension [Int] {
  /// A section that is not there has no rows.
  fileprivate subscript(checked place: Int) -> Int { indices.contains(place) ? self[place] : 0 }
}
