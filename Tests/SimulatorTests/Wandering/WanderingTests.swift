import ObjectRuntime
import Orders
import Syntax
import Testing

/// Whatever a program and a person do, no controller hears of its appearance in an impossible
/// order.
@Suite struct WanderingTests {
  private static let sequences = 10_000
  private static let versions = [
    UIKitVersion(2), UIKitVersion(4, 3), UIKitVersion(5, 1), UIKitVersion(6), UIKitVersion(9),
    UIKitVersion(13), UIKitVersion(26),
  ]

  @Test(arguments: versions)
  func everyControllerKeepsToTheAutomaton(_ version: UIKitVersion) throws {
    let app = try WanderingApp(version)
    var generator = SplitMix64(seed: UInt64(version.major))
    for _ in 0..<Self.sequences {
      let commands = Self.draw(&generator, version)
      guard Self.fault(of: commands, in: app) != nil else { continue }
      let least = Self.shrunk(commands) { Self.fault(of: $0, in: app) != nil }
      let script = least.map(\.description).joined(separator: "\n")
      Issue.record("iOS \(version): \(Self.fault(of: least, in: app) ?? "")\n\(script)")
      return
    }
  }

  /// A value is all there is: what runs on a copy is what ran before.
  @Test(arguments: versions)
  func aForkRunsAsTheWholeDid(_ version: UIKitVersion) throws {
    let app = try WanderingApp(version)
    var generator = SplitMix64(seed: UInt64(version.major) + 100)
    for _ in 0..<200 {
      let commands = Self.draw(&generator, version)
      let fork = generator.next(below: commands.count + 1)
      var (whole, replayed) = (Recording(app), Recording(app))
      whole.run(commands[...])
      replayed.run(commands[..<fork])
      let kept = replayed
      replayed.run(commands[fork...])
      replayed = kept
      replayed.run(commands[fork...])
      #expect(replayed == whole)
    }
  }

  @Test func theSmallestScriptThatFailsIsFound() {
    let commands: [Command] = [
      .warn, .push(.c, animated: true), .select(1), .settle, .pop(animated: false), .warn,
    ]
    let least = Self.shrunk(commands) {
      $0.contains(.select(1)) && $0.contains(.pop(animated: false))
    }
    #expect(least == [.select(1), .pop(animated: false)])
  }

  @Test func theAutomatonRefusesWhatUIKitNeverSends() throws {
    var app = try WanderingApp(UIKitVersion(9))
    var automaton = AppearanceAutomaton(of: app.simulation)
    var happened: [Event] = []
    let end = app.run([.push(.c, animated: false), .settle]) { events, _ in
      happened += events
      return nil
    }
    #expect(end == .running)
    #expect(automaton.take(happened.reversed(), in: app.simulation) != nil)
  }

  private static func draw(
    _ generator: inout SplitMix64, _ version: UIKitVersion
  ) -> [Command] {
    let count = 3 + generator.next(below: 8)
    return (0..<count).flatMap { _ in Command.draw(from: &generator, version) } + [.settle]
  }

  /// What went wrong in a sequence of commands, nil where nothing did.
  private static func fault(of commands: [Command], in app: WanderingApp) -> String? {
    var app = app
    var automaton = AppearanceAutomaton(of: app.simulation)
    let end = app.run(commands) { events, simulation in automaton.take(events, in: simulation) }
    if case .broken(let what) = end { return what }
    if end == .running, app.simulation.runLoop.gesture == nil, commands.last == .settle,
      let id = automaton.unsettled.first
    {
      return "\(app.simulation.name(of: id)) has not come to rest"
    }
    return nil
  }

  /// Fewer and fewer of the commands, for as long as they still fail: half of them, a quarter,
  /// single ones.
  private static func shrunk(
    _ commands: [Command], while fails: ([Command]) -> Bool
  ) -> [Command] {
    var least = commands
    var size = max(least.count / 2, 1)
    while true {
      var start = 0
      while start < least.count {
        var fewer = least
        fewer.removeSubrange(start..<min(start + size, least.count))
        if fails(fewer) { least = fewer } else { start += size }
      }
      if size == 1 { return least }
      size /= 2
    }
  }
}

/// What commands made of an app: everything that happened, and how the app is now.
private struct Recording: Equatable {
  var app: WanderingApp
  var events: [Event] = []
  var end = WanderingApp.End.running

  init(_ app: WanderingApp) { self.app = app }

  mutating func run(_ commands: ArraySlice<Command>) {
    guard end == .running else { return }
    var happened: [Event] = []
    end = app.run(Array(commands)) { events, _ in
      happened += events
      return nil
    }
    events += happened
  }
}
