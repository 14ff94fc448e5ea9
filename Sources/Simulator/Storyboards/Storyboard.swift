public import InterfaceModel
import ObjectModel
public import ObjectRuntime

extension Simulation {
  /// Declares a storyboard file; nil takes it away.
  public mutating func declare(_ storyboard: Storyboard?, named name: String) {
    interface.storyboards[name] = storyboard
  }

  /// The scene that a controller came from; nil for one made in code or by a nib.
  func scene(of controller: ObjectID) -> Storyboard.Scene? {
    guard let reference = interface.viewControllers[controller]?.scene else { return nil }
    return interface.storyboards[reference.storyboard]?.scene(reference.scene)
  }

  /// Whether some storyboard has a scene of a class, which then has no nib of its own.
  func hasScene(ofClass name: String) -> Bool {
    interface.storyboards.values.contains { $0.scenes.contains { $0.type == name } }
  }
}
