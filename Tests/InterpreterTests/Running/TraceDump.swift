import ObjectRuntime
import Scripts

extension Trace {
  /// One event a line, inner calls indented; names as the simulation has them.
  ///
  ///     vc init
  ///       vc initWithNibName:nil bundle:nil
  func dump(in simulation: Simulation) -> String {
    Narrator(simulation).lines(of: events).compactMap { line in
      line.kind.text.map { String(repeating: "  ", count: line.depth) + $0 + "\n" }
    }.joined()
  }
}

extension TraceLine.Kind {
  fileprivate var text: String? {
    switch self {
    case .call(let call, _): "\(call.object) \(call.text)"
    case .log(let text): "log: \(text)"
    case .warning(let text): "warning: \(text)"
    case .fault(let fault): fault.text
    case .note(.counted(_, isFirst: true)): "counted for the first time"
    case .note: nil
    }
  }
}
