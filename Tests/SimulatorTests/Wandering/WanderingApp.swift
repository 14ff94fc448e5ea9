import InterfaceModel
import ObjectModel
import Simulator
import Syntax
import Testing
import Touches
import UIKitClasses

@testable import ObjectRuntime

/// An app with two tabs, of which the first is a navigation stack, and some controllers to spare.
struct WanderingApp: Equatable {
  private(set) var simulation: Simulation
  private var objects: [String: ObjectID] = [:]
  private let type: ClassID

  /// How a line of commands ended.
  enum End: Equatable {
    case running
    /// An exception of UIKit's ended the app.
    case exception(String)
    case broken(String)
  }

  init(_ version: UIKitVersion) throws {
    simulation = Simulation(version: version)
    type = simulation.classes.declare(
      Class(
        name: "Page", superclass: simulation.classes.id(named: "UIViewController"),
        isLearners: true,
        memory: .automatic))
    var turn = Turn(on: simulation)
    for page in Command.Page.allCases where page != .new {
      objects[page.rawValue] = try make(type, named: page.rawValue, &turn)
    }
    for (name, type) in [("nav", "UINavigationController"), ("tabs", "UITabBarController")] {
      let id = try #require(turn.simulation.classes.id(named: type))
      objects[name] = try make(id, named: name, &turn)
    }
    try turn.send("pushViewController:animated:", to: object("nav"), [object("a"), .bool(false)])
    try turn.send(
      "setViewControllers:", to: object("tabs"), [turn.makeArray([object("nav"), object("b")])])
    let window = Value.object(turn.simulation.window)
    if version.hasRootViewController {
      try turn.send("setRootViewController:", to: window, [object("tabs")])
    } else {
      try turn.send(
        "addSubview:", to: window, [turn.send("view", to: object("tabs"))])
    }
    try turn.end()
    simulation = turn.simulation
  }

  private func make(
    _ type: ClassID, named name: String, _ turn: inout Turn
  ) throws(Fault) -> ObjectID {
    let id = try turn.allocate(type, counting: .automatic)
    try turn.send("init", to: .object(id))
    _ = turn.simulation.variables.declare(
      Variable(name: name, type: .object, strength: .strong, value: .object(id)))
    try turn.retain(id, as: .variable(name))
    return id
  }

  private func object(_ name: String) -> Value { objects[name].map { .object($0) } ?? .none }

  /// Runs commands; what happened is handed to `watch` after each, which says what must not have
  /// happened.
  mutating func run(
    _ commands: [Command], watch: ([Event], Simulation) -> String? = { _, _ in nil }
  ) -> End {
    var turn = Turn(on: simulation, tracesFramework: true)
    for command in commands {
      var end = End.running
      do throws(Fault) {
        try run(command, in: &turn)
        try turn.endStatement()
      } catch {
        if case .exception(_, let reason, _) = error {
          end = .exception(reason)
        } else {
          end = .broken("\(error)")
        }
      }
      simulation = turn.simulation
      if let wrong = watch(turn.trace.events, simulation) { return .broken(wrong) }
      if end != .running { return end }
      turn.trace = Trace()
    }
    return .running
  }

