import Phrases
import Scripts
import Sessions

// A timeline for ears and for dumb terminals: a sentence for everything that happened.
extension Renderer {
  /// One sentence a paragraph; what goes on hangs behind the number.
  func sentences(on timeline: Timeline) -> [String] {
    words(on: timeline).flatMap { sentence($0, hanging: 3) }
  }

  /// The sentences, unwrapped; messages are numbered.
  func words(on timeline: Timeline) -> [String] {
    var number = 0
    return heading(of: timeline)
      + timeline.rows.map { row in
        switch row {
        case .call(let call, _):
          number += 1
          return "\(number). \(told(call, isController: true))"
        case .aside(let call):
          number += 1
          return "\(number). \(told(call, isController: false))"
        case .log(let text): return phrases.timeline(.log(text))
        case .warning(let text): return phrases.timeline(.warning(text))
        case .fault(let fault): return phrases.fault(fault)
        case .mark(let mark): return phrases.timeline(.mark(mark))
        }
      }
  }

  /// How much happened, and to whom; nothing where no controller was told anything.
  func heading(of timeline: Timeline) -> [String] {
    if timeline.lanes.isEmpty { return [] }
    return [
      phrases.timeline(.heading(calls: timeline.callCount, controllers: timeline.lanes))
    ]
  }

  /// A call in words: what, and to whom.
  private func told(_ call: NamedCall, isController: Bool) -> String {
    phrases.timeline(.call(call.text, to: call.object, isController: isController))
  }
}
