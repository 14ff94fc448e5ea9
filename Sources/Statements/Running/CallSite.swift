import Simulator
import Synchronization

/// What a message of the program ran last time: most find the same method again.
///
/// One word holds the generation of the classes, the receiver's class and the body, so that it is read
/// and written whole; another generation or class makes it forget.
final class CallSite: Sendable {
  private let remembered = Atomic<UInt64>(0)
  private static let latest = Atomic<UInt64>(0)

  /// A number for a table of classes that no other has.
  static func newGeneration() -> UInt64 {
    latest.add(1, ordering: .relaxed).newValue & 0xFF_FFFF
  }

  /// The body that a message to an object runs; nil where it must be sent.
  @inline(__always)
  func body(of selector: Selector, on id: ObjectID, _ run: Run, _ turn: inout Turn) -> Body? {
    guard let type = turn.liveType(of: id) else { return nil }
    let generation = run.program.generation
    let key = generation << 40 | UInt64(type.index & 0xF_FFFF) << 20
    let word = remembered.load(ordering: .relaxed)
    if word & ~0xF_FFFF != key || word == 0 { return look(for: selector, type, key, run, turn) }
    let body = Int(word & 0xF_FFFF)
    return body == 0 ? nil : run.program.bodies[body - 1]
  }

  private func look(
    for selector: Selector, _ type: ClassID, _ key: UInt64, _ run: Run, _ turn: Turn
  ) -> Body? {
    let body = turn.simulation.untracedBody(of: selector, in: type)
    if (body ?? 0) < 0xF_FFFE, run.program.generation != 0 {
      remembered.store(key | UInt64(body.map { $0 + 1 } ?? 0), ordering: .relaxed)
    }
    return body.map { run.program.bodies[$0] }
  }
}
