import LibC
import LineEditing

extension PlainReader {
  /// Reads whole entries, a line each or several while one is incomplete, until one is the last.
  ///
  /// What the input ends in is an entry as it stands; a line that is no text is told of, and reading
  /// goes on behind it.
  mutating func readEntries(
    prompt: () -> String, isIncomplete: (String) -> Bool, whenIdle: () -> Void = {},
    failed: (InputFault) -> Void, handle: (String) -> Bool
  ) {
    var entry = ""
    while true {
      if !isLineReady { whenIdle() }
      Output.write(entry.isEmpty ? prompt() + "> " : "| ", to: STDERR_FILENO)
      do throws(InputFault) {
        guard case .text(let text) = try readLine() else {
          if !entry.isEmpty { _ = handle(entry) }
          return
        }
        entry += entry.isEmpty ? text : "\n" + text
      } catch {
        failed(error)
        if case .unreadable = error { return }
        continue
      }
      if isIncomplete(entry) { continue }
      if handle(entry) { return }
      entry = ""
    }
  }
}
