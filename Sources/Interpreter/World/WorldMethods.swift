import Compiler
public import Diagnostics
public import ObjectModel
import ObjectRuntime
public import Syntax

/// A method that a learner wrote, with the place where it stands.
public struct WrittenMethod: Sendable {
  public var function: Function
  public var source: SourceText

  public var line: Int { source.number(at: function.name.range.lowerBound) }
}

extension World {
  /// The text in which the methods of a class are written, else nil.
  public func source(ofClass name: String) -> SourceText? {
    guard let draft = program.declarations.drafts[name] else { return nil }
    return draft.bodies.min { $0.key.name < $1.key.name }?.value.source
  }

  /// The class, or one above it, of which only the interface is known; nil where there is none.
  public func unimplemented(above name: String) -> String? {
    guard let id = simulation.classes.id(named: name) else { return nil }
    return simulation.classes.lineage(of: id).lazy.map { simulation[$0] }
      .first { $0.isLearners && program.declarations.drafts[$0.name]?.isImplemented == false }?.name
  }

  /// The method that an object of a class runs for a message; nil where the framework's runs.
  public func writtenMethod(_ selector: Selector, of type: ClassID) -> WrittenMethod? {
    for owner in simulation.classes.lineage(of: type) {
      if let body = program.declarations.drafts[simulation[owner].name]?.bodies[selector] {
        return WrittenMethod(function: body.function, source: body.source)
      }
    }
    return nil
  }
}
