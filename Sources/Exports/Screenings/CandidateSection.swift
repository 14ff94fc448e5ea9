import Grading
import Phrases
import Screening

/// What one candidate did, as a part of a page.
struct CandidateSection {
  let report: CandidateReport
  /// As they stood on the paper; empty where it cannot be made again.
  let questions: [PaperItem]
  let phrases: Phrasebook

  /// A section with a heading that links can lead to; parts with nothing in them are left out.
  var html: String {
    let name = RoundReport.Row(report).label
    let parts =
      [
        HTML.element("h2", [("id", "candidate-\(report.id)")], XML.escaped(name)),
        HTML.text("p", phrases.sum(report)),
        HTML.text("p", phrases.receipt(report.receipt)),
        skills, arithmetic, asked, certainty,
        HTML.text("h3", phrases.word(.timeline)),
        HTML.text("p", phrases.timeUsed(report.timeline)),
        TimelinePicture(report: report, phrases: phrases).svg,
      ] + remarks + [HTML.text("h3", phrases.word(.signals))] + signals
    return HTML.element(
      "section", [("aria-labelledby", "candidate-\(report.id)")],
      "\n" + parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n")
  }

  /// Scores by skill, each out of how much could be had.
  private var skills: String {
    if report.skills.isEmpty { return "" }
    return HTML.table(
      phrases.word(.skills), [phrases.word(.skill), phrases.word(.score), ""],
      report.skills.map { row in
        [
          XML.escaped(phrases.name(of: row.skill)),
          "\(phrases.figure(row.score)) / \(row.of)", Bars.share(row.score / Double(row.of)),
        ]
      })
  }

  /// What each answer earned, and how that comes about.
  private var arithmetic: String {
    let heads: [ReportWord] = [.question, .answer, .right, .score, .arithmetic, .time]
    return HTML.table(
      phrases.word(.questions), heads.map(phrases.word),
      report.items.enumerated().map { place, item in
        [
          // The candidate knows the place, the examiner the name.
          XML.escaped(
            "\(place + 1) · \(item.id)" + (item.isFlagged ? " · " + phrases.isFlagged : "")),
          answer(to: item), listed(item.mark?.right.map(\.withoutMistake)),
          XML.escaped(phrases.score(of: item)),
          XML.escaped(item.keyMark.map(phrases.arithmetic) ?? ""),
          Phrasebook.clock(item.spent),
        ]
      })
  }

  /// The questions, each folded away under what its row is called.
  private var asked: String {
    if questions.count != report.items.count { return "" }
    let parts = zip(report.items, questions).enumerated().map { place, pair in
      let question = AskedQuestion(
        question: pair.1, number: place + 1, count: questions.count, dialect: report.dialect,
        phrases: phrases)
      return HTML.element(
        "details", [], HTML.text("summary", "\(place + 1) · \(pair.0.id)") + question.html)
    }
    return ([HTML.text("h3", phrases.word(.questions))] + parts).joined(separator: "\n")
  }

  /// What was picked, and what was said in words; a text alone needs no "no answer" above it.
  private func answer(to item: ItemReport) -> String {
    let words = item.text.map { HTML.text("p", $0.shortened) } ?? ""
    if item.answer == nil, !words.isEmpty { return words }
    return (item.answer == nil ? XML.escaped(phrases.word(.noAnswer)) : listed(item.answer)) + words
  }

  /// Lines as they were typed; short ones stand beside one another.
  private func listed(_ lines: [String]?) -> String {
    guard let lines, !lines.isEmpty else { return "" }
    return HTML.text("code", lines.joined(separator: "\n").shortened)
  }

  /// How sure the candidate was against how often that was right.
  private var certainty: String {
    if report.calibration.isEmpty { return "" }
    let heads: [ReportWord] = [.certainty, .answers, .share, .honest]
    return HTML.table(
      phrases.word(.certainty), heads.map(phrases.word),
      report.calibration.map { row in
        [
          "\(row.certainty)", "\(row.count)", phrases.figure(row.share),
          phrases.range(row.honestShares),
        ]
      })
  }

  /// What the candidate wanted to be read.
  private var remarks: [String] {
    let rows = report.timeline.remarks.map { remark in
      HTML.text(
        "li",
        ([Phrasebook.clock(remark.at)] + [remark.item, remark.text.shortened].compactMap(\.self))
          .joined(separator: "  "))
    }
    if rows.isEmpty { return [] }
    return [
      HTML.text("h3", phrases.word(.remarks)),
      HTML.element("ul", [], "\n" + rows.joined(separator: "\n") + "\n"),
    ]
  }

  /// What was noticed, with what a signal means and what it does not.
  private var signals: [String] {
    if report.signals.isEmpty { return [HTML.text("p", phrases.word(.noSignals))] }
    let rows = report.signals.map { signal in
      HTML.text("li", Phrasebook.clock(signal.at) + "  " + phrases.signal(signal))
    }
    return [
      HTML.element("ul", [], "\n" + rows.joined(separator: "\n") + "\n"),
      HTML.text("p", phrases.word(.aboutSignals)),
    ]
  }
}

extension String {
  /// The number of a line without that of the mistake in it, which no paper asks for: `13:7`.
  fileprivate var withoutMistake: String {
    let numbers = split(separator: ":", omittingEmptySubsequences: false)
    let isLine = numbers.count == 2 && numbers.allSatisfy { Int($0) != nil }
    return isLine ? String(numbers[0]) : self
  }

  /// Whoever answers with a megabyte fills no page.
  var shortened: String {
    let limit = 2_000
    return utf8.count <= limit ? self : String(prefix(limit)) + "…"
  }
}
