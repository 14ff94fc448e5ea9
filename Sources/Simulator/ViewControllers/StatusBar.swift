import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// Who leads the screen says how the status bar looks: when it appears, and when it says that this
// has changed (Apple's pages of preferredStatusBarStyle and prefersStatusBarHidden).
extension Turn {
  /// Asked anew, since answers are not kept. Who is leaving is asked no more.
  package mutating func askForStatusBar(without leaving: [ObjectID] = []) throws(Fault) {
    guard simulation.version.extendsViewsUnderBars,
      let leader = simulation.leader(without: leaving)
    else { return }
    // Tabs ask whom they show for the style; a navigation controller answers by its bar.
    let styled = sequence(first: leader) { [simulation] in simulation.selectedTab(of: $0) }
      .reduce(leader) { $1 }
    let style = try send("preferredStatusBarStyle", to: .object(styled), from: .uikit)
    // A container of UIKit's asks whom it shows.
    let asked = sequence(first: leader) { [simulation] in simulation.shownChild(of: $0) }
      .reduce(leader) { $1 }
    let isHidden = try send("prefersStatusBarHidden", to: .object(asked), from: .uikit)
    guard let app = simulation.application.object else { return }
    try setField("statusBarStyle", to: style, of: app)
    try setField("statusBarHidden", to: isHidden, of: app)
  }
}
