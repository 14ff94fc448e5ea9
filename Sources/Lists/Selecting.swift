package import InterfaceModel
public import ObjectModel
public import ObjectRuntime
import Simulator
import Syntax

// A finger on a row or an item: it is highlighted, and selected.
//
// Apple's header of UICollectionView gives the sequence: a touch that begins is asked for and told
// as a highlight; when it is lifted the selection is asked for and told, then the highlight ends.
extension Simulation {
  /// The list whose cell a view is, or is in, and the place of that cell.
  package func place(ofCellAround view: ObjectID) -> (list: ObjectID, place: ListPlace)? {
    for view in sequence(first: view, next: { superview(of: $0) }) {
      guard let list = superview(of: view), let state = interface.lists[list],
        let place = state.cells.first(where: { $0.value == view })?.key
      else { continue }
      return (list, place)
    }
    return nil
  }

  /// Whether a person finds a row there: a list knows its rows when it has been laid out.
  public func hasRow(_ row: Int, inSection section: Int, of list: ObjectID) -> Bool {
    guard let counts = interface.lists[list]?.counts, counts.indices.contains(section) else {
      return false
    }
    return (0..<counts[section]).contains(row)
  }

  /// Whether what a name refers to has rows or items.
  public func isList(_ view: ObjectID) -> Bool { listKind(of: view) != nil || isPicker(view) }

  /// Whether it has wheels, whose rows stand in components.
  package func isPicker(_ view: ObjectID) -> Bool { isKind(view, of: "UIPickerView") }

  /// The kind by class; nil for what is no list.
  fileprivate func listKind(of view: ObjectID) -> ListKind? {
    if isKind(view, of: "UITableView") { return .table }
    return isKind(view, of: "UICollectionView") ? .collection : nil
  }
}

extension Turn {
  /// A finger on a row, to which a person scrolls before where it is not in sight.
  /// A collection's items are not scrolled to.
  public mutating func touch(
    row: Int, inSection section: Int, of list: ObjectID
  ) throws(Fault) {
    let place = ListPlace(section: section, row: row)
    if simulation.listKind(of: list) == .table,
      simulation.interface.lists[list]?.cells[place] == nil
    {
      try scroll(list, toShow: try rect(ofRow: place, of: list), animated: false)
    }
    try touch(place, of: list)
  }

  /// A touch that begins and ends on the cell: highlight, selection and the end of the highlight.
  package mutating func touch(_ place: ListPlace, of list: ObjectID) throws(Fault) {
    if simulation.isPicker(list) {
      return try turn(component: place.section, to: place.row, of: list)
    }
    guard let kind = simulation.listKind(of: list), try highlights(place, of: list, kind) else {
      return
    }
    try setHighlighted(true, place, of: list, kind)
    // A table ends the highlight first.
    if kind == .table { try setHighlighted(false, place, of: list, kind) }
    try select(place, of: list, kind)
    if kind == .collection { try setHighlighted(false, place, of: list, kind) }
  }

  /// Whether a touch highlights a row. Before iOS 6 nobody is asked.
  /// A list that allows no selection highlights nothing.
  private mutating func highlights(
    _ place: ListPlace, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) -> Bool {
    guard simulation.field(named: "allowsSelection", of: list)?.isTrue != false else {
      return false
    }
    guard simulation.version >= ListKind.tellsOfEnd else { return true }
    return try tell("delegate", of: list, kind.shouldHighlight, [try indexPath(place)])?.isTrue
      ?? true
  }

  /// Marks the cell before the delegate hears of it.
  private mutating func setHighlighted(
    _ isHighlighted: Bool, _ place: ListPlace, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) {
    try mark("Highlighted", isHighlighted, place, of: list, kind)
    guard simulation.version >= ListKind.tellsOfEnd else { return }
    try tell(
      "delegate", of: list, isHighlighted ? kind.didHighlight : kind.didUnhighlight,
      [try indexPath(place)])
  }

  /// Who is told of a selection may choose another row for a table, or none.
  /// Those that were selected are deselected before the new one is, where only one may be.
  private mutating func select(
    _ touched: ListPlace, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) {
    let selected = simulation.interface.lists[list]?.selected ?? []
    let isMultiple = simulation.field(named: "allowsMultipleSelection", of: list)?.isTrue == true
    if isMultiple, selected.contains(touched) {
      return try deselect(touched, of: list, kind)
    }
    guard let place = try choice(touched, of: list, kind) else { return }
    if !isMultiple {
      for old in selected where old != place { try deselect(old, of: list, kind) }
    }
    try setSelected(true, place, of: list)
    try tell("delegate", of: list, kind.didSelect, [try indexPath(place)])
  }

  /// The row that is to be selected: a table's delegate may name another, a collection's says yes
  /// or no. Nil selects none.
  private mutating func choice(
    _ place: ListPlace, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) -> ListPlace? {
    guard let answer = try tell("delegate", of: list, kind.willSelect, [try indexPath(place)])
    else { return place }
    return kind == .table ? try self.place(answer) : answer.isTrue ? place : nil
  }

  /// A table's delegate keeps a row selected by answering nil, a collection's by answering no.
  /// Before it is told, the cell changes.
  private mutating func deselect(
    _ place: ListPlace, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) {
    let path = try indexPath(place)
    if simulation.version >= kind.tellsOfDeselection,
      let answer = try tell("delegate", of: list, kind.willDeselect, [path]),
      kind == .table ? answer == .none : !answer.isTrue
    {
      return
    }
    try setSelected(false, place, of: list)
    if simulation.version >= kind.tellsOfDeselection {
      try tell("delegate", of: list, kind.didDeselect, [path])
    }
  }

  /// What selects a row without a word to the delegate.
  package mutating func setSelected(
    _ isSelected: Bool, _ place: ListPlace, of list: ObjectID
  ) throws(Fault) {
    simulation.interface.lists[list, default: ListState()].selected.removeAll { $0 == place }
    if isSelected { simulation.interface.lists[list]?.selected.append(place) }
    guard let kind = simulation.listKind(of: list) else { return }
    try mark("Selected", isSelected, place, of: list, kind)
  }

  /// A cell of a table changes with or without an animation, which its class may override.
  /// `UICollectionViewCell` has no such methods, only properties.
  private mutating func mark(
    _ state: String, _ isOn: Bool, _ place: ListPlace, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) {
    guard let cell = simulation.interface.lists[list]?.cells[place] else { return }
    switch kind {
    case .table:
      try send(
        Selector("set\(state):animated:"), to: .object(cell), [.bool(isOn), .bool(false)],
        from: .uikit)
    case .collection:
      try send(Selector("set\(state):"), to: .object(cell), [.bool(isOn)], from: .uikit)
    }
    try updateConfiguration(of: cell)
  }
}
