import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

// Who comes to lead the screen says how the interface may stand, and it turns where it stands
// otherwise: when a root is shown, when something is presented full screen, when that goes again.
//
// Apple's pages of supportedInterfaceOrientations, preferredInterfaceOrientationForPresentation and
// shouldAutorotateToInterfaceOrientation:. They do not say who hears of such a turn: nobody does here.
extension Turn {
  /// Turns the interface before the layout of a transition that gives the screen another leader.
  /// Only what covers the whole screen gives it another leader.
  mutating func standForLeader(of transition: Transition) throws(Fault) {
    let arrival: ObjectID? =
      switch transition.kind {
      case .display, .present: transition.entering
      case .dismiss: transition.leaving
      case .push, .pop, .select, .turn, .exchange: nil
      }
    guard let arrival else { return }
    if transition.kind != .display, simulation.presentationStyle(of: arrival) != .fullScreen {
      return
    }
    guard let leader = simulation.leader(without: transition.removed) else { return }
    let isPresented = transition.kind == .present && leader == arrival
    try stand(try orientation(wantedBy: leader, isPresented: isPresented))
  }

  /// As the device is held, else as it stands, else any other way that the leader supports.
  /// Before iOS 6 it is asked for each orientation in turn, that of the device first.
  private mutating func orientation(
    wantedBy leader: ObjectID, isPresented: Bool
  ) throws(Fault) -> Orientation {
    let (held, current) = (simulation.interface.deviceOrientation, simulation.interface.orientation)
    guard !simulation.version.asksForEachOrientation else {
      for orientation in [held] + Orientation.allCases.filter({ $0 != held }) {
        let isSupported = try send(
          "shouldAutorotateToInterfaceOrientation:", to: .object(leader),
          [.int(orientation.number)], from: .uikit
        ).isTrue
        if isSupported { return orientation }
      }
      return current
    }
    let mask = try send("supportedInterfaceOrientations", to: .object(leader), from: .uikit).integer
    let supported = Orientation.allCases.filter { mask & (1 << $0.number) != 0 }
    if isPresented, let preferred = try preferredOrientation(of: leader, among: supported) {
      return preferred
    }
    return [held, current].first(where: supported.contains) ?? supported.first ?? current
  }

  /// Who says in which orientation it is presented has to support that.
  ///
  /// The words up to iOS 9 and from 10 on: ProMotion #607, Bytedance-UnionAD #105, WMPlayer #95.
  private mutating func preferredOrientation(
    of leader: ObjectID, among supported: [Orientation]
  ) throws(Fault) -> Orientation? {
    let question: Selector = "preferredInterfaceOrientationForPresentation"
    guard simulation.isOverridden(question, by: leader) else { return nil }
    let number = try send(question, to: .object(leader), from: .uikit).integer
    if let preferred = supported.first(where: { $0.number == number }) { return preferred }
    let name = Orientation.allCases.first { $0.number == number }?.nameInConsole ?? "(\(number))"
    let names = Orientation.consoleOrder.filter(supported.contains).map(\.nameInConsole)
      .joined(separator: ", ")
    throw .exception(
      name: "UIApplicationInvalidInterfaceOrientation",
      reason: simulation.version.major < 10
        ? "preferredInterfaceOrientationForPresentation must return a supported interface "
          + "orientation!"
        : "preferredInterfaceOrientationForPresentation '\(name)' must match a supported interface "
          + "orientation: '\(names)'!")
  }

  /// Turns the interface without a word to controllers; traits change where the screen turns with
  /// it.
  private mutating func stand(_ new: Orientation) throws(Fault) {
    let old = simulation.interface.orientation
    if new != old {
      if simulation.version.turnsScreen {
        if new.isLandscape != old.isLandscape { turnWindows() }
        try changeTraits { $0.interface.orientation = new }
      } else {
        simulation.interface.orientation = new
      }
    }
    try turnTops()
  }

  /// Windows take the other side for their width.
  mutating func turnWindows() {
    let size = simulation.frame(of: simulation.keyWindow)?.size ?? Size()
    let turned = Rect(size: Size(width: size.height, height: size.width))
    for window in simulation.windows { resize(window, to: turned) }
  }

  /// Before iOS 8 windows stand as the device does, and a transform turns the views in them.
  /// A transform that the program has set stays.
  mutating func turnTops() throws(Fault) {
    guard !simulation.version.turnsScreen else { return }
    let wanted = simulation.interface.orientation.transform
    for top in simulation.tops {
      guard let view = simulation.loadedView(of: top),
        let known = simulation.field(named: "transform", of: view), known != wanted,
        Orientation.allCases.contains(where: { $0.transform == known })
      else { continue }
      try setField("transform", to: wanted, of: view)
    }
  }
}

extension Orientation {
  /// What turns a view of a window that stands upright.
  fileprivate var transform: Value {
    let numbers: [Double] =
      switch self {
      case .portrait: [1, 0, 0, 1, 0, 0]
      case .upsideDown: [-1, 0, 0, -1, 0, 0]
      case .landscapeRight: [0, 1, -1, 0, 0, 0]
      case .landscapeLeft: [0, -1, 1, 0, 0, 0]
      }
    return .record(numbers.map { .real($0) })
  }

  /// The order in which UIKit's exception lists them.
  fileprivate static let consoleOrder: [Orientation] = [
    .portrait, .upsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// As UIKit prints it, without the prefix of the constant.
  fileprivate var nameInConsole: String {
    switch self {
    case .portrait: "portrait"
    case .upsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }
}
