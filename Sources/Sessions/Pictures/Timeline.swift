import Curriculum
import ObjectModel
public import ObjectRuntime
public import Scripts
public import Syntax

/// A turn as swim lanes: a lane for each controller that was told something, and time downwards.
///
/// The controllers that leave the screen stand first, as one reads from what was to what comes; the
/// others follow in the order in which they were first told something.
public struct Timeline: Equatable, Sendable {
  /// The controllers.
  public let lanes: [String]
  public private(set) var rows: [Row]
  public let version: UIKitVersion

  /// What stands at one moment of a timeline.
  public enum Row: Equatable, Sendable {
    /// A message to the controller of a lane, which is given by its place.
    case call(NamedCall, lane: Int)
    /// A message to what has no lane: a view, a delegate.
    case aside(NamedCall)
    case log(String)
    case warning(String)
    case fault(Fault)
    case mark(Mark)
  }

  /// What goes across all lanes.
  public enum Mark: Equatable, Sendable {
    case animation
    /// A later turn of the run loop begins.
    case laterTurn
    /// The clock has moved on, to so many seconds since the launch.
    case clock(seconds: Double)
    case memoryWarning
  }

  public init(_ trace: Trace, in simulation: Simulation) {
    let calls = trace.calls.filter { simulation.isKind($0.type, of: "UIViewController") }
    let appearances = calls.filter(\.selector.isOfAppearance).map { ($0.receiver, $0.selector) }
    let first = Dictionary(appearances) { first, _ in first }
    let told = calls.map(\.receiver).unique
    let lanes =
      told.filter { first[$0] == "viewWillDisappear:" }
      + told.filter { first[$0] != "viewWillDisappear:" }
    let places = Dictionary(uniqueKeysWithValues: lanes.enumerated().map { ($1, $0) })
    let narrator = Narrator(simulation)
    let all = trace.events.compactMap { Row($0, places, narrator) }
    rows = zip(all, all.dropFirst().map(Optional.some) + [nil])
      .filter { !$0.isEmptyTurn(before: $1) }.map(\.0)
    self.lanes = lanes.map { simulation.name(of: $0) }
    version = simulation.version
  }

  /// How many messages were sent to controllers.
  public var callCount: Int {
    rows.count { if case .call = $0 { true } else { false } }
  }
}

extension Timeline.Row {
  /// What an event is in a picture; nil for what stands behind the calls.
  fileprivate init?(_ event: Event, _ lanes: [ObjectID: Int], _ narrator: Narrator) {
    switch event.kind {
    case .call(let call):
      let named = narrator.named(call)
      self = lanes[call.receiver].map { .call(named, lane: $0) } ?? .aside(named)
    case .log(let text): self = .log(text)
    case .warning(let text): self = .warning(text)
    case .fault(let fault): self = .fault(fault)
    case .note(.animation): self = .mark(.animation)
    case .note(.laterTurn): self = .mark(.laterTurn)
    case .note(.clock(let seconds)): self = .mark(.clock(seconds: seconds))
    case .note(.memoryWarning): self = .mark(.memoryWarning)
    case .note: return nil
    }
  }

  /// Whether a turn begins here in which nothing is seen to happen.
  fileprivate func isEmptyTurn(before next: Timeline.Row?) -> Bool {
    switch (self, next) {
    case (.mark(.laterTurn), nil), (.mark(.laterTurn), .mark(.animation)),
      (.mark(.laterTurn), .mark(.laterTurn)), (.mark(.laterTurn), .mark(.clock)),
      (.mark(.clock), nil), (.mark(.clock), .mark(.clock)):
      true
    default: false
    }
  }
}

extension Selector {
  /// Whether it begins an appearance or a disappearance.
  fileprivate var isOfAppearance: Bool {
    self == "viewWillAppear:" || self == "viewWillDisappear:"
  }
}

extension Timeline {
  /// The same with its calls as a dialect spells them.
  public func spelt(in dialect: Dialect) -> Timeline {
    var timeline = self
    timeline.rows = rows.map { row in
      switch row {
      case .call(var call, let lane):
        call.dialect = dialect
        return .call(call, lane: lane)
      case .aside(var call):
        call.dialect = dialect
        return .aside(call)
      case .log, .warning, .fault, .mark: return row
      }
    }
    return timeline
  }
}
