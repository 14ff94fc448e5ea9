import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// What is there from iOS 14 on.
  static let splitColumnProperties: [Property] =
    [.stored("style", .int).readOnly]
    + SplitColumn.allCases.flatMap {
      [.stored($0.field).hidden, .stored($0.stack).hidden]
    }

  static let splitColumns: [Selector: Method] = [
    "initWithStyle:": .answer(since: UIKitVersion(14)) { turn, me, arguments throws(Fault) in
      try turn.send("initWithNibName:bundle:", to: .object(me), [.none, .none], from: .uikit)
      try turn.setField("style", to: arguments[0], of: me)
      return .object(me)
    },
    "setViewController:forColumn:": .action(since: UIKitVersion(14)) {
      turn, me, arguments throws(Fault) in
      let column = try turn.simulation.column(
        arguments[1], of: me, for: "setViewController:forColumn:")
      guard let column else { return }
      try turn.set(arguments[0], for: column, of: me)
    },
    "viewControllerForColumn:": .answer(since: UIKitVersion(14)) {
      turn, me, arguments throws(Fault) in
      let column = try turn.simulation.column(
        arguments[0], of: me, for: "viewControllerForColumn:")
      return Value(column.flatMap { turn.simulation.controller(of: $0, of: me) })
    },
    "showColumn:": .action(since: UIKitVersion(14)) { turn, me, arguments throws(Fault) in
      let column = try turn.simulation.column(arguments[0], of: me, for: "showColumn:")
      guard let column else { return }
      try turn.show(column, of: me)
    },
  ]
}
