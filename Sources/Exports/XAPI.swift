public import Cohorts
import Curriculum
public import Learning
public import Notation
public import Sessions

/// What was done, as statements of the Experience API 1.0.3.
public struct XAPI {
  public let statements: [JSON]

  /// One statement for each lesson or quiz that was begun or ended, and each answer.
  public init(_ entries: [Entry]) {
    statements = entries.compactMap { XAPI.statement($0, by: "learner") }
  }

  /// One statement for each answer of a room, whose learners are accounts that say nothing of who
  /// they are; in the language of the class.
  ///
  /// - Parameter sheet: the questions, which names what is picked from.
  public init(_ results: RoomResults, _ names: ReportNames, _ sheet: Sheet) {
    statements = results.votes.flatMap { vote in
      let kind = names.kind(of: vote.item).map { JSON.string($0.rawValue) }
      let question = Question(
        title: names[item: vote.item], answer: sheet.answer(to: vote.item),
        language: sheet.language)
      return vote.answers.compactMap { answer in
        let entry = Entry(answer, to: vote, of: kind, in: vote.language ?? sheet.language)
        return XAPI.statement(
          entry, by: answer.learner, to: question, vote: vote.number, of: results.room)
      }
    }
  }

  /// What is known of a question beside what was answered to it.
  /// The title and what is picked from are in one language, that of the room.
  private struct Question {
    /// Nil where the content has it no more.
    var title: String?
    /// Nil where the sheet does not have the question.
    var answer: Sheet.Answer?
    var language: Language

    /// The members of its definition; the ids in a response are those of its choices.
    var members: [JSON.Member] {
      var members = title.map { [JSON.Member("name", said($0))] } ?? []
      let choices = (answer?.options ?? []).map { option in
        JSON.object([
          JSON.Member("id", .string(option.id)), JSON.Member("description", said(option.text)),
        ])
      }
      if !choices.isEmpty { members.append(JSON.Member("choices", .array(choices))) }
      return members
    }

    /// A language map with one entry.
    private func said(_ text: String) -> JSON {
      .object([JSON.Member(language.rawValue, .string(text))])
    }

    /// The `interactionType` of SCORM that the specification takes over (xAPI 1.0.3, Data,
    /// 4.1.4.1); nil leaves it to the kind of the answer.
    var interaction: String? {
      switch answer {
      case .order: "sequencing"
      case .one, .several: "choice"
      case .pairs: "matching"
      case .number: "numeric"
      case .lines(let lines): lines.count == 1 ? "fill-in" : "long-fill-in"
      case .code: "long-fill-in"
      case nil: nil
      }
    }
  }

  /// A list of them, a statement a line.
  public var text: String {
    if statements.isEmpty { return "[]\n" }
    return "[\n" + statements.map { $0.encoded() }.joined(separator: ",\n") + "\n]\n"
  }

  /// Verbs of ADL's vocabulary.
  private static let verbs = "http://adlnet.gov/expapi/verbs/"
  /// A name that is nobody's (RFC 2606): activities and accounts need an IRI, and nothing is there
  /// to be fetched.
  private static let home = "https://viewdidlearn.invalid"

  /// - Parameter vote: which vote of a room it was given in.
  private static func statement(
    _ entry: Entry, by learner: String, to question: Question? = nil, vote: Int? = nil,
    of room: String = ""
  ) -> JSON? {
    guard let verb = verb(of: entry.kind) else { return nil }
    var name = "\(entry.sequence ?? 0) \(entry.time.wall) \(entry.kind.rawValue) \(entry.item)"
    var context = [JSON.Member("language", .string(entry.language))]
    if let vote {
      name += " \(learner) \(vote) \(room)"
      let extensions: JSON = .object([
        JSON.Member("\(home)/room", .string(room)), JSON.Member("\(home)/vote", .integer(vote)),
      ])
      context.append(JSON.Member("extensions", extensions))
    }
    var members = [
      JSON.Member("id", .string(uuid(named: name))), JSON.Member("actor", actor(learner)),
      JSON.Member(
        "verb",
        .object([
          JSON.Member("id", .string(verbs + verb)),
          JSON.Member("display", .object([JSON.Member("en-US", .string(verb))])),
        ])), JSON.Member("object", object(of: entry, question)),
    ]
    if entry.kind == .answered { members.append(JSON.Member("result", result(of: entry))) }
    members += [
      JSON.Member("context", .object(context)),
      JSON.Member("timestamp", .string(timestamp(entry.time.wall))),
    ]
    return .object(members)
  }

