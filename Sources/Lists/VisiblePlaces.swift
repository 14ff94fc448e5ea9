import AutoLayout
package import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Simulator
import Syntax

/// Which rows of a list show, and how large the whole list is.
package struct ListGeometry {
  /// In the order of sections and rows, in the coordinates of the content.
  package var shown: [(place: ListPlace, frame: Rect)] = []
  /// The headers and footers that show.
  var edges: [(edge: SectionEdge, frame: Rect)] = []
  /// Of all the content, in points.
  package var size = Size()
}

// Which rows show, and where: what a screenful is.
extension Turn {
  /// The rows or items that the visible area meets, and the size of all. It asks the delegate for
  /// what it needs, so that it is not cheap.
  package mutating func geometry(of list: ObjectID, _ kind: ListKind) throws(Fault) -> ListGeometry
  {
    let size = simulation.listSize(of: list)
    var offset = Point()
    if case .point(let known)? = simulation.field(named: "contentOffset", of: list) {
      offset = known
    }
    return switch kind {
    case .table: try rows(of: list, width: size.width, from: offset.y, to: offset.y + size.height)
    case .collection: try itemsByLayout(of: list, in: Rect(origin: offset, size: size))
    }
  }

  /// `rectForRowAtIndexPath:`.
  /// Empty for a row that the table does not have.
  package mutating func rect(ofRow place: ListPlace, of table: ObjectID) throws(Fault) -> Rect {
    let counts = try counts(of: table, .table)
    guard counts.indices.contains(place.section), place.row >= 0,
      place.row < counts[place.section]
    else { return Rect() }
    let heights = try rowHeights(of: table)
    let header = SectionEdge(section: place.section, isHeader: true)
    let y =
      try start(ofSection: place.section, of: table, heights) + simulation.height(of: header, table)
      + length(ofRows: place.row, inSection: place.section, of: table, heights)
    let height = try height(of: place, of: table, heights)
    return Rect(x: 0, y: y, width: simulation.listSize(of: table).width, height: height)
  }

  /// `rectForHeaderInSection:` and its like for footers.
  package mutating func rect(of edge: SectionEdge, of table: ObjectID) throws(Fault) -> Rect {
    let section = try rect(ofSection: edge.section, of: table)
    let height = simulation.height(of: edge, table)
    let y = edge.isHeader ? 0 : section.size.height - height
    return Rect(x: 0, y: section.origin.y + y, width: section.size.width, height: height)
  }

  /// `rectForSection:`.
  package mutating func rect(ofSection section: Int, of table: ObjectID) throws(Fault) -> Rect {
    guard try counts(of: table, .table).indices.contains(section) else { return Rect() }
    let heights = try rowHeights(of: table)
    let (top, bottom) = (
      try start(ofSection: section, of: table, heights),
      try start(ofSection: section + 1, of: table, heights)
    )
    return Rect(x: 0, y: top, width: simulation.listSize(of: table).width, height: bottom - top)
  }

  /// Where a section begins, below all before it; for the section behind the last one, where the
  /// rows end.
  private mutating func start(
    ofSection section: Int, of table: ObjectID, _ heights: RowHeights
  ) throws(Fault) -> Double {
    var y = simulation.height(of: "tableHeaderView", of: table)
    for (section, count) in try counts(of: table, .table).prefix(section).enumerated() {
      y += simulation.height(of: SectionEdge(section: section, isHeader: true), table)
      y += try length(ofRows: count, inSection: section, of: table, heights)
      y += simulation.height(of: SectionEdge(section: section, isHeader: false), table)
    }
    return y
  }

  /// How high the first rows of a section are together.
  /// The delegate is asked for each of them, which takes long in long tables, as on a device.
  private mutating func length(
    ofRows count: Int, inSection section: Int, of table: ObjectID, _ heights: RowHeights
  ) throws(Fault) -> Double {
    if heights.delegate == .none { return heights.length(of: 0..<count, inSection: section) }
    var length = 0.0
    for row in 0..<count {
      length += try height(of: ListPlace(section: section, row: row), of: table, heights)
    }
    return length
  }

