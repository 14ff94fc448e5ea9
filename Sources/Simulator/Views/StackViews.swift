import FoundationKit
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

extension Turn {
  /// Puts a view among those that a stack view arranges, at the end or at a place; their masks
  /// count no more.
  package mutating func arrange(
    _ view: ObjectID?, in stack: ObjectID, at place: Int?
  ) throws(Fault) {
    guard let view, simulation.interface.views[view] != nil,
      let list = try part("arrangedSubviews", of: stack, "NSMutableArray").object
    else { return }
    if let old = elements(of: list).firstIndex(of: .object(view)) {
      if place == nil { return }
      try remove(at: old, from: list)
    }
    let count = elements(of: list).count
    try append(.object(view), to: list, at: min(max(place ?? count, 0), count))
    simulation.layout.stacks.insert(stack)
    simulation.layout.untranslated.insert(view)
    if simulation.superview(of: view) != stack { try addSubview(view, to: stack) }
    layoutInputChanged(around: stack)
  }

  /// A view that leaves its superview is arranged no more.
  package mutating func stopArranging(_ view: ObjectID, in stack: ObjectID) throws(Fault) {
    guard simulation.layout.stacks.contains(stack),
      let list = simulation.field(named: "arrangedSubviews", of: stack)?.object,
      let place = elements(of: list).firstIndex(of: .object(view))
    else { return }
    layoutInputChanged(around: stack)
    try remove(at: place, from: list)
    if elements(of: list).isEmpty { simulation.layout.stacks.remove(stack) }
  }
}
