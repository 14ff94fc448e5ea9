import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// What controllers encode and decode, and what they are asked about the status bar.
  static let restoration: [Selector: Method] = [
    "encodeRestorableStateWithCoder:": .action(since: UIKitVersion(6)) { _, _, _ throws(Fault) in },
    "decodeRestorableStateWithCoder:": .action(since: UIKitVersion(6)) { _, _, _ throws(Fault) in },
    "applicationFinishedRestoringState": .action(since: UIKitVersion(6)) {
      _, _, _ throws(Fault) in
    },
    "updateContentUnavailableConfigurationUsingState:": .action(since: UIKitVersion(17)) {
      _, _, _ throws(Fault) in
    },
    "prefersStatusBarHidden": .answer(since: UIKitVersion(7)) { _, _, _ throws(Fault) in
      .bool(false)
    },
    "preferredStatusBarStyle": .answer(since: UIKitVersion(7)) { _, _, _ throws(Fault) in .int(0) },
    "setNeedsStatusBarAppearanceUpdate": .action(since: UIKitVersion(7)) {
      turn, _, _ throws(Fault) in
      try turn.askForStatusBar()
    },
  ]
}
