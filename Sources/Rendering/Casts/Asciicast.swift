public import Screening
import Sessions
import Typesetting

/// A sitting as an asciicast (version 2): what terminals and asciinema play.
public struct Asciicast {
  public private(set) var text: String
  /// It speaks the language that the sitting had at each moment.
  private var renderer: Renderer
  /// Seconds of the latest event: the format wants times that do not fall.
  private var last = 0.0

  /// - Parameter began: when the sitting began, on the wall, in milliseconds.
  public init(_ renderer: Renderer, title: String, began: Int, rows: Int = 24) {
    self.renderer = renderer
    text =
      CastHeader(width: renderer.width, height: rows, timestamp: began / 1000, title: title).line
  }

  /// What came onto the screen so many milliseconds after the beginning; time does not go back.
  public mutating func show(_ lines: [String], at milliseconds: Int) {
    if lines.isEmpty { return }
    last = max(last, Double(milliseconds) / 1000)
    text += CastEvent(seconds: last, .output, lines.map { $0 + "\r\n" }.joined()).line
  }

  /// A prompt with what was typed at it, and what was said to that. Before a question stands a marker,
  /// so that who looks goes from one to the next.
  public mutating func show(_ scene: Replay.Scene, of sitting: Sitting, at milliseconds: Int) {
    renderer.language = sitting.language
    if let question = scene.question {
      last = max(last, Double(milliseconds) / 1000)
      text += CastEvent(seconds: last, .marker, question).line
    }
    let typed = scene.typed.map {
      renderer.echo(of: $0, at: renderer.prompt(scene.standing))
    }
    var response = SittingResponse()
    response.replies = scene.replies
    show((typed ?? []) + renderer.lines(of: response), at: milliseconds)
  }
}

extension Renderer {
  /// An entry as it stands behind its prompt, with marks before the lines that go on.
  public func echo(of entry: String, at prompt: String) -> [String] {
    entry.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      ($0.offset == 0 ? prompt + "> " : "| ") + visible(String($0.element))
    }
  }
}

extension Replay.Scene {
  /// `3/10`: the question that comes onto the screen; nil for none.
  fileprivate var question: String? {
    for case .page(let page, _) in replies {
      if case .question(number: let number, of: let count) = page.heading {
        return "\(number)/\(count)"
      }
    }
    return nil
  }
}
