import Cohorts
import Exports
import LibC
import Notation
import Phrases
import Rendering
import Sessions

/// `viewdidlearn cohort report`: what a cohort has answered, for whoever teaches or hires it.
struct CohortReporting {
  private let arguments: Arguments
  private let renderer: Renderer
  private let opening: DatabaseOpening

  init(_ arguments: Arguments) {
    self.arguments = arguments
    renderer = arguments.renderer(for: STDOUT_FILENO)
    opening = DatabaseOpening(arguments, orFile: arguments.cohortFile)
  }

  /// How long a report of a whole country may take, in milliseconds.
  private static let patience = 600_000

  func run() -> Int32 {
    do throws(DatabaseFault) {
      // A report makes no file of a name that was mistyped.
      if case .file(let path) = opening.address, !Files.exists(path) {
        throw .unreachable(reason: Files.systemError)
      }
      let report = try CohortReport(
        of: arguments.cohort,
        in: try opening.open(token: "", patience: CohortReporting.patience),
        subjects: Content(arguments.content).library.subjects())
      return write(report)
    } catch {
      return opening.report(error)
    }
  }

  private func write(_ report: CohortReport) -> Int32 {
    if let path = arguments.paths[.html] { return write(report, to: path) }
    if arguments.isJSON {
      for line in report.json { Output.line(line.encoded()) }
    } else if arguments.given.contains(.csv) {
      Output.write(report.csv, to: STDOUT_FILENO)
    } else {
      Output.lines(renderer.lines(of: report))
    }
    return Program.Exit.done
  }

  private func write(_ report: CohortReport, to path: String) -> Int32 {
    do throws(Files.WritingFault) {
      try Files.write(CohortPage(report, in: renderer.language).html, to: path, replaces: true)
      return Program.Exit.done
    } catch {
      return renderer.report(error, path: path)
    }
  }
}
