import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import UIKitClasses

/// The only order in which one controller may hear of its appearance (uikit-facts §5.1).
struct AppearanceAutomaton {
  private var states: [ObjectID: State] = [:]
  private let sendsIsAppearing: Bool

  private enum State {
    case away, willAppear, isAppearing, here, willDisappear
  }

  init(of simulation: Simulation) {
    sendsIsAppearing = simulation.version.sendsViewIsAppearing
    for id in simulation.liveViewControllers where simulation.appearance(of: id) == .appeared {
      states[id] = .here
    }
  }

  /// Takes what happened; answers what must not have, in words, nil where all is well.
  mutating func take(_ events: some Sequence<Event>, in simulation: Simulation) -> String? {
    for event in events {
      guard case .call(let call) = event.kind, call.sender == .uikit,
        simulation.isViewController(call.receiver)
      else { continue }
      if let wrong = take(call) { return "\(simulation.name(of: call.receiver)): \(wrong)" }
    }
    return nil
  }

  private mutating func take(_ call: Call) -> String? {
    let state = states[call.receiver] ?? .away
    let next: State
    switch (call.selector.name, state) {
    case ("viewWillAppear:", .away), ("viewWillAppear:", .willDisappear): next = .willAppear
    case ("viewIsAppearing:", .willAppear): next = .isAppearing
    case ("viewDidAppear:", .isAppearing): next = .here
    case ("viewDidAppear:", .willAppear) where !sendsIsAppearing: next = .here
    case ("viewWillDisappear:", .here), ("viewWillDisappear:", .willAppear),
      ("viewWillDisappear:", .isAppearing):
      next = .willDisappear
    case ("viewDidDisappear:", .willDisappear): next = .away
    case ("viewWillAppear:", _), ("viewIsAppearing:", _), ("viewDidAppear:", _),
      ("viewWillDisappear:", _), ("viewDidDisappear:", _):
      return "\(call.selector.name) while \(state)"
    default: return nil
    }
    states[call.receiver] = next
    return nil
  }

  /// The controllers that have heard of a beginning and of no end.
  var unsettled: [ObjectID] {
    states.filter { $0.value != .away && $0.value != .here }.keys.sorted()
  }
}
