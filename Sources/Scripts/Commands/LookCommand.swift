/// A `:` command that looks at the simulated world, and changes nothing.
public enum LookCommand: String, CaseIterable, Sendable {
  case state, owners, tree, find, timeline, leaks, trace, step, diff, compare, repair, `as`, lint
  case standins

  private typealias Row = Command.Row

  /// What is to be known of it.
  var row: Command.Row {
    let app = Command.app
    return switch self {
    case .state: Row(.look, changes: .nothing, in: app)
    case .owners: Row(.look, [.object], changes: .nothing, in: app, ":owners window")
    case .tree: Row(.look, changes: .nothing, in: app)
    case .find: Row(.look, [.controllerClass], changes: .nothing, in: app, ":find ProductVC")
    case .timeline:
      Row(.look, optional: [.drawing], changes: .nothing, in: app, ":timeline --svg push.svg")
    case .leaks: Row(.look, changes: .nothing, in: app)
    case .trace: Row(.look, changes: .nothing, in: app)
    case .step: Row(.time, changes: .nothing, in: app)
    case .diff: Row(.time, changes: .nothing, in: app)
    case .compare: Row(.time, [.version, .version], changes: .nothing, in: app, ":compare 5.1 26")
    case .repair: Row(.look, changes: .nothing, in: app)
    case .as: Row(.look, [.choice(["objc", "swift"])], changes: .nothing, in: app, ":as swift")
    case .lint: Row(.look, changes: .nothing, in: app)
    case .standins: Row(.look, changes: .nothing, in: app)
    }
  }
}
