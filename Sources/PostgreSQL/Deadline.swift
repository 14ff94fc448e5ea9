import LibC

/// A moment until which something is waited for, by a clock that nobody sets.
struct Deadline {
  private let moment: Int

  init(milliseconds: Int) { moment = Deadline.now + milliseconds }

  /// Milliseconds, never below 0.
  var remaining: Int { max(0, moment - Deadline.now) }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

/// What ended waiting for a server.
enum Readiness {
  case ready, late, interrupted
}

/// Waits until a socket can be read, or written.
func wait(for socket: Int32, toWrite: Bool, until deadline: Deadline) -> Readiness {
  var descriptor = pollfd(fd: socket, events: Int16(toWrite ? POLLOUT : POLLIN), revents: 0)
  switch poll(&descriptor, 1, Int32(clamping: deadline.remaining)) {
  case 0: return .late
  case -1 where errno == EINTR: return .interrupted
  default: return .ready
  }
}
