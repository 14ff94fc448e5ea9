import Curriculum
import Phrases
public import Sessions
public import Simulator

// A timeline as a picture for a browser or a page: SVG 1.1, with nothing outside of the file.
extension Renderer {
  /// The document: lanes are columns with a line of life each, time runs downwards.
  ///
  /// It brings its own background, and follows the reader's choice of dark or light. Whoever cannot
  /// see it is told the same in sentences.
  public func drawing(of timeline: Timeline, _ simulation: Simulation) -> String {
    let heading = ["iOS \(simulation.version)"] + heading(of: timeline, simulation)
    let page = TimelinePage(
      names: timeline.lanes.map { simulation.name(of: $0) },
      caption: heading.joined(separator: " · "),
      rows: timeline.rows.flatMap { pageRows($0, simulation) })
    let description = words(on: timeline, simulation).joined(separator: " ")
    return page.svg(language: language.rawValue, description: description)
  }

  private func pageRows(_ row: Timeline.Row, _ simulation: Simulation) -> [TimelinePage.Row] {
    switch row {
    case .call(let call, let lane): [.call(call.text(in: simulation), lane: lane)]
    case .aside(let call):
      [.line("\(simulation.name(of: call.receiver))  \(call.text(in: simulation))", .aside)]
    case .log(let text):
      wrap([Run(text)], width: 72, theme: .plain).map { .line($0, .log) }
    case .warning(let text):
      wrap([Run(text)], width: 72, theme: .plain).map { .line($0, .wrong) }
    case .fault(let fault):
      wrap([Run(fault.text)], width: 72, theme: .plain).map { .line($0, .wrong) }
    case .mark(let mark): [.mark(phrases.mark(mark), isAnimation: mark == .animation)]
    }
  }
}
