import ObjectModel
import ObjectRuntime

/// `loadView` has returned, and has neither set a view nor left that to super.
struct ViewNotSet: Detector {
  func observe(_ moment: Moment, in scene: inout Scene) {
    guard case .clue(.viewNotSet(of: let controller)) = moment else { return }
    scene.report(
      .oddity(.viewNotSet), of: controller, at: scene.spot(of: "loadView", in: controller),
      .viewNotSet)
  }
}
