import Interpreter
import ObjectRuntime
import Scripts
import Syntax
import UIKitAPI

extension Observation {
  /// Why these calls are right, in their order, and not those that were given; nil where they were
  /// only shown: then when such calls come, each rule once.
  func grounds(ofCalls right: [String], given: [String]?) -> [Ground] {
    guard let given else { return rules(of: right) }
    let strangers = given.filter { !right.contains($0) }
    let absences = strangers.lazy.compactMap(absence).prefix(1)
    let kept = given.filter(right.contains)
    let place = zip(kept, right).enumerated().first { $1.0 != $1.1 }?.offset ?? kept.count
    guard right.indices.contains(place) else { return Array(absences) }
    let (line, rule) = rule(of: right[place])
    return absences + [.differs(call: right[place], line: line, rule)]
  }

  private func rules(of right: [String]) -> [Ground] {
    var told: [DriveRule] = []
    var grounds: [Ground] = []
    for call in right {
      let (line, rule) = rule(of: call)
      if told.contains(rule) || told.count == 3 { continue }
      told.append(rule)
      grounds.append(.comes(call: call, line: line, rule))
    }
    return grounds
  }

  /// The line that leads to a call, where there are several, and when such calls come.
  private func rule(of text: String) -> (line: Int?, rule: DriveRule) {
    let call = calls.first { $0.text == text }
    let line = call.flatMap { parts.count > 1 ? parts[$0.part].lines.lowerBound : nil }
    return (line, DriveRule(text.selector))
  }

  /// Why a call does not come; nil where the run does not tell.
  private func absence(of text: String) -> Ground? {
    guard let call = LifeCycle(rawValue: text.selector) else { return nil }
    let simulation = before.simulation
    if !call.isSent(in: simulation.version) {
      return .isNotSent(call.rawValue, in: simulation.version)
    }
    let object = text.object
    guard let id = simulation.object(named: object) else { return nil }
    let place = Narrator(simulation).place(of: id)
    let heard = Set(
      calls.filter { $0.object == object }.compactMap { LifeCycle(rawValue: $0.selector) })
    return Observation.absence(of: call, place, heard).map {
      .staysAway(call: text, of: object, $0)
    }
  }

  /// The same for an object that stands somewhere before the run and hears some calls in it.
  private static func absence(
    of call: LifeCycle, _ place: ControllerPlace, _ heard: Set<LifeCycle>
  ) -> Ground.Absence? {
    switch call {
    case .loadView, .viewDidLoad:
      if !heard.isDisjoint(with: [.loadView, .viewDidLoad, .setView]) { return nil }
      return place == .noView ? .isNotWanted : .isLoaded
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      let arrives = !heard.isDisjoint(with: [.viewWillAppear, .viewDidAppear])
      let leaves = !heard.isDisjoint(with: [.viewWillDisappear, .viewDidDisappear])
      switch (arrives, leaves) {
      case (true, true): return nil
      case (true, false): return .arrives
      case (false, true): return .leaves
      case (false, false): return place == .onScreen ? .staysOnScreen : .staysAway
      }
    case .willMoveToParent, .didMoveToParent:
      return heard.isDisjoint(with: [.willMoveToParent, .didMoveToParent]) ? .keepsItsParent : nil
    default: return nil
    }
  }
}

extension String {
  /// The parts of `memo viewDidLoad`.
  fileprivate var selector: String { split(separator: " ").last.map { String($0) } ?? self }
  fileprivate var object: String { split(separator: " ").first.map { String($0) } ?? self }
}
