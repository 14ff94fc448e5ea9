import LibC

/// How fast characters come: the longest run of them that no hand types.
///
/// A run is what comes without a pause; keys that repeat pause longer. What an input method puts in
/// at once is such a run too.
public struct Pace: Sendable {
  /// A hand pauses longer than this between two keys, in milliseconds.
  private static let pause = 15

  public private(set) var characters = 0
  public private(set) var milliseconds = 0
  private var run = (characters: 0, start: 0, end: 0)

  init() {}

  mutating func take(_ bytes: some Sequence<UInt8>) {
    take(bytes, at: Pace.now)
  }

  mutating func take(_ bytes: some Sequence<UInt8>, at now: Int) {
    if run.characters == 0 || now - run.end > Pace.pause { run = (0, now, now) }
    run.end = now
    run.characters += bytes.count { $0 >= 0x20 && $0 & 0xC0 != 0x80 }
    if run.characters > characters {
      (characters, milliseconds) = (run.characters, run.end - run.start)
    }
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
