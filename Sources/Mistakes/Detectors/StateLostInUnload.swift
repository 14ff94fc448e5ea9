import ObjectModel
import ObjectRuntime

/// Mistake 10: what a person had entered is nowhere any more after `viewDidUnload`.
struct StateLostInUnload: Detector {
  private var entries = Entries()

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    for lost in entries.lost(at: moment, in: &scene) where lost.isAfterUnload {
      scene.report(
        .stateLostInUnload, of: lost.controller,
        at: scene.spot(of: "viewDidUnload", or: lost.outlet, in: lost.controller),
        .entryLost(lost.outlet, scene.simulation.plainDescription(of: lost.value)))
    }
  }
}
