import Diagnostics
import Interpreter
import Mistakes
import ObjectRuntime
import Parsing
import Playgrounds
import Scripts
import Simulator
import Syntax
import TypedTree

// What the commands answer that look.
extension Session {
  mutating func look(_ command: LookCommand, _ argument: String) -> Response {
    let simulation = playground.simulation
    switch command {
    case .state: return Response(state)
    case .owners: return owners(of: argument)
    case .tree: return Response(.looked(.tree(Hierarchy(of: simulation))))
    case .find: return Response(find(argument))
    case .timeline: return Response(drawing(argument))
    case .leaks:
      let narrator = Narrator(simulation)
      return Response(
        .looked(
          .leaks(
            narrator.leaks, reasons: narrator.reasonsOfLeaks, unreleased: narrator.unreleased,
            held: narrator.heldByWaiting, shared: narrator.heldByShared)))
    case .trace:
      return Response(
        playground.lastMove.map { .looked(.trace($0.told)) } ?? .refusal(nothingHappened))
    case .step: return step()
    case .diff: return Response(.looked(.changes(playground.changes())))
    case .compare: return compare(argument)
    case .repair:
      let findings = playground.findings
      return Response(findings.isEmpty ? .refusal(.nothingToRepair) : .looked(.repairs(findings)))
    case .as: return Response(translate(argument))
    case .lint: return lint()
    case .standins:
      return Response(.looked(.standIns(playground.world.standIns, asked: simulation.asked)))
    }
  }

  /// Where all controllers stand.
  var state: Reply {
    let simulation = playground.simulation
    return .looked(
      .state(Narrator(simulation).standings(), memoryInUse: simulation.memoryInUse))
  }

  private func owners(of name: String) -> Response {
    let objects = playground.simulation.objects(named: name)
    if objects.isEmpty { return Response(.refusal(.unknownVariable(name))) }
    let narrator = Narrator(playground.simulation)
    return Response(.looked(.owners(objects.map(narrator.report))))
  }

  /// The ways to all controllers of a class.
  func find(_ type: String) -> Reply {
    if type.isEmpty { return .refusal(.missingArgument(.look(.find))) }
    let paths = Hierarchy(of: playground.simulation, leadingTo: type)
    return paths.branches.isEmpty ? .refusal(.noController(ofClass: type)) : .looked(.tree(paths))
  }

  mutating func step() -> Response {
    let events = playground.steps()
    if events.isEmpty { return Response(.refusal(nothingHappened)) }
    let place = (playground.stepped ?? -1) + 1
    playground.stepped = place + 1 < events.count ? place : nil
    let isPlaying = if case .playing = activity { true } else { false }
    let event = events[place]
    return Response(
      .looked(
        .step(
          Narrator(playground.simulation).lines(of: [event]), number: place + 1, of: events.count,
          then: event.simulation.map { Narrator($0).standings() },
          returnGoesOn: isPlaying && playground.stepped != nil)))
  }

  private func compare(_ argument: String) -> Response {
    let words = argument.split { $0.isWhitespace }
    guard words.count == 2 else {
      return Response(.refusal(.missingArgument(.look(.compare))))
    }
    let versions = words.compactMap { UIKitVersion($0) }.filter(\.isKnown)
    if let stranger = words.first(where: { UIKitVersion($0)?.isKnown != true }) {
      return Response(.refusal(.unknownVersion(String(stranger))))
    }
    if playground.lastMove == nil { return Response(.refusal(nothingHappened)) }
    return Response(.looked(.comparison(playground.compared(under: versions[0], and: versions[1]))))
  }

  /// The last line in the other language.
  func translate(_ name: String) -> Reply {
    guard let dialect = Dialect(rawValue: name.lowercased()) else {
      return .refusal(.missingArgument(.look(.as)))
    }
    let lines = playground.moves.prefix(playground.position).map(\.text)
    guard let typed = lines.last(where: { !$0.hasPrefix(":") }) else {
      return .refusal(nothingHappened)
    }
    let script = Script.read(
      SourceText(name: "<stdin>", text: typed), preferred: playground.dialect)
    let text = Translation(of: script, into: dialect, among: playground.world.globalNames).text
    return text.isEmpty ? .refusal(.untranslatable) : .looked(.translation(text, dialect))
  }
}
