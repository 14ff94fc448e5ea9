import ObjectModel
import ObjectRuntime
import Simulator

/// A method presents a controller on one that is not on screen, which UIKit refuses: too early, in
/// `viewDidLoad`, or too late, when the answer comes to a screen that has gone.
struct PresentedOffScreen: Detector {
  func observe(_ moment: Moment, in scene: inout Scene) {
    guard case .clue(.presentedOffScreen(let presented, let host, by: let speaker?)) = moment else {
      return
    }
    let simulation = scene.simulation
    let caller = scene.calls.last { simulation.isViewController($0.receiver) }
    let owner = simulation.isLearners(host) ? host : speaker
    scene.report(
      .oddity(.presentedOffScreen), of: caller?.receiver ?? owner,
      .presentedOffScreen(
        simulation.name(of: presented), isEarly: caller?.comesBeforeShowing ?? false))
  }
}

extension Call {
  fileprivate var comesBeforeShowing: Bool {
    ["viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "awakeFromNib"].contains(selector)
  }
}
