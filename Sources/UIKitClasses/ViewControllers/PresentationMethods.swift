import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Presenting and dismissing, by their names of all times.
  static let presentation: [Selector: Method] = [
    "presentViewController:animated:completion:": .action(since: UIKitVersion(5)) {
      turn, me, arguments throws(Fault) in
      try turn.present(
        arguments[0].object, on: me, animated: arguments[1].isTrue, completion: arguments[2])
    },
    "dismissViewControllerAnimated:completion:": .action(since: UIKitVersion(5)) {
      turn, me, arguments throws(Fault) in
      try turn.dismiss(from: me, animated: arguments[0].isTrue, completion: arguments[1])
    },
    "presentModalViewController:animated:": .action { turn, me, arguments throws(Fault) in
      try turn.present(arguments[0].object, on: me, animated: arguments[1].isTrue)
    },
    "dismissModalViewControllerAnimated:": .action { turn, me, arguments throws(Fault) in
      try turn.dismiss(from: me, animated: arguments[0].isTrue)
    },
    "presentedViewController": .answer(since: UIKitVersion(5)) { turn, me, _ throws(Fault) in
      Value(turn.simulation.ancestry(of: me).lazy.compactMap(turn.simulation.presented).first)
    },
    "presentingViewController": .answer(since: UIKitVersion(5)) { turn, me, _ throws(Fault) in
      Value(turn.simulation.ancestry(of: me).lazy.compactMap(turn.simulation.presenting).first)
    },
    "modalViewController": .answer { turn, me, _ throws(Fault) in
      Value(turn.simulation.ancestry(of: me).lazy.compactMap(turn.simulation.presented).first)
    },
    "presentationController": .answer(since: UIKitVersion(8)) { turn, me, _ throws(Fault) in
      try turn.presentationController(of: me)
    },
    "popoverPresentationController": .answer(since: UIKitVersion(8)) {
      turn, me, _ throws(Fault) in
      let isPopover = turn.simulation.chosenStyle(of: me) == .popover
      return isPopover ? try turn.presentationController(of: me) : .none
    },
    "sheetPresentationController": .answer(since: UIKitVersion(15)) {
      turn, me, _ throws(Fault) in
      let style = turn.simulation.chosenStyle(of: me)
      let isSheet = style == .pageSheet || style == .formSheet
      return isSheet ? try turn.presentationController(of: me) : .none
    },
    "modalPresentationStyle": .answer(since: UIKitVersion(3, 2)) { turn, me, _ throws(Fault) in
      .int(turn.simulation.chosenStyle(of: me).rawValue)
    },
    "setModalPresentationStyle:": .action(since: UIKitVersion(3, 2)) {
      turn, me, arguments throws(Fault) in
      turn.simulation.interface.viewControllers[me]?.style = PresentationStyle(
        rawValue: arguments[0].integer)
    },
  ]
}
