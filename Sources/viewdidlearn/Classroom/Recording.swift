import Learning
import LibC
import Rendering
import Sessions

/// A class on its way into a cast: an event is written as it happens, so that whoever kills the
/// program loses one at most.
///
/// After a fault nothing more is written, for the file may end in a part of a line.
final class Recording {
  let path: String
  /// Of the file.
  private let descriptor: Int32
  /// In milliseconds that never go back.
  private let began: Int
  /// Whether what is typed stands in the cast as such, and not only as it is seen.
  private let keepsTyped: Bool
  /// The last line that was typed, behind its prompt, until something is said to it.
  private var echo: [String] = []
  /// Whether every event so far was written to its end.
  private var isWhole = true
  /// What went wrong, until it is taken.
  private var fault: Files.WritingFault?

  /// - Parameter path: a file that is not there yet.
  init(
    _ path: String, _ header: CastHeader, keepsTyped: Bool, at time: Instant
  ) throws(Files.WritingFault) {
    (self.path, self.keepsTyped, began) = (path, keepsTyped, time.monotonic)
    descriptor = open(Files.expanded(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw Files.writingFault }
    write(header.line)
  }

  deinit { close(descriptor) }

  /// A page, at the head of a screen.
  func turn(to page: String, showing lines: [String]) {
    add(.marker, page)
    echo = []
    add(.output, "\u{1B}[H\u{1B}[2J" + text(lines))
  }

  /// What was typed, behind its prompt, and what is said to it: one step for who plays it.
  func show(_ lines: [String]) {
    let shown = text(echo + lines)
    echo = []
    if !shown.isEmpty { add(.output, shown) }
  }

  /// - Parameter echo: the line as it stands behind its prompt.
  func type(_ line: String, echo: [String]) {
    if keepsTyped { add(.input, line + "\r") }
    self.echo = echo
  }

  /// Lines as a terminal ends them.
  private func text(_ lines: [String]) -> String { lines.map { $0 + "\r\n" }.joined() }

  /// What went wrong since the last call.
  func takeFault() -> Files.WritingFault? {
    defer { fault = nil }
    return fault
  }

  /// An event of this moment; where the clock goes back, of the beginning.
  private func add(_ code: CastEvent.Code, _ data: String) {
    let seconds = Double(max(0, Environment.now.monotonic - began)) / 1000
    write(CastEvent(seconds: seconds, code, data).line)
  }

  /// Nothing more once a write has failed.
  private func write(_ line: String) {
    guard isWhole else { return }
    isWhole = Output.write(line, to: descriptor)
    if !isWhole { fault = Files.writingFault }
  }
}
