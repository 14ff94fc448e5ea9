import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// Nibs that views come from: cells, headers, and whatever `loadNibNamed:owner:options:` loads.
extension Turn {
  /// `instantiateWithOwner:options:`: the objects on the top level of a nib, which nothing but the
  /// pool holds.
  package mutating func instantiate(
    nibNamed name: String, owner: ObjectID?
  ) throws(Fault) -> [ObjectID] {
    guard let nib = simulation.nib(ofViewNamed: name, owner: owner) else {
      throw .inconsistency(
        "Could not load NIB in bundle: 'NSBundle </Learn.app> (loaded)' with name '\(name)'")
    }
    if let owner { record(.note(.nibRead(name, owner: owner))) }
    let outer = unarchived
    unarchived = []
    defer { unarchived = outer }
    var tops: [ObjectID] = []
    if let item = nib.view {
      let archive = Archive(
        frame: item.frame ?? usualFrame(of: item.type), attributes: item.attributes,
        subviews: nib.outlets)
      tops.append(try unarchive(item, archive))
    }
    for connection in nib.topLevel { tops.append(try unarchive(connection)) }
    let made = unarchived
    if let holder = owner ?? tops.first {
      try connect(made, to: holder, orTo: tops.first ?? holder)
    }
    try wake(made)
    return tops
  }

  /// An outlet belongs to the file's owner, where its class has one of the name, else to the view on
  /// the top level.
  private mutating func connect(
    _ objects: [Unarchived], to owner: ObjectID, orTo root: ObjectID
  ) throws(Fault) {
    let owned = Set(simulation.classes.outlets(of: simulation[owner].type).map(\.name))
    let (own, rest) = (
      objects.filter { $0.outlet.map(owned.contains) ?? false },
      objects.filter { !($0.outlet.map(owned.contains) ?? false) }
    )
    try connect(own, to: owner)
    try connect(rest, to: root)
  }
}

extension Simulation {
  /// Whether a nib is declared, be it as missing, or has the name of a class.
  package func isKnownNib(_ name: String) -> Bool {
    interface.nibs[name] != nil || classes.id(named: name) != nil
  }

  /// The nib of a view: a declared one, else the one that every view class of the program's has
  /// under its own name.
  ///
  /// An object of the class is on its top level, with a subview for each outlet. Where the file's
  /// owner is one itself, it holds all that its outlets name, inside the first that is a plain view.
  fileprivate func nib(ofViewNamed name: String, owner: ObjectID?) -> Nib? {
    if let declared = interface.nibs[name] { return declared }
    guard let type = classes.id(named: name), classes[outline: type].isLearners,
      isKind(type, of: "UIView")
    else { return nib(named: name) }
    var connections = outletConnections(of: type)
    guard let owner, isKind(owner, of: name) else {
      return Nib(view: Nib.Item(type: name), outlets: connections)
    }
    let root = connections.firstIndex { $0.item.type == "UIView" }
    let view = root.map { connections.remove(at: $0) }
    return Nib(
      view: view == nil ? Nib.Item(type: "UIView") : nil,
      outlets: view == nil ? connections : [],
      topLevel: view.map { [$0] + connections } ?? [])
  }
}
