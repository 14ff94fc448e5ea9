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
      guard let root = turn.simulation.rootViewController(of: turn.simulation.keyWindow) else {
        return
      }
      // Tabs ask whom they show for the style; a navigation controller answers by its bar.
      let styled = sequence(first: root) { [simulation = turn.simulation] in
        simulation.selectedTab(of: $0)
      }.reduce(root) { $1 }
      let style = try turn.send("preferredStatusBarStyle", to: .object(styled), from: .uikit)
      if let app = turn.simulation.application.object {
        try turn.setField("statusBarStyle", to: style, of: app)
      }
      // A container of UIKit's asks whom it shows.
      let asked = sequence(first: root) { [simulation = turn.simulation] in
        simulation.shownChild(of: $0)
      }.reduce(root) { $1 }
      try turn.send("prefersStatusBarHidden", to: .object(asked), from: .uikit)
    },
  ]
}
