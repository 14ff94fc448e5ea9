public import Cohorts
import Curriculum
import Notation
public import Sessions

extension RoomResults {
  /// A row an answer; moments are of UTC.
  ///
  /// - Parameter sheet: the questions, which names what is picked from.
  public func csv(_ names: ReportNames, _ sheet: Sheet) -> String {
    var writer = CSVWriter()
    writer.add([
      "item", "question", "vote", "opened", "learner", "name", "answered", "answer", "score",
      "misconception", "certainty",
    ])
    for vote in votes {
      for answer in vote.answers {
        writer.add([
          vote.item, names[item: vote.item] ?? "", "\(vote.number)", XAPI.timestamp(vote.opened),
          answer.learner, answer.name, XAPI.timestamp(answer.answered),
          sheet.words(of: answer.answer, to: vote.item).joined(separator: "\n"),
          answer.score.map { "\(Double($0) / 1000)" } ?? "",
          names[misconception: answer.misconception] ?? answer.misconception,
          answer.certainty.map { "\($0)" } ?? "",
        ])
      }
    }
    return writer.text
  }
}

extension RoomResults.Vote {
  /// The language in which it was asked before the room; nil where that was not said.
  var language: Language? {
    (try? JSON(parsing: question))?["language"]?.string.flatMap(Language.init)
  }
}

extension RoomResults.Answer {
  /// What was picked, by its ids, or typed; all of it where no terminal of ours wrote it.
  var answer: [String] {
    texts.flatMap { text in
      let json = try? JSON(parsing: text)
      return (json?.elements ?? json?["answer"]?.elements)?.compactMap(\.string) ?? [text]
    }
  }

  /// How sure the learner was, from 1 to 3; nil where that was not said.
  var certainty: Int? { (try? JSON(parsing: texts.last ?? ""))?["certainty"]?.integer }
}
