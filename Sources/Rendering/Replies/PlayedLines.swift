import Diagnostics
import Interpreter
import Mistakes
import Phrases
import Sessions
import Simulator
import Syntax

// What a line did: the calls, what stands behind them, and where everybody stands now.
extension Renderer {
  func lines(of played: Played) -> [String] {
    let source = SourceText(name: "<stdin>", text: played.text)
    var lines = played.mistakes.flatMap { block($0, in: source) }
    if played.hasErrors { return lines }
    lines += trace(played.trace, played.scene)
    lines += played.declared.flatMap { sentence(phrases.declared($0), hanging: 2) }
    if let value = played.value { lines += sentence("= \(value)") }
    lines += played.findings.flatMap { warning($0, quoting: played.quoted[$0.line]) }
    switch played.fault {
    case .stopped(let resource): lines += sentence(phrases.stopped(resource), .wrong)
    case .some: lines += sentence(phrases.undoneByFault)
    case nil:
      lines += standings(played.world.simulation, all: false, touchedBy: played.trace)
      lines += played.livingOn.flatMap { sentence(phrases.livesOn($0), .wrong) }
    }
    return lines
  }

  func trace(_ trace: Trace, _ simulation: Simulation) -> [String] {
    lines(of: trace.events, simulation)
  }

  /// The events in columns: who, what was called, and what is worth noting about it.
  private func lines(of events: [Event], _ simulation: Simulation) -> [String] {
    var last: ObjectID?
    let rows = events.map { event -> [[Run]] in
      guard case .call(let call) = event.kind else {
        last = nil
        return []
      }
      defer { last = call.receiver }
      return row(call, isNamed: call.receiver != last, indent: event.depth, simulation)
    }
    let nameWidth = rows.compactMap(\.first).map(displayWidth).max() ?? 0
    return zip(events, columnLines(rows, width: width, theme: theme)).flatMap { event, lines in
      if case .call = event.kind { lines } else { self.lines(of: event, nameWidth + 2, simulation) }
    }
  }

  private func row(
    _ call: Call, isNamed: Bool, indent: Int, _ simulation: Simulation
  ) -> [[Run]] {
    let name = isNamed ? simulation.name(of: call.receiver) : ""
    let message = [
      Run(String(repeating: "  ", count: indent)),
      Run(call.text(in: simulation), .accent, isUnbreakable: true),
    ]
    return [[Run("  " + name)], message] + (sizeNote(call).map { [[Run($0, .quiet)]] } ?? [])
  }

  private func sizeNote(_ call: Call) -> String? {
    let tells: Set<Selector> = ["viewDidLoad", "viewWillAppear:", "viewDidLayoutSubviews"]
    guard tells.contains(call.selector), let size = call.viewSize else { return nil }
    return phrases.note(.viewSize(size.text))
  }

  /// An event that is no call; notes stand under the calls, which begin at a column.
  private func lines(of event: Event, _ column: Int, _ simulation: Simulation) -> [String] {
    switch event.kind {
    case .call: []
    case .log(let text): log(text)
    case .warning(let text): warning(text)
    case .fault(let fault): self.fault(fault)
    case .note(let note): lines(of: note, column <= width / 2 ? column : 6, simulation)
    }
  }

