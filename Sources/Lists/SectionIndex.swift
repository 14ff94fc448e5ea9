import AutoLayout
import InterfaceModel
public import ObjectModel
public import ObjectRuntime
import Simulator

// The titles at the edge of a table, which lead to its sections.
extension Turn {
  /// Asks the data source for the titles of a table's index.
  package mutating func askForIndexTitles(of table: ObjectID) throws(Fault) {
    let source = try value(forKey: "dataSource", of: table)
    let asks: Selector = "sectionIndexTitlesForTableView:"
    guard responds(source, to: asks) else { return }
    let titles = try send(asks, to: source, [.object(table)], from: .uikit)
    try setField("sectionIndexTitles", to: titles, of: table)
  }

  /// A finger on a title: the data source says which section it stands for, else it is the one at the
  /// title's own place.
  public mutating func touch(indexTitle place: Int, of table: ObjectID) throws(Fault) {
    let titles = simulation.indexTitles(of: table)
    guard titles.indices.contains(place) else { return }
    let source = try value(forKey: "dataSource", of: table)
    let asks: Selector = "tableView:sectionForSectionIndexTitle:atIndex:"
    let section =
      responds(source, to: asks)
      ? try send(
        asks, to: source, [.object(table), .string(titles[place]), .int(place)], from: .uikit
      ).integer : place
    guard try counts(of: table, .table).indices.contains(section) else { return }
    let start = try rect(ofSection: section, of: table).origin.y
    let insets = simulation.adjustedContentInset(of: table)
    let length = try geometry(of: table, .table).size.height + insets.bottom
    let last = max(-insets.top, length - simulation.listSize(of: table).height)
    try scroll(table, to: Point(x: 0, y: min(start - insets.top, last)), animated: false)
  }
}

extension Simulation {
  /// What the index of a table shows.
  public func indexTitles(of table: ObjectID) -> [String] {
    (field(named: "sectionIndexTitles", of: table).flatMap(elements) ?? []).compactMap(text)
  }
}
