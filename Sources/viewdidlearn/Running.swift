import Curriculum
import Diagnostics
import Interpreter
import LibC
import LineEditing
import Mistakes
import Notation
import ObjectRuntime
import Phrases
import Rendering
import Scripts
import Syntax
import UIKitClasses

/// `viewdidlearn run`: a script in the simulator, without a prompt.
struct Running {
  let arguments: Arguments
  private let renderer: Renderer

  init(_ arguments: Arguments) {
    self.arguments = arguments
    renderer = arguments.renderer(for: STDERR_FILENO)
  }

  /// Runs the script; answers the exit code.
  func run(_ path: String) -> Int32 {
    do throws(Files.Fault) {
      let source = try Files.read(path)
      var findings: [Finding] = []
      let run = run(source) { finding in
        findings.append(finding)
        return Phrasebook(.en).machineText(of: finding)
      }
      return report(run, findings, source)
    } catch {
      Output.errors(renderer.lines(of: error, path: path))
      return Program.Exit.wrongInput
    }
  }

  /// Interrupts are listened to from here on, so that Ctrl-C ends the run and not the program.
  private func run(_ source: SourceText, _ say: @escaping (Finding) -> String) -> ScriptRun {
    var options = RunOptions.onDeepStack
    if let steps = arguments.steps { options.steps = steps }
    options.tracesFramework = arguments.tracesFramework
    Interruption.listen()
    let simulation = Simulation(version: arguments.version ?? .newest, memory: arguments.memory)
    var world = World(simulation: simulation)
    world.standsIn = !arguments.isStrict
    return ScriptRun(
      of: source, dialect: Running.dialect(of: source.name) ?? arguments.dialect, in: world,
      options: options, watcher: .mistakes(say))
  }

  /// A file's suffix says its dialect, else `--dialect`, else each statement is recognised.
  static func dialect(of name: String) -> Dialect? {
    if name.hasSuffix(".m") || name.hasSuffix(".h") { return .objectiveC }
    return name.hasSuffix(".swift") ? .swift : nil
  }

  /// What is wrong goes to standard error, what happened to standard output. The exit code tells an
  /// app that ended from a script that is wrong.
  private func report(_ run: ScriptRun, _ findings: [Finding], _ source: SourceText) -> Int32 {
    Output.errors(run.mistakes.flatMap { renderer.block($0, in: source) })
    if arguments.isJSON {
      Output.lines(run.events.map { $0.json.encoded() })
    } else {
      let reasons = run.status == .ok ? Narrator(run.world.simulation).reasonsOfLeaks : []
      Output.lines(renderer.lines(of: run.events, findings, reasonsOfLeaks: reasons))
    }
    if run.status != nil {
      Output.errors(renderer.phrases.standIns(run.world.standIns).map { "note: " + $0 })
    }
    if let zombie = run.zombie {
      Output.error("note: " + renderer.phrases.obituary(zombie))
    }
    switch run.status {
    case nil: return Program.Exit.wrongInput
    case .ok: return Program.Exit.done
    case .stopped:
      if let resource = run.exhausted { Output.error(renderer.phrases.stopped(resource)) }
      return Program.Exit.appEnded
    case .exception, .crash: return Program.Exit.appEnded
    }
  }
}
