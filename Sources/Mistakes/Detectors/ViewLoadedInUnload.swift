import ObjectModel
import ObjectRuntime

/// `viewDidUnload` asks for the view, which loads it again: the warning has freed nothing.
struct ViewLoadedInUnload: Detector {
  func observe(_ moment: Moment, in scene: inout Scene) {
    guard case .clue(.loading(let controller, next: _)) = moment,
      scene.isIn("viewDidUnload", of: controller)
    else { return }
    scene.report(.oddity(.viewLoadedInUnload), of: controller, .viewLoadedInUnload)
  }
}
