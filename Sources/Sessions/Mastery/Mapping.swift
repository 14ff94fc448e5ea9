import Curriculum
import Diagnostics
import Learning
import Scripts

// What a person can, and why something comes back when it does.
extension Session {
  /// `:map`, of one skill or, with `--svg FILE`, as a file.
  mutating func map(_ argument: String, at time: Instant) -> Reply {
    let now = time.wall / 1000
    let record = record
    let course = library.course()
    if !argument.isEmpty, !argument.hasPrefix("--") {
      guard let skill = vocabulary().skill(called: argument.halfWidth) else {
        let names = Skill.allCases.map(\.name)
        return .refusal(
          .noSuchSkill(argument, suggestion: suggestion(for: argument, among: names)))
      }
      let items = course.items(of: skill)
      return .skill(
        SkillPage(
          skill: skill, mastery: SkillRecord(record, items, at: now, zone: zone).mastery,
          items: items.filter { $0.kind != nil }.map { item in
            let (place, title) = heading(of: item)
            return SkillPage.Item(
              place: place, title: title,
              history: ItemHistory(item.id, in: record, at: time, zone: zone))
          }))
    }
    do throws(Refusal) {
      let path = try svgPath(argument, of: .session(.map))
      let due = record.deck.due(at: time, zone: zone)
      let map = MasteryMap(record, course, due: due, at: now, zone: zone)
      return path.map { .mapDrawing(map, path: $0) } ?? .map(map)
    } catch {
      return .refusal(error)
    }
  }

  /// How an answer was marked, and when it comes back. While one for practice waits for its answer,
  /// that is the one on the page beside it.
  mutating func why(at time: Instant) -> Response {
    var response = Response()
    if case .quiz(let walk, _) = explained, let mark = walk.current.mark {
      response.replies.append(.working(mark))
    }
    if let item = answeredItem {
      let history = ItemHistory(item, in: record, at: time, zone: zone)
      if history.next != nil { response.replies.append(.interval(history)) }
    }
    return response.replies.isEmpty ? Response(.refusal(.nothingToExplain)) : response
  }

  /// Where an item stands and what it is called: the title of a page, or how a question begins.
  private func heading(of item: Course.Item) -> (place: String, title: String) {
    let lesson = library.lesson(named: String(item.source))
    if let (question, quiz) = question(item.id) {
      let text = question.text(in: language, origin: quiz.origin).prompt.plainText
      return (lesson.map { String($0.number) } ?? title(of: quiz), text)
    }
    let step = String(item.id.drop { $0 != "/" }.dropFirst())
    guard let lesson, let index = lesson.lesson.index(of: step) else { return ("", item.id) }
    let title = library.text(of: lesson, in: language)?[step]?.title.plainText ?? ""
    return ("\(lesson.number)/\(index + 1)", title.isEmpty ? step : title)
  }

  private var record: Record { Record(past.entries() + done) }

  private var explained: Activity {
    if case .quiz(let walk, _) = activity, walk.isExtra, !walk.isAnswered, let aside {
      return aside
    }
    return activity
  }

  /// The question or step whose answer stands on the screen.
  private var answeredItem: String? {
    switch explained {
    case .quiz(let walk, _) where walk.isAnswered: walk.current.item
    case .lesson(let walk) where walk.isOver: walk.item
    case .playing, .quiz, .lesson: nil
    }
  }
}
