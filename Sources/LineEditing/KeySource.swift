import CEditline
import LibC

/// Waits for keys and for signals on a terminal, in the order in which they happen.
///
/// Signals arrive through a descriptor while a line is read, so nothing of libedit ever runs inside
/// a signal handler, and a line half typed survives Ctrl-Z and a new window size.
final class KeySource {
  /// What ends waiting for a key.
  enum Event: Equatable {
    case key(KeyDecoder.Key)
    /// The window has another size.
    case resized
    /// The program was stopped and goes on; the shell may have changed the terminal.
    case continued
    /// Nothing came in time.
    case expired
    /// The terminal is gone.
    case closed
  }

  /// How long an `ESC` waits for the rest of a sequence, in milliseconds.
  private static let escapeDelay: Int32 = 25

  private var decoder: KeyDecoder
  /// How fast keys come.
  var pace = Pace()
  private let signals: Int32
  private var signalsHeld = sigset_t()
  private var signalsBefore = sigset_t()

  init(compose: @escaping (String) -> String) {
    decoder = KeyDecoder(compose: compose)
    sigemptyset(&signalsHeld)
    for signal in [SIGINT, SIGTSTP, SIGCONT, SIGWINCH] { sigaddset(&signalsHeld, signal) }
    signals = signalfd(-1, &signalsHeld, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
  }

  deinit {
    close(signals)
  }

  /// Takes signals as events from now on; the terminal's settings say which keys stand for them.
  func begin(settings: termios) {
    let typed = TypedAhead.drain()
    if Interruption.take() { decoder.drop() } else { decoder.append(typed) }
    var settings = settings
    withUnsafeBytes(of: &settings.c_cc) { keys in
      func key(_ index: Int32) -> UInt8? { keys[Int(index)] == 0 ? nil : keys[Int(index)] }
      decoder.interrupt = key(VINTR)
      decoder.suspend = key(VSUSP)
      decoder.quit = key(VQUIT)
    }
    pthread_sigmask(SIG_BLOCK, &signalsHeld, &signalsBefore)
  }

  /// Leaves signals to the program again; an interruption that came too late for the line is kept.
  func end() {
    while let signal = nextSignal() {
      if signal == SIGINT { Interruption.raise() }
    }
    pthread_sigmask(SIG_SETMASK, &signalsBefore, nil)
  }

  /// Whether a character waits already behind the key that is being obeyed, as in a block that is
  /// pasted without marks. A key that is typed ahead, as Return, is none.
  var isCharacterPending: Bool {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    if decoder.pending == nil, poll(&source, 1, 0) > 0 { _ = readMore() }
    return decoder.pending.map { $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F } ?? false
  }

  /// Waits for the next event.
  ///
  /// A key may take long to be obeyed where many wait behind it: a person must be able to end that.
  ///
  /// - Parameters:
  ///   - show: called when nothing more is there to be obeyed at once.
  ///   - limit: how many milliseconds are waited at most.
  func next(
    beforeWaiting show: () -> Void = {}, atMost limit: () -> Int32? = { nil }
  ) -> Event {
    var isSettled = false
    var isSignalled = decoder.isFlooded
    if isSignalled { takeWhatWaits() }
    while true {
      if isSignalled, let event = nextSignal().map(event(of:)) { return event }
      var patience: Int32 = -1
      do throws(KeyDecoder.Shortage) {
        return .key(try decoder.next(settled: isSettled))
      } catch {
        if error == .needsMoreSoon { patience = Self.escapeDelay }
      }
      var sources = [
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      ]
      show()
      let isShort = patience < 0
      if isShort, let limit = limit() { patience = max(0, limit) }
      isSettled = poll(&sources, nfds_t(sources.count), patience) == 0
      if isSettled, isShort { return .expired }
      isSignalled = sources[0].revents != 0
      if !isSignalled && sources[1].revents != 0 && !readMore() { return .closed }
    }
  }

  /// Stops the program as Ctrl-Z does, and comes back when it is continued.
  ///
  /// The whole process group stops, as when the terminal sends the signal. Where there is no shell
  /// to continue it the kernel ignores the request.
  func stop() {
    var stopSignal = sigset_t()
    sigemptyset(&stopSignal)
    sigaddset(&stopSignal, SIGTSTP)
    kill(0, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stopSignal, nil)
    pthread_sigmask(SIG_BLOCK, &stopSignal, nil)
    while nextSignal() != nil {}
  }

  private func takeWhatWaits() {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&source, 1, 0) > 0, source.revents & Int16(POLLIN) != 0 {
      if !readMore() { break }
    }
    decoder.skipToInterruption()
  }

  private func readMore() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = TerminalInput.read(into: &chunk)
    if count > 0 {
      pace.take(chunk[..<count])
      decoder.append(chunk[..<count])
    }
    return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
  }

  private func nextSignal() -> Int32? {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return read(signals, &info, size) == size ? Int32(info.ssi_signo) : nil
  }

  private func event(of signal: Int32) -> Event {
    switch signal {
    case SIGINT: .key(.interrupt)
    case SIGTSTP: .key(.suspend)
    case SIGCONT: .continued
    default: .resized
    }
  }
}
