import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

// Which rows show, and where: what a screenful is.
extension Turn {
  /// The rows that can be seen, with their frames.
  mutating func visiblePlaces(
    of list: ObjectID, _ kind: ListKind
  ) throws(Fault) -> [(place: ListPlace, frame: Rect)] {
    let size = simulation.listSize(of: list)
    var top = 0.0
    if case .point(let offset)? = simulation.field(named: "contentOffset", of: list) {
      top = offset.y
    }
    return switch kind {
    case .table: try visibleRows(of: list, width: size.width, from: top, to: top + size.height)
    case .collection:
      try visibleItems(of: list, width: size.width, from: top, to: top + size.height)
    }
  }

  /// The height of a row that nobody has set.
  private static let rowHeight = 44.0

  private mutating func visibleRows(
    of table: ObjectID, width: Double, from top: Double, to bottom: Double
  ) throws(Fault) -> [(place: ListPlace, frame: Rect)] {
    let set = try value(forKey: "rowHeight", of: table).real
    let usual = set > 0 ? set : Turn.rowHeight
    let delegate = try value(forKey: "delegate", of: table)
    let heightForRow: Selector = "tableView:heightForRowAtIndexPath:"
    let asks = delegate != .none && responds(delegate, to: heightForRow)
    let header = simulation.field(named: "tableHeaderView", of: table)?.object
    var y = header.flatMap { simulation.frame(of: $0)?.size.height } ?? 0
    var found: [(place: ListPlace, frame: Rect)] = []
    for (section, count) in try counts(of: table, .table).enumerated() {
      var first = 0
      if !asks, y < top {
        // Rows of one height need not be gone through to be passed over.
        first = min(count, Int(((top - y) / usual).rounded(.down)))
        y += Double(first) * usual
      }
      for row in first..<max(first, count) {
        if y >= bottom { return found }
        let place = ListPlace(section: section, row: row)
        var height = usual
        if asks {
          let answer = try send(
            heightForRow, to: delegate, [.object(table), try indexPath(place)], from: .uikit)
          height = answer.real > 0 ? answer.real : answer.real < 0 ? usual : 1
        }
        if y + height > top {
          let size = Size(width: width, height: height)
          found.append((place, Rect(origin: Point(x: 0, y: y), size: size)))
        }
        y += height
      }
    }
    return found
  }

  private mutating func visibleItems(
    of collection: ObjectID, width: Double, from top: Double, to bottom: Double
  ) throws(Fault) -> [(place: ListPlace, frame: Rect)] {
    guard let layout = try value(forKey: "collectionViewLayout", of: collection).object else {
      return []
    }
    let flow = try flow(of: layout)
    let columns = max(1, Int((width + flow.columnGap) / (flow.item.width + flow.columnGap)))
    var y = 0.0
    var found: [(place: ListPlace, frame: Rect)] = []
    for (section, count) in try counts(of: collection, .collection).enumerated() {
      for item in 0..<count {
        let line = Double(item / columns) * (flow.item.height + flow.lineGap)
        if y + line >= bottom { break }
        guard y + line + flow.item.height > top else { continue }
        let x = Double(item % columns) * (flow.item.width + flow.columnGap)
        found.append(
          (
            ListPlace(section: section, row: item),
            Rect(origin: Point(x: x, y: y + line), size: flow.item)
          ))
      }
      y += Double((count + columns - 1) / columns) * (flow.item.height + flow.lineGap)
    }
    return found
  }

  /// The size and the gaps of items; a layout that is no flow layout has those of a new one.
  private mutating func flow(
    of layout: ObjectID
  ) throws(Fault) -> (item: Size, columnGap: Double, lineGap: Double) {
    let plain = (Size(width: 50, height: 50), 10.0, 10.0)
    guard simulation.isKind(layout, of: "UICollectionViewFlowLayout"),
      case .size(let item) = try value(forKey: "itemSize", of: layout), item.width > 0,
      item.height > 0
    else { return plain }
    return (
      item, max(0, try value(forKey: "minimumInteritemSpacing", of: layout).real),
      max(0, try value(forKey: "minimumLineSpacing", of: layout).real)
    )
  }
}

extension Simulation {
  /// The size of a list; of one whose size a nib has given, and that is not declared, the size of
  /// its superview.
  fileprivate func listSize(of list: ObjectID) -> Size {
    guard let frame = frame(of: list) else { return Size() }
    if frame.size.height > 0 || interface.views[list]?.isArchived != true { return frame.size }
    return superview(of: list).flatMap { self.frame(of: $0) }?.size ?? frame.size
  }
}