  /// `scrollToRowAtIndexPath:atScrollPosition:animated:`: a row to the top, the middle or the bottom,
  /// or as far as is needed.
  package mutating func scroll(
    table: ObjectID, to place: ListPlace, position: Int, animated: Bool
  ) throws(Fault) {
    let counts = try counts(of: table, .table)
    let isSection = counts.indices.contains(place.section)
    guard isSection, (0..<counts[place.section]).contains(place.row) else {
      let what =
        isSection
        ? "row (\(place.row)) beyond bounds (\(counts[place.section])) for section (\(place.section))."
        : "section (\(place.section)) beyond bounds (\(counts.count))."
      throw .exception(
        name: "NSRangeException",
        reason: "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: "
          + what)
    }
    let rect = try rect(ofRow: place, of: table)
    let window = simulation.listSize(of: table).height
    let content = try geometry(of: table, .table).size.height
    let insets = simulation.adjustedContentInset(of: table)
    let room = window - insets.top - insets.bottom
    let wanted: Double? =
      switch position {
      case 1: rect.origin.y - insets.top
      case 2: rect.origin.y - insets.top - (room - rect.size.height) / 2
      case 3: rect.origin.y - insets.top - (room - rect.size.height)
      default: nil
      }
    guard let wanted else { return try scroll(table, toShow: rect, animated: animated) }
    // The ends of the list stay where they are.
    let last = max(-insets.top, content + insets.bottom - window)
    let offset = Point(x: 0, y: min(max(wanted, -insets.top), last))
    try scroll(table, to: offset, animated: animated)
  }

  /// The height of a row that nobody has set.
  static let rowHeight = 44.0

  /// How high rows are: as the table has it set, else as is known of those whose cells say so, else as
  /// is estimated, each in points; and the delegate that is asked for each one's.
  private struct RowHeights {
    /// `rowHeight`; not above 0 where the cells say it themselves.
    var fixed: Double
    /// 0 where cells are not measured, negative where the table chooses (iOS 11).
    var estimated: Double
    /// What cells said when they were measured.
    var measured: [ListPlace: Double]
    /// What the delegate takes rows for that do not show.
    var taken: [ListPlace: Double]
    /// Nil where it has no `tableView:heightForRowAtIndexPath:`.
    var delegate: Value

    /// What a row counts with of which nothing is known.
    var usual: Double { fixed > 0 ? fixed : estimated > 0 ? estimated : Turn.rowHeight }

    /// How high rows of a section are together where nobody is asked.
    func length(of rows: Range<Int>, inSection section: Int) -> Double {
      let known = taken.merging(measured) { $1 }
        .filter { $0.key.section == section && rows.contains($0.key.row) }
      return Double(rows.count - known.count) * usual + known.values.reduce(0, +)
    }
  }

  /// Read anew at each layout: any of it may have been set since. A delegate that estimates counts
  /// as an estimate, negative where the table itself has none.
  private mutating func rowHeights(of table: ObjectID) throws(Fault) -> RowHeights {
    let fixed = try value(forKey: "rowHeight", of: table).real
    let delegate = try value(forKey: "delegate", of: table)
    let asks = responds(delegate, to: "tableView:heightForRowAtIndexPath:")
    let estimates = simulation.version >= UIKitVersion(8)
    let list = simulation.interface.lists[table]
    let estimated = estimates ? try value(forKey: "estimatedRowHeight", of: table).real : 0
    return RowHeights(
      fixed: fixed,
      estimated: estimates && estimated == 0 && list?.estimated.isEmpty == false ? -1 : estimated,
      measured: list?.measured ?? [:], taken: list?.estimated ?? [:],
      delegate: asks ? delegate : .none)
  }

