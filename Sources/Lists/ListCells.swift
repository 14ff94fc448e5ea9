import FoundationKit
package import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Simulator
import Syntax

// The cells of lists: made from registered classes, used again, found by their place.
extension ListKind {
  /// What tables and collections have under the same names.
  package var asking: [Selector: FrameworkClass.Method] {
    let kind = self
    return [
      "layoutSubviews": .action { turn, me, _ throws(Fault) in try turn.layOutList(me, kind) },
      "reloadData": .action { turn, me, _ throws(Fault) in try turn.reload(list: me, kind) },
      "numberOfSections": .answer { turn, me, _ throws(Fault) in
        .int(try turn.counts(of: me, kind).count)
      },
      "setContentOffset:": .action { turn, me, arguments throws(Fault) in
        if case .point(let offset) = arguments[0] { try turn.scroll(me, to: offset) }
        if kind == .collection { try turn.invalidateForScrolling(me) }
        if turn.simulation.isOnScreen(me) { try turn.showCells(of: me, kind) }
      },
      "_keepCellsFrom:to:": .action { turn, me, arguments throws(Fault) in
        try turn.keepCells(
          of: me, kind, from: turn.places(arguments[0]), to: turn.places(arguments[1]))
      },
      "_reconfigureAt:": .action { turn, me, arguments throws(Fault) in
        if let place = try turn.place(arguments[0]) { try turn.reconfigure(place, of: me, kind) }
      },
      "dealloc": .action { turn, me, _ throws(Fault) in
        turn.simulation.interface.lists[me] = nil
        try turn.dismantle(view: me)
      },
    ]
  }
}

extension Turn {
  /// What a list throws that has nothing to make a cell from, in UIKit's words for its kind.
  private func noPrototype(_ identifier: Value, _ kind: ListKind) -> Fault {
    let name = simulation.text(of: identifier) ?? "(null)"
    let what =
      kind == .table
      ? "unable to dequeue a cell with identifier \(name)"
      : "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(name)"
    return .inconsistency(
      "\(what) - must register a nib or a class for the identifier or connect a prototype cell in "
        + "a storyboard")
  }

  /// From iOS 15 on a registration that is made while a list asks for a cell ends the app: no cell of
  /// it could be used again (Apple's page of `UICollectionView.CellRegistration`).
  package mutating func refuseRegistration(ofAge age: ObjectID, in list: ObjectID) throws(Fault) {
    let oldest = simulation.field(named: "oldestAnswer", of: list)?.integer ?? 0
    guard simulation.version >= UIKitVersion(15), oldest > 0, age.index >= oldest else { return }
    throw .inconsistency(
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a "
        + "UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a "
        + "cell is requested will prevent reuse and cause created cells to remain inaccessible in "
        + "memory for the lifetime of the collection view. Registrations should be created up front "
        + "and reused.")
  }

  /// A cell of an identifier: one that waits, which is told so, else a new one of the registered
  /// class; nil where there is neither.
  package mutating func dequeue(
    _ identifier: Value, from list: ObjectID, _ kind: ListKind
  ) throws(Fault) -> Value? {
    guard let name = simulation.text(of: identifier) else { return nil }
    if let cell = simulation.interface.lists[list]?.reconfigured { return .object(cell) }
    let spare = simulation.field(named: "spareCells", of: list)?.object
    if let spare {
      let place = elements(of: spare).firstIndex { cell in
        cell.object.flatMap { simulation.field(named: "reuseIdentifier", of: $0) }
          .flatMap(simulation.text) == name
      }
      if let place, let cell = elements(of: spare)[place].object {
        hand(cell)
        try remove(at: place, from: spare)
        try send("prepareForReuse", to: .object(cell), from: .uikit)
        return .object(cell)
      }
    }
    switch simulation.interface.lists[list]?.registered[name] {
    case .type(let type): return try makeCell(type, identifier, of: list, kind)
    case .nib(let nib):
      guard simulation.isKnownNib(nib) else {
        return try makePrototypeOfUnknownNib(identifier, of: list, kind)
      }
      return try makeView(kind.cellClass, fromNib: nib, identifier)
    case nil: break
    }
    // Whether a storyboard that was not given has a prototype is as unknown as a stand-in is.
    guard simulation.isPartial else { return nil }
    simulation.hasStoodIn = true
    guard simulation.guess.isTrue else { return nil }
    return try makePrototype(identifier, of: list, kind)
  }

