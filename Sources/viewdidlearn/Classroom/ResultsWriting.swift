import Classroom
import Cohorts
import Curriculum
import Exports
import Learning
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
    guard let slides = try content.slides(named: name, orTell: renderer) else {
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

  /// Writes the class that was held on the day asked for, else the last one, and says which others
  /// there were.
  private func write(_ slides: Slides, of place: RoomPlace, as format: Format) -> Int32 {
    let day = arguments.paths[.held]
    let items = Set(slides.slides.compactMap(\.item))
    let results: RoomResults
    do throws(DatabaseFault) {
      results = try RoomResults(
        of: place.room, in: try place.opening.open(token: ""),
        where: { item, question in
          PutQuestion.slides(saidIn: question).map { $0 == slides.id } ?? items.contains(item)
        }, begun: { moment in day.map(date(moment).hasPrefix) ?? true })
    } catch {
      return place.opening.report(error)
    }
    let held = results.classes.filter { $0 != results.began }.map(date)
    guard results.began != nil || held.isEmpty else {
      renderer.report(error: renderer.phrases.noClassHeld(day ?? "", of: place.room, held: held))
      return Program.Exit.wrongInput
    }
    let asked = results.votes.map(\.item).unique
    let session = Session(
      language: renderer.language, library: content.library, options: .onDeepStack)
    let sheet = Sheet(slides.id, asking: asked, in: session)
    let count = results.votes.reduce(0) { $0 + $1.answers.count }
    let said = renderer.phrases.results(
      count, of: place.room, held: results.began.map(date) ?? "", others: held)
    let code = arguments.write(
      text(of: results, sheet, as: format), saying: said, renderer)
    let missing = asked.filter { item in !sheet.items.contains { $0.id == item } }
    if code == Program.Exit.done, format == .gift, !missing.isEmpty {
      Output.errors(renderer.lines(ofSentence: renderer.phrases.notQuestions(missing)))
    }
    return code
  }

  /// When a class began, by the clock of whoever reads it.
  private func date(_ moment: Int) -> String {
    let (seconds, zone) = (moment / 1000, Environment.zone)
    return Day(of: seconds, zone: zone).text + " " + TimeOfDay(of: seconds, zone: zone).text
  }

  /// One text by the format.
  private func text(of results: RoomResults, _ sheet: Sheet, as format: Format) -> String {
    let asked = results.votes.map(\.item).unique
    let names = ReportNames(of: asked, in: content.library, renderer.language)
    return switch format {
    case .csv: results.csv(names, sheet)
    case .xapi: XAPI(results, names, sheet).text
    case .gift: GIFT([sheet]).text
    }
  }
}
