import Phrases
import Sessions
import Simulator

// A timeline for ears and for dumb terminals: a sentence for everything that happened.
extension Renderer {
  func sentences(on timeline: Timeline, _ simulation: Simulation) -> [String] {
    words(on: timeline, simulation).flatMap { sentence($0, hanging: 3) }
  }

  /// The sentences, unwrapped; messages are numbered.
  func words(on timeline: Timeline, _ simulation: Simulation) -> [String] {
    var number = 0
    return heading(of: timeline, simulation)
      + timeline.rows.map { row in
        switch row {
        case .call(let call, _):
          number += 1
          return "\(number). \(told(call, isController: true, simulation))"
        case .aside(let call):
          number += 1
          return "\(number). \(told(call, isController: false, simulation))"
        case .log(let text): return phrases.timeline(.log(text))
        case .warning(let text): return phrases.timeline(.warning(text))
        case .fault(let fault): return fault.text
        case .mark(let mark): return phrases.timeline(.mark(mark))
        }
      }
  }

  /// How much happened, and to whom; nothing where no controller was told anything.
  func heading(of timeline: Timeline, _ simulation: Simulation) -> [String] {
    if timeline.lanes.isEmpty { return [] }
    let names = timeline.lanes.map { simulation.name(of: $0) }
    return [phrases.timeline(.heading(calls: timeline.callCount, controllers: names))]
  }

  private func told(
    _ call: Call, isController: Bool, _ simulation: Simulation
  ) -> String {
    phrases.timeline(
      .call(
        call.text(in: simulation), to: simulation.name(of: call.receiver),
        isController: isController))
  }
}
