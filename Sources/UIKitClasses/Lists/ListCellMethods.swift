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

  static let registeringClass = action(since: UIKitVersion(6)) {
    turn, me, arguments throws(Fault) in
    guard let name = turn.simulation.text(of: arguments[1]) else { return }
    if case .type(let type) = arguments[0] {
      turn.simulation.interface.lists[me, default: ListState()].registered[name] = type
    } else {
      turn.simulation.interface.lists[me]?.registered[name] = nil
    }
  }
}
