import AutoLayout
import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator

/// The items of one section as a compositional layout places them: group after group, each with the
/// same places in it (Apple's page of UICollectionViewCompositionalLayout).
struct CompositionalSection {
  var count: Int
  var insets = Insets()
  var gap = 0.0
  /// The size of a group, and the frames of the items in it.
  var group = Size()
  var places: [Rect] = []
  /// Whether the groups stand beside each other, and scroll across.
  var goesAcross = false
  /// Headers and footers, which lie outside of the insets.
  var boundaries: [SectionBoundary] = []

  /// The frames of the items that show in a stretch, and how long the section is.
  func frames(
    start: Double, from top: Double, to bottom: Double, width: Double
  ) -> SectionFrames {
    guard count > 0, !places.isEmpty else { return ([], insets.top + insets.bottom) }
    let groups = (count + places.count - 1) / places.count
    var shown: [(item: Int, frame: Rect)] = []
    for number in 0..<groups {
      let far = Double(number) * ((goesAcross ? group.width : group.height) + gap)
      let x = insets.left + (goesAcross ? far : 0)
      let y = start + insets.top + (goesAcross ? 0 : far)
      if y >= bottom || x >= width { break }
      if y + group.height <= top { continue }
      let first = number * places.count
      for (place, item) in zip(places, first..<count) {
        let origin = Point(x: x + place.origin.x, y: y + place.origin.y)
        shown.append((item, Rect(origin: origin, size: place.size)))
      }
    }
    let across = group.height
    let down = Double(groups) * (group.height + gap) - gap
    return (shown, insets.top + (goesAcross ? across : down) + insets.bottom)
  }
}

extension CompositionalSection {
  /// Rows below each other, as a table has them, with a header or footer where the configuration of
  /// the list asks for one. All are as high as a plain cell, in points: what they measure themselves
  /// is not simulated.
  fileprivate mutating func becomeList(
    _ simulation: Simulation, _ configuration: ObjectID, _ size: Size
  ) {
    group = Size(width: size.width, height: Turn.rowHeight)
    places = [Rect(size: group)]
    for (edge, isHeader) in [("Header", true), ("Footer", false)] {
      let mode = simulation.field(named: edge.lowercased() + "Mode", of: configuration)
      guard mode == .int(1) else { continue }
      boundaries.append(
        SectionBoundary(
          kind: "UICollectionElementKindSection" + edge, isHeader: isHeader, size: group))
    }
  }
}

// What the objects of a compositional layout say. Sizes that are only estimated count as they are:
// cells that measure themselves are not simulated in collections.
extension Turn {
  mutating func compositionalSection(
    _ section: Int, _ count: Int, of layout: ObjectID, in size: Size
  ) throws(Fault) -> CompositionalSection {
    var made = CompositionalSection(count: count)
    if let list = simulation.field(named: "listConfiguration", of: layout)?.object {
      made.becomeList(simulation, list, size)
      return made
    }
    guard let described = try described(section, of: layout, in: size) else { return made }
    if let list = simulation.field(named: "listConfiguration", of: described)?.object {
      made.becomeList(simulation, list, size)
      return made
    }
    guard
      let group = simulation.field(named: "group", of: described)?.object
    else { return made }
    made.insets = simulation.contentInsets(of: described)
    made.gap = simulation.field(named: "interGroupSpacing", of: described)?.real ?? 0
    made.goesAcross =
      simulation.field(named: "orthogonalScrollingBehavior", of: described)?.integer != 0
    let container = Size(
      width: size.width - made.insets.left - made.insets.right, height: size.height)
    (made.group, made.places) = simulation.places(in: group, within: container)
    made.boundaries = simulation.boundaries(
      of: described, within: container, from: made.insets.left)
    return made
  }

  /// The section that the layout has, or that its closure answers.
  private mutating func described(
    _ section: Int, of layout: ObjectID, in size: Size
  ) throws(Fault) -> ObjectID? {
    if let own = simulation.field(named: "section", of: layout)?.object { return own }
    guard let provider = simulation.field(named: "sectionProvider", of: layout),
      provider != .none
    else { return nil }
    let environment = try allocateAutoreleased("_UICollectionLayoutEnvironment")
    try setValue(.size(size), forKey: "contentSize", of: environment)
    return try call(block: provider, [.int(section), .object(environment)]).object
  }
}

