import Diagnostics
import LibC
import Syntax

/// The person's editor, `$VISUAL` or `$EDITOR`, for code that is to be mended.
struct Editor {
  /// Opens code and gives it back as it was left; nil where no editor could be run.
  static func edit(_ code: String, _ dialect: Dialect) -> String? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    let suffix = dialect == .swift ? ".swift" : ".m"
    var template = Array(("/tmp/viewdidlearn-XXXXXX" + suffix).utf8CString)
    let descriptor = mkstemps(&template, Int32(suffix.utf8.count))
    guard descriptor >= 0 else { return nil }
    let isWritten = Output.write(code + "\n", to: descriptor)
    close(descriptor)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    guard isWritten, run(on: path) else { return nil }
    return (try? Files.read(path))?.text
  }

  private static func run(on path: String) -> Bool {
    let words = ["sh", "-c", "exec ${VISUAL:-${EDITOR:-vi}} \"$1\"", "sh", path]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    guard posix_spawnp(&child, "sh", nil, nil, &arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }
}
