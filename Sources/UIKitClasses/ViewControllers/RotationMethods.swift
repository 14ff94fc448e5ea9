import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// What rotations ask and tell. A container passes it on.
  static let rotation: [Selector: Method] = [
    "shouldAutorotateToInterfaceOrientation:": .answer(until: UIKitVersion(6)) {
      turn, me, arguments throws(Fault) in
      let simulation = turn.simulation
      let asked = simulation.topOfStack(of: me).map { [$0] } ?? simulation.tabs(of: me)
      for id in asked
      where try !turn.send(
        "shouldAutorotateToInterfaceOrientation:", to: .object(id), arguments, from: .uikit
      ).isTrue {
        return .bool(false)
      }
      return .bool(!asked.isEmpty || arguments[0].integer == Orientation.portrait.number)
    },
    "shouldAutorotate": .answer(since: UIKitVersion(6)) { _, _, _ throws(Fault) in .bool(true) },
    "supportedInterfaceOrientations": .answer(since: UIKitVersion(6)) { turn, _, _ throws(Fault) in
      .int(turn.simulation.device == .ipad ? 30 : 26)
    },
    "interfaceOrientation": .answer { turn, _, _ throws(Fault) in
      .int(turn.simulation.interface.orientation.number)
    },
    "willRotateToInterfaceOrientation:duration:": .doesNothing,
    "willAnimateRotationToInterfaceOrientation:duration:": .action(since: UIKitVersion(3)) {
      _, _, _ throws(Fault) in
    },
    "didRotateFromInterfaceOrientation:": .doesNothing,
    "viewWillTransitionToSize:withTransitionCoordinator:": .action(since: UIKitVersion(8)) {
      turn, me, arguments throws(Fault) in
      try turn.tellOfRotation(me, arguments[1].object)
      for child in turn.simulation.children(of: me) where turn.simulation.isShowing(child) {
        try turn.send(
          "viewWillTransitionToSize:withTransitionCoordinator:", to: .object(child), arguments,
          from: .uikit)
      }
    },
  ]
}
