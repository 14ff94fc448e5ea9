import InterfaceModel
import Lists
public import ObjectModel
public import ObjectRuntime
import Simulator

extension Simulation {
  /// What of a controller's own screen answers a finger: buttons of its bars, controls that tell
  /// somebody, views with recognisers of taps, and the first row of each section of its lists.
  ///
  /// In the order in which they stand there; what is hidden or disabled is none.
  public func touchables(of controller: ObjectID) -> [ObjectID] {
    guard isAlive(controller), let view = loadedView(of: controller) else { return [] }
    let items = barButtons(of: controller)
    let inBars =
      items.compactMap { field(named: "customView", of: $0)?.object }
      + [titleView(of: controller)].compactMap { $0 }
    let views = (inBars + [view]).flatMap(shownTree).filter(answersTouches)
    return (items + views).filter { field(named: "enabled", of: $0)?.isTrue != false }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The first row of each list of a controller's screen that shows some, with its list.
  public func firstRows(of controller: ObjectID) -> [(list: ObjectID, cell: ObjectID)] {
    guard isAlive(controller), let view = loadedView(of: controller) else { return [] }
    return shownTree(below: view).compactMap { list in
      let cells = interface.lists[list]?.cells ?? [:]
      return cells.min { $0.key < $1.key }.map { (list, $0.value) }
    }
  }

  /// The messages that those send when they are touched.
  public func actions(of touchables: [ObjectID]) -> Set<Selector> {
    Set(
      touchables.flatMap { target -> [Selector] in
        if case .selector(let action)? = field(named: "action", of: target) { return [action] }
        return (interface.targets[target] ?? []).map(\.action)
      })
  }

  private func titleView(of controller: ObjectID) -> ObjectID? {
    field(named: "navigationItem", of: controller)?.object
      .flatMap { field(named: "titleView", of: $0)?.object }
  }

  private func answersTouches(_ view: ObjectID) -> Bool {
    if interface.targets[view]?.isEmpty == false { return true }
    if isFirstOfSection(view) { return true }
    return interface.views[view]?.gestureRecognizers.contains {
      isKind($0, of: "UITapGestureRecognizer")
    } ?? false
  }

  private func isFirstOfSection(_ view: ObjectID) -> Bool {
    guard let list = superview(of: view), let cells = interface.lists[list]?.cells,
      let place = cells.first(where: { $0.value == view })?.key
    else { return false }
    return !cells.keys.contains { $0.section == place.section && $0.row < place.row }
  }
}

extension Turn {
  /// A row has been chosen; who is told of that has been told.
  public mutating func choose(cell: ObjectID) throws(Fault) {
    guard let (list, place) = simulation.place(ofCellAround: cell) else { return }
    try setSelected(true, place, of: list)
  }
}
