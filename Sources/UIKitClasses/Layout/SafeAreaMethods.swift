import AutoLayout
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator

extension FrameworkClass.Method {
  /// The setter of whether a bar is hidden.
  static func barSwitch(_ name: String) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      try turn.put(arguments[0], as: name, of: me)
      turn.barsChanged(of: me)
    }
  }
}
