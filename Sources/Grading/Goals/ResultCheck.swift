import Curriculum
import Diagnostics
import Interpreter
import ObjectModel
import ObjectRuntime
import Scripts
import Simulator
import Syntax
import UIKitAPI

// Whether a run meets a condition, by how it left the app.
extension Observation {
  /// Whether what had the name is gone: what had it before, or else what had it last.
  func isFreed(_ name: String) -> Bool {
    let simulation = after.simulation
    if let old = before.simulation.object(named: name) { return !simulation.isAlive(old) }
    if let new = simulation.object(named: name) { return !simulation.isAlive(new) }
    return simulation.allObjects.contains {
      !simulation.isAlive($0) && simulation.name(of: $0) == name
    }
  }

  func lack(of owners: Expectation.Owners) -> Lack? {
    let simulation = after.simulation
    let id = simulation.object(named: owners.object)
    switch owners.wanted {
    case .count(let wanted):
      let count = id.map { simulation[$0].count } ?? 0
      return count == wanted ? nil : .owners(owners.object, count: count, wanted: wanted)
    case .names(let wanted):
      let found = id.map { Narrator(simulation).owners(of: $0) } ?? []
      return found.areCalled(wanted)
        ? nil : .ownerNames(owners.object, found, wanted: wanted)
    }
  }

  func lack(of size: Expectation.Size) -> Lack? {
    let wanted = Size(width: size.width, height: size.height)
    let found = after.simulation.size(ofView: size.view)
    guard let found, abs(found.width - wanted.width) < 0.01,
      abs(found.height - wanted.height) < 0.01
    else { return .size(size.view, found, wanted: wanted) }
    return nil
  }

  /// Reads the objects of the app as the run has left it.
  func lack(of value: Expectation.Value) -> Lack? {
    func printed(_ expression: String) -> String? {
      let line = SourceText(name: "<stdin>", text: "print(\(expression))")
      return ScriptRun(of: line, dialect: .swift, in: after).events.lazy
        .compactMap { if case .log(let text, _) = $0 { text } else { nil } }.first
    }
    if printed("(\(value.expression)) == (\(value.wanted))") == "true" { return nil }
    return .value(
      value.expression, printed("(\(value.expression)) as Any").map(\.unwrapped),
      wanted: value.wanted)
  }

  func lack(of state: Expectation.State) -> Lack? {
    let simulation = after.simulation
    guard let id = simulation.object(named: state.object) else {
      return .noObject(state.object, wanted: state.place)
    }
    guard simulation.isAlive(id) else {
      return .state(state.object, nil, wanted: state.place)
    }
    let place = Narrator(simulation).place(of: id)
    let isSo =
      switch state.place {
      case .unloaded: place == .noView
      case .loaded: place != .noView
      case .onScreen: place == .onScreen
      case .offScreen: place == .offScreen || place == .noView
      }
    return isSo ? nil : .state(state.object, place, wanted: state.place)
  }

  /// A child in its parent, the presented in the presenting, a root in its window.
  func holds(_ holding: Expectation.Holding) -> Bool {
    let simulation = after.simulation
    guard let child = simulation.object(named: holding.child),
      let parent = simulation.object(named: holding.parent)
    else { return false }
    return simulation.parent(of: child) == parent || simulation.presenting(child) == parent
      || simulation.rootViewController(of: parent) == child
  }

  /// Whether a method, `Class.method` in either spelling, is still written, and does something.
  func keeps(_ method: String) -> Bool {
    let parts = method.split(separator: ".", maxSplits: 1)
    guard parts.count == 2,
      let type = after.simulation.classes.id(named: String(parts[0]))
    else { return false }
    let wanted = parts[1]
    return after.simulation[type].methods.keys.contains { selector in
      let name = SwiftNames.fullName(selector: selector.name)
      guard [selector.name, name.base, name.text].contains(where: { $0 == wanted }) else {
        return false
      }
      return after.writtenMethod(selector, of: type)?.function.body?.isEmpty == false
    }
  }
}

extension Simulation {
  /// The size of a view that is named by a path: `memo.view`, `label`, `memo.text`.
  func size(ofView path: String) -> Size? {
    let parts = path.split(separator: ".")
    guard let first = parts.first, var id = object(named: String(first)) else { return nil }
    for part in parts.dropFirst() {
      let next =
        part == "view" ? loadedView(of: id) : field(named: String(part), of: id)?.object
      guard let next else { return nil }
      id = next
    }
    return frame(of: id)?.size
  }
}

extension [OwnerName] {
  /// Whether these are all that somebody names, each by its whole name or by how that begins:
  /// `superview`, `superview box`.
  fileprivate func areCalled(_ names: [String]) -> Bool {
    var rest = map(\.description)
    guard rest.count == names.count else { return false }
    for name in names.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      let place = rest.firstIndex(of: name) ?? rest.firstIndex { $0.hasPrefix(name + " ") }
      guard let place else { return false }
      rest.remove(at: place)
    }
    return true
  }
}

extension String {
  /// A value without the optional that it was in.
  fileprivate var unwrapped: String {
    hasPrefix("Optional(") && hasSuffix(")") ? String(dropFirst(9).dropLast()) : self
  }
}
