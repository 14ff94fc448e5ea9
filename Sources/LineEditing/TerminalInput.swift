import LibC

/// The terminal at standard input, read without waiting.
///
/// Ctrl-C throws away what is typed: a key that `poll` has seen may be gone before it is read, and
/// who then waits for it does not hear of the signal. The terminal is opened a second time, as other
/// programs share the flags of standard input.
enum TerminalInput {
  /// Standard input itself where it is not the terminal that this process belongs to.
  private static let descriptor: Int32 = {
    guard tcgetpgrp(STDIN_FILENO) >= 0 else { return STDIN_FILENO }
    let terminal = open("/dev/tty", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    return terminal >= 0 ? terminal : STDIN_FILENO
  }()

  /// How many bytes were read, as `read` says it: -1 with EAGAIN where there are none.
  static func read(into chunk: inout [UInt8]) -> Int { LibC.read(descriptor, &chunk, chunk.count) }
}