  /// Whether the cell of a row says how high that is: since iOS 8, where neither the table nor its
  /// delegate says so and an estimate is there.
  mutating func isMeasured(_ place: ListPlace, of table: ObjectID) throws(Fault) -> Bool {
    let heights = try rowHeights(of: table)
    if heights.estimated == 0 { return false }
    if heights.delegate == .none { return heights.fixed <= 0 }
    return try answer(at: place, of: table, heights) < 0
  }

  /// How high the constraints of a cell's contents make it at a width, in points; 44 where they say
  /// nothing of it.
  mutating func heightOfContents(
    of cell: ObjectID, width: Double
  ) throws(Fault) -> Double {
    guard simulation.layout.isActive,
      let content = simulation.field(named: "contentView", of: cell)?.object
    else { return Turn.rowHeight }
    let size = try size(
      of: content, fitting: Size(width: width, height: 0), horizontally: 1000, vertically: 50)
    return size.height > 0 ? size.height : Turn.rowHeight
  }

  /// In points. A negative answer of the delegate (`UITableView.automaticDimension`) leaves the
  /// height to the cell; 0 counts as 1, so that a row always takes room.
  private mutating func height(
    of place: ListPlace, of table: ObjectID, _ heights: RowHeights
  ) throws(Fault) -> Double {
    let usual =
      heights.measured[place] ?? (heights.fixed > 0 ? nil : heights.taken[place]) ?? heights.usual
    if heights.delegate == .none { return usual }
    let answer = try answer(at: place, of: table, heights)
    return answer > 0 ? answer : answer < 0 ? usual : 1
  }

  /// What the delegate says of the height of a row.
  private mutating func answer(
    at place: ListPlace, of table: ObjectID, _ heights: RowHeights
  ) throws(Fault) -> Double {
    try send(
      "tableView:heightForRowAtIndexPath:", to: heights.delegate,
      [.object(table), try indexPath(place)], from: .uikit
    ).real
  }

  /// Rows below the screen count with the usual height; nobody is asked for theirs.
  private mutating func rows(
    of table: ObjectID, width: Double, from top: Double, to bottom: Double
  ) throws(Fault) -> ListGeometry {
    let heights = try rowHeights(of: table)
    var y = simulation.height(of: "tableHeaderView", of: table)
    var geometry = ListGeometry()
    for (section, count) in try counts(of: table, .table).enumerated() {
      let header = SectionEdge(section: section, isHeader: true)
      let footer = SectionEdge(section: section, isHeader: false)
      let start = y
      y += simulation.height(of: header, table)
      var row = 0
      if heights.delegate == .none, heights.measured.isEmpty, heights.taken.isEmpty {
        // Rows of one height need not be gone through to be passed over.
        row = ((top - y) / heights.usual).count(upTo: count)
        y += Double(row) * heights.usual
      }
      while row < count, y < bottom {
        let place = ListPlace(section: section, row: row)
        let height = try height(of: place, of: table, heights)
        if y + height > top {
          let size = Size(width: width, height: height)
          geometry.shown.append((place, Rect(origin: Point(x: 0, y: y), size: size)))
        }
        y += height
        row += 1
      }
      y += heights.length(of: row..<count, inSection: section)
      let end = y + simulation.height(of: footer, table)
      for edge in [header, footer] {
        let frame = simulation.frame(of: edge, table, from: start, to: end, width, top, bottom)
        if let frame { geometry.edges.append((edge, frame)) }
      }
      y = end
    }
    let end = y + simulation.height(of: "tableFooterView", of: table)
    geometry.size = Size(width: width, height: end)
    return geometry
  }

