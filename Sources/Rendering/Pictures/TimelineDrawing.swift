import Curriculum
import Phrases
import Scripts
public import Sessions
import Typesetting

// A timeline as a picture for a browser or a page: SVG 1.1, with nothing outside of the file.
extension Renderer {
  /// The document: lanes are columns with a line of life each, time runs downwards.
  ///
  /// It brings its own background, and follows the reader's choice of dark or light. Whoever cannot
  /// see it is told the same in sentences.
  public func drawing(of timeline: Timeline) -> String {
    picture(of: timeline).file(language: language.rawValue)
  }

  /// The same as a part of a page, with a background but without a file around it.
  func picture(of timeline: Timeline) -> Picture {
    let heading = ["iOS \(timeline.version)"] + heading(of: timeline)
    let page = TimelinePage(
      names: timeline.lanes,
      caption: phrases.beside(heading),
      rows: timeline.rows.flatMap(pageRows))
    let description = phrases.sentences(words(on: timeline))
    return page.picture(description: description)
  }

  /// A row of the timeline in one or more rows of the picture: long lines are folded at 72 columns.
  private func pageRows(_ row: Timeline.Row) -> [TimelinePage.Row] {
    switch row {
    case .call(let call, let lane): [.call(call.text, lane: lane)]
    case .aside(let call): [.line("\(call.object)  \(call.text)", .aside)]
    case .log(let text):
      wrap([Run(text)], width: 72, theme: .plain).map { .line($0, .log) }
    case .warning(let text):
      wrap([Run(text)], width: 72, theme: .plain).map { .line($0, .wrong) }
    case .fault(let fault):
      wrap([Run(phrases.fault(fault))], width: 72, theme: .plain).map { .line($0, .wrong) }
    case .mark(let mark): [.mark(phrases.mark(mark), isAnimation: mark == .animation)]
    }
  }
}
