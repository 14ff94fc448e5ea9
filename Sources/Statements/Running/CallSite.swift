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

  /// The body that the message runs; nil where it must be sent.
  func body(
    of selector: Selector, in type: ClassID, _ simulation: Simulation, _ generation: UInt64
  ) -> Int? {
    let key = generation << 40 | UInt64(type.index & 0xF_FFFF) << 20
    let word = remembered.load(ordering: .relaxed)
    if word & ~0xF_FFFF == key, word != 0 {
      let body = Int(word & 0xF_FFFF)
      return body == 0 ? nil : body - 1
    }
    let body = simulation.untracedBody(of: selector, in: type)
    guard (body ?? 0) < 0xF_FFFE, generation != 0 else { return body }
    remembered.store(key | UInt64(body.map { $0 + 1 } ?? 0), ordering: .relaxed)
    return body
  }
}
