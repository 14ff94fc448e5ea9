import Curriculum
import Learning
import Notation
import Sessions
import Syntax

/// A sitting as its record tells it: what was on the screen, entry by entry.
///
/// What was answered stands in the record in its meaning, and not key by key: it is shown as it
/// would be typed.
public struct Replay {
  public private(set) var sitting: Sitting
  /// How many entries have been shown.
  private var count = 0

  public init(_ sitting: Sitting) { self.sitting = sitting }

  /// What an entry put on the screen.
  public struct Scene: Sendable {
    /// What was typed at the prompt of that moment; nil where nothing was.
    public var typed: String?
    public var standing: Sitting.Standing
    public var replies: [SittingReply] = []
  }

  /// Goes on by an entry.
  public mutating func take(_ entry: Entry) -> Scene {
    defer { count += 1 }
    let now = Clocks(entry.at, awake: entry.at.boot)
    if let item = entry.item, let place = sitting.paper.firstIndex(where: { $0.id == item }) {
      sitting.place = place
    }
    var scene = Scene(typed: nil, standing: sitting.standing(at: now))
    switch entry.kind {
    case .accepted:
      sitting.countdown = Countdown(minutes: sitting.agreement.minutes, from: entry.at)
      sitting.stage = .answering
    case .resumed:
      sitting.seal()
      scene.replies = [.resumed(entries: count)]
    case .shown:
      var response = SittingResponse()
      sitting.show(&response, at: now)
      scene.replies = response.replies
    case .answered, .revised: answer(entry, &scene)
    case .undone:
      sitting.states[sitting.place].answers = [entry.answer].filter { !$0.isEmpty }
      scene.typed = ":undo"
    case .withdrawn:
      sitting.drop()
      scene.typed = entry.payload["undone"]?.bool == true ? ":undo" : ":again"
    case .certainty:
      scene.standing.step = .certainty
      scene.typed = entry.payload["certainty"]?.integer.map { "\($0)" }
    case .reason:
      scene.standing.step = .reason
      scene.typed = entry.payload["reason"]?.string
    case .flagged:
      let isFlagged = entry.payload["flagged"]?.bool ?? false
      sitting.states[sitting.place].isFlagged = isFlagged
      (scene.typed, scene.replies) = (":flag", [.flagged(sitting.place + 1, isFlagged)])
    case .language:
      sitting.language = entry.language
      scene.typed = ":language \(entry.language.rawValue)"
    case .dialect:
      let word = entry.payload["dialect"]?.string ?? ""
      if let dialect = Dialect(rawValue: word) { sitting.dialect = dialect }
      scene.typed = ":dialect \(word)"
    case .ran: scene.typed = entry.payload["text"]?.string
    case .note:
      (scene.typed, scene.replies) = (":note " + (entry.payload["text"]?.string ?? ""), [.noted])
    case .late: scene.typed = entry.payload["text"]?.string
    case .pasted, .suspended, .clock: break
    case .ended:
      let isChosen = entry.payload["by"]?.string == "candidate"
      if isChosen { scene.typed = ":end" }
      scene.replies = isChosen ? [.ended] : [.timeIsUp, .ended]
    }
    return scene
  }

  /// An answer as it stands now: what it has more than before was typed.
  private mutating func answer(_ entry: Entry, _ scene: inout Scene) {
    guard let current = sitting.current else { return }
    let before = sitting.states[sitting.place].answer ?? []
    let answer = entry.answer
    sitting.states[sitting.place].answers.append(answer)
    sitting.states[sitting.place].minute = sitting.minute(at: entry.at)
    let isAdded = current.paper.form(sitting.dialect).isAddedTo && answer.starts(with: before)
    let typed = isAdded ? Array(answer.dropFirst(before.count)) : answer
    scene.typed = current.paper.typed(typed, sitting.dialect)
    scene.replies = [isAdded ? .taking(lines: answer.count) : .taken(sitting.place + 1)]
  }
}

extension Paper {
  /// An answer as it can be typed: what is picked of several by its numbers.
  fileprivate func typed(_ answer: [String], _ dialect: Dialect) -> String {
    switch form(dialect) {
    case .one: words(of: answer, dialect).joined(separator: " ")
    case .several, .number, .line, .lines, .columns: answer.joined(separator: " ")
    case .list, .calls, .gaps, .code, .text: answer.joined(separator: "\n")
    }
  }
}

extension Entry {
  /// The words of an answer.
  var answer: [String] { Entry.answer(in: payload) }

  static func answer(in payload: JSON) -> [String] {
    (payload["answer"]?.elements ?? []).compactMap(\.string)
  }
}
