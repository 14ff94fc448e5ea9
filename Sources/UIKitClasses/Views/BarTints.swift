import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// What bars and segments keep their tint in before iOS 7, which gave one to every view.
  static let barTint: Property = .stored("barTint").hidden

  /// Their accessors.
  static func tints(since: UIKitVersion = .oldest) -> [Selector: Method] {
    [
      "tintColor": .answer(since: since, until: UIKitVersion(7)) { turn, me, _ throws(Fault) in
        turn.simulation.field(named: "barTint", of: me) ?? .none
      },
      "setTintColor:": .action(since: since, until: UIKitVersion(7)) {
        turn, me, arguments throws(Fault) in
        try turn.setField("barTint", to: arguments[0], of: me)
      },
    ]
  }
}
