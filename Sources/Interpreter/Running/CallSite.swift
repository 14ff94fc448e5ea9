import ObjectModel
import ObjectRuntime
import Synchronization

/// What a message of the program ran last time: most find the same method again.
///
/// One word holds the generation of the classes, the receiver's class and the body, so that it is
/// read and written whole; another generation or class makes it forget.
final class CallSite: Sendable {
  /// 0 before the first message; relaxed, as each word is right by itself.
  private let remembered = Atomic<UInt64>(0)
  /// Generations wrap around after 16 million changes of classes.
  private static let latest = Atomic<UInt64>(0)

  /// A number for a table of classes that no other has.
  static func newGeneration() -> UInt64 {
    latest.add(1, ordering: .relaxed).newValue & 0xFF_FFFF
  }

  /// What a message runs.
  enum Method {
    case body(Body)
    /// A body that only computes with numbers.
    case plain(Body)
    case read(slot: Int)
    case store(slot: Int, FieldType)
    /// It must be sent.
    case unknown
  }

  /// What a message to an object, or to a class itself, runs.
  ///
  /// Unknown where methods were exchanged at run time, or where `+initialize` may have to run
  /// first.
  @inline(__always)
  func method(
    for selector: Selector, on receiver: Value, _ machine: Machine, _ turn: inout Turn
  ) -> Method {
    if turn.simulation.isRewired { return .unknown }
    let word: UInt64
    switch receiver {
    case .object(let id):
      guard let type = turn.liveType(of: id) else { return .unknown }
      word = self.word(for: selector, type, isOfClass: false, machine, &turn)
    case .type(let type):
      if turn.simulation.classes.hasInitializers { return .unknown }
      word = self.word(for: selector, type, isOfClass: true, machine, &turn)
    default: return .unknown
    }
    let number = Int(word & 0xFFFF)
    switch word >> 16 & 0xF {
    case 1: return .body(machine.program.bodies[number])
    case 6: return .plain(machine.program.bodies[number])
    case 2: return .read(slot: number)
    case 3: return .store(slot: number, .bool)
    case 4: return .store(slot: number, .int)
    case 5: return .store(slot: number, .real)
    default: return .unknown
    }
  }

  /// What is remembered, or is from now on.
  ///
  /// Two threads may store at once: each stores what is right for its own program, and the other
  /// looks again.
  @inline(__always)
  private func word(
    for selector: Selector, _ type: ClassID, isOfClass: Bool, _ machine: Machine, _ turn: inout Turn
  ) -> UInt64 {
    let key =
      machine.program.generation << 40 | (isOfClass ? 1 << 39 : 0) | UInt64(type.index & 0x7_FFFF)
      << 20
    let word = remembered.load(ordering: .relaxed)
    if word & ~0xF_FFFF == key, word != 0 { return word }
    let found = key | look(for: selector, type, isOfClass, machine, &turn)
    if machine.program.generation != 0 { remembered.store(found, ordering: .relaxed) }
    return found
  }

  /// What there is to remember, in twenty bits: its kind, and a number that fits into sixteen.
  ///
  /// A number that does not fit is not remembered, and the message is sent each time.
  @inline(never)
  private func look(
    for selector: Selector, _ type: ClassID, _ isOfClass: Bool, _ machine: Machine,
    _ turn: inout Turn
  ) -> UInt64 {
    let (kind, number): (UInt64, Int) =
      switch turn.simulation.directMethod(for: selector, in: type, isOfClass: isOfClass) {
      case .body(let body):
        (machine.program.bodies[body].isPlain(in: type, isOfClass, &turn) ? 6 : 1, body)
      case .read(let slot): (2, slot)
      case .store(let slot, .bool): (3, slot)
      case .store(let slot, .int): (4, slot)
      case .store(let slot, .real): (5, slot)
      default: (0, 0)
      }
    return number <= 0xFFFF ? kind << 16 | UInt64(number) : 0
  }
}

extension Body {
  /// Whether it is plain where `self` is of a class.
  fileprivate func isPlain(in type: ClassID, _ isOfClass: Bool, _ turn: inout Turn) -> Bool {
    guard let accessors else { return false }
    return accessors.allSatisfy { accessor in
      switch turn.simulation.directMethod(for: accessor, in: type, isOfClass: isOfClass) {
      case .read, .store: true
      case .body, nil: false
      }
    }
  }
}
