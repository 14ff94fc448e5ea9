import FoundationKit
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Simulator
import Syntax

// Headers and footers of a collection's sections: its layout says which there are and how large, its
// data source what they show.
extension Turn {
  /// The view that the data source answers, which it has to have from the collection; nil where more
  /// than what was given decides it.
  mutating func supplementaryView(
    of edge: SectionEdge, _ frame: Rect, in collection: ObjectID
  ) throws(Fault) -> ObjectID? {
    simulation.interface.lists[collection, default: ListState()].nextFrame = frame
    let path = try indexPath(ListPlace(section: edge.section, row: 0))
    let selector: Selector = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    let answer = try tell("dataSource", of: collection, selector, [.string(edge.kind), path])
    guard let view = answer?.object, simulation.isKind(view, of: "UICollectionReusableView"),
      simulation.field(named: "reuseIdentifier", of: view) != Value.none
    else {
      if simulation.isPartial || answer?.isStandIn == true { return nil }
      let what = answer?.object.map(pointer) ?? "(null)"
      throw .inconsistency(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(edge.kind),\(simulation.plainDescription(of: path))) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
          + "(\(what))")
    }
    return view
  }

  /// The delegate hears of views that come from iOS 8 on, of those that go from 6 on.
  mutating func tellOfSupplementary(
    _ view: ObjectID, _ edge: SectionEdge, in collection: ObjectID, isOver: Bool
  ) throws(Fault) {
    guard isOver || simulation.version >= UIKitVersion(8) else { return }
    let path = try indexPath(ListPlace(section: edge.section, row: 0))
    try tell(
      "delegate", of: collection,
      isOver
        ? "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:"
        : "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
      [.object(view), .string(edge.kind), path])
  }

  /// `dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:`: a view of what was
  /// registered. Always a new one: none is kept.
  package mutating func dequeueSupplementary(
    _ kind: Value, _ identifier: Value, from collection: ObjectID
  ) throws(Fault) -> Value {
    guard let kind = simulation.text(of: kind), let name = simulation.text(of: identifier) else {
      return .none
    }
    let list = simulation.interface.lists[collection]
    let source =
      list?.registeredEdges[ListState.supplementary(kind, name)]
      ?? simulation.supplementaryPrototype(of: collection).map(ViewSource.type)
    if case .nib(let nib) = source {
      return try makeView("UICollectionReusableView", fromNib: nib, identifier)
    }
    guard case .type(let type) = source else {
      throw .inconsistency(
        "could not dequeue a view of kind: \(kind) with identifier \(name) - must register a nib or "
          + "a class for the identifier or connect a prototype cell in a storyboard")
    }
    let view = try makeView(type, by: "initWithFrame:", [.rect(list?.nextFrame ?? Rect())])
    try setValue(identifier, forKey: "reuseIdentifier", of: view)
    return .object(view)
  }
}

extension ListState {
  /// Under which name the class of a supplementary view is registered.
  package static func supplementary(_ kind: String, _ identifier: String) -> String {
    kind + " " + identifier
  }
}

extension Simulation {
  /// A collection of a nib or a scene may have prototypes of its own, which are not declared here.
  fileprivate func supplementaryPrototype(of collection: ObjectID) -> ClassID? {
    guard isPartial || interface.views[collection]?.isArchived == true else { return nil }
    return classes.id(named: "UICollectionReusableView")
  }
}
