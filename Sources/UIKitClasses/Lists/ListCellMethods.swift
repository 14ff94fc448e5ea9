import FoundationKit
import InterfaceModel
import Lists
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass.Method {
  static let visibleCells = answer { turn, me, _ throws(Fault) in
    let cells = turn.simulation.interface.lists[me]?.cells.sorted { $0.key < $1.key } ?? []
    return try turn.makeArray(cells.map { .object($0.value) })
  }

  static let cell = answer { turn, me, arguments throws(Fault) in
    guard let place = try turn.place(arguments[0]) else { return .none }
    return turn.simulation.interface.lists[me]?.cells[place].map(Value.object) ?? .none
  }

  static let pathOfCell = answer { turn, me, arguments throws(Fault) in
    let cells = turn.simulation.interface.lists[me]?.cells
    guard let place = cells?.first(where: { .object($0.value) == arguments[0] })?.key else {
      return .none
    }
    return try turn.indexPath(place)
  }

  /// The places that are shown, in order.
  static let shownPlaces = answer { turn, me, _ throws(Fault) in
    try turn.indexPaths(turn.simulation.interface.lists[me]?.cells.keys.sorted() ?? [])
  }

  static let selectingPlace = action { turn, me, arguments throws(Fault) in
    guard let place = try turn.place(arguments[0]) else { return }
    if turn.simulation.field(named: "allowsMultipleSelection", of: me)?.isTrue != true {
      for old in turn.simulation.interface.lists[me]?.selected ?? [] {
        try turn.setSelected(false, old, of: me)
      }
    }
    try turn.setSelected(true, place, of: me)
  }

  static let deselectingPlace = action { turn, me, arguments throws(Fault) in
    if let place = try turn.place(arguments[0]) { try turn.setSelected(false, place, of: me) }
  }

  static func countOfRows(_ kind: ListKind) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let counts = try turn.counts(of: me, kind)
      let section = arguments[0].integer
      return .int(counts.indices.contains(section) ? counts[section] : 0)
    }
  }

  /// `registerClass:…` and `registerNib:…`: of nil, it is taken back.
  static func registering(since version: UIKitVersion = UIKitVersion(6)) -> FrameworkClass.Method {
    action(since: version) { turn, me, arguments throws(Fault) in
      guard let name = turn.simulation.text(of: arguments[1]) else { return }
      let source = turn.simulation.viewSource(arguments[0])
      turn.simulation.interface.lists[me, default: ListState()].registered[name] = source
    }
  }

  /// The same of a table's headers and footers.
  static let registeringEdge = action(since: UIKitVersion(6)) {
    turn, me, arguments throws(Fault) in
    guard let name = turn.simulation.text(of: arguments[1]) else { return }
    let source = turn.simulation.viewSource(arguments[0])
    turn.simulation.interface.lists[me, default: ListState()].registeredEdges[name] = source
  }

  /// The same of a collection's, which have kinds.
  static let registeringSupplementary = action(since: UIKitVersion(6)) {
    turn, me, arguments throws(Fault) in
    guard let kind = turn.simulation.text(of: arguments[1]),
      let identifier = turn.simulation.text(of: arguments[2])
    else { return }
    let (source, name) = (
      turn.simulation.viewSource(arguments[0]), ListState.supplementary(kind, identifier)
    )
    turn.simulation.interface.lists[me, default: ListState()].registeredEdges[name] = source
  }
}

extension Simulation {
  /// What is registered by a class or a `UINib`.
  fileprivate func viewSource(_ value: Value) -> ViewSource? {
    if case .type(let type) = value { return .type(type) }
    guard let nib = value.object, isKind(nib, of: "UINib") else { return nil }
    return field(named: "nibName", of: nib).flatMap(text).map(ViewSource.nib)
  }
}
