/// What a program says to have done to the rows and sections: places before it for what goes, after it
/// for what comes.
package struct ListChanges: Hashable, Sendable {
  package var deleted: Set<ListPlace> = []
  package var inserted: Set<ListPlace> = []
  package var reloaded: Set<ListPlace> = []
  /// Where rows go, by where they were.
  package var moved: [ListPlace: ListPlace] = [:]
  package var sections = IndexChanges()
  package var reloadedSections: Set<Int> = []

  package init() {}

  /// Where a row of before stands afterwards; nil for one that is gone, or asked for anew.
  package func newPlace(_ old: ListPlace) -> ListPlace? {
    if reloaded.contains(old) || reloadedSections.contains(old.section) { return nil }
    if let new = moved[old] { return new }
    guard let section = sections.new(of: old.section),
      let row = rows(of: old.section, to: section).new(of: old.row)
    else { return nil }
    return ListPlace(section: section, row: row)
  }

  /// What becomes of the rows of a section: those that move out of it go, those that move in come.
  package func rows(of old: Int, to new: Int) -> IndexChanges {
    var rows = IndexChanges()
    rows.deleted = Set(deleted.union(moved.keys).lazy.filter { $0.section == old }.map(\.row))
    rows.inserted = Set(inserted.union(moved.values).lazy.filter { $0.section == new }.map(\.row))
    return rows
  }
}

/// What becomes of elements that stand in a row.
package struct IndexChanges: Hashable, Sendable {
  package var deleted: Set<Int> = []
  package var inserted: Set<Int> = []
  /// Where elements go, by where they were.
  package var moved: [Int: Int] = [:]

  package init() {}

  /// Where an element of before stands afterwards: those that stay fill the places, in their order,
  /// that those which come leave free.
  package func new(of old: Int) -> Int? {
    if let new = moved[old] { return new }
    if deleted.contains(old) { return nil }
    let rank = old - deleted.union(moved.keys).count { $0 < old }
    return inserted.union(moved.values).sorted().reduce(rank) { $1 <= $0 ? $0 + 1 : $0 }
  }

  /// Which element of before stands at a place afterwards; nil for one that is new.
  package func old(of new: Int) -> Int? {
    if let old = moved.first(where: { $0.value == new })?.key { return old }
    if inserted.contains(new) { return nil }
    let rank = new - inserted.union(moved.values).count { $0 < new }
    return deleted.union(moved.keys).sorted().reduce(rank) { $1 <= $0 ? $0 + 1 : $0 }
  }
}
