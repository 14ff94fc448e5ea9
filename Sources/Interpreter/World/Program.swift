import ObjectRuntime
package import Syntax
import TypedTree

/// What the learner has typed so far, in executable form, and what was declared by that.
package struct Program: Sendable {
  /// By the number that the simulation's classes know them by; replaced ones stay.
  var bodies: [Body] = []
  /// By the number that the simulation's blocks know them by; those of replaced methods stay.
  var closures: [ClosureForm] = []
  /// Changes with every change of a class; 0 before the first.
  var generation: UInt64 = 0
  /// Empty while a compiler works on them.
  var declarations = Declarations()
  /// The versions for which the same would have come of it.
  package var span = VersionSpan()
}

extension Program {
  /// Makes bodies runnable.
  mutating func emit(_ bodies: [(number: Int, body: TypedBody)]) {
    while self.bodies.count < declarations.bodyCount { self.bodies.append(.empty) }
    for (number, body) in bodies {
      let emitted = emit(body)
      self.bodies[number] = emitted.suspends ? emitted.placed(.body(number)) : emitted
    }
  }

  /// Makes a body runnable; the closures in it get numbers.
  private mutating func emit(_ body: TypedBody) -> Body {
    var emitter = Emitter(closures: closures)
    closures = []
    let emitted = emitter.emit(body)
    closures = emitter.closures
    return emitted
  }

  /// Makes bodies runnable, and the entry of the statement that they come with.
  mutating func emit(
    _ bodies: [(number: Int, body: TypedBody)], entry: TypedBody
  ) -> Body {
    emit(bodies)
    let emitted = emit(entry)
    guard emitted.suspends else { return emitted }
    // Its call may go on when the statement is over.
    let number = declarations.bodyCount
    declarations.bodyCount += 1
    self.bodies.append(emitted.placed(.body(number)))
    return self.bodies[number]
  }
}
