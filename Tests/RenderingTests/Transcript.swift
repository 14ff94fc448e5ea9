import Learning
import Rendering
import Sessions

/// A session as it stands on the screen: `> ` is typed (`| ` goes on), `#` explains, the rest is
/// said.
struct Transcript {
  private(set) var text = ""
  private(set) var session: Session
  private var renderer: Renderer

  init(_ session: Session, _ renderer: Renderer) {
    (self.session, self.renderer) = (session, renderer)
  }

  /// Types an entry, of one line or several.
  @discardableResult
  mutating func type(_ entry: String) -> Response {
    let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() { text += (place == 0 ? "> " : "| ") + line + "\n" }
    let response = session.handle(entry, at: Instant(wall: 0, monotonic: 0))
    for line in self.lines(of: response) { text += line + "\n" }
    return response
  }

  mutating func explain(_ line: String) { text += line + "\n" }

  /// What is said on the screen.
  mutating func lines(of response: Response) -> [String] {
    renderer.language = session.language
    return renderer.lines(of: response)
  }
}

extension Transcript {
  /// What a person does in a transcript.
  enum Part {
    case entry(String)
    case explanation(String)
  }

  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("> ") {
        parts.append(.entry(String(line.dropFirst(2))))
      } else if line.hasPrefix("| "), case .entry(let entry) = parts.last {
        parts[parts.count - 1] = .entry(entry + "\n" + line.dropFirst(2))
      } else if line.hasPrefix("#") {
        parts.append(.explanation(String(line)))
      }
    }
    return parts
  }
}
