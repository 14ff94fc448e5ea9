import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// How large a controller would like to be shown, of which its parent hears.
  static let contentSizes: [Selector: Method] = [
    "setPreferredContentSize:": .action(since: UIKitVersion(7)) {
      turn, me, arguments throws(Fault) in
      let old = turn.simulation.field(named: "preferredContentSize", of: me)
      try turn.setField("preferredContentSize", to: arguments[0], of: me)
      if let view = turn.simulation.loadedView(of: me), turn.simulation.presenting(me) != nil {
        turn.makeRoom(for: view)
      }
      guard old != arguments[0], turn.simulation.version >= UIKitVersion(8),
        let parent = turn.simulation.parent(of: me)
      else { return }
      try turn.send(
        "preferredContentSizeDidChangeForChildContentContainer:", to: .object(parent),
        [.object(me)], from: .uikit)
    },
    "preferredContentSizeDidChangeForChildContentContainer:": .action(since: UIKitVersion(8)) {
      _, _, _ throws(Fault) in
    },
  ]
}
