import Diagnostics
import LibC
import Syntax

/// The person's editor, `$VISUAL` or `$EDITOR`, for code that is to be mended.
struct Editor {
  /// Opens code and gives it back as it was left; nil where no editor could be run.
  ///
  /// - Parameter meanwhile: done again and again while the editor is open.
  static func edit(
    _ code: String, _ dialect: Dialect, meanwhile: () -> Void = {}
  ) -> String? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    let suffix = dialect == .swift ? ".swift" : ".m"
    var template = Array(("/tmp/viewdidlearn-XXXXXX" + suffix).utf8CString)
    let descriptor = mkstemps(&template, Int32(suffix.utf8.count))
    guard descriptor >= 0 else { return nil }
    let isWritten = Output.write(code + "\n", to: descriptor)
    close(descriptor)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    guard isWritten, run(on: path, meanwhile) else { return nil }
    return (try? Files.read(path))?.text
  }

  /// True where the editor ended without a fault. The shell is asked, since the variable may hold
  /// options too.
  private static func run(on path: String, _ meanwhile: () -> Void) -> Bool {
    let words = ["sh", "-c", "exec ${VISUAL:-${EDITOR:-vi}} \"$1\"", "sh", path]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    guard posix_spawnp(&child, "sh", nil, nil, &arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { return status == 0 }
      if ended < 0, errno != EINTR { return false }
      meanwhile()
      usleep(50_000)
    }
  }
}
