import Curriculum
import Diagnostics
import Interpreter
import LibC
import LineEditing
import Mistakes
import Phrases
import Rendering

/// `viewdidlearn lint`: every view controller of some files led through a standard life.
struct Linting {
  let arguments: Arguments
  private let renderer: Renderer

  init(_ arguments: Arguments) {
    self.arguments = arguments
    renderer = arguments.renderer(for: STDERR_FILENO)
  }

  /// A file that cannot be read is said and left out; the exit code tells of it.
  func run(_ paths: [String]) -> Int32 {
    var files: [Lint.File] = []
    var isReadable = true
    for path in paths.flatMap(Files.sources) {
      do throws(Files.Fault) {
        let source = try Files.read(path)
        files.append(Lint.File(source, dialect: Running.dialect(of: path) ?? arguments.dialect))
      } catch {
        Output.errors(renderer.lines(of: error, path: path))
        isReadable = false
      }
    }
    let isSound = lint(files)
    return isReadable && isSound ? Program.Exit.done : Program.Exit.wrongInput
  }

  /// Whether the files could be taken in.
  private func lint(_ files: [Lint.File]) -> Bool {
    Interruption.listen()
    let asked = Lint.version(askedForBy: files).map { [$0] } ?? []
    var options = RunOptions.onDeepStack
    // Nothing is typed ahead of what reads no line, and keys are read by one thread only.
    options.isInterrupted = { Interruption.isPending }
    let report = LintReport(
      of: files, versions: arguments.versions.isEmpty ? asked : arguments.versions,
      memory: arguments.memory, isStrict: arguments.isStrict, options: options,
      by: AllCores(arguments: arguments))
    for (file, fault) in report.faults {
      Output.errors(renderer.block(fault, in: files[file].source))
    }
    if arguments.isJSON {
      Output.lines(LintEvents(report, files).lines)
    } else if !report.types.isEmpty || report.faults.isEmpty && !files.isEmpty {
      show(report, files)
    }
    return !report.hasErrors
  }

  /// Findings on standard error, the summary on standard output.
  private func show(_ report: LintReport, _ files: [Lint.File]) {
    Output.errors(renderer.findings(of: report, in: files.map(\.source)))
    Output.lines(renderer.summary(of: report))
    Output.errors(renderer.phrases.standIns(report.standIns).map { "note: " + $0 })
  }
}
