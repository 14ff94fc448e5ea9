import Interpreter
import ObjectModel
import ObjectRuntime
import Syntax
import UIKitAPI

/// A method that must call super has run and has not.
///
/// The `viewDidLoad` of `UIViewController` itself does nothing, and no documentation asks for it; nor
/// does `awakeFromNib` do anything: only a review of files says that they are left out, for a
/// superclass that comes in between.
struct SuperSkipped: Detector {
  private static let idle: Set<Selector> = ["viewDidLoad", "awakeFromNib"]

  func observe(_ moment: Moment, in scene: inout Scene) {
    guard case .clue(.superSkipped(let selector, of: let id, in: let type)) = moment,
      scene.isReview || !Self.idle.contains(selector) || scene.skipsOwnCode(selector, in: type),
      let method = scene.world.writtenMethod(selector, of: type)
    else { return }
    let call = WrittenCall(toSuperFrom: method)
    scene.report(
      .oddity(.superSkipped), of: id, at: Spot(line: method.line, type: type, isDeclaration: true),
      method.mistakenSuper.map { .superMistaken(call, for: $0) } ?? .superSkipped(call))
  }
}

extension WrittenMethod {
  /// What it calls on super in the place of its own: the name of another message of a life.
  fileprivate var mistakenSuper: String? {
    let dialect = function.dialect
    let words = words
    func callsSuper(_ name: String) -> Bool {
      let base = String(name.prefix { $0 != ":" })
      return words.contains(dialect == .swift ? ["super", ".", base, "("] : ["[", "super", base])
    }
    if callsSuper(function.name.text) { return nil }
    return LifeCycle.allCases.map(\.selector).first { callsSuper($0.name) }
      .map { dialect.name(of: $0) }
  }
}

extension Scene {
  /// Whether what is not called above a class is written in the files.
  fileprivate func skipsOwnCode(_ selector: Selector, in type: ClassID) -> Bool {
    simulation[type].superclass.flatMap { world.writtenMethod(selector, of: $0) } != nil
  }
}
