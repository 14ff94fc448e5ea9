import Curriculum
public import Learning
import Scripts

// Files of code, taken as if they had been pasted whole.
extension Session {
  /// Whether the name of a file says that it is code of one of the two languages.
  public static func isCode(_ path: String) -> Bool {
    [".swift", ".m", ".h"].contains { path.hasSuffix($0) }
  }

  func paste(_ paths: [String]) -> Reply {
    let stranger = paths.first { !Session.isCode($0) }
    return stranger.map { .refusal(.notCode(path: $0)) } ?? .files(paths: paths)
  }

  /// Takes what stood in files as one entry of code: nothing in it is a command.
  public mutating func pasted(_ texts: [String], at time: Instant) -> Response {
    watch.tick(time)
    let text = texts.joined(separator: "\n").trimmed
    if text.isEmpty { return Response(.refusal(.noCode)) }
    let response = play(text, at: time)
    done += response.entries
    return response
  }
}
