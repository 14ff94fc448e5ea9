import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// Loading a nib, step by step as the Resource Programming Guide has them.
extension Turn {
  /// Does nothing where there is no nib of the name.
  mutating func loadNib(named name: String, owner: ObjectID) throws(Fault) {
    if let nib = simulation.nib(named: name) { try load(nib, named: name, owner: owner) }
  }

  /// One nib: objects, outlets, `awakeFromNib`, in the order of §2.1. It throws where the view is
  /// not connected.
  mutating func load(_ nib: Nib, named name: String, owner: ObjectID) throws(Fault) {
    record(.note(.nibRead(name, owner: owner)))
    guard let item = nib.view else { throw viewOutletNotSet(name) }
    let outer = unarchived
    unarchived = []
    defer { unarchived = outer }
    let size = simulation.version.nibSize(of: simulation.device)
    let archive = Archive(
      frame: item.frame ?? Rect(size: size), attributes: item.attributes, subviews: nib.outlets)
    let view = try unarchive(item, archive)
    unarchived[unarchived.count - 1].outlet = "view"
    for connection in nib.topLevel { _ = try unarchive(connection) }
    let made = unarchived
    try connect(made, to: owner)
    let inside = Set(nib.outlets.map(\.outlet))
    for object in made where object.outlet.map(inside.contains) ?? false {
      try settle(object.id, in: view, of: owner)
    }
    try wake(made)
    if simulation.interface.viewControllers[owner]?.view == nil { throw viewOutletNotSet(name) }
  }

  /// All that was recreated is told so when its outlets are connected, and left to those who own it.
  mutating func wake(_ objects: [Unarchived]) throws(Fault) {
    for object in objects where simulation.isAlive(object.id) {
      try send("awakeFromNib", to: .object(object.id), from: .uikit)
    }
    for object in objects where simulation[object.id].owners.contains(.framework) {
      hand(object.id, toPoolFrom: .framework)
    }
  }

  /// What is no view is held by what it belongs to: a recogniser and a constraint by their view, a
  /// bar button by the bar it stands in. Anything else is on the top level of the nib, which keeps
  /// nothing.
  private mutating func settle(
    _ object: ObjectID, in view: ObjectID, of owner: ObjectID
  ) throws(Fault) {
    if simulation.isKind(object, of: "UIGestureRecognizer") {
      try addGestureRecognizer(object, to: view)
    } else if simulation.isKind(object, of: "NSLayoutConstraint") {
      try retain(object, as: .field(view, "constraints"))
      simulation.interface.views[view]?.constraints.append(object)
    } else if simulation.isKind(object, of: "UIBarButtonItem") {
      try putIntoBar(object, of: owner)
    }
  }

  /// Several buttons stand in one bar from iOS 5 on; before, the last one stays.
  private mutating func putIntoBar(_ button: ObjectID, of owner: ObjectID) throws(Fault) {
    guard simulation.interface.viewControllers[owner] != nil else { return }
    let item = try send("navigationItem", to: .object(owner), from: .uikit)
    guard let id = item.object else { return }
    guard simulation.version.hasSeveralBarButtons else {
      return try setValue(.object(button), forKey: "rightBarButtonItem", of: id)
    }
    let known = try value(forKey: "rightBarButtonItems", of: id)
    let buttons = (simulation.elements(of: known) ?? []) + [.object(button)]
    try setValue(makeArray(buttons), forKey: "rightBarButtonItems", of: id)
  }

  /// UIKit's words for a nib without a view (§2.5).
  private func viewOutletNotSet(_ name: String) -> Fault {
    .inconsistency(
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib "
        + "but the view outlet was not set.")
  }

  /// An object with the outlet that it is to be connected to.
  mutating func unarchive(_ connection: Nib.Connection) throws(Fault) -> ObjectID {
    let item = connection.item
    let archive = Archive(
      frame: item.frame ?? usualFrame(of: item.type), attributes: item.attributes)
    let id = try unarchive(item, archive)
    unarchived[unarchived.count - 1].outlet = connection.outlet
    return id
  }