  /// What the app prints, marked as such: with the same word in every language.
  func log(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrap([Run("  console: "), Run(String($0))], width: width, hanging: 4, theme: theme)
    }
  }

  func warning(_ text: String) -> [String] { sentence("! " + text, .wrong, hanging: 2) }

  func fault(_ fault: Fault) -> [String] {
    if case .stopped = fault { return [] }
    return sentence(fault.text, .wrong, hanging: 2)
  }

  private func lines(of note: Note, _ column: Int, _ simulation: Simulation) -> [String] {
    guard let text = phrase(note, simulation) else { return [] }
    let indent: Int
    switch note {
    // What explains the learner's own line is said as an answer.
    case .nilReceiver, .unavailable, .zombie, .counted, .nobodyToUnwindTo, .moved:
      return sentence(text)
    case .memoryWarning, .memory, .animation: indent = 2
    default: indent = column
    }
    let margin = String(repeating: " ", count: indent)
    return wrap([Run(margin), Run(text, .quiet)], width: width, hanging: indent, theme: theme)
  }

  private func phrase(_ note: Note, _ simulation: Simulation) -> String? {
    switch note {
    case .memoryWarning: phrases.note(.memoryWarning)
    case .memory(let before, let after): phrases.note(.memory(before: before, after: after))
    case .nibRead(let name, _): phrases.note(.nibRead(name))
    case .outletConnected(let outlet, _, let object):
      phrases.note(.outletConnected(outlet, to: simulation.name(of: object)))
    case .freed(let id):
      simulation.isWorthNaming(id) ? phrases.note(.freed(simulation.name(of: id))) : nil
    case .zombie(let id): obituary(of: id, simulation)
    case .counted(let id, let owners, _):
      phrases.note(
        .counted(owners: counted(owners.map { phrases.owner(simulation.phrase($0, of: id)) })))
    case .unavailable(let selector, let version):
      phrases.note(.unavailable(selector.name, since: version.description))
    case .nilReceiver(let receiver, _, let controller):
      phrases.note(.nilReceiver(receiver, isOutlet: controller != nil))
    case .nobodyToUnwindTo(let action, _): phrases.note(.nobodyToUnwindTo(action.name))
    case .backingStorePurged(let view):
      phrases.note(.backingStorePurged(simulation.name(of: view)))
    case .animation: phrases.note(.animation)
    case .moved(let isGoing): moved(toBackground: isGoing, simulation.version)
    case .laterTurn: nil
    }
  }

  private func moved(toBackground isGoing: Bool, _ version: UIKitVersion) -> String {
    let told =
      isGoing
      ? "applicationWillResignActive:, applicationDidEnterBackground:"
      : "applicationWillEnterForeground:, applicationDidBecomeActive:"
    let scenes =
      isGoing
      ? "sceneWillResignActive:, sceneDidEnterBackground:"
      : "sceneWillEnterForeground:, sceneDidBecomeActive:"
    return phrases.note(.moved(told: told, scenes: version.hasScenes ? scenes : nil))
  }

  /// One line a controller: where it stands and who owns it.
  func standings(_ simulation: Simulation, all: Bool, touchedBy trace: Trace? = nil) -> [String] {
    let touched = Set(trace?.calls.map(\.receiver) ?? [])
    let controllers = simulation.liveViewControllers.filter { all || touched.contains($0) }
    if all, controllers.isEmpty { return sentence(phrases.noControllers) }
    return controllers.flatMap { id in
      let place = phrases.place(simulation.place(of: id))
      let names = counted(
        simulation[id].allOwners.map { phrases.owner(simulation.phrase($0, of: id)) })
      let text = "\(simulation.name(of: id)): \(place) · \(phrases.owners(names))"
      return sentence(text, .title, hanging: 2)
    }
  }

  /// Each name once, with how often it stands there: `the running statement ×3`.
  private func counted(_ names: [String]) -> [String] {
    var counts: [(name: String, count: Int)] = []
    for name in names {
      if let place = counts.firstIndex(where: { $0.name == name }) {
        counts[place].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    return counts.map { $0.count == 1 ? $0.name : "\($0.name) ×\($0.count)" }
  }

  /// Nothing is said while there is nothing large.
  func memoryInUse(_ bytes: Int) -> [String] {
    bytes == 0 ? [] : sentence(phrases.memory(inUse: bytes), .quiet)
  }

  /// One event with its number, and where its receiver stood then.
  func step(
    _ event: Event, _ number: Int, _ count: Int, _ simulation: Simulation, returnGoesOn: Bool
  ) -> [String] {
    let then = event.simulation.map { standings($0, all: true) } ?? []
    let next = returnGoesOn ? " · " + phrases.returnSteps : ""
    return sentence(phrases.step(number, of: count) + next, .quiet) + lines(of: [event], simulation)
      + then
  }
}

extension Simulation {
  func place(of id: ObjectID) -> ControllerPlace {
    guard let view = loadedView(of: id) else { return .noView }
    switch appearance(of: id) {
    case .appeared: return .onScreen
    case .appearing, .disappearing: return .inTransition
    default: return isOnScreen(view) ? .onScreen : .offScreen
    }
  }

  /// Whether an object's death is worth a line: views, what the script made, and what a variable of
  /// the script points to.
  func isWorthNaming(_ id: ObjectID) -> Bool {
    isKind(id, of: "UIResponder") || isLearners(id) && !self[self[id].type].isOfLibrary
      || variables.contains { $0.value == .object(id) }
  }
}
