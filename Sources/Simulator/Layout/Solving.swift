import AutoLayout
import Constraints
import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// Constraints become frames.
extension Turn {
  /// Something has changed that the frames of a view, or of those around it, depend on.
  package mutating func layoutInputChanged(around view: ObjectID) {
    guard simulation.layout.isActive else { return }
    simulation.layout.changes += 1
    requestPass(for: view)
  }

  /// Solves the constraints of the tree that a view is in, if they are others than the last time;
  /// the superviews of what is to move wait for their layout.
  mutating func solve(around view: ObjectID) throws(Fault) {
    guard !simulation.isSolved(view) else { return }
    let top = simulation.topmost(of: view)
    var layout = try snapshot(below: top)
    if layout.constraints.isEmpty, layout.items.allSatisfy({ $0.stack == nil }) {
      layout = Layout()
    }
    let known = simulation.layout.solved[top]
    if let known, known.layout == layout {
      let changes = simulation.layout.changes
      simulation.layout.solved[top]?.changes = changes
      return
    }
    let solution = wrapped(layout).solution()
    simulation.layout.solved[top] = LayoutModel.Solved(
      layout: layout, solution: solution, changes: simulation.layout.changes)
    let told = Set(known?.solution.broken ?? [])
    for broken in solution.broken where !told.contains(broken) { warn(simulation.report(broken)) }
    for item in layout.items {
      guard let superview = simulation.superview(of: item.id),
        simulation.solvedFrame(of: item.id, below: top) != nil
      else { continue }
      markForLayout(superview)
    }
  }

  /// `UIView`'s own `layoutSubviews`: what is directly in the view gets its solved frame.
  package mutating func placeSubviews(of view: ObjectID) throws(Fault) {
    guard simulation.layout.isActive else { return }
    try solve(around: view)
    let top = simulation.topmost(of: view)
    for child in simulation.subviews(of: view) {
      if let frame = simulation.solvedFrame(of: child, below: top) { resize(child, to: frame) }
    }
    try takeContentSize(of: view, below: top)
  }

  /// A scroll view whose content constraints measure scrolls so much.
  /// Only where its size is the only one possible; else the program's own `contentSize` stays.
  private mutating func takeContentSize(of view: ObjectID, below top: ObjectID) throws(Fault) {
    guard let guide = simulation.contentGuide(of: view),
      let solved = simulation.layout.solved[top]?.solution,
      !solved.ambiguous.contains(guide), let frame = solved.frames[guide]
    else { return }
    let size = Value.size(simulation.onPixels(frame).size)
    if simulation.field(named: "contentSize", of: view) != size {
      try setField("contentSize", to: size, of: view)
    }
  }

  /// `hasAmbiguousLayout`.
  package mutating func hasAmbiguousLayout(_ view: ObjectID) throws(Fault) -> Bool {
    try solve(around: view)
    return simulation.layout.solved[simulation.topmost(of: view)]?.solution.ambiguous
      .contains(view) ?? false
  }

  /// `systemLayoutSizeFittingSize:`: how large a view would be if its constraints and its content
  /// alone decided, as near to a size as the priorities say.
  package mutating func size(
    of view: ObjectID, fitting target: Size, horizontally: Double, vertically: Double
  ) throws(Fault) -> Size {
    var layout = try snapshot(below: view)
    layout.items[0].placement = .constraints
    for (attribute, length, priority) in [
      (LayoutAttribute.width, target.width, horizontally), (.height, target.height, vertically),
    ] {
      let wish = try? LayoutConstraint(
        LayoutTerm(view, attribute), .equal, plus: length, at: Priority(priority))
      if let wish { layout.constraints.append(wish) }
    }
    return wrapped(layout).solution().frames[view]?.size ?? Size()
  }

  /// The layout with labels of several lines as wide as they come out, and as high as their text is
  /// then.
  private func wrapped(_ layout: Layout) -> Layout {
    let labels = layout.items.indices.filter { simulation.wraps(layout.items[$0].id) }
    if labels.isEmpty { return layout }
    let frames = layout.solution().frames
    var layout = layout
    for place in labels {
      let label = layout.items[place].id
      guard let width = frames[label]?.size.width,
        let wanted = layout.items[place].horizontal.size, width < wanted,
        let height = simulation.textSize(of: label, within: width)?.height
      else { continue }
      layout.items[place].vertical.size = height
    }
    return layout
  }
}

extension Simulation {
  /// Whether nothing that the frames in a view's tree depend on has changed since they were solved.
  func isSolved(_ view: ObjectID) -> Bool {
    guard layout.isActive else { return true }
    return layout.solved[topmost(of: view)]?.changes == layout.changes
  }

  /// The frame that constraints give a view, its edges on pixels; nil where it has it. What keeps
  /// the frame that it was given may stand between two pixels.
  fileprivate func solvedFrame(of view: ObjectID, below top: ObjectID) -> Rect? {
    guard let solved = layout.solved[top]?.solution.frames[view].map(onPixels),
      let frame = frame(of: view)
    else { return nil }
    let held = layout.untranslated.contains(view) ? frame : onPixels(frame)
    return solved == held ? nil : solved
  }

  /// A frame with its edges on whole pixels: edges are rounded, not lengths, so that neighbours
  /// stay neighbours.
  fileprivate func onPixels(_ frame: Rect) -> Rect {
    let scale = version.screenScale(of: device)
    // What is rounded to zero from below is zero without a sign.
    func pixels(_ value: Double) -> Double { (value * scale).rounded() + 0 }
    let (x, y) = (pixels(frame.origin.x), pixels(frame.origin.y))
    return Rect(
      x: x / scale, y: y / scale, width: (pixels(frame.origin.x + frame.size.width) - x) / scale,
      height: (pixels(frame.origin.y + frame.size.height) - y) / scale)
  }
}
