import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Simulator
import Syntax

// The wheels of a picker: components stand for sections, and each has one row that is chosen.
//
// Apple's pages of UIPickerViewDataSource and UIPickerViewDelegate say who is asked what; it is asked
// when the picker is laid out, or where somebody wants to know.
extension Turn {
  /// `layoutSubviews` of a picker: the rows around each chosen one are there, and no others.
  package mutating func layOutPicker(_ picker: ObjectID) throws(Fault) {
    for (component, count) in try pickerCounts(of: picker).enumerated() {
      try showRows(of: component, count, of: picker)
    }
  }

  /// How many rows each component has; the data source is asked where that is not known.
  package mutating func pickerCounts(of picker: ObjectID) throws(Fault) -> [Int] {
    if let known = simulation.interface.lists[picker]?.counts { return known }
    let source = try value(forKey: "dataSource", of: picker)
    guard source != .none else { return [] }
    let components = try send(
      "numberOfComponentsInPickerView:", to: source, [.object(picker)], from: .uikit
    ).integer
    var counts: [Int] = []
    for component in 0..<min(max(0, components), Turn.mostComponents) {
      counts.append(try askForRows(of: component, source, of: picker))
    }
    simulation.interface.lists[picker, default: ListState()].counts = counts
    return counts
  }

  private mutating func askForRows(
    of component: Int, _ source: Value, of picker: ObjectID
  ) throws(Fault) -> Int {
    let rows = try send(
      "pickerView:numberOfRowsInComponent:", to: source, [.object(picker), .int(component)],
      from: .uikit)
    return max(0, rows.integer)
  }

  /// The most wheels that a data source may have.
  private static let mostComponents = 1000

  /// Which row of a component is chosen; -1 where there is none.
  package mutating func selectedRow(
    in component: Int, of picker: ObjectID
  ) throws(Fault) -> Int {
    let counts = try pickerCounts(of: picker)
    guard counts.indices.contains(component), counts[component] > 0 else { return -1 }
    let chosen = simulation.interface.lists[picker]?.selected
      .first { $0.section == component }?.row
    return min(chosen ?? 0, counts[component] - 1)
  }

  /// `selectRow:inComponent:animated:`, without a word to the delegate; a row that is not there is
  /// not chosen.
  package mutating func select(
    row: Int, inComponent component: Int, of picker: ObjectID
  ) throws(Fault) {
    let counts = try pickerCounts(of: picker)
    guard counts.indices.contains(component), (0..<counts[component]).contains(row) else { return }
    simulation.interface.lists[picker]?.selected.removeAll { $0.section == component }
    simulation.interface.lists[picker]?.selected.append(ListPlace(section: component, row: row))
    if component == 0 { try setField("selectedRow", to: .int(row), of: picker) }
    if simulation.isOnScreen(picker) {
      try showRows(of: component, counts[component], of: picker)
    }
  }

  /// A finger turns a wheel to a row, and the delegate hears of it; to a row that is not there nobody
  /// turns it.
  package mutating func turn(
    component: Int, to row: Int, of picker: ObjectID
  ) throws(Fault) {
    let counts = try pickerCounts(of: picker)
    guard counts.indices.contains(component), (0..<counts[component]).contains(row) else { return }
    try select(row: row, inComponent: component, of: picker)
    guard simulation.isAlive(picker) else { return }
    try tell(
      "delegate", of: picker, "pickerView:didSelectRow:inComponent:", [.int(row), .int(component)])
  }

  /// `reloadAllComponents`: what is known is forgotten, and asked again at the next layout. What was
  /// chosen stays so.
  package mutating func reload(picker: ObjectID) throws(Fault) {
    simulation.interface.lists[picker]?.counts = nil
    try hideRows(of: picker) { _ in true }
    if simulation.isOnScreen(picker) { setNeedsLayout(picker) }
  }

  /// `reloadComponent:`.
  package mutating func reload(component: Int, of picker: ObjectID) throws(Fault) {
    guard simulation.interface.lists[picker]?.counts?.indices.contains(component) == true else {
      return
    }
    let source = try value(forKey: "dataSource", of: picker)
    let count = source == .none ? 0 : try askForRows(of: component, source, of: picker)
    simulation.interface.lists[picker]?.counts?[component] = count
    try hideRows(of: picker) { $0.section == component }
    if simulation.isOnScreen(picker) { setNeedsLayout(picker) }
  }

  /// How many rows show above the chosen one, and below it.
  private static let rowsAside = 3
  private static let pickerRowHeight = 32.0

  /// The rows of a wheel that can be seen: its own views, or labels with what the delegate says.
  private mutating func showRows(
    of component: Int, _ count: Int, of picker: ObjectID
  ) throws(Fault) {
    let chosen = try selectedRow(in: component, of: picker)
    let first = max(0, chosen - Turn.rowsAside)
    let shown = first..<max(first, min(count, chosen + Turn.rowsAside + 1))
    try hideRows(of: picker) { $0.section == component && !shown.contains($0.row) }
    let height =
      try tell("delegate", of: picker, "pickerView:rowHeightForComponent:", [.int(component)])?.real
      ?? Turn.pickerRowHeight
    for row in shown {
      let place = ListPlace(section: component, row: row)
      if simulation.interface.lists[picker]?.cells[place] == nil {
        let view = try rowView(at: place, of: picker)
        simulation.interface.lists[picker, default: ListState()].cells[place] = view
        try addSubview(view, to: picker)
      }
      guard let view = simulation.interface.lists[picker]?.cells[place] else { continue }
      let all = simulation.frame(of: picker)?.size ?? Size()
      let components = Double(simulation.interface.lists[picker]?.counts?.count ?? 1)
      let width = all.width / max(1, components)
      let y = all.height / 2 + (Double(row - chosen) - 0.5) * height
      simulation.interface.views[view]?.frame = Rect(
        x: Double(component) * width, y: y, width: width, height: height)
    }
  }

  /// What stands for a row: the delegate's view before its styled text, and that before its text.
  private mutating func rowView(at place: ListPlace, of picker: ObjectID) throws(Fault) -> ObjectID
  {
    let path: [Value] = [.int(place.row), .int(place.section)]
    if let view = try tell(
      "delegate", of: picker, "pickerView:viewForRow:forComponent:reusingView:", path + [.none])?
      .object, simulation.interface.views[view] != nil
    {
      return view
    }
    let label = try makeView("UILabel", frame: Rect())
    hand(label, toPoolFrom: .framework)
    if simulation.version >= UIKitVersion(6),
      let styled = try tell(
        "delegate", of: picker, "pickerView:attributedTitleForRow:forComponent:", path),
      styled != .none
    {
      try setValue(styled, forKey: "attributedText", of: label)
    } else if let title = try tell(
      "delegate", of: picker, "pickerView:titleForRow:forComponent:", path)
    {
      try setValue(title, forKey: "text", of: label)
    }
    return label
  }

  private mutating func hideRows(
    of picker: ObjectID, where isHidden: (ListPlace) -> Bool
  ) throws(Fault) {
    let rows = simulation.interface.lists[picker]?.cells ?? [:]
    for (place, view) in rows.sorted(by: { $0.key < $1.key }) where isHidden(place) {
      simulation.interface.lists[picker]?.cells[place] = nil
      if simulation.isAlive(view), simulation.superview(of: view) == picker { try detach(view) }
    }
  }
}
