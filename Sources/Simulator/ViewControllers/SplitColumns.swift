import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// The columns of a split view controller that was made with a style.
//
// Apple's pages of init(style:), setViewController(_:for:) and of the delegate's
// splitViewController(_:topColumnForCollapsingToProposedTopColumn:).
/// `UISplitViewControllerColumn`, of split views with a style (§17).
package enum SplitColumn: Int, CaseIterable {
  case primary, supplementary, secondary, compact

  /// Where the split view keeps the controller that it was given.
  package var field: String { "\(self)Column" }
  /// The navigation controller that is made around one that is none, and stays with the column.
  package var stack: String { "\(self)Stack" }
}

extension Simulation {
  /// The controller as it was given, not the one made around it.
  package func controller(of column: SplitColumn, of split: ObjectID) -> ObjectID? {
    field(named: column.field, of: split)?.object
  }

  /// Whether a split view controller has columns: one that was made without a style has two
  /// children.
  func hasColumns(_ split: ObjectID) -> Bool {
    version >= UIKitVersion(14) && field(named: "style", of: split)?.integer != 0
  }

  /// The column of a number; nil for one that no column has. It throws for a split view that has
  /// none.
  package func column(
    _ value: Value, of split: ObjectID, for message: Selector
  ) throws(Fault) -> SplitColumn? {
    guard hasColumns(split) else {
      throw .inconsistency(
        "-[UISplitViewController \(message)] does not apply to a style of "
          + "UISplitViewControllerStyleUnspecified")
    }
    return SplitColumn(rawValue: value.integer)
  }
}

extension Turn {
  /// `setViewController:forColumn:`. A collapsed split view with a compact column shows that one
  /// alone.
  package mutating func set(
    _ controller: Value, for column: SplitColumn, of split: ObjectID
  ) throws(Fault) {
    try setField(column.field, to: controller, of: split)
    var wrapper: ObjectID?
    if let id = controller.object { wrapper = try stack(of: id) }
    try setField(column.stack, to: Value(wrapper), of: split)
    let columns: [SplitColumn] =
      simulation.isCollapsed(split) && simulation.controller(of: .compact, of: split) != nil
      ? [.compact] : [.primary, .supplementary, .secondary]
    var children: [ObjectID] = []
    for column in columns {
      guard let controller = simulation.controller(of: column, of: split) else { continue }
      if let stack = try stack(of: controller) { children.append(stack) }
    }
    try setSplit(children, of: split)
    if simulation.isShowing(split) { try collapse(split) }
  }

  /// A column is a navigation controller's; who is none gets one around it.
  private mutating func stack(of controller: ObjectID) throws(Fault) -> ObjectID? {
    if simulation.isKind(controller, of: "UINavigationController") { return controller }
    if let stack = simulation.container(of: controller, "UINavigationController") { return stack }
    let stack = try allocateAutoreleased("UINavigationController")
    return try send(
      "initWithRootViewController:", to: .object(stack), [.object(controller)], from: .uikit
    ).object
  }

  /// An iPhone has room for one column: the delegate says which is to be the top, and those behind
  /// the first go onto its stack up to that one.
  mutating func collapseColumns(of split: ObjectID) throws(Fault) {
    let children = simulation.children(of: split)
    guard let first = children.first, children.count > 1 else { return }
    let proposed = SplitColumn.secondary
    let chosen = try tell(
      "delegate", of: split, "splitViewController:topColumnForCollapsingToProposedTopColumn:",
      [.int(proposed.rawValue)])
    let top = chosen.flatMap { SplitColumn(rawValue: $0.integer) } ?? proposed
    for id in children.dropFirst() {
      keep(id)
      disown(id, by: split)
      simulation.interface.viewControllers[id]?.parent = nil
    }
    for column in [SplitColumn.supplementary, .secondary] where column.rawValue <= top.rawValue {
      guard let controller = simulation.controller(of: column, of: split),
        let stack = try stack(of: controller)
      else { continue }
      try putOnStack(stack, of: first, animated: false)
    }
    for id in children.dropFirst() { try letGo(id) }
  }

  /// `showColumn:`; side by side all columns are shown.
  /// On one stack a column that is on it is popped to, any other is pushed.
  package mutating func show(_ column: SplitColumn, of split: ObjectID) throws(Fault) {
    guard simulation.isCollapsed(split), let first = simulation.children(of: split).first,
      let controller = simulation.controller(of: column, of: split),
      let stack = try stack(of: controller)
    else { return }
    let target = stack == first ? simulation.controller(of: .primary, of: split) : stack
    if let target, simulation.children(of: first).contains(target) {
      _ = try pop(to: target, of: first, animated: true)
    } else if stack != first {
      try putOnStack(stack, of: first, animated: true)
    }
  }
}