  /// The frame of what has none in a nib that is declared here: a list fills the view.
  func usualFrame(of type: String) -> Rect {
    let isList = ["UITableView", "UICollectionView"].contains { list in
      simulation.classes.id(named: type).map { simulation.isKind($0, of: list) } ?? false
    }
    return isList
      ? Rect(size: simulation.version.nibSize(of: simulation.device))
      : Rect(x: 0, y: 0, width: 100, height: 44)
  }

  /// Recreates one object: views by `initWithCoder:`, other objects by `init`. UIKit owns it
  /// meanwhile.
  mutating func unarchive(_ item: Nib.Item, _ archive: Archive) throws(Fault) -> ObjectID {
    guard let type = simulation.classes.id(named: item.type) else {
      throw .inconsistency("Unknown class \(item.type) in Interface Builder file.")
    }
    if simulation.classes.hasInitializers { try initialize(type) }
    let id = simulation.create(type, line: line)
    try retain(id, as: .framework)
    try prepare(id)
    let isCoded =
      simulation.interface.views[id] != nil || simulation.interface.viewControllers[id] != nil
    archives[id] = archive
    if isCoded {
      try send("initWithCoder:", to: .object(id), [simulation.coder], from: .uikit)
    } else {
      try send("init", to: .object(id), from: .uikit)
    }
    archives[id] = nil
    for attribute in archive.attributes {
      try setValue(attribute.value, forKey: attribute.key, of: id)
    }
    unarchived.append(Unarchived(id: id))
    return id
  }

  /// `UIView`'s own `initWithCoder:`: frame and subviews are there when it returns.
  /// It happens inside of the initialiser of a subclass, which finds them behind `super`.
  package mutating func decode(_ view: ObjectID) throws(Fault) {
    guard let archive = archives[view] else { return }
    simulation.interface.views[view]?.isArchived = true
    simulation.interface.views[view]?.frame = archive.frame
    if simulation.isKind(view, of: "UICollectionView") { try decodeLayout(of: view) }
    for connection in archive.subviews {
      let child = try unarchive(connection)
      guard simulation.interface.views[child] != nil else { continue }
      try addSubview(child, to: holderOfSubviews(of: view))
      try release(child, from: .framework)
    }
  }

  /// What is put into a cell lies in its content view.
  private mutating func holderOfSubviews(of view: ObjectID) throws(Fault) -> ObjectID {
    let isCell = ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView"].contains
    {
      simulation.isKind(view, of: $0)
    }
    guard isCell else { return view }
    return try send("contentView", to: .object(view), from: .uikit).object ?? view
  }

  /// A collection view comes with a flow layout.
  private mutating func decodeLayout(of collection: ObjectID) throws(Fault) {
    let layout = try allocateAutoreleased("UICollectionViewFlowLayout")
    try setValue(.object(layout), forKey: "collectionViewLayout", of: collection)
    try setValue(.object(collection), forKey: "collectionView", of: layout)
  }

  /// Each outlet is set through key-value coding, in archive order.
  /// An outlet without a setter ends the app there with UIKit's exception for an undefined key.
  mutating func connect(_ objects: [Unarchived], to owner: ObjectID) throws(Fault) {
    let collections = Set(
      simulation.classes.outlets(of: simulation[owner].type).lazy.filter(\.outlet.isCollection).map(
        \.name))
    for object in objects {
      guard let outlet = object.outlet else { continue }
      let value =
        collections.contains(outlet) ? try makeArray([.object(object.id)]) : .object(object.id)
      try send("setValue:forKey:", to: .object(owner), [value, .string(outlet)], from: .uikit)
      if outlet != "view" {
        record(.note(.outletConnected(outlet, of: owner, to: object.id)))
      }
    }
  }
}
