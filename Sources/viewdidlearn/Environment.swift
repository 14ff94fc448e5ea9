import Learning
import LibC
import Screening

/// What the process was given: variables, clocks, the terminal's size.
enum Environment {
  /// Nil for a variable that is not set.
  static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The wall's clock, and one that never goes back.
  static var now: Instant {
    Instant(wall: milliseconds(CLOCK_REALTIME), monotonic: milliseconds(CLOCK_MONOTONIC))
  }

  /// The same moment by the clocks that a sitting is timed by.
  static var clocks: Clocks {
    Clocks(
      Moment(wall: milliseconds(CLOCK_REALTIME), boot: milliseconds(CLOCK_BOOTTIME)),
      awake: milliseconds(CLOCK_MONOTONIC))
  }

  /// How many seconds the person's clock is ahead of UTC.
  static var zone: Int {
    var now = time(nil)
    var local = tm()
    return localtime_r(&now, &local) == nil ? 0 : local.tm_gmtoff
  }

  /// Of a clock of the system.
  private static func milliseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// Where this program is.
  static var programFolder: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let program = String(
      decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return "/" + program.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Columns of the terminal; 80 where there is none.
  static var width: Int {
    if let size, size.ws_col > 0 { return Int(size.ws_col) }
    return Environment["COLUMNS"].flatMap { Int($0) } ?? 80
  }

  /// Rows of the terminal; nil where there is none, or it does not know.
  static var height: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  /// Nil where standard output is no terminal.
  private static var size: winsize? {
    var size = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}
