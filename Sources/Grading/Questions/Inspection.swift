import Curriculum
import Diagnostics
import Interpreter
import Mistakes
import ObjectRuntime
import Parsing
import Scripts
import Syntax

/// The mistakes of code as the detectors see them happen: of a script as it stands, and of classes
/// with nothing that uses them in the standard life that `lint` leads them through.
struct Inspection {
  /// A line on which a mistake was seen.
  struct Place: Equatable, Sendable {
    var line: Int
    /// 1 to 12; 0 for what is on no list.
    var mistake: Int
  }

  /// What was seen, by the lines of the code.
  let findings: [Finding]
  /// What a compiler would say of the code.
  let faults: [ScriptRun.Mistake]

  init(_ code: Snippet, in setting: Setting, play: Rehearsal.Player) {
    let dialect = setting.dialect(of: code)
    if Inspection.isLinted(code.text, Dialect(dialect)) {
      let source = SourceText(name: "", text: code.text)
      let simulation = play(Rehearsal("", in: dialect)).before.simulation
      // What is set up, nibs above all, is there before the code is.
      let setUp = setting.setup.map { code in
        Lint.File(
          SourceText(name: "<setup>", text: code.text.text), dialect: Dialect(code.dialect))
      }
      let files = [setUp, Lint.File(source, dialect: setting.onlyDialect)].compactMap(\.self)
      let lint = Lint(of: files, version: simulation.version, memory: simulation.memory)
      let own = files.count - 1
      faults = lint.faults.filter { $0.file == own }.map(\.fault)
      findings = lint.seen.filter { $0.file == own }.map { warning in
        var finding = warning.finding
        finding.line = source.number(at: warning.range.lowerBound)
        return finding
      }
    } else {
      let run = play(Rehearsal(code.text, in: dialect))
      faults = run.mistakes
      findings = run.findings
    }
  }

  var places: [Place] { findings.map { Place(line: $0.line, mistake: $0.number) } }

  /// Whether the code could be run at all.
  var isSound: Bool { !faults.contains { $0.severity == .error } }

  /// Whether everything in code says what something is, and nothing happens.
  static func isLinted(_ code: String, _ dialect: Dialect?) -> Bool {
    Script.read(SourceText(name: "", text: code), dialect: dialect).items.allSatisfy { item in
      guard case .statement(let statement, _) = item else { return true }
      if case .variables = statement.kind { return false }
      return statement.isDeclaration
    }
  }
}
