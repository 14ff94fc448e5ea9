import Curriculum
import Interpreter
import ObjectRuntime
import Playgrounds
import Scripts

extension Session {
  /// `:timeline`, on the screen or, with `--svg FILE`, as a file.
  func drawing(_ argument: String) -> Reply {
    let path: String?
    do throws(Refusal) {
      path = try svgPath(argument, of: .look(.timeline))
    } catch {
      return .refusal(error)
    }
    guard playground.lastMove != nil else { return .refusal(nothingHappened) }
    let timeline = Timeline(playground.lastTurn, in: playground.simulation)
    if timeline.rows.isEmpty { return .refusal(.nothingToDraw) }
    return .looked(path.map { .drawing(timeline, path: $0) } ?? .timeline(timeline))
  }

  /// What stands behind `--svg`, spaces and all, in quotes or not; nil without the option.
  func svgPath(_ argument: String, of command: Command) throws(Refusal) -> String? {
    guard !argument.isEmpty else { return nil }
    let option = argument.prefix { !$0.isWhitespace && $0 != "=" }
    guard option == "--svg" else { throw .unknownOption(command, String(option)) }
    var path = String(argument.dropFirst(option.count + 1)).trimmed
    if path.count > 1, path.first == "\"", path.last == "\"" {
      path = String(path.dropFirst().dropLast())
    }
    if path.isEmpty { throw .missingArgument(command) }
    return path
  }
}

extension Playground {
  /// What happened in the turn of the last move: that of all moves since `:hold`, where one kept it
  /// open.
  var lastTurn: Trace {
    guard position > 0 else { return Trace() }
    var first = position - 1
    while first > 0, moves[first - 1].world.simulation.isHeld { first -= 1 }
    return Trace(events: moves[first..<position].flatMap(\.trace.events))
  }
}
