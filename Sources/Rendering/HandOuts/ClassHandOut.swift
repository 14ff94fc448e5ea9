public import Classroom
import Curriculum
public import Learning
import Phrases
import Sessions
import Typesetting

/// A lesson or a class in one file of HTML, for browsers, ears and paper: first every page with what
/// it asks, then what happens there, in words and pictures, and what is right.
///
/// There is no script in it and nothing outside of it; headings, lists and the words of each picture
/// say all that shapes and colours say.
public struct ClassHandOut {
  /// It is led through its stages as a presenter does, so that paper says what the room sees.
  private var presentation: Presentation
  private let renderer: Renderer
  /// The moment at which all is shown: there are no clocks on paper.
  private let time: Instant
  /// A section each.
  private var pages: [String] = []
  /// By the pages that they belong to.
  private var answers: [(page: Int, text: String)] = []
  /// On which page of the room's each item is asked.
  private var numbers: [String: Int] = [:]
  /// How many there are, for ids of their own.
  private var pictures = 0

  /// - Parameter presentation: a class that is about to begin.
  public init(_ presentation: Presentation, at time: Instant) {
    self.presentation = presentation
    self.time = time
    // So wide that a line of text is a paragraph.
    renderer = Renderer(width: 10_000, theme: .plain, language: presentation.language)
    for index in presentation.slides.slides.indices { add(index) }
  }

  /// A slide's page, and what its later stages say, which is kept for the end.
  private mutating func add(_ index: Int) {
    let shown = presentation.go(to: index, at: time)
    let slide = presentation.slide
    // What is revealed later was asked before.
    let isPage = slide.stages.contains(.vote(round: 1)) || !slide.stages.contains(.reveal)
    let number = (isPage ? nil : slide.item.flatMap { numbers[$0] }) ?? index + 1
    let title = "\(number). \(renderer.phrases.title(presentation.title(of: slide)))"
    if isPage {
      if let item = slide.item { numbers[item] = number }
      let heading = HTML.element("h2", escaped(title), ["id": "page-\(number)"])
      pages.append(HTML.element("section", ([heading] + page(shown)).joined(separator: "\n")))
    }
    let answer = answer(titled: title)
    if !answer.isEmpty {
      let heading = HTML.element("h3", escaped(title), ["id": "answer-\(index + 1)"])
      let section = HTML.element("section", ([heading] + answer).joined(separator: "\n"))
      answers.append((number, section))
    }
  }

