import Interpreter
import ObjectRuntime

/// A method that must call super has run and has not.
struct SuperSkipped: Detector {
  func observe(_ moment: Moment, in scene: inout Scene) {
    guard case .clue(.superSkipped(let selector, of: let id, in: let type)) = moment else { return }
    guard let method = scene.world.writtenMethod(selector, of: type) else { return }
    scene.report(
      .oddity(.superSkipped), of: id, line: method.line, in: type,
      .superSkipped(WrittenCall(toSuperFrom: method)))
  }
}
