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
  /// Something else is more urgent.
  case givesWay
}

/// Waits until a socket can be read, or written; nil waits for the deadline alone.
///
/// - Parameter way: what the wait gives way to once it can be read.
func wait(
  for socket: Int32?, toWrite: Bool = false, until deadline: Deadline, unless way: Int32? = nil
) -> Readiness {
  // A descriptor below 0 is none.
  var descriptors = [
    pollfd(fd: socket ?? -1, events: Int16(toWrite ? POLLOUT : POLLIN), revents: 0),
    pollfd(fd: way ?? -1, events: Int16(POLLIN), revents: 0),
  ]
  switch poll(&descriptors, 2, Int32(clamping: deadline.remaining)) {
  case 0: return .late
  case -1 where errno == EINTR: return way == nil ? .interrupted : .givesWay
  default: return descriptors[0].revents == 0 && way != nil ? .givesWay : .ready
  }
}
