public import LibC

/// A pseudo-terminal with a program in it, as a person at a keyboard would have it.
///
/// Every wait has a deadline and polls; nothing is ever waited for without an end, because a test
/// that hangs says less than one that fails with what was on the screen.
public final class Terminal {
  /// How long anything may take on a machine that is busy with other things.
  public static let patience = 60.0

  public let child: pid_t
  /// Everything the program has sent so far.
  public var output: String { String(decoding: bytes, as: UTF8.self) }
  private var master: Int32
  private var bytes: [UInt8] = []
  /// How much of `bytes` earlier waits have consumed.
  private var consumed = 0
  private var status: Int32?

  /// - Parameters:
  ///   - environment: the whole environment of the program.
  ///   - columns: the width of the window; it has 24 rows.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String],
    columns: UInt16 = 80
  ) throws(TerminalFailure) {
    var master: Int32 = -1
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else { throw .noTerminal(errno) }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    self.master = master
    defer { close(slave) }
    child = try Self.spawn(
      [program] + arguments, environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" },
      terminal: String(
        decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  deinit {
    if status == nil {
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
    if master >= 0 { close(master) }
  }

  /// Starts a program as the leader of a session of its own, with the terminal as its own.
  ///
  /// The first terminal that a session leader opens becomes its controlling terminal, so that keys
  /// become signals. `posix_spawn` never forks the test process in Swift's sight.
  private static func spawn(
    _ command: [String], _ environment: [String], terminal: String
  ) throws(TerminalFailure) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which Glibc shows only to GNU sources
    let flags = newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var signals = sigset_t()
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    var arguments = command.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for string in arguments + variables { free(string) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, command[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw .notStarted(code) }
    return child
  }
}

public enum TerminalFailure: Error {
  case noTerminal(Int32)
  case notStarted(Int32)
  /// What was waited for did not come; the rest of the output, with control characters escaped.
  case missing(String, in: String)
  case stillRunning
}

// MARK: - Keyboard and screen

extension Terminal {
  /// Types keys, reading meanwhile: a program that echoes much would otherwise block us both.
  public func type(_ keys: String) throws(TerminalFailure) {
    var rest = Array(keys.utf8)[...]
    let deadline = Deadline()
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest.removeFirst(count) }
      if deadline.isOver { throw .missing("room to type", in: output.debugDescription) }
      readSome(wait: count > 0 ? 0 : 5)
    }
  }

  /// Waits until the program has sent a text, after what earlier waits found.
  @discardableResult
  public func expect(_ text: String) throws(TerminalFailure) -> String {
    let wanted = Array(text.utf8)
    let deadline = Deadline()
    var searched = consumed
    while true {
      if let end = position(after: wanted, from: searched) {
        defer { consumed = end }
        return String(decoding: bytes[consumed..<end], as: UTF8.self)
      }
      searched = max(consumed, bytes.count - wanted.count + 1)
      if deadline.isOver { throw .missing(text, in: rest) }
      if !readSome(wait: 50) && position(after: wanted, from: searched) == nil {
        throw .missing(text, in: rest)
      }
    }
  }

  /// Waits for a prompt's end and for the terminal to be raw: keys sent earlier would be handled by
  /// the terminal itself.
  @discardableResult
  public func expectPrompt(_ ending: String = "> ") throws(TerminalFailure) -> String {
    let shown = try expect(ending)
    try wait(for: "raw mode") {
      var settings = termios()
      tcgetattr(master, &settings)
      return settings.c_lflag & tcflag_t(ICANON) == 0
    }
    return shown
  }

  /// Polls until something holds.
  public func wait(for what: String, until holds: () -> Bool) throws(TerminalFailure) {
    let deadline = Deadline()
    while !holds() {
      if deadline.isOver { throw .missing(what, in: rest) }
      readSome(wait: 5)
    }
  }

  /// The terminal's settings, as the program left them.
  public var settings: termios {
    var settings = termios()
    tcgetattr(master, &settings)
    return settings
  }

  /// Gives the window another size; the program is told by a signal.
  public func resize(columns: UInt16, rows: UInt16 = 24) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Takes the terminal away, as a window that is closed or a line that is cut.
  public func hangUp() {
    close(master)
    master = -1
  }

  /// Waits for the end of the program; its exit code, or the negative number of its signal.
  public func exitCode() throws(TerminalFailure) -> Int32 {
    let deadline = Deadline()
    var code: Int32 = 0
    while waitpid(child, &code, WNOHANG) == 0 {
      if deadline.isOver { throw .stillRunning }
      readSome(wait: 5)
    }
    while readSome(wait: 0) {}
    status = code
    return code & 0x7F == 0 ? (code >> 8) & 0xFF : -(code & 0x7F)
  }

  private var rest: String {
    String(decoding: bytes[consumed...], as: UTF8.self).debugDescription
  }

  private func position(after wanted: [UInt8], from start: Int) -> Int? {
    var start = start
    while let found = bytes[start...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) { return found + wanted.count }
      start = found + 1
    }
    return nil
  }

  /// Reads what there is; false at the end, when the program has closed the terminal.
  @discardableResult
  private func readSome(wait milliseconds: Int32) -> Bool {
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return milliseconds > 0 }
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &chunk, chunk.count)
    if count > 0 { bytes += chunk[..<count] }
    if count <= 0 { usleep(1000) }
    return count > 0 || errno == EAGAIN
  }
}

/// A point in time after which waiting is given up.
private struct Deadline {
  private let end = Deadline.now + Terminal.patience

  var isOver: Bool { Deadline.now > end }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
