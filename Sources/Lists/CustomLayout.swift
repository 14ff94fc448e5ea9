import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Simulator
import Syntax

// Layouts of the program's own: they are told to prepare, and say with attributes what stands where
// (Apple's "Creating Custom Layouts" in the Collection View Programming Guide for iOS).
extension Turn {
  /// What a collection shows: by the layout's own attributes, where its class has some.
  mutating func itemsByLayout(
    of collection: ObjectID, in area: Rect
  ) throws(Fault) -> ListGeometry {
    guard let layout = try value(forKey: "collectionViewLayout", of: collection).object else {
      return ListGeometry()
    }
    try prepare(layout: layout, of: collection)
    guard simulation.isOverridden("layoutAttributesForElementsInRect:", by: layout) else {
      return try items(of: collection, in: area)
    }
    let size = try send("collectionViewContentSize", to: .object(layout), from: .uikit)
    let attributes = try send(
      "layoutAttributesForElementsInRect:", to: .object(layout), [.rect(area)], from: .uikit)
    var geometry = try geometry(attributes: attributes, in: area)
    if case .size(let size) = size { geometry.size = size }
    return geometry
  }

  /// Once, until the layout is invalidated.
  private mutating func prepare(
    layout: ObjectID, of collection: ObjectID
  ) throws(Fault) {
    guard simulation.interface.lists[collection]?.isPrepared != true else { return }
    simulation.interface.lists[collection, default: ListState()].isPrepared = true
    try send("prepareLayout", to: .object(layout), from: .uikit)
  }

  /// `invalidateLayout`: the layout is asked anew when its collection is laid out next.
  package mutating func invalidate(layout: ObjectID) throws(Fault) {
    guard let collection = simulation.field(named: "collectionView", of: layout)?.object,
      simulation.isAlive(collection)
    else { return }
    simulation.interface.lists[collection]?.isPrepared = false
    if simulation.isOnScreen(collection) { setNeedsLayout(collection) }
  }

  /// Whether the layout wants to be asked anew for each stretch that is scrolled to.
  mutating func invalidateForScrolling(_ collection: ObjectID) throws(Fault) {
    let selector: Selector = "shouldInvalidateLayoutForBoundsChange:"
    guard let layout = simulation.field(named: "collectionViewLayout", of: collection)?.object,
      simulation.isOverridden(selector, by: layout)
    else { return }
    let bounds = try send("bounds", to: .object(collection), from: .uikit)
    if try send(selector, to: .object(layout), [bounds], from: .uikit).isTrue {
      try invalidate(layout: layout)
    }
  }

  /// What attributes say, as far as it lies in sight.
  private mutating func geometry(
    attributes: Value, in area: Rect
  ) throws(Fault) -> ListGeometry {
    var geometry = ListGeometry()
    for attribute in (simulation.elements(of: attributes) ?? []).compactMap(\.object) {
      let path = try send("indexPath", to: .object(attribute), from: .uikit)
      guard case .rect(let frame) = try send("frame", to: .object(attribute), from: .uikit),
        let place = try place(path), frame.meets(area),
        simulation.field(named: "hidden", of: attribute)?.isTrue != true
      else { continue }
      let kind = simulation.field(named: "representedElementKind", of: attribute).flatMap {
        simulation.text(of: $0)
      }
      if let kind {
        let isHeader = kind != "UICollectionElementKindSectionFooter"
        let edge = SectionEdge(section: place.section, isHeader: isHeader, kind: kind)
        geometry.edges.append((edge, frame))
      } else {
        geometry.shown.append((place, frame))
      }
    }
    geometry.shown.sort { $0.place < $1.place }
    return geometry
  }

  /// `layoutAttributesForElementsInRect:` of UIKit's layouts.
  package mutating func attributes(
    inLayout layout: ObjectID, in area: Rect
  ) throws(Fault) -> Value {
    guard let collection = simulation.field(named: "collectionView", of: layout)?.object else {
      return try makeArray([])
    }
    let geometry = try items(of: collection, in: area)
    var made: [Value] = []
    for (edge, frame) in geometry.edges {
      let place = ListPlace(section: edge.section, row: 0)
      made.append(try makeAttributes(place, frame, kind: .string(edge.kind)))
    }
    for (place, frame) in geometry.shown {
      made.append(try makeAttributes(place, frame, kind: .none))
    }
    return try makeArray(made)
  }

  /// `layoutAttributesForItemAtIndexPath:` of UIKit's layouts; nil for an item that is not there.
  package mutating func attributes(
    ofItemAt path: Value, inLayout layout: ObjectID
  ) throws(Fault) -> Value {
    guard let collection = simulation.field(named: "collectionView", of: layout)?.object,
      let wanted = try place(path)
    else { return .none }
    let size = simulation.listSize(of: collection)
    let area = Rect(x: 0, y: 0, width: size.width, height: Turn.farthest)
    let shown = try items(of: collection, in: area).shown
    guard let found = shown.first(where: { $0.place == wanted }) else { return .none }
    return try makeAttributes(wanted, found.frame, kind: .none)
  }

  /// No content reaches farther, in points.
  private static let farthest = 1e6

  private mutating func makeAttributes(
    _ place: ListPlace, _ frame: Rect, kind: Value
  ) throws(Fault) -> Value {
    let made = try allocateAutoreleased("UICollectionViewLayoutAttributes")
    try setField("indexPath", to: try indexPath(place), of: made)
    try setField("frame", to: .rect(frame), of: made)
    try setField("representedElementKind", to: kind, of: made)
    return .object(made)
  }
}

extension Rect {
  /// Whether it has a point in common with another; an empty one has none.
  fileprivate func meets(_ other: Rect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}
