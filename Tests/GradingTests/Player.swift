import Curriculum
import Diagnostics
import Interpreter
import Mistakes
import ObjectRuntime
import Parsing
import Scripts
import Simulator
import Syntax
import UIKitClasses

@testable import Grading

/// Plays code statement by statement in a world, as whoever has one does.
struct Player {
  private(set) var world: World
  private var watch = Watch()

  init(_ setting: Setting? = nil, under version: String? = nil) {
    let ios = (version ?? setting?.ios?.value).flatMap { UIKitVersion($0) }
    world = World(
      simulation: Simulation(
        version: ios ?? .newest,
        memory: (setting?.memory).flatMap { Memory(rawValue: $0.rawValue) }))
    if let setup = setting?.setup { _ = observe(setup.text.text, Dialect(setup.dialect)) }
  }

  mutating func observe(_ code: String, _ dialect: Dialect = .swift) -> Observation {
    let source = SourceText(name: "<stdin>", text: code)
    let script = Script.read(source, dialect: dialect, in: Script.Context(world.simulation))
    var seen = Observation(
      parts: [], before: world, after: world,
      mistakes: script.diagnostics.map(ScriptRun.Mistake.syntax))
    for item in script.items where seen.fault == nil && seen.isSound {
      let before = world
      let (outcome, range) = run(item, in: source)
      seen.mistakes += outcome.diagnostics.map(ScriptRun.Mistake.language)
      let narrator = Narrator(world.simulation)
      seen.parts.append(
        Observation.Part(
          lines: source.number(at: range.lowerBound)...source.number(at: range.upperBound - 1),
          events: outcome.trace.events.compactMap { RunEvent($0, by: narrator) },
          findings: watch.observe(outcome.trace, in: world).map(\.finding)))
      seen.fault = outcome.fault
      if outcome.fault != nil { world = before }
    }
    var end = watch
    if seen.fault == nil { seen.atEnd = end.finish(in: world) }
    seen.after = world
    return seen
  }

  private mutating func run(
    _ item: Script.Item, in source: SourceText
  ) -> (Outcome, SourceRange) {
    switch item {
    case .statement(let statement, let dialect):
      return (
        world.run(statement, dialect, in: source, options: RunOptions()), statement.range
      )
    case .command(let text, let range):
      var options = RunOptions()
      options.line = source.number(at: range.lowerBound)
      let outcome = (try? WorldCommand.read(text)).flatMap { command in
        try? world.apply(command, options: options)
      }
      return (outcome ?? Outcome(), range)
    }
  }
}

/// A question with its key, as a quiz file has it.
struct Asked {
  let question: Quiz.Question
  let key: AnswerKey

  /// Reads the keys of a question but id and prompt.
  init(_ yaml: String) throws {
    let text = "format: 2\nid: q\ntitle: t\nquestions:\n- id: q\n  prompt: p\n"
    let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
    let source = SourceText(
      name: "q.yaml", text: text + lines.map { "  " + $0 + "\n" }.joined())
    let reading = Quiz.read(source)
    guard reading.isSound, let question = reading.value?.questions.first else {
      throw Unreadable(facts: reading.diagnostics.map { "\($0.fact)" })
    }
    self.question = question
    let setting = question.setting
    key = try AnswerKey(question.exercise, in: setting) { Asked.play($0, setting) }
  }

  static func play(_ rehearsal: Rehearsal, _ setting: Setting) -> Observation {
    var player = Player(setting, under: rehearsal.ios)
    return player.observe(rehearsal.code, Dialect(rehearsal.dialect))
  }

  func mark(_ answer: [String]) -> Mark {
    let setting = question.setting
    return key.mark(answer) { Asked.play($0, setting) }
  }

  struct Unreadable: Error { let facts: [String] }
}