  /// The items of a collection. A layout of another class than the flow layout is taken for a plain
  /// one.
  mutating func items(
    of collection: ObjectID, in area: Rect
  ) throws(Fault) -> ListGeometry {
    guard let layout = try value(forKey: "collectionViewLayout", of: collection).object else {
      return ListGeometry()
    }
    let isFlow = simulation.isKind(layout, of: "UICollectionViewFlowLayout")
    let isComposed = simulation.isKind(layout, of: "UICollectionViewCompositionalLayout")
    let goesAcross = isFlow ? try value(forKey: "scrollDirection", of: layout).integer == 1 : false
    let seen = goesAcross ? area.transposed : area
    let (top, bottom) = (seen.origin.y, seen.origin.y + seen.size.height)
    var geometry = ListGeometry()
    var start = 0.0
    for (section, count) in try counts(of: collection, .collection).enumerated() {
      let frames: SectionFrames
      let edges: [SectionBoundary]
      if isComposed {
        let composed = try compositionalSection(section, count, of: layout, in: area.size)
        edges = composed.boundaries
        frames = composed.frames(
          start: start + edges.headerLength, from: top, to: bottom, width: area.size.width)
      } else {
        let flow =
          isFlow
          ? try flowSection(section, count, of: layout, collection, goesAcross) : .plain(count)
        edges =
          isFlow
          ? try flowBoundaries(section, of: layout, collection, seen.size.width, goesAcross) : []
        frames = flow.frames(
          width: seen.size.width, start: start + edges.headerLength, from: top, to: bottom)
      }
      let end = start + edges.headerLength + frames.length
      geometry.shown += frames.shown.map { (ListPlace(section: section, row: $0.item), $0.frame) }
      geometry.edges += edges.frames(inSection: section, from: start, end: end, top, bottom)
      start = end + edges.footerLength
    }
    geometry.size = Size(width: seen.size.width, height: start)
    return goesAcross ? geometry.transposed : geometry
  }

  /// What the delegate of a collection says of a section, else the property of its flow layout.
  private mutating func flowAnswer(
    _ key: String, _ selector: Selector, _ section: Int, of layout: ObjectID,
    _ collection: ObjectID, _ delegate: Value
  ) throws(Fault) -> Value {
    guard responds(delegate, to: selector) else { return try value(forKey: key, of: layout) }
    return try send(
      selector, to: delegate, [.object(collection), .object(layout), .int(section)], from: .uikit)
  }

  /// The header and the footer of a flow layout's section, as high as its collection's delegate or
  /// the layout itself says; as wide as the collection.
  private mutating func flowBoundaries(
    _ section: Int, of layout: ObjectID, _ collection: ObjectID, _ width: Double, _ goesAcross: Bool
  ) throws(Fault) -> [SectionBoundary] {
    let delegate = try value(forKey: "delegate", of: collection)
    var boundaries: [SectionBoundary] = []
    for (edge, isHeader) in [("Header", true), ("Footer", false)] {
      let selector = Selector("collectionView:layout:referenceSizeFor\(edge)InSection:")
      let answer = try flowAnswer(
        edge.lowercased() + "ReferenceSize", selector, section, of: layout, collection, delegate)
      guard case .size(let size) = answer else { continue }
      let length = goesAcross ? size.width : size.height
      guard length > 0 else { continue }
      boundaries.append(
        SectionBoundary(
          kind: "UICollectionElementKindSection" + edge, isHeader: isHeader,
          size: Size(width: width, height: length)))
    }
    return boundaries
  }

