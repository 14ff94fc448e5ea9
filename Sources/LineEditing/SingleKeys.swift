import LibC

/// Reads keys one at a time from a terminal that neither echoes nor waits for lines.
public final class SingleKeys {
  /// What ends waiting for a key.
  public enum Event: Equatable {
    case key(Character)
    /// Ctrl-C, Ctrl-D, or the terminal is gone.
    case leave
    /// Nothing came in time.
    case expired
    /// The window has another size, or the program was stopped and goes on.
    case disturbed
  }

  private let source = KeySource(compose: { $0 })
  private var settings = termios()

  /// Nil where standard input is no terminal.
  public init?() {
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    TerminalGuard.begin(settings: settings, output: nil)
    source.begin(settings: settings)
    makeRaw()
  }

  deinit {
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    source.end()
    TerminalGuard.end()
  }

  private func makeRaw() {
    var raw = settings
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    raw.c_iflag &= ~tcflag_t(ICRNL)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
  }

  /// - Parameter milliseconds: how long to wait at most; nil for as long as it takes.
  public func next(atMost milliseconds: Int?) -> Event {
    let limit = milliseconds.map { Int32(clamping: $0) }
    switch source.next(atMost: { limit }) {
    case .key(.character("\u{04}")), .key(.interrupt), .key(.quit), .closed: return .leave
    case .key(.character(let scalar)): return .key(Character(scalar))
    case .key(.suspend):
      tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
      source.stop()
      makeRaw()
      return .disturbed
    case .key(.newRow), .key(.pasted), .resized, .continued: return .disturbed
    case .expired: return .expired
    }
  }
}
