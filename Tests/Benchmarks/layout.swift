import AutoLayout
import Constraints
import Glibc
import ObjectModel

/// Cells of four views in one column, and all views in one row: what screens have, and the worst.
private struct Screen {
  var layout = Layout()

  init() { add(in: nil, frame: Rect(x: 0, y: 0, width: 320, height: 480), .frame([])) }

  @discardableResult
  mutating func add(
    in owner: ObjectID?, frame: Rect = Rect(), _ placement: LayoutItem.Placement = .constraints
  ) -> ObjectID {
    let id = ObjectID(index: layout.items.count)
    var item = LayoutItem(id, in: owner, frame: frame, placement: placement)
    if placement == .constraints {
      item.horizontal.size = 60
      item.vertical.size = 20
    }
    layout.items.append(item)
    return id
  }

  mutating func pin(
    _ item: ObjectID, _ attribute: LayoutAttribute, to other: ObjectID, _ second: LayoutAttribute,
    _ constant: Double = 0
  ) throws {
    layout.constraints.append(
      try LayoutConstraint(
        LayoutTerm(item, attribute), .equal, LayoutTerm(other, second), plus: constant))
  }

  static func cells(_ count: Int) throws -> Screen {
    var screen = Screen()
    let root = ObjectID(index: 0)
    var above: ObjectID?
    for _ in 0..<count {
      let cell = screen.add(in: root)
      try screen.pin(cell, .leading, to: root, .leading)
      try screen.pin(cell, .trailing, to: root, .trailing)
      try screen.pin(cell, .top, to: above ?? root, above == nil ? .top : .bottom)
      var before: ObjectID?
      for _ in 0..<4 {
        let view = screen.add(in: cell)
        try screen.pin(view, .leading, to: before ?? cell, before == nil ? .leading : .trailing, 8)
        try screen.pin(view, .top, to: cell, .top, 8)
        try screen.pin(view, .bottom, to: cell, .bottom, -8)
        if let before { try screen.pin(view, .width, to: before, .width) }
        before = view
      }
      if let before { try screen.pin(before, .trailing, to: cell, .trailing, -8) }
      above = cell
    }
    return screen
  }

  static func row(_ count: Int) throws -> Screen {
    var screen = Screen()
    let root = ObjectID(index: 0)
    var before: ObjectID?
    for _ in 0..<count {
      let view = screen.add(in: root)
      try screen.pin(view, .leading, to: before ?? root, before == nil ? .leading : .trailing, 1)
      try screen.pin(view, .top, to: root, .top)
      before = view
    }
    if let before { try screen.pin(before, .trailing, to: root, .trailing) }
    return screen
  }
}

@main struct Benchmark {
  static func main() throws {
    for (name, screen) in [
      ("10 cells", try Screen.cells(10)), ("100 cells", try .cells(100)),
      ("a row of 50", try .row(50)),
      ("a row of 100", try .row(100)),
    ] {
      var least = Int.max
      var solution = screen.layout.solution()
      for _ in 0..<5 {
        let start = clock()
        solution = screen.layout.solution()
        least = min(least, clock() - start)
      }
      print(
        "\(name): \(screen.layout.items.count) views, \(screen.layout.constraints.count) constraints,",
        "\(Double(least) / 1000) ms, \(solution.broken.count) broken,",
        "\(solution.ambiguous.count) ambiguous")
    }
  }
}