extension Simulation {
  /// The headers and footers that a section says it has: those aligned with its top, and the others.
  fileprivate func boundaries(
    of section: ObjectID, within container: Size, from x: Double
  ) -> [SectionBoundary] {
    guard let items = field(named: "boundarySupplementaryItems", of: section) else { return [] }
    return (elements(of: items) ?? []).compactMap(\.object).map { item in
      let alignment = field(named: "alignment", of: item)?.integer ?? 0
      return SectionBoundary(
        kind: field(named: "elementKind", of: item).flatMap(text) ?? "",
        isHeader: Simulation.alignmentsAtTop.contains(alignment),
        size: size(of: item, within: container), x: x)
    }
  }

  /// `NSRectAlignmentTop`, `TopLeading` and `TopTrailing`.
  private static let alignmentsAtTop: Set = [1, 2, 8]

  /// How large an item or group is within something, and the frames of the items that it holds.
  fileprivate func places(
    in item: ObjectID, within container: Size
  ) -> (size: Size, places: [Rect]) {
    let size = size(of: item, within: container)
    let insets = contentInsets(of: item)
    let inner = Size(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    let origin = Point(x: insets.left, y: insets.top)
    guard let subitems = field(named: "subitems", of: item)?.object else {
      return (size, [Rect(origin: origin, size: inner)])
    }
    let parts = (elements(of: .object(subitems)) ?? []).compactMap(\.object)
    let places = parts.isEmpty ? [] : self.places(of: parts, in: item, inner)
    return (
      size,
      places.map {
        Rect(origin: Point(x: $0.origin.x + origin.x, y: $0.origin.y + origin.y), size: $0.size)
      }
    )
  }

  /// The parts of a group one after the other: so many as it says, or again and again as long as
  /// there is room.
  private func places(of parts: [ObjectID], in group: ObjectID, _ room: Size) -> [Rect] {
    let isHorizontal = field(named: "isHorizontal", of: group)?.isTrue == true
    let count = field(named: "count", of: group)?.integer ?? 0
    let spacing = field(named: "interItemSpacing", of: group)?.object
    let gap = spacing.flatMap { field(named: "spacing", of: $0)?.real } ?? 0
    let length = isHorizontal ? room.width : room.height
    var share = room
    if count > 0, field(named: "isShared", of: group)?.isTrue == true {
      let part = max(0, (length - gap * Double(count - 1)) / Double(count))
      if isHorizontal { share.width = part } else { share.height = part }
    }
    var found: [Rect] = []
    var start = 0.0
    for number in 0..<(count > 0 ? count : Simulation.mostParts) {
      var (size, inner) = places(in: parts[number % parts.count], within: room)
      if share != room {
        (size, inner) = placesFilling(parts[0], share, isHorizontal, size)
      }
      let extent = isHorizontal ? size.width : size.height
      if count == 0, number > 0, start + extent > length + 0.01 || extent <= 0 { break }
      for place in inner {
        let origin = Point(
          x: place.origin.x + (isHorizontal ? start : 0),
          y: place.origin.y + (isHorizontal ? 0 : start))
        found.append(Rect(origin: origin, size: place.size))
      }
      start += extent + gap
    }
    return found
  }

  /// A part whose length along its group is its share of it.
  private func placesFilling(
    _ part: ObjectID, _ share: Size, _ isHorizontal: Bool, _ own: Size
  ) -> (size: Size, places: [Rect]) {
    let size = Size(
      width: isHorizontal ? share.width : own.width,
      height: isHorizontal ? own.height : share.height)
    let insets = contentInsets(of: part)
    guard field(named: "subitems", of: part)?.object == nil else {
      return (size, places(in: part, within: size).places)
    }
    let inner = Size(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    return (size, [Rect(origin: Point(x: insets.left, y: insets.top), size: inner)])
  }

  private static let mostParts = 1000

  private func size(of item: ObjectID, within container: Size) -> Size {
    guard let size = field(named: "layoutSize", of: item)?.object else { return container }
    return Size(
      width: length("widthDimension", of: size, within: container),
      height: length("heightDimension", of: size, within: container))
  }

  private func length(_ name: String, of size: ObjectID, within container: Size) -> Double {
    guard let dimension = field(named: name, of: size)?.object else { return 0 }
    let number = field(named: "dimension", of: dimension)?.real ?? 0
    if field(named: "isFractionalWidth", of: dimension)?.isTrue == true {
      return number * container.width
    }
    if field(named: "isFractionalHeight", of: dimension)?.isTrue == true {
      return number * container.height
    }
    return number
  }

  fileprivate func contentInsets(of item: ObjectID) -> Insets {
    Insets(field(named: "contentInsets", of: item) ?? .none)
  }
}