  private func run(_ command: Command, in turn: inout Turn) throws(Fault) {
    switch command {
    case .push(let page, let animated):
      let page = try controller(page, &turn)
      try tell("nav", "pushViewController:animated:", [page, .bool(animated)], &turn)
    case .pop(let animated):
      try tell("nav", "popViewControllerAnimated:", [.bool(animated)], &turn)
    case .popToRoot(let animated):
      try tell("nav", "popToRootViewControllerAnimated:", [.bool(animated)], &turn)
    case .setStack(let pages, let animated):
      var stack: [Value] = []
      for page in pages { stack.append(try controller(page, &turn)) }
      let array = try turn.makeArray(stack)
      try tell("nav", "setViewControllers:animated:", [array, .bool(animated)], &turn)
    case .present(let page, let style, let animated):
      try present(try controller(page, &turn), style, animated, &turn)
    case .dismiss(let page, let animated): try dismiss(page, animated, &turn)
    case .select(let index): try tell("tabs", "setSelectedIndex:", [.int(index)], &turn)
    case .addChild(let child, let parent): try add(child, to: parent, &turn)
    case .removeChild(let child): try remove(child, &turn)
    case .clearView(let page): try tell(page.rawValue, "setView:", [.none], &turn)
    case .warn: try turn.warnOfLowMemory()
    case .gesture(let kind, let step):
      if turn.simulation.obstacle(to: kind, step) == nil { try turn.carryOut(kind, step) }
    case .tick(let page, let halves):
      let page = try controller(page, &turn)
      if let timer = turn.simulation.classes.id(named: "NSTimer") {
        try turn.send(
          "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", to: .type(timer),
          [.real(Double(halves) / 2), page, .selector("view"), .none, .bool(true)])
      }
    case .later(let page, let halves):
      let page = try controller(page, &turn)
      try turn.send(
        "performSelector:withObject:afterDelay:", to: page,
        [.selector("view"), .none, .real(Double(halves) / 2)])
    case .popLater(let halves):
      let arguments = [
        .selector("popViewControllerAnimated:"), .none, Value.real(Double(halves) / 2),
      ]
      try tell("nav", "performSelector:withObject:afterDelay:", arguments, &turn)
    case .alert(let animated):
      guard let type = turn.simulation.classes.id(named: "UIAlertController") else { return }
      let alert = try turn.send(
        "alertControllerWithTitle:message:preferredStyle:", to: .type(type),
        [.string("a"), .none, .int(1)])
      let arguments = [alert, .bool(animated), .none]
      try tell("tabs", "presentViewController:animated:completion:", arguments, &turn)
    case .layOut(let page, let isAtOnce):
      let view = try turn.send("view", to: object(page.rawValue))
      try turn.send("setNeedsLayout", to: view)
      if isAtOnce { try turn.send("layoutIfNeeded", to: view) }
    case .wait(let halves):
      try turn.end()
      try turn.wait(Double(halves) / 2)
    case .settle: try turn.end()
    }
  }

  private func tell(
    _ name: String, _ selector: Selector, _ arguments: [Value], _ turn: inout Turn
  ) throws(Fault) {
    try turn.send(selector, to: object(name), arguments)
  }

  private func controller(
    _ page: Command.Page, _ turn: inout Turn
  ) throws(Fault) -> Value {
    if page != .new { return object(page.rawValue) }
    let id = try turn.allocate(type, counting: .automatic)
    return try turn.send("init", to: .object(id))
  }

  private func present(
    _ page: Value, _ style: Int, _ animated: Bool, _ turn: inout Turn
  ) throws(Fault) {
    let version = turn.simulation.version
    if version >= UIKitVersion(3, 2) {
      try turn.send("setModalPresentationStyle:", to: page, [.int(style)])
    }
    if version.hasContainment {
      let arguments = [page, .bool(animated), .none]
      try tell("tabs", "presentViewController:animated:completion:", arguments, &turn)
    } else {
      try tell("tabs", "presentModalViewController:animated:", [page, .bool(animated)], &turn)
    }
  }

  private func dismiss(
    _ page: Command.Page?, _ animated: Bool, _ turn: inout Turn
  ) throws(Fault) {
    let name = page?.rawValue ?? "tabs"
    if turn.simulation.version.hasContainment {
      let arguments = [Value.bool(animated), .none]
      try tell(name, "dismissViewControllerAnimated:completion:", arguments, &turn)
    } else {
      try tell(name, "dismissModalViewControllerAnimated:", [.bool(animated)], &turn)
    }
  }

  private func add(
    _ child: Command.Page, to parent: Command.Page, _ turn: inout Turn
  ) throws(Fault) {
    let (child, parent) = (object(child.rawValue), object(parent.rawValue))
    try turn.send("addChildViewController:", to: parent, [child])
    let view = try turn.send("view", to: child)
    let place = try turn.send("view", to: parent)
    try turn.send("addSubview:", to: place, [view])
    try turn.send("didMoveToParentViewController:", to: child, [parent])
  }

  private func remove(_ child: Command.Page, _ turn: inout Turn) throws(Fault) {
    let child = object(child.rawValue)
    try turn.send("willMoveToParentViewController:", to: child, [.none])
    let view = try turn.send("view", to: child)
    try turn.send("removeFromSuperview", to: view)
    try turn.send("removeFromParentViewController", to: child)
  }
}
