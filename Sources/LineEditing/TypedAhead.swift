import LibC

/// What is typed at a terminal while the program computes.
///
/// A terminal whose queue of lines is full, at 4 KB, passes on nothing more, Ctrl-C neither: so
/// whoever computes for long takes the lines now and then, and they are the next keys.
public enum TypedAhead {
  nonisolated(unsafe) private static var bytes: [UInt8] = []
  /// Whether there is an editor that takes keys.
  nonisolated(unsafe) static var isWanted = false
  nonisolated(unsafe) private static var calls = 0

  /// Takes what was typed; cheap enough to be called every tenth of a millisecond.
  public static func take() {
    calls &+= 1
    guard isWanted, calls & 15 == 0 else { return }
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    var line = [UInt8](repeating: 0, count: 4096)
    // Who reads in the background is stopped, and at a terminal that is gone nothing comes.
    while poll(&source, 1, 0) > 0, source.revents == Int16(POLLIN),
      tcgetpgrp(STDIN_FILENO) == getpgrp()
    {
      let count = TerminalInput.read(into: &line)
      if count < 0 { return }
      // An empty line without an end is the key that stands for the end of the file.
      bytes += count > 0 ? line[..<count] : [0x04]
    }
  }

  /// Hands over what was taken.
  static func drain() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