  /// A list that came from a nib or a scene may have prototypes of its own, which are not declared
  /// here; any other has none.
  package mutating func makePrototype(
    _ identifier: Value, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) -> Value {
    if simulation.isPartial { return simulation.standIn(named: "cell") }
    guard simulation.interface.views[list]?.isArchived == true,
      let type = simulation.classes.id(named: kind.cellClass)
    else { throw noPrototype(identifier, kind) }
    return try makeCell(type, identifier, of: list, kind)
  }

  /// The cell that a list shows for an answer, which may stand in for one.
  mutating func cell(
    answered answer: Value, for list: ObjectID, _ kind: ListKind
  ) throws(Fault) -> ObjectID? {
    guard
      answer.isStandIn || answer == .none && simulation.isPartial || isOfUnknownKind(answer, kind),
      let type = simulation.classes.id(named: kind.cellClass)
    else { return answer.object }
    return try makeCell(type, .string("cell"), of: list, kind).object
  }

  /// Whether it is of a class that nobody declares, and that is not known to be a cell's.
  private func isOfUnknownKind(_ answer: Value, _ kind: ListKind) -> Bool {
    guard let cell = answer.object, simulation.isAlive(cell) else { return false }
    return !simulation.isKind(cell, of: kind.cellClass)
      && simulation.classes.hasStandIn(simulation[cell].type)
  }

  /// A cell as UIKit makes it: `initWithFrame:reuseIdentifier:` before iOS 3, with a style from
  /// then on, and for a collection with the frame that the layout has for it. The pool owns it
  /// until the list has placed it.
  private mutating func makeCell(
    _ type: ClassID, _ identifier: Value, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) -> Value {
    switch kind {
    case .table where simulation.version < UIKitVersion(3):
      let frame = Rect(size: Size(width: 320, height: 44))
      return .object(
        try makeView(type, by: "initWithFrame:reuseIdentifier:", [.rect(frame), identifier]))
    case .table:
      return .object(
        try makeView(type, by: "initWithStyle:reuseIdentifier:", [.int(0), identifier]))
    case .collection:
      let frame = simulation.interface.lists[list]?.nextFrame ?? Rect()
      let cell = try makeView(type, by: "initWithFrame:", [.rect(frame)])
      try setValue(identifier, forKey: "reuseIdentifier", of: cell)
      return .object(cell)
    }
  }

  /// A view of a registered class. The pool owns it until the list has placed it.
  mutating func makeView(
    _ type: ClassID, by initializer: Selector, _ arguments: [Value]
  ) throws(Fault) -> ObjectID {
    let view = simulation.create(type, line: line)
    try retain(view, as: .framework)
    try prepare(view)
    try send(initializer, to: .object(view), arguments, from: .uikit)
    hand(view, toPoolFrom: .framework)
    return view
  }

  /// Of a nib that nobody declares, and no class of the program's is named like, not more is known
  /// than that there is a cell in it.
  private mutating func makePrototypeOfUnknownNib(
    _ identifier: Value, of list: ObjectID, _ kind: ListKind
  ) throws(Fault) -> Value {
    guard !simulation.isPartial, let type = simulation.classes.id(named: kind.cellClass) else {
      return simulation.standIn(named: "cell")
    }
    return try makeCell(type, identifier, of: list, kind)
  }

  /// A cell, header or footer that lies alone in a nib.
  mutating func makeView(
    _ kind: String, fromNib name: String, _ identifier: Value
  ) throws(Fault) -> Value {
    if simulation.isPartial, !simulation.isKnownNib(name) { return simulation.standIn(named: name) }
    let tops = try instantiate(nibNamed: name, owner: nil)
    guard tops.count == 1, let view = tops.first, simulation.isKind(view, of: kind) else {
      throw .inconsistency(
        "invalid nib registered for identifier (\(simulation.text(of: identifier) ?? "")) - nib must "
          + "contain exactly one top level object which must be a \(kind) instance")
    }
    try setValue(identifier, forKey: "reuseIdentifier", of: view)
    return .object(view)
  }

  /// An array of index paths, in the order of the places.
  package mutating func indexPaths(_ places: [ListPlace]) throws(Fault) -> Value {
    var paths: [Value] = []
    for place in places { paths.append(try indexPath(place)) }
    return try makeArray(paths)
  }

  /// A view of a cell's own, which is there when somebody asks for it.
  /// A content view is as large as the cell when it is made; later the layout of the cell makes it
  /// so.
  package mutating func subview(
    _ name: String, of cell: ObjectID, _ type: String
  ) throws(Fault) -> Value {
    let view = try part(name, of: cell, type)
    if let id = view.object, simulation.superview(of: id) == nil {
      try addSubview(id, to: cell)
      if name == "contentView", let frame = simulation.frame(of: cell) {
        simulation.interface.views[id]?.frame = Rect(size: frame.size)
      }
    }
    return view
  }
}
