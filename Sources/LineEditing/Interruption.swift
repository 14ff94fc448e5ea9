import LibC
import Synchronization

/// Whether the person pressed Ctrl-C while the program was computing.
///
/// Once `listen()` has been called, SIGINT ends nothing: long work polls `isPending` at its
/// leisure, stops by itself and clears the flag with `take()`.
public enum Interruption {
  private static let flag = Atomic(false)

  /// Catches SIGINT from now on; system calls that wait return with EINTR.
  public static func listen() {
    _ = isPending  // Swift makes a static value on its first use, which must not be in the handler.
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Interruption.raise() }
    sigaction(SIGINT, &action, nil)
  }

  /// One relaxed load: cheap enough for every step of an interpreter.
  public static var isPending: Bool { flag.load(ordering: .relaxed) }

  /// Whether there was an interruption since the last call.
  public static func take() -> Bool { flag.exchange(false, ordering: .acquiring) }

  static func raise() { flag.store(true, ordering: .releasing) }
}