  /// What the room sees first.
  private func page(_ shown: PresenterResponse) -> [String] {
    shown.replies.map(\.onPaper).flatMap { reply -> [String] in
      guard case .page(let page) = reply else {
        // Behind its first line, which says where the slide stands, and before what Return does.
        let lines = renderer.lines(of: reply).dropFirst()
        let isLeftByReturn = if case .groups = reply { true } else { false }
        return [HTML.lines(Array(isLeftByReturn ? lines.dropLast(2) : lines))]
      }
      let version = page.ios.map { HTML.element("p", escaped("iOS \($0)"), ["class": "quiet"]) }
      let room =
        presentation.slide.stages.contains(.vote(round: 1))
        ? Array(repeating: #"<div class="line"></div>"#, count: 3) : []
      return [version].compactMap(\.self) + renderer.html(of: page) + room
    }
  }

  /// What comes with Return, and pictures of it; nothing for what is only read.
  private mutating func answer(titled title: String) -> [String] {
    var parts: [String] = []
    while presentation.stage + 1 < presentation.slide.stages.count {
      for reply in presentation.handle("", at: time).replies { parts += said(reply) }
      if presentation.current == .reveal { parts += drawn(for: title) }
    }
    return parts
  }

  /// What a stage says on paper: pictures and refusals are left out, they have another form there.
  private func said(_ reply: PresenterReply) -> [String] {
    switch reply {
    case .voteAgain, .discuss(nil), .session(.looked(.timeline)), .session(.looked(.tree)),
      .session(.refusal):
      []
    case .discuss(let document?), .session(.after(let document)): [HTML.blocks(document)]
    case .session(.graded(let graded)):
      [HTML.lines(renderer.lines(of: .session(.graded(inWords(graded)))))]
    default: [HTML.lines(renderer.lines(of: reply))]
    }
  }

  /// At the prompt `y` and `n` are typed; on paper nobody types.
  private func inWords(_ graded: Graded) -> Graded {
    guard case .columns(let versions, let yours, let right, _) = graded.answer else {
      return graded
    }
    var graded = graded
    graded.answer = .columns(
      versions: versions, yours: yours, right: right.map(renderer.phrases.onPaper))
    return graded
  }

  /// - Parameter title: of the page; a picture is named after it where it is moved in the window.
  private mutating func drawn(for title: String) -> [String] {
    presentation.pictures(at: time).compactMap { reply in
      let picture: Picture
      switch reply {
      case .timeline(let timeline): picture = renderer.picture(of: timeline)
      case .state(let standings, _): picture = renderer.picture(of: standings)
      case .tree(let tree): picture = renderer.picture(of: tree)
      default: return nil
      }
      pictures += 1
      // A picture that is wider than the window is moved in it, with the keyboard too.
      return HTML.element(
        "div", picture.element(id: "picture-\(pictures)"),
        [
          "class": "picture", "role": "region", "aria-label": "\(title): \(picture.title)",
          "tabindex": "0",
        ])
    }
  }
}

extension PresenterReply {
  /// The same for who reads it another day.
  fileprivate var onPaper: Self {
    if case .pause(let place, let minutes, _) = self {
      .pause(place, minutes: minutes, until: nil)
    } else {
      self
    }
  }
}

// MARK: - The file

extension ClassHandOut {
  /// The file: pages, then answers in the order of the pages.
  public var text: String {
    let phrases = renderer.phrases
    let title = escaped(presentation.title)
    let minutes = presentation.slides.minutes.reduce(0, +)
    let solutions = answers.sorted { $0.page < $1.page }.map(\.text)
    let about = phrases.aboutHandOut(
      pages: pages.count, minutes: minutes)
    return """
      <!DOCTYPE html>
      <html lang="\(presentation.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(Picture.style)
      \(ClassHandOut.style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      <p>\(HTML.sentence(about))</p>
      \(pages.joined(separator: "\n"))
      <div class="answers">
      <h2>\(escaped(phrases.solutions))</h2>
      \(solutions.joined(separator: "\n"))
      </div>
      </main>
      </body>
      </html>

      """
  }

  /// For screen and paper, light and dark; it needs no file beside it.
  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 16px/1.5 system-ui, sans-serif; margin: 0; overflow-wrap: anywhere; }
    main { max-width: 46rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.7rem; } h2 { font-size: 1.3rem; margin-top: 2.5rem; }
    h3 { font-size: 1.1rem; margin-top: 2rem; }
    h1, h2, h3, h4 { line-height: 1.25; break-after: avoid; }
    code, pre { font: 14px/1.45 ui-monospace, Menlo, Consolas, monospace; }
    pre { border-left: 2px solid #8e8e93; padding-left: .8rem; overflow-x: auto; }
    ol p, ul p { margin: .2rem 0; }
    table { border-collapse: collapse; }
    th, td { border: 1px solid #8e8e93; padding: .2rem .6rem; text-align: left; }
    .quiet { font-size: .9rem; }
    .line { border-bottom: 1px solid #8e8e93; height: 2rem; }
    .picture { overflow-x: auto; border: 1px solid #8e8e93; margin: 1rem 0; }
    .picture svg { display: block; }
    @media print {
      .answers { break-before: page; }
      pre, .picture, li { break-inside: avoid; }
      pre { white-space: pre-wrap; }
      pre, .picture { overflow: visible; }
      .picture svg { max-width: 100%; height: auto; }
    }
    """
}
