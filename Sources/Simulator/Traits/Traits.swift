package import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// The traits of screens, views and controllers, and who hears that they change.
//
// Apple's pages of UITraitCollection, UITraitEnvironment and registerForTraitChanges.
extension Simulation {
  /// The traits of a view or controller: those of what is around it, and what overrides them. For
  /// anything else they are the screen's.
  package func traits(of id: ObjectID) -> Traits {
    var known: Set<ObjectID> = []
    // What an app makes of its controllers may go in a circle.
    let around = sequence(first: id) { environment(around: $0) }
      .prefix { known.insert($0).inserted }
    return Array(around).reversed().reduce(screenTraits) { traits, id in
      var traits = traits
      if isNarrow(id) { traits[.horizontalSizeClass] = 1 }
      return interface.traitOverrides[id].map { traits.overridden(by: $0.all) } ?? traits
    }
  }

  /// Whether a controller stands in a form sheet or popover, which is compact on an iPad as well.
  private func isNarrow(_ id: ObjectID) -> Bool {
    guard device == .ipad, interface.viewControllers[id]?.presenting != nil else { return false }
    let style = presentationStyle(of: id)
    return style == .formSheet || style == .popover
  }

  /// What the device and its orientation say; the appearance is light from iOS 12 on, unspecified
  /// before. Compact is 1, regular 2 (§17.18).
  private var screenTraits: Traits {
    let isCompact = device == .iphone
    let (compact, regular) = (1.0, 2.0)
    var traits = Traits()
    traits[.userInterfaceIdiom] = isCompact ? 0 : 1
    traits[.displayScale] = version.screenScale(of: device)
    traits[.horizontalSizeClass] = isCompact ? compact : regular
    traits[.verticalSizeClass] = isCompact && orientation.isLandscape ? compact : regular
    traits[.layoutDirection] = 0
    if version.major >= 12 { traits[.userInterfaceStyle] = 1 }
    return traits
  }

  /// Whose traits a view or controller begins with.
  private func environment(around id: ObjectID) -> ObjectID? {
    guard let state = interface.viewControllers[id] else {
      return controller(ofView: id) ?? superview(of: id)
    }
    let above = state.view.flatMap { superview(of: $0) }
    // Since iOS 17 traits come down the views, past the parent where a view between says otherwise.
    return (version.takesTraitsFromViews ? above ?? state.parent : state.parent ?? above)
      ?? state.presenting.flatMap { loadedView(of: $0) }.flatMap { window(of: $0) }
  }

  /// The same when the screen has been turned.
  package func traits(of id: ObjectID, turnedTo orientation: Orientation) -> Traits {
    var turned = self
    turned.interface.orientation = orientation
    return turned.traits(of: id)
  }

  /// Who says something when traits change, from the outside in: controllers with a view, and views
  /// in a window.
  fileprivate var traitListeners: [ObjectID] {
    let registered = Set(interface.traitRegistrations.map(\.environment))
    let shown =
      Array(interface.viewControllers.filter { $0.value.view != nil }.keys)
      + interface.views.filter { $0.value.home != nil }.keys
    let listeners = shown.filter {
      isAlive($0) && (registered.contains($0) || isOverridden("traitCollectionDidChange:", by: $0))
    }
    return listeners.map { (depth: depth(of: $0), id: $0) }.sorted { $0 < $1 }.map(\.id)
  }

  /// How many environments are around one; a circle is cut off.
  private func depth(of id: ObjectID) -> Int {
    sequence(first: id) { environment(around: $0) }.prefix(1000).reduce(0) { count, _ in count + 1 }
  }
}

extension Turn {
  /// Does what changes traits, and tells those for whom they are others now.
  package mutating func changeTraits(_ change: (inout Simulation) -> Void) throws(Fault) {
    guard simulation.version.hasTraits else { return change(&simulation) }
    let before = simulation.traitListeners.map { ($0, simulation.traits(of: $0)) }
    change(&simulation)
    for (id, old) in before where simulation.isAlive(id) {
      let changes = simulation.traits(of: id).changes(from: old)
      if !changes.isEmpty { try tell(id, of: changes, from: old) }
    }
  }

  /// `traitCollectionDidChange:` first, then registrations for any of the traits, in their order.
  private mutating func tell(
    _ id: ObjectID, of changes: Set<Trait>, from old: Traits
  ) throws(Fault) {
    let collection = try makeCollection(of: old)
    try send("traitCollectionDidChange:", to: .object(id), [collection], from: .uikit)
    for registration in simulation.interface.traitRegistrations
    where registration.environment == id && !registration.traits.isDisjoint(with: changes) {
      switch registration.handler {
      case .block(let block): try call(block: .object(block), [.object(id), collection])
      case .message(let selector, let target):
        guard simulation.isAlive(target) else { continue }
        let arguments = [.object(id), collection].prefix(selector.arity)
        try send(selector, to: .object(target), Array(arguments), from: .uikit)
      }
    }
  }

  /// Before iOS 13 a controller and its views hear of the traits that they are first shown with.
  mutating func introduceTraits(to controller: ObjectID) throws(Fault) {
    guard simulation.version.tellsOfFirstTraits, let view = simulation.loadedView(of: controller),
      simulation.isOnScreen(view)
    else { return }
    for id in [controller] + simulation.ownTree(below: view)
    where simulation.isLearners(id) && simulation.interface.knowsTraits.insert(id).inserted {
      try send("traitCollectionDidChange:", to: .object(id), [.none], from: .uikit)
    }
  }

  /// What a view or controller that dies has said and heard of traits.
  mutating func forgetTraits(of id: ObjectID) throws(Fault) {
    simulation.interface.traitOverrides[id] = nil
    simulation.interface.knowsTraits.remove(id)
    for registration in simulation.interface.traitRegistrations
    where registration.environment == id {
      try forget(registration)
    }
  }

  /// Takes a registration back.
  package mutating func forget(_ registration: TraitRegistration) throws(Fault) {
    simulation.interface.traitRegistrations.removeAll { $0 == registration }
    if case .block(let block) = registration.handler {
      try release(block, from: .field(registration.environment, "traitChanges"))
    }
  }
}
