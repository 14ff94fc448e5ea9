package import AutoLayout
import Constraints
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// Which constraints hold, and the views that keep them.
extension Turn {
  /// `setActive:YES`: the nearest view above both items keeps the constraint.
  /// One that is active stays where it is. Without a common ancestor UIKit raises.
  package mutating func activate(_ id: ObjectID) throws(Fault) {
    guard simulation.layout.installations[id] == nil,
      let constraint = simulation.layout.constraints[id]
    else { return }
    guard let holder = simulation.commonAncestor(of: constraint) else {
      let items = [constraint.first, constraint.second].compactMap { $0 }
        .map { simulation.anchorDescription($0) }.joined(separator: " and ")
      throw .exception(
        name: "NSGenericException",
        reason: "Unable to activate constraint with anchors \(items) because they have no common "
          + "ancestor.  Does the constraint or its anchors reference items in different view "
          + "hierarchies?  That's illegal.")
    }
    try install(id, in: holder)
  }

  /// `addConstraint:`, which takes only what is inside of the view.
  /// It is taken out of another view first, so that no constraint is held twice.
  package mutating func add(_ id: ObjectID, to view: ObjectID) throws(Fault) {
    if let constraint = simulation.layout.constraints[id] {
      let items = constraint.items.compactMap { simulation.viewOfItem($0) }
      if !items.allSatisfy({ simulation.isView($0, atOrBelow: view) }) {
        throw .exception(
          name: "NSGenericException",
          reason: "Unable to install constraint on view.  Does the constraint reference something "
            + "from outside the subtree of the view?  That's illegal. constraint:"
            + "\(simulation.line(of: id)) view:\(simulation.frameworkDescription(of: view))")
      }
    }
    try deactivate(id)
    try install(id, in: view)
  }

  /// The view keeps the constraint, and the order of installation is the order in which constraints
  /// count. One about a scroll view's content has its content guide made.
  private mutating func install(_ id: ObjectID, in view: ObjectID) throws(Fault) {
    try retain(id, as: .field(view, "constraints"))
    simulation.interface.views[view]?.constraints.append(id)
    simulation.layout.changes += 1
    if let constraint = simulation.layout.constraints[id] {
      if let scrollView = simulation.scrollView(aroundItemsOf: constraint) {
        _ = try guide(.content, of: scrollView)
      }
      simulation.layout.installations[id] = LayoutModel.Installation(
        view: view, number: simulation.layout.changes)
    }
    requestPass(for: view)
  }

  /// Up to iOS 12 a constraint that holds stays required, or stays optional (crash reports of iOS 12
  /// in he11owor1d.tistory.com/158, none of later versions).
  package func refusePriority(_ new: Double, of id: ObjectID) throws(Fault) {
    if !(new > 0 && new <= 1000) { throw .inconsistency(LayoutFault.priority(new).reason) }
    guard simulation.version < UIKitVersion(13), simulation.layout.installations[id] != nil,
      let old = simulation.layout.constraints[id]?.priority,
      old.isRequired != Priority(new).isRequired
    else { return }
    throw .inconsistency(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(Number.text(new)) and the existing priority was "
        + "\(Number.text(old.value)).")
  }

  /// `setActive:NO`, `removeConstraint:`.
  package mutating func deactivate(_ id: ObjectID) throws(Fault) {
    guard let view = simulation.layout.installations[id]?.view else { return }
    try uninstall(id, from: view)
  }

  /// Lets a view's constraint go. Who removes the last owner frees it.
  package mutating func uninstall(_ id: ObjectID, from view: ObjectID) throws(Fault) {
    simulation.layout.installations[id] = nil
    simulation.layout.changes += 1
    simulation.interface.views[view]?.constraints.removeAll { $0 == id }
    requestPass(for: view)
    try release(id, from: .field(view, "constraints"))
  }

  /// What ties a view, or what is in it, to something around it goes when it leaves its superview.
  /// In the order of their ids, so that each run is the same.
  mutating func cutConstraints(of view: ObjectID) throws(Fault) {
    guard !simulation.layout.installations.isEmpty else { return }
    let inside = Set(simulation.tree(below: view))
    let cut = simulation.layout.installations.filter { id, installation in
      guard !inside.contains(installation.view),
        let constraint = simulation.layout.constraints[id]
      else { return false }
      return constraint.items.contains { simulation.viewOfItem($0).map(inside.contains) ?? false }
    }
    for id in cut.keys.sorted() { try deactivate(id) }
  }

  /// Changes what a constraint says.
  package mutating func change(_ id: ObjectID, _ body: (inout LayoutConstraint) -> Void) {
    guard var constraint = simulation.layout.constraints[id] else { return }
    body(&constraint)
    guard constraint != simulation.layout.constraints[id] else { return }
    simulation.layout.constraints[id] = constraint
    if let view = simulation.layout.installations[id]?.view { layoutInputChanged(around: view) }
  }
}

extension Simulation {
  /// The view that an item of a constraint is, or belongs to.
  func viewOfItem(_ item: ObjectID) -> ObjectID? {
    interface.views[item] != nil ? item : layout.guides[item]?.view
  }

  /// The nearest view that has both items in it or is one of them; nil for views of different
  /// hierarchies.
  fileprivate func commonAncestor(of constraint: LayoutConstraint) -> ObjectID? {
    guard let first = viewOfItem(constraint.first.item) else { return nil }
    guard let other = constraint.second?.item else { return first }
    guard let second = viewOfItem(other) else { return nil }
    let above = Set(sequence(first: first) { superview(of: $0) })
    return sequence(first: second) { superview(of: $0) }.first { above.contains($0) }
  }
}
