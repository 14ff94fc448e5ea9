public import Cohorts
import Notation
public import Sessions

extension RoomResults {
  /// A row an answer; moments are of UTC.
  public func csv(_ names: ReportNames) -> String {
    var writer = CSVWriter()
    writer.add([
      "item", "question", "vote", "opened", "learner", "name", "answered", "answer", "score",
      "misconception",
    ])
    for vote in votes {
      for answer in vote.answers {
        writer.add([
          vote.item, names[item: vote.item] ?? "", "\(vote.round)", XAPI.timestamp(vote.opened),
          answer.learner, answer.name, XAPI.timestamp(answer.answered),
          answer.texts.joined(separator: "\n"), answer.score.map { "\(Double($0) / 1000)" } ?? "",
          names[misconception: answer.misconception] ?? answer.misconception,
        ])
      }
    }
    return writer.text
  }
}

extension RoomResults.Answer {
  /// What was picked, by its ids, or typed; all of it where no terminal of ours wrote it.
  var texts: [String] {
    (try? JSON(parsing: text))?.elements.map { $0.compactMap(\.string) } ?? [text]
  }
}
