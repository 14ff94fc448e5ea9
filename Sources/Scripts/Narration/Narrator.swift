import InterfaceModel
public import ObjectModel
public import ObjectRuntime
import Simulator

/// Who tells what a simulation did, and how it stands: by the names that people call things by.
public struct Narrator {
  let simulation: Simulation

  public init(_ simulation: Simulation) { self.simulation = simulation }

  func name(of id: ObjectID) -> String { simulation.name(of: id) }

  /// What happened, but deaths that are worth no line, and moments at which nothing did.
  public func lines(of events: [Event]) -> [TraceLine] {
    var last: ObjectID?
    return events.withoutEmptyMoments.compactMap { event in
      let receiver: ObjectID? = if case .call(let call) = event.kind { call.receiver } else { nil }
      defer { last = receiver }
      return kind(of: event, isToSame: receiver == last).map {
        TraceLine(kind: $0, depth: event.depth)
      }
    }
  }

  private func kind(of event: Event, isToSame: Bool) -> TraceLine.Kind? {
    switch event.kind {
    case .call(let call): .call(named(call), toSame: isToSame)
    case .log(let text): .log(text)
    case .warning(let text): .warning(text)
    case .fault(let fault): .fault(fault)
    case .note(let note): named(note).map(TraceLine.Kind.note)
    }
  }

  public func named(_ call: Call) -> NamedCall {
    NamedCall(
      sender: call.sender, type: simulation.classes[outline: call.type].name,
      object: name(of: call.receiver),
      selector: call.selector.name,
      arguments: call.arguments.map { simulation.argumentDescription(of: $0) },
      viewSize: call.viewSize?.text)
  }

  // MARK: - Where controllers stand

  /// All controllers that are alive, or those of them that a trace called.
  public func standings(calledIn trace: Trace? = nil) -> [ControllerStanding] {
    let called = trace.map { Set($0.calls.map(\.receiver)) }
    return simulation.liveViewControllers.filter { called?.contains($0) ?? true }.map { id in
      ControllerStanding(
        controller: name(of: id), place: place(of: id), owners: owners(of: id).map(\.brief))
    }
  }

  public func place(of id: ObjectID) -> ControllerPlace {
    guard let view = simulation.loadedView(of: id) else { return .noView }
    switch simulation.appearance(of: id) {
    case .appeared: return .onScreen
    case .appearing, .disappearing: return .inTransition
    case .disappeared, nil: return simulation.isOnScreen(view) ? .onScreen : .offScreen
    }
  }
}

extension [Event] {
  /// Of moments that follow each other with nothing between them, the last one.
  fileprivate var withoutEmptyMoments: [Event] {
    zip(self, dropFirst().map(Optional.some) + [nil]).filter { event, next in
      guard case .note(.clock) = event.kind, case .note(.clock)? = next?.kind else { return true }
      return false
    }.map(\.0)
  }
}

extension Size {
  /// `320×460`.
  package var text: String { "\(width.shortDescription)×\(height.shortDescription)" }
}
