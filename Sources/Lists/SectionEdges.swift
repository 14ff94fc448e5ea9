import FoundationKit
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Simulator
package import Syntax

// Headers and footers of sections: how high a table's are is asked before the section's rows are
// counted, what they show when the cells that show are there.
//
// The order: logs of jianshu.com 07fef73d9b4e and ce5a13cbf565.
/// What a table's delegate and data source are asked and told of headers, or of footers.
private struct EdgeMessages {
  let height, view, title, willDisplay, didEndDisplaying: Selector
  /// The table's property for what the delegate says nothing about.
  let usualHeight: String

  static let header = EdgeMessages(of: "Header")
  static let footer = EdgeMessages(of: "Footer")

  /// Headers and footers differ by one word in every message.
  private init(of edge: String) {
    height = Selector("tableView:heightFor\(edge)InSection:")
    view = Selector("tableView:viewFor\(edge)InSection:")
    title = Selector("tableView:titleFor\(edge)InSection:")
    willDisplay = Selector("tableView:willDisplay\(edge)View:forSection:")
    didEndDisplaying = Selector("tableView:didEndDisplaying\(edge)View:forSection:")
    usualHeight = "section\(edge)Height"
  }
}

extension SectionEdge {
  fileprivate var messages: EdgeMessages { isHeader ? .header : .footer }
}

extension Turn {
  /// Asks how high the header and the footer of a section are.
  mutating func askForEdges(ofSection section: Int, of table: ObjectID) throws(Fault) {
    for edge in [true, false].map({ SectionEdge(section: section, isHeader: $0) }) {
      let height = try height(of: edge, of: table)
      simulation.interface.lists[table, default: ListState()].edgeHeights[edge] =
        height > 0 ? height : nil
    }
  }

  /// What the delegate says; where it says nothing, a view or a title has the usual height.
  /// A negative height of the delegate's is none, as `automaticDimension` is.
  private mutating func height(of edge: SectionEdge, of table: ObjectID) throws(Fault) -> Double {
    let (messages, section) = (edge.messages, Value.int(edge.section))
    if let said = try tell("delegate", of: table, messages.height, [section])?.real, said >= 0 {
      return said
    }
    let hasView = responds(try value(forKey: "delegate", of: table), to: messages.view)
    if !hasView {
      guard try title(of: edge, of: table) != nil else { return 0 }
    }
    let set = simulation.field(named: messages.usualHeight, of: table)?.real ?? 0
    return set > 0 ? set : simulation.version.sectionEdgeHeight
  }

  /// A title of the data source; an empty one is none.
  private mutating func title(
    of edge: SectionEdge, of table: ObjectID
  ) throws(Fault) -> Value? {
    let title = try tell("dataSource", of: table, edge.messages.title, [.int(edge.section)])
    return title.flatMap { simulation.text(of: $0)?.isEmpty == false ? $0 : nil }
  }

  /// Shows the headers and footers that are in sight; the others go.
  mutating func showEdges(
    _ shown: [(edge: SectionEdge, frame: Rect)], of table: ObjectID
  ) throws(Fault) {
    let visible = Set(shown.map(\.edge))
    try hideEdges(where: { !visible.contains($0) }, of: table)
    for (edge, frame) in shown {
      if let view = simulation.interface.lists[table]?.edges[edge] {
        simulation.interface.views[view]?.frame = frame
      } else {
        try show(edge, frame, of: table)
      }
    }
  }

  private mutating func show(
    _ edge: SectionEdge, _ frame: Rect, of table: ObjectID
  ) throws(Fault) {
    guard let view = try view(of: edge, frame, in: table) else { return }
    simulation.interface.lists[table, default: ListState()].edges[edge] = view
    try place(view, in: table)
    simulation.interface.views[view]?.frame = frame
    try tell(of: view, edge, in: table, isOver: false)
    for view in simulation.ownTree(below: view) where simulation.isAlive(view) {
      try send("layoutSubviews", to: .object(view), from: .uikit)
    }
  }

  /// The delegate's view comes before a title of the data source. What is no view is left out.
  private mutating func view(
    of edge: SectionEdge, _ frame: Rect, in list: ObjectID
  ) throws(Fault) -> ObjectID? {
    if !edge.kind.isEmpty { return try supplementaryView(of: edge, frame, in: list) }
    var view = try tell("delegate", of: list, edge.messages.view, [.int(edge.section)])?.object
    if view == nil, let title = try title(of: edge, of: list) {
      view = try makeEdge(showing: title, frame)
    }
    return view.flatMap { simulation.interface.views[$0] == nil ? nil : $0 }
  }

  /// The delegate hears of a view that comes, or has gone.
  private mutating func tell(
    of view: ObjectID, _ edge: SectionEdge, in list: ObjectID, isOver: Bool
  ) throws(Fault) {
    if !edge.kind.isEmpty {
      try tellOfSupplementary(view, edge, in: list, isOver: isOver)
    } else if simulation.version >= ListKind.tellsOfEnd {
      let messages = edge.messages
      try tell(
        "delegate", of: list, isOver ? messages.didEndDisplaying : messages.willDisplay,
        [.object(view), .int(edge.section)])
    }
  }

  /// A title has a view of UIKit's own, which has a public name from iOS 6 on.
  private mutating func makeEdge(
    showing title: Value, _ frame: Rect
  ) throws(Fault) -> ObjectID {
    guard simulation.version >= UIKitVersion(6) else {
      let label = try makeView("UILabel", frame: frame)
      try setValue(title, forKey: "text", of: label)
      hand(label, toPoolFrom: .framework)
      return label
    }
    let view = try makeView("UITableViewHeaderFooterView", frame: frame)
    let label = try send("textLabel", to: .object(view), from: .uikit)
    if let label = label.object { try setValue(title, forKey: "text", of: label) }
    hand(view, toPoolFrom: .framework)
    return view
  }

  /// Headers and footers that show no more leave the table, and the delegate hears of it.
  /// They are not kept to be used again.
  mutating func hideEdges(
    where isHidden: (SectionEdge) -> Bool, of table: ObjectID
  ) throws(Fault) {
    let edges = simulation.interface.lists[table]?.edges.filter { isHidden($0.key) } ?? [:]
    for (edge, view) in edges.sorted(by: { $0.key < $1.key }) {
      simulation.interface.lists[table]?.edges[edge] = nil
      guard simulation.isAlive(view) else { continue }
      keep(view)
      if simulation.superview(of: view) == table { try detach(view) }
      try tell(of: view, edge, in: table, isOver: true)
      try letGo(view)
    }
  }

  /// `dequeueReusableHeaderFooterViewWithIdentifier:`: a view of what was registered.
  /// Always a new one: none is kept.
  package mutating func dequeueEdge(
    _ identifier: Value, from table: ObjectID
  ) throws(Fault) -> Value {
    guard let name = simulation.text(of: identifier),
      let source = simulation.interface.lists[table]?.registeredEdges[name]
    else { return .none }
    if case .nib(let nib) = source {
      return try makeView("UITableViewHeaderFooterView", fromNib: nib, identifier)
    }
    guard case .type(let type) = source else { return .none }
    return .object(try makeView(type, by: "initWithReuseIdentifier:", [identifier]))
  }
}

extension UIKitVersion {
  /// The height of a plain header that nobody has set: developers measured 22, and 28 from iOS 7 on;
  /// nothing of Apple's gives it.
  package var sectionEdgeHeight: Double { major < 7 ? 22 : 28 }
}
