import LibC

/// Puts the terminal back as it was when a signal ends the program in the middle of a line.
///
/// libedit leaves the terminal raw and knows nothing of bracketed paste. The handlers use only what
/// POSIX allows there: memory set aside beforehand, `write`, `tcsetattr`, `sigaction` and `raise`.
enum TerminalGuard {
  /// Asks the terminal to mark where a pasted block begins and ends.
  static let pasteOn: StaticString = "\u{1B}[?2004h"
  static let pasteOff: StaticString = "\u{1B}[?2004l"

  private static let deadly = [
    SIGHUP, SIGQUIT, SIGTERM, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
  ]

  /// What the handlers read: never freed, because a signal may come at any time.
  private struct Memory {
    var settings = termios()
    /// Where the terminal's modes are switched off; -1 when there is nothing to switch off.
    var output: Int32 = -1
    /// A literal of ASCII: unlike a String it needs no memory in the handler.
    let farewell = TerminalGuard.pasteOff
  }

  nonisolated(unsafe) private static let memory: UnsafeMutablePointer<Memory> = {
    let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    memory.initialize(to: Memory())
    return memory
  }()

  /// The actions that stood before ours, by signal number.
  nonisolated(unsafe) private static let previous: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()

  /// Stands guard over a terminal that is about to become raw.
  ///
  /// A signal that is ignored, as SIGHUP is under `nohup`, stays ignored.
  static func begin(settings: termios, output: Int32?) {
    memory.pointee = Memory(settings: settings, output: output ?? -1)
    for signal in deadly {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { TerminalGuard.restore(dyingOf: $0) }
      sigaction(signal, &action, previous + Int(signal))
      if isIgnored(previous[Int(signal)]) { sigaction(signal, previous + Int(signal), nil) }
    }
  }

  static func end() {
    for signal in deadly { sigaction(signal, previous + Int(signal), nil) }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// Restores the terminal, then lets the signal do what it would have done without us.
  private static func restore(dyingOf signal: Int32) {
    let farewell = memory.pointee.farewell
    if memory.pointee.output >= 0 {
      _ = write(memory.pointee.output, farewell.utf8Start, farewell.utf8CodeUnitCount)
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &memory.pointee.settings)
    sigaction(signal, previous + Int(signal), nil)
    raise(signal)
  }
}
