import Interpreter
import ObjectModel
import ObjectRuntime

/// A method that must call super has run and has not.
///
/// The `viewDidLoad` of `UIViewController` itself does nothing, and no documentation asks for it:
/// only a review of files says that it is left out, for a superclass that comes in between.
struct SuperSkipped: Detector {
  func observe(_ moment: Moment, in scene: inout Scene) {
    guard case .clue(.superSkipped(let selector, of: let id, in: let type)) = moment,
      scene.isReview || selector != "viewDidLoad" || scene.skipsOwnCode(selector, in: type),
      let method = scene.world.writtenMethod(selector, of: type)
    else { return }
    scene.report(
      .oddity(.superSkipped), of: id, line: method.line, in: type,
      .superSkipped(WrittenCall(toSuperFrom: method)))
  }
}

extension Scene {
  /// Whether what is not called above a class is written in the files.
  fileprivate func skipsOwnCode(_ selector: Selector, in type: ClassID) -> Bool {
    simulation[type].superclass.flatMap { world.writtenMethod(selector, of: $0) } != nil
  }
}
