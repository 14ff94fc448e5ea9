import AutoLayout
package import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// The guides of views.
extension Turn {
  /// A guide that a view has from the start, made when it is first asked for.
  /// Those that nobody asks for cost layout nothing.
  package mutating func guide(_ kind: LayoutModel.Guide.Kind, of view: ObjectID) throws(Fault)
    -> ObjectID
  {
    let known = simulation.layout.guidesOfViews[view]?.first {
      simulation.layout.guides[$0]?.kind == kind
    }
    if let known { return known }
    let guide = try allocateAutoreleased("UILayoutGuide")
    try add(guide: guide, kind, to: view)
    return guide
  }

  /// `addLayoutGuide:`; a guide that another view has leaves it first.
  package mutating func add(
    guide: ObjectID, _ kind: LayoutModel.Guide.Kind, to view: ObjectID
  ) throws(Fault) {
    try retain(guide, as: .field(view, "layoutGuides"))
    if let old = simulation.layout.guides[guide]?.view { try remove(guide: guide, from: old) }
    simulation.layout.guides[guide] = LayoutModel.Guide(view: view, kind: kind)
    simulation.layout.guidesOfViews[view, default: []].append(guide)
    layoutInputChanged(around: view)
  }

  /// `removeLayoutGuide:`, which takes the constraints along that are about it.
  package mutating func remove(guide: ObjectID, from view: ObjectID) throws(Fault) {
    guard simulation.layout.guides[guide]?.view == view else { return }
    let about = simulation.layout.installations.keys.filter {
      simulation.layout.constraints[$0]?.items.contains(guide) ?? false
    }
    for id in about.sorted() { try deactivate(id) }
    simulation.layout.guides[guide] = nil
    simulation.layout.guidesOfViews[view]?.removeAll { $0 == guide }
    try release(guide, from: .field(view, "layoutGuides"))
  }

  /// `layoutFrame`, in the view's own coordinates.
  /// A guide that UIKit places needs no solver; any other is solved with the whole tree around it.
  package mutating func frame(ofGuide guide: ObjectID) throws(Fault) -> Rect {
    guard let view = simulation.layout.guides[guide]?.view,
      let size = simulation.frame(of: view)?.size
    else { return Rect() }
    if let insets = simulation.insets(ofGuide: guide) {
      return Rect(
        x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
        height: max(0, size.height - insets.top - insets.bottom))
    }
    try solve(around: view)
    return simulation.layout.solved[simulation.topmost(of: view)]?.solution.frames[guide] ?? Rect()
  }

  /// `topLayoutGuide`, `bottomLayoutGuide`.
  package mutating func barGuide(_ name: String, of controller: ObjectID) throws(Fault) -> Value {
    let guide = try part(name, of: controller, "_UILayoutGuide")
    if let id = guide.object {
      try setValue(.object(controller), forKey: "owner", of: id)
      try setValue(.bool(name == "topLayoutGuide"), forKey: "isTop", of: id)
    }
    return guide
  }
}
