import Curriculum
import Diagnostics
public import Learning
import Playgrounds
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

  /// Takes what stood in files as one entry of code: nothing in it is a command. What is wrong with
  /// it is told by the lines of each file.
  public mutating func pasted(
    _ files: [(path: String, text: String)], at time: Instant
  ) -> Response {
    watch.tick(time)
    var (text, line): (String, Int) = ("", 1)
    var parts: [SourceText.Part] = []
    for file in files {
      parts.append(SourceText.Part(name: file.path, firstLine: line))
      text += file.text + "\n"
      line += file.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    if text.isEmpty { return Response(.refusal(.noCode)) }
    var response = play(text, at: time)
    response.replies = response.replies.map { reply in
      guard case .played(var account) = reply else { return reply }
      account.parts = parts
      return .played(account)
    }
    done += response.entries
    return response
  }
}
