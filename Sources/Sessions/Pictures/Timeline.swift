public import Simulator

/// A turn as swim lanes: a lane for each controller that was told something, and time downwards.
///
/// The controllers that leave the screen stand first, as one reads from what was to what comes; the
/// others follow in the order in which they were first told something.
public struct Timeline: Equatable, Sendable {
  public private(set) var lanes: [ObjectID] = []
  public private(set) var rows: [Row] = []

  /// What stands at one moment of a timeline.
  public enum Row: Equatable, Sendable {
    /// A message to the controller of a lane, which is given by its place.
    case call(Call, lane: Int)
    /// A message to what has no lane: a view, a delegate.
    case aside(Call)
    case log(String)
    case warning(String)
    case fault(Fault)
    case mark(Mark)
  }

  /// What goes across all lanes.
  public enum Mark: CaseIterable, Sendable {
    case animation
    /// A later turn of the run loop begins.
    case laterTurn
    case memoryWarning
  }

  public init(_ trace: Trace, in simulation: Simulation) {
    let calls = trace.calls.filter { simulation.isKind($0.type, of: "UIViewController") }
    let told = calls.map(\.receiver).unique
    let leaving = told.filter { id in
      calls.first { $0.receiver == id && $0.selector.isOfAppearance }?.selector
        == "viewWillDisappear:"
    }
    lanes = leaving + told.filter { !leaving.contains($0) }
    for event in trace.events { take(event) }
    dropEmptyTurns()
  }

  /// How many messages were sent to controllers.
  public var callCount: Int {
    rows.count { if case .call = $0 { true } else { false } }
  }

  private mutating func take(_ event: Event) {
    switch event.kind {
    case .call(let call):
      let lane = lanes.firstIndex(of: call.receiver)
      rows.append(lane.map { .call(call, lane: $0) } ?? .aside(call))
    case .log(let text): rows.append(.log(text))
    case .warning(let text): rows.append(.warning(text))
    case .fault(let fault): rows.append(.fault(fault))
    case .note(.animation): rows.append(.mark(.animation))
    case .note(.laterTurn): rows.append(.mark(.laterTurn))
    case .note(.memoryWarning): rows.append(.mark(.memoryWarning))
    case .note: break
    }
  }

  /// A turn in which nothing is seen to happen is not drawn.
  private mutating func dropEmptyTurns() {
    for place in rows.indices.reversed() where rows[place] == .mark(.laterTurn) {
      let isEmpty =
        if case .mark? = rows.dropFirst(place + 1).first { true } else { place + 1 == rows.count }
      if isEmpty { rows.remove(at: place) }
    }
  }
}

extension Selector {
  /// Whether it begins an appearance or a disappearance.
  fileprivate var isOfAppearance: Bool {
    self == "viewWillAppear:" || self == "viewWillDisappear:"
  }
}

extension Array where Element: Hashable {
  /// The elements in the order in which they first occur.
  fileprivate var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
