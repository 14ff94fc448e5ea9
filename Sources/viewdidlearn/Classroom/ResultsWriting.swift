import Classroom
import Cohorts
import Curriculum
import Exports
import LibC
import Phrases
import Rendering
import Sessions

/// `viewdidlearn class results`: what a room has answered, for spreadsheets and other programs.
struct ResultsWriting {
  /// What can be written, by the names that the command line has for it.
  enum Format: String, CaseIterable {
    case csv, xapi, gift
  }

  private let arguments: Arguments
  private let content: Content
  private let renderer: Renderer

  init(_ arguments: Arguments) {
    self.arguments = arguments
    content = Content(arguments.content)
    renderer = arguments.renderer(for: STDERR_FILENO)
  }

  /// Writes what a room has answered to the questions of a lesson or a plan.
  func run(_ name: String) throws(CommandLineFault) -> Int32 {
    let word = arguments.paths[.format] ?? Format.csv.rawValue
    guard let format = Format(rawValue: word) else {
      throw .unknownFormat(word, known: Format.allCases.map(\.rawValue))
    }
    guard let slides = content.slides(named: name, orTell: renderer) else {
      return Program.Exit.wrongInput
    }
    do throws(RoomRefusal) {
      let place = try RoomPlace(arguments.paths[.room] ?? slides.id, arguments)
      guard place.exists else { throw place.isMissing }
      return write(slides, of: place, as: format)
    } catch {
      return renderer.report(error)
    }
  }

  private func write(_ slides: Slides, of place: RoomPlace, as format: Format) -> Int32 {
    do throws(DatabaseFault) {
      let results = try RoomResults(
        of: place.room, about: Set(slides.slides.compactMap(\.item)),
        in: try place.opening.open(token: ""))
      let count = results.votes.reduce(0) { $0 + $1.answers.count }
      return arguments.write(
        text(of: results, on: slides, as: format),
        saying: renderer.phrases.results(count, of: place.room, classes: results.classes), renderer)
    } catch {
      return place.opening.report(error)
    }
  }

  private func text(of results: RoomResults, on slides: Slides, as format: Format) -> String {
    let asked = results.votes.map(\.item).unique
    let names = ReportNames(of: asked, in: content.library, renderer.language)
    let session = Session(
      language: renderer.language, library: content.library, options: .onDeepStack)
    let sheet = Sheet(slides.id, asking: asked, in: session)
    return switch format {
    case .csv: results.csv(names, sheet)
    case .xapi: XAPI(results, names, sheet).text
    case .gift: GIFT([sheet]).text
    }
  }
}
