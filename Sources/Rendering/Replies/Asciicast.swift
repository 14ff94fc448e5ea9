import Notation
public import Screening

/// A sitting as an asciicast (version 2): what terminals and asciinema play.
public struct Asciicast {
  public private(set) var text: String
  private var renderer: Renderer
  private var last = 0.0

  /// - Parameter began: when the sitting began, on the wall, in milliseconds.
  public init(_ renderer: Renderer, title: String, began: Int, rows: Int = 24) {
    self.renderer = renderer
    let header: JSON = [
      "version": 2, "width": .integer(renderer.width), "height": .integer(rows),
      "timestamp": .integer(began / 1000), "title": .string(title),
    ]
    text = header.encoded() + "\n"
  }

  /// What came onto the screen so many milliseconds after the beginning; time does not go back.
  public mutating func show(_ lines: [String], at milliseconds: Int) {
    if lines.isEmpty { return }
    last = max(last, Double(milliseconds) / 1000)
    let output = lines.map { $0 + "\r\n" }.joined()
    let event: JSON = .array([.number(last), "o", .string(output)])
    text += event.encoded() + "\n"
  }

  /// A prompt with what was typed at it, and what was said to that.
  public mutating func show(_ scene: Replay.Scene, of sitting: Sitting, at milliseconds: Int) {
    renderer.language = sitting.language
    let prompt = renderer.prompt(scene.standing) + "> "
    let typed = scene.typed.map { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        ($0.offset == 0 ? prompt : "| ") + visible(String($0.element))
      }
    }
    var response = SittingResponse()
    response.replies = scene.replies
    show((typed ?? []) + renderer.lines(of: response), at: milliseconds)
  }
}
