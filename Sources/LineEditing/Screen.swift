import CEditline
import LibC

/// What libedit draws, until it is shown: many keys that came at once take one write.
///
/// libedit flushes its stream before each key, and each write would wake the terminal.
final class Screen {
  /// Writes into memory.
  let stream: UnsafeMutablePointer<FILE>
  let descriptor: Int32
  private let text = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
  private let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  /// - Parameter descriptor: where it is shown.
  init?(descriptor: Int32) {
    self.descriptor = descriptor
    text.initialize(to: nil)
    count.initialize(to: 0)
    guard let stream = open_memstream(text, count) else { return nil }
    self.stream = stream
  }

  deinit {
    fclose(stream)
    free(text.pointee)
    text.deallocate()
    count.deallocate()
  }

  func draw(_ text: String) { fputs(text, stream) }

  /// Writes what was drawn since the last time.
  func show() {
    fflush(stream)
    var start = 0
    while start < count.pointee, let text = text.pointee {
      let written = write(descriptor, text + start, count.pointee - start)
      if written < 0 && errno != EINTR { break }
      start += max(written, 0)
    }
    rewind(stream)
  }
}
