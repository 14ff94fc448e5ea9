import LibC

/// Writing to standard output and standard error, whole lines at a time.
enum Output {
  /// Why standard output took no more; nil as long as it took all.
  nonisolated(unsafe) private(set) static var fault: Int32?

  /// With its end.
  static func line(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }
  /// The same on standard error.
  static func error(_ text: String) { write(text + "\n", to: STDERR_FILENO) }
  /// Asks for a line where there is no terminal, beside what is put out.
  static func prompt(_ text: String) { write(text, to: STDERR_FILENO) }
  /// ECMA-48: the cursor goes home, then all is erased; what the terminal has scrolled away stays.
  static func clearScreen() { write("\u{1B}[H\u{1B}[2J", to: STDOUT_FILENO) }

  /// None is no empty line.
  static func lines(_ lines: [String]) {
    if !lines.isEmpty { line(lines.joined(separator: "\n")) }
  }

  /// Writes until a person has had enough; what was interrupted ends with its line.
  static func lines(_ lines: [String], untilInterrupted isInterrupted: () -> Bool) {
    var rest = lines[...]
    while !rest.isEmpty, !isInterrupted() {
      let piece = rest.prefix(linesAtOnce)
      line(piece.joined(separator: "\n"))
      rest = rest.dropFirst(linesAtOnce)
    }
  }

  /// So many lines are shown before anybody can have had enough of them.
  private static let linesAtOnce = 200

  /// The same on standard error.
  static func errors(_ lines: [String]) {
    if !lines.isEmpty { error(lines.joined(separator: "\n")) }
  }

  /// Writes all of a text; false when that failed, which `errno` says more about.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { write($0, to: descriptor) }
  }

  /// Bytes that need not be text.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBufferPointer { write($0, to: descriptor) }
  }

  /// Goes on until all is written, or it fails; a signal is no failure.
  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor,
        UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[rest.startIndex...])
          .baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        if descriptor == STDOUT_FILENO { fault = errno }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
