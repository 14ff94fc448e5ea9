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
    var moved: [ListPlace: ObjectID] = [:]
    let old = simulation.interface.lists[list]?.cells ?? [:]
    for (section, count) in after.enumerated() {
      for row in 0..<min(count, old.count + changes.inserted.count + changes.deleted.count) {
        let place = ListPlace(section: section, row: row)
        guard let before = changes.oldPlace(place), let cell = old[before],
          !changes.reloaded.contains(before)
        else { continue }
        moved[place] = cell
      }
    }
    let kept = Set(moved.values)
    try hide(where: { place in old[place].map { !kept.contains($0) } ?? false }, of: list, kind)
    simulation.interface.lists[list]?.cells = moved
    simulation.interface.lists[list]?.measured = [:]
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

  /// Refuses what cannot be, in UIKit's order: rows to delete that were not there, another number
  /// of sections, numbers of rows that do not add up, rows to insert beyond the end.
  private func check(
    _ changes: ListChanges, _ kind: ListKind, _ before: [Int], _ after: [Int]
  ) throws(Fault) {
    for place in (changes.deleted.union(changes.reloaded)).sorted()
    where !before.indices.contains(place.section) || place.row >= before[place.section] {
      let count = before.indices.contains(place.section) ? before[place.section] : 0
      throw .inconsistency(
        "attempt to delete \(kind.row) \(place.row) from section \(place.section) which only "
          + "contains \(count) \(kind.rows) before the update")
    }
    if after.count != before.count {
      throw .inconsistency(
        "Invalid update: invalid number of sections.  The number of sections contained in the "
          + "\(kind.view) after the update (\(after.count)) must be equal to the number of "
          + "sections contained in the \(kind.view) before the update (\(before.count)), plus or "
          + "minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
      )
    }
    for (section, (old, new)) in zip(before, after).enumerated() {
      let inserted = changes.inserted.count { $0.section == section }
      let deleted = changes.deleted.count { $0.section == section }
      if new != old + inserted - deleted {
        throw wrongCount(kind, section, old, new, inserted, deleted)
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
    _ kind: ListKind, _ section: Int, _ before: Int, _ after: Int, _ inserted: Int, _ deleted: Int
  ) -> Fault {
    let rows = kind.rows
    let moved =
      simulation.version >= UIKitVersion(5)
      ? " and plus or minus the number of \(rows) moved into or out of that section (0 moved in, "
        + "0 moved out)" : ""
    return .inconsistency(
      "Invalid update: invalid number of \(rows) in section \(section).  The number of \(rows) "
        + "contained in an existing section after the update (\(after)) must be equal to the "
        + "number of \(rows) contained in that section before the update (\(before)), plus or "
        + "minus the number of \(rows) inserted or deleted from that section (\(inserted) "
        + "inserted, \(deleted) deleted)\(moved).")
  }
}

extension [Int] {
  /// A section that is not there has no rows.
  fileprivate subscript(checked place: Int) -> Int { indices.contains(place) ? self[place] : 0 }
}
