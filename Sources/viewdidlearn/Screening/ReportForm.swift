import Curriculum
import Exports
import Notation
import Phrases
import Rendering
import Screening

/// A report as it is put out: little enough of it that thousands are no burden.
struct FiledReport: Sendable {
  let row: RoundReport.Row
  /// A line of JSON, with its end; nil where none is wanted.
  let line: String?
  /// A section of the round's page, or the candidate's own page; nil where none is wanted.
  let page: String?
  /// The candidate's own report for the screen; nil where none is wanted.
  let lines: [String]?
  /// What raters read of it, where a sheet of them is wanted.
  let texts: [ReadText]
}

/// In which forms reports are put out. They are made where a record is marked, on any core.
struct ReportForm: Sendable {
  /// What is put out, made once for all.
  private let isJSON: Bool
  /// nil for the language of each record.
  private let language: Language?
  /// Nil where no page is wanted, as `lines` is for the screen.
  private let page: (@Sendable (CandidateReport, [PaperItem]) -> String)?
  /// Folded to the width of the screen.
  private let lines: (@Sendable (CandidateReport) -> [String])?
  /// Whether raters get a sheet.
  private let makesSheet: Bool

  /// Whether the questions are shown, or named in it.
  var showsQuestions: Bool { page != nil || lines != nil || makesSheet }

  /// The options say all: one candidate alone, or the round.
  init(_ arguments: Arguments, in language: Language) {
    isJSON = arguments.isJSON
    makesSheet = arguments.paths[.sheet] != nil
    // Theirs alone, in the language of their record.
    let (wanted, isForOne) = (arguments.language, arguments.paths[.candidate] != nil)
    self.language = isForOne ? wanted : language
    if arguments.paths[.html] == nil {
      page = nil
    } else if isForOne {
      page = { ScreeningPage(in: wanted ?? $0.language).page(of: $0, $1) }
    } else {
      page = ScreeningPage(in: language).section
    }
    if !isForOne || isJSON || page != nil {
      lines = nil
    } else {
      lines = { [renderer = arguments.promptRenderer()] report in
        var own = renderer
        own.language = wanted ?? report.language
        return own.lines(of: report)
      }
    }
  }

  /// - Parameter questions: as they stood on the paper, where they are shown.
  func filed(_ report: CandidateReport, _ questions: [PaperItem]) -> FiledReport {
    let language = language ?? report.language
    let named = report.named(by: questions, in: language)
    return FiledReport(
      row: RoundReport.Row(report), line: isJSON ? report.json.encoded() + "\n" : nil,
      page: page?(named, questions), lines: lines?(named),
      texts: makesSheet ? named.readTexts(questions, in: language) : [])
  }
}