  /// What the layout says of a section, and its collection's delegate above it.
  /// The delegate comes before the layout's own properties. Sizes are asked of every item, shown or
  /// not, as UIKit asks them.
  private mutating func flowSection(
    _ section: Int, _ count: Int, of layout: ObjectID, _ collection: ObjectID, _ goesAcross: Bool
  ) throws(Fault) -> FlowSection {
    let delegate = try value(forKey: "delegate", of: collection)
    var flow = FlowSection.plain(count)
    let insets = Insets(
      try flowAnswer(
        "sectionInset", "collectionView:layout:insetForSectionAtIndex:", section, of: layout,
        collection, delegate))
    flow.insets = goesAcross ? insets.transposed : insets
    flow.lineGap = max(
      0,
      try flowAnswer(
        "minimumLineSpacing", "collectionView:layout:minimumLineSpacingForSectionAtIndex:", section,
        of: layout, collection, delegate
      ).real)
    flow.itemGap = max(
      0,
      try flowAnswer(
        "minimumInteritemSpacing",
        "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", section, of: layout,
        collection, delegate
      ).real)
    let size = Size(try value(forKey: "itemSize", of: layout)) ?? flow.size
    flow.size = goesAcross ? size.transposed : size
    let sizeForItem: Selector = "collectionView:layout:sizeForItemAtIndexPath:"
    guard responds(delegate, to: sizeForItem) else { return flow }
    var sizes: [Size] = []
    for item in 0..<count {
      let path = try indexPath(ListPlace(section: section, row: item))
      let asked = Size(
        try send(
          sizeForItem, to: delegate, [.object(collection), .object(layout), path], from: .uikit))
      sizes.append((goesAcross ? asked?.transposed : asked) ?? flow.size)
    }
    flow.sizes = sizes
    return flow
  }
}

extension FlowSection {
  /// As a new flow layout would have it.
  fileprivate static func plain(_ count: Int) -> FlowSection {
    FlowSection(
      count: count, insets: Insets(), itemGap: 10, lineGap: 10, size: Size(width: 50, height: 50))
  }
}

extension Insets {
  /// Sides change places with those across them.
  fileprivate var transposed: Insets { Insets(top: left, left: top, bottom: right, right: bottom) }
}

extension ListGeometry {
  /// Of a layout that scrolls sideways.
  fileprivate var transposed: ListGeometry {
    ListGeometry(
      shown: shown.map { ($0.place, $0.frame.transposed) },
      edges: edges.map { ($0.edge, $0.frame.transposed) }, size: size.transposed)
  }
}

extension Rect {
  /// x and y, width and height change places: a layout that scrolls sideways is one turned over.
  fileprivate var transposed: Rect {
    Rect(origin: Point(x: origin.y, y: origin.x), size: size.transposed)
  }
}

extension Size {
  /// Width and height change places.
  fileprivate var transposed: Size { Size(width: height, height: width) }

  /// A size that something can have; nil for all others.
  fileprivate init?(_ value: Value) {
    guard case .size(let size) = value, size.width > 0, size.height > 0 else { return nil }
    self = size
  }
}

extension Simulation {
  /// The size of a list; of one whose size a nib has given, and that is not declared, the size of
  /// its superview.
  func listSize(of list: ObjectID) -> Size {
    guard let frame = frame(of: list) else { return Size() }
    if frame.size.height > 0 || interface.views[list]?.isArchived != true { return frame.size }
    return superview(of: list).flatMap { self.frame(of: $0) }?.size ?? frame.size
  }

  /// 0 for a header or footer that is not there.
  fileprivate func height(of edge: SectionEdge, _ table: ObjectID) -> Double {
    interface.lists[table]?.edgeHeights[edge] ?? 0
  }

  /// Where a header or footer of a section shows; nil out of sight. In a plain table it stays in
  /// sight as long as something of its section does.
  fileprivate func frame(
    of edge: SectionEdge, _ table: ObjectID, from start: Double, to end: Double, _ width: Double,
    _ top: Double, _ bottom: Double
  ) -> Rect? {
    let height = height(of: edge, table)
    guard height > 0 else { return nil }
    var y = edge.isHeader ? start : end - height
    if field(named: "style", of: table) == .int(0), start < bottom, end > top {
      let insets = adjustedContentInset(of: table)
      y =
        edge.isHeader
        ? min(max(y, top + insets.top), end - height)
        : max(min(y, bottom - insets.bottom - height), start)
    }
    guard y < bottom, y + height > top else { return nil }
    return Rect(x: 0, y: y, width: width, height: height)
  }

  /// Of the table's own header or footer, by the name of its property.
  fileprivate func height(of view: String, of table: ObjectID) -> Double {
    field(named: view, of: table)?.object.flatMap { frame(of: $0)?.size.height } ?? 0
  }
}
