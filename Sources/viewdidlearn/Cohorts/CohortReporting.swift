import Cohorts
import Exports
import LibC
import Notation
import Phrases
import Rendering
import Sessions

/// `viewdidlearn cohort report`: what a cohort has answered, for whoever teaches or hires it.
extension CohortProgram {
  /// How long a report of a whole country may take, in milliseconds.
  private static let patience = 600_000

  /// Reads and writes a report; answers the exit code.
  func report() -> Int32 {
    do throws(DatabaseFault) {
      // A report makes no file of a name that was mistyped.
      if case .file(let path) = opening.address, !Files.exists(path) {
        if let room = missingRoom { return renderer.report(room) }
        throw .unreachable(reason: Files.systemError)
      }
      let library = Content(arguments.content).library
      let report = try CohortReport(
        of: arguments.cohort,
        in: try opening.open(token: "", patience: CohortProgram.patience),
        subjects: library.subjects())
      return write(report, ReportNames(report, in: library, renderer.language))
    } catch {
      return opening.report(error)
    }
  }

  /// Why a room of this machine that was named has no answers; nil where none was.
  private var missingRoom: RoomRefusal? {
    guard arguments.paths[.db] == nil, let name = arguments.paths[.room] else { return nil }
    return (try? RoomPlace(name, arguments))?.isMissing
  }

  /// As a page, as JSON, as CSV or on the screen, whichever was asked for.
  private func write(_ report: CohortReport, _ names: ReportNames) -> Int32 {
    if let path = arguments.paths[.html] {
      let page = CohortPage(report, names, in: renderer.language)
      return renderer.write(page.html, to: path, replaces: true) ?? Program.Exit.done
    }
    let phrases = renderer.phrases
    if arguments.isJSON {
      for line in report.json(names, phrases) { Output.line(line.encoded()) }
    } else if arguments.given.contains(.csv) {
      Output.write(report.csv(names, phrases), to: STDOUT_FILENO)
    } else {
      Output.lines(renderer.lines(of: report, names))
    }
    return Program.Exit.done
  }
}
