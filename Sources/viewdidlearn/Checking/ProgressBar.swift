import LibC

/// One line on a terminal that tells how far the work is, and is gone at its end.
///
/// In a pipe, and on a terminal that can move no cursor, nothing is drawn.
struct ProgressBar {
  /// In columns, without the brackets.
  private static let width = 24
  private let count: Int
  /// False for a pipe: it would get every state of the line.
  private let isDrawn: Bool
  private var done = 0

  /// Nothing is drawn before the first name.
  init(of count: Int, _ arguments: Arguments) {
    self.count = count
    isDrawn = arguments.wantsPictures && isatty(STDERR_FILENO) == 1
  }

  /// Tells what is being worked on now.
  mutating func show(_ name: String) {
    guard isDrawn else { return }
    done = min(done, count)
    let filled = Self.width * done / max(1, count)
    let bar =
      String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    // A name that would fold the line is cut, for only one line can be drawn again.
    let room = max(0, Environment.width - Self.width - 14)
    draw("[\(bar)] \(done)/\(count) \(name.suffix(room))")
    done += 1
  }

  /// Takes the line away.
  func clear() {
    if isDrawn { draw("") }
  }

  /// Over the line that stood there.
  private func draw(_ line: String) {
    Output.write("\r\u{1B}[K\(line)", to: STDERR_FILENO)
  }
}
