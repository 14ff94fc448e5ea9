import Curriculum
import Grading
import Phrases
public import Screening
import Typesetting

// What one candidate did, on the screen: the same as their section of a round's page.
extension Renderer {
  /// Parts without lines are left out, with their headings.
  public func lines(of report: CandidateReport) -> [String] {
    let head =
      sentence(visible(RoundReport.Row(report).label), .title) + sentence(phrases.sum(report))
      + sentence(phrases.receipt(report.receipt))
    let parts: [(word: ReportWord, lines: [String])] = [
      (.questions, report.items.enumerated().flatMap(arithmetic)), (.skills, skills(report)),
      (.certainty, certainty(report)), (.timeline, timeline(report)), (.remarks, remarks(report)),
      (.signals, signals(report)),
    ]
    return head
      + parts.filter { !$0.lines.isEmpty }.flatMap { part in
        [""] + sentence(phrases.word(part.word), .title) + part.lines
      }
  }

  /// A question, what was answered, and how its score comes about.
  private func arithmetic(_ place: Int, _ item: ItemReport) -> [String] {
    let heading = [
      "\(place + 1) · \(visible(item.id))", phrases.score(of: item), Phrasebook.clock(item.spent),
    ]
    let isWrong = item.mark.map { !$0.isCorrect } ?? false
    let rows: [(ReportWord, String)] =
      [(.answer, (item.answer ?? []) + [item.text].compactMap(\.self))]
      .map { ($0, $1.isEmpty ? phrases.word(.noAnswer) : $1.onOneLine) }
      + (isWrong ? [(.right, (item.mark?.right ?? []).onOneLine)] : [])
      + (item.keyMark.map { [(.arithmetic, phrases.arithmetic(of: $0))] } ?? [])
    return sentence(heading.joined(separator: " · "), .accent)
      + columns(
        rows.map { word, text in
          [
            [Run("   " + phrases.word(word), .quiet, isUnbreakable: true)],
            [Run(visible(text).truncated(to: 20 * width))],
          ]
        }, width: width, theme: theme)
  }

  /// Scores by skill.
  private func skills(_ report: CandidateReport) -> [String] {
    lines(
      ofRows: report.skills.map { row in
        [phrases.name(of: row.skill), "\(phrases.figure(row.score)) / \(row.of)"]
      })
  }

  /// How sure the candidate was, against how often that was right.
  private func certainty(_ report: CandidateReport) -> [String] {
    if report.calibration.isEmpty { return [] }
    let heads: [ReportWord] = [.certainty, .answers, .share, .honest]
    return lines(
      ofRows: [heads.map { phrases.word($0) }]
        + report.calibration.map { row in
          [
            "\(row.certainty)", "\(row.count)", phrases.figure(row.share),
            phrases.range(row.honestShares),
          ]
        })
  }

  /// A picture, or for ears the spans of each question.
  private func timeline(_ report: CandidateReport) -> [String] {
    let used = sentence(phrases.timeUsed(report.timeline))
    if drawsPictures {
      return used + SittingTimeline(report, width: width, phrases).lines
        + sentence(phrases.word(.legend), .quiet)
    }
    let spans = Dictionary(grouping: report.timeline.spans(), by: \.item)
    return used
      + lines(
        ofRows: report.items.compactMap { item in
          spans[item.id].map { spans in
            let times = spans.map { Phrasebook.clock($0.from) + "–" + Phrasebook.clock($0.to) }
            return [visible(item.id), times.joined(separator: ", ")]
          }
        })
  }

  /// What the candidate wanted to be read, at its time.
  private func remarks(_ report: CandidateReport) -> [String] {
    report.timeline.remarks.flatMap { remark in
      let words = [Phrasebook.clock(remark.at), remark.item, remark.text].compactMap(\.self)
      return sentence(visible(words.joined(separator: "  ")), hanging: 2)
    }
  }

  /// What was noticed, and what that does not mean.
  private func signals(_ report: CandidateReport) -> [String] {
    if report.signals.isEmpty { return sentence(phrases.word(.noSignals)) }
    return report.signals.flatMap { signal in
      sentence(visible(Phrasebook.clock(signal.at) + "  " + phrases.signal(signal)), hanging: 2)
    } + sentence(phrases.word(.aboutSignals))
  }
}

extension [String] {
  /// Parts of an answer behind one another; the ends of the lines in them are shown.
  fileprivate var onOneLine: String {
    joined(separator: ", ").replacing("\n", with: " ⏎ ")
  }
}