  /// Nil for what no verb stands for: it makes no statement.
  private static func verb(of kind: Entry.Kind) -> String? {
    switch kind {
    case .answered: "answered"
    case .lessonOpened, .quizOpened, .checkpointOpened: "attempted"
    case .lessonDone, .quizDone, .checkpointDone: "completed"
    case .stepDone: "experienced"
    case .ran, .sandboxStarted, .travelled, .stepReached, .stepSkipped, .neverResume, .left,
      .hinted, .typed, .anotherAsked, .questionSkipped, .queued, .languageChosen, .dialectChosen,
      .bothChosen:
      nil
    }
  }

  /// An account without a name of a person.
  private static func actor(_ name: String) -> JSON {
    .object([
      JSON.Member("objectType", "Agent"),
      JSON.Member(
        "account",
        .object([JSON.Member("homePage", .string(home)), JSON.Member("name", .string(name))])),
    ])
  }

  /// The activity. Only an answer says what it is: the definition of a lesson belongs to whoever
  /// keeps it.
  private static func object(of entry: Entry, _ question: Question?) -> JSON {
    var members = [
      JSON.Member("objectType", "Activity"),
      JSON.Member("id", .string("\(home)/\(entry.item)")),
    ]
    if entry.kind == .answered {
      members.append(
        JSON.Member(
          "definition",
          .object(
            [
              JSON.Member(
                "type", .string("http://adlnet.gov/expapi/activities/cmi.interaction")),
              JSON.Member(
                "interactionType",
                .string(
                  question?.interaction ?? interaction(entry.payload["kind"]?.string ?? ""))),
            ] + (question?.members ?? []))))
    }
    return .object(members)
  }

  /// The interaction by the kind of a question that is not at hand.
  private static func interaction(_ kind: String) -> String {
    switch kind {
    case "choice", "classify", "sources": "choice"
    case "order": "sequencing"
    case "versions": "matching"
    case "fill", "spot": "fill-in"
    case "predict", "task", "drive", "fix": "long-fill-in"
    default: "other"
    }
  }

  /// Score, whether it was all right, what was answered, and how long it took. Several answers
  /// stand with `[,]` between them, as the specification writes them; a duration has hundredths of
  /// a second (ISO 8601).
  private static func result(of entry: Entry) -> JSON {
    var members: [JSON.Member] = []
    if let told = entry.payload["score"]?.number {
      let score = max(0, min(1, told))
      members.append(JSON.Member("score", .object([JSON.Member("scaled", .number(score))])))
      members.append(JSON.Member("success", .bool(score == 1)))
    }
    if let words = entry.payload["answer"]?.elements?.compactMap(\.string) {
      members.append(JSON.Member("response", .string(words.joined(separator: "[,]"))))
    }
    if let seconds = entry.payload["seconds"]?.number, seconds >= 0, seconds < 1e9 {
      let hundredths = Int((seconds * 100).rounded())
      let fraction = String(hundredths % 100 + 100).dropFirst()
      members.append(
        JSON.Member("duration", .string("PT\(hundredths / 100).\(fraction)S")))
    }
    return .object(members)
  }

  /// The same for the same name, laid out as an id that is made from one.
  private static func uuid(named name: String) -> String {
    /// FNV-1a of 64 bits: the same on every machine, where Swift's own hashes differ from run to
    /// run.
    func hash(_ text: String) -> UInt64 {
      text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    let high = hash(name) & ~0xF000 | 0x5000
    let low = hash("viewdidlearn " + name) & ~(0b11 << 62) | 0b10 << 62
    let digits = [high, low].map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    var id = ""
    for (place, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(place) { id += "-" }
      id.append(digit)
    }
    return id
  }

  /// `2026-11-23T02:30:00.000Z`, from milliseconds since 1970.
  static func timestamp(_ wall: Int) -> String {
    let wall = max(0, wall)
    let date = Day(of: wall / 1000, zone: 0).text
    let time = TimeOfDay(of: wall / 1000, zone: 0).isoText
    let fraction = "\(wall % 1000)"
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(date)T\(time).\(zeros)\(fraction)Z"
  }
}

extension Entry {
  /// An answer of a room as a journal would have it.
  fileprivate init(
    _ answer: RoomResults.Answer, to vote: RoomResults.Vote, of kind: JSON?, in language: Language
  ) {
    var payload: [JSON.Member] = []
    if let kind { payload.append(JSON.Member("kind", kind)) }
    if let score = answer.score {
      payload.append(JSON.Member("score", .number(Double(score) / 1000)))
    }
    payload.append(JSON.Member("answer", .strings(answer.answer)))
    self.init(
      at: Instant(wall: answer.answered, monotonic: 0), .answered, item: vote.item,
      language: language.rawValue, payload: .object(payload))
  }
}
