import ObjectModel
import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// The row and section of a table's cell.
  static let indexPath = FrameworkClass(
    "NSIndexPath",
    properties: [.stored("row", .int), .stored("section", .int), .stored("item", .int)],
    methods: [
      "compare:": .answer { turn, me, arguments throws(Fault) in
        for key in ["section", "row"] {
          let (mine, other) = (
            turn.simulation.field(named: key, of: me)?.integer ?? 0,
            try turn.send(Selector(key), to: arguments[0]).integer
          )
          if mine != other { return .int(mine < other ? -1 : 1) }
        }
        return .int(0)
      }
    ],
    classMethods: [
      "indexPathForRow:inSection:": .makingIndexPath(since: .oldest),
      "indexPathForItem:inSection:": .makingIndexPath(since: UIKitVersion(6)),
    ])
}

extension FrameworkClass.Method {
  /// `row` and `item` are two names of one index: both are set, whichever constructor was called.
  fileprivate static func makingIndexPath(since: UIKitVersion) -> FrameworkClass.Method {
    FrameworkClass.Method(since: since) { turn, _, arguments throws(Fault) in
      let path = try turn.allocateAutoreleased("NSIndexPath")
      for key in ["row", "item"] { try turn.setValue(arguments[0], forKey: key, of: path) }
      try turn.setValue(arguments[1], forKey: "section", of: path)
      return .object(path)
    }
  }
}
