public import Notation
public import Sessions

/// What was done, as statements of the Experience API 1.0.3.
public struct XAPI {
  public let statements: [JSON]

  /// One statement for each lesson or quiz that was begun or ended, and each answer.
  public init(_ entries: [Entry]) {
    statements = entries.compactMap { XAPI.statement($0) }
  }

  /// A list of them, a statement a line.
  public var text: String {
    if statements.isEmpty { return "[]\n" }
    return "[\n" + statements.map { $0.encoded() }.joined(separator: ",\n") + "\n]\n"
  }

  private static let verbs = "http://adlnet.gov/expapi/verbs/"
  private static let home = "https://viewdidlearn.invalid"

  private static func statement(_ entry: Entry) -> JSON? {
    guard let verb = verb(of: entry.kind) else { return nil }
    var members = [
      JSON.Member("id", .string(uuid(of: entry))), JSON.Member("actor", actor),
      JSON.Member(
        "verb",
        .object([
          JSON.Member("id", .string(verbs + verb)),
          JSON.Member("display", .object([JSON.Member("en-US", .string(verb))])),
        ])), JSON.Member("object", object(of: entry)),
    ]
    if entry.kind == .answered { members.append(JSON.Member("result", result(of: entry))) }
    members += [
      JSON.Member("context", .object([JSON.Member("language", .string(entry.language))])),
      JSON.Member("timestamp", .string(timestamp(entry.time.wall))),
    ]
    return .object(members)
  }

  private static func verb(of kind: Entry.Kind) -> String? {
    switch kind {
    case .answered: "answered"
    case .lessonOpened, .quizOpened, .checkpointOpened: "attempted"
    case .lessonDone, .quizDone, .checkpointDone: "completed"
    case .stepDone: "experienced"
    case .ran, .sandboxStarted, .travelled, .stepReached, .stepSkipped, .neverResume, .left,
      .hinted, .typed, .anotherAsked, .questionSkipped, .queued, .languageChosen, .dialectChosen:
      nil
    }
  }

  private static let actor = JSON.object([
    JSON.Member("objectType", "Agent"),
    JSON.Member(
      "account",
      .object([JSON.Member("homePage", .string(home)), JSON.Member("name", "learner")])),
  ])

  private static func object(of entry: Entry) -> JSON {
    var members = [
      JSON.Member("objectType", "Activity"),
      JSON.Member("id", .string("\(home)/\(entry.item)")),
    ]
    if entry.kind == .answered {
      members.append(
        JSON.Member(
          "definition",
          .object([
            JSON.Member(
              "type", .string("http://adlnet.gov/expapi/activities/cmi.interaction")),
            JSON.Member(
              "interactionType", .string(interaction(entry.payload["kind"]?.string ?? ""))),
          ])))
    }
    return .object(members)
  }

  private static func interaction(_ kind: String) -> String {
    switch kind {
    case "choice", "classify", "sources": "choice"
    case "order", "predict": "sequencing"
    case "versions": "matching"
    default: "performance"
    }
  }

  private static func result(of entry: Entry) -> JSON {
    let score = max(0, min(1, entry.payload["score"]?.number ?? 0))
    var members = [
      JSON.Member("score", .object([JSON.Member("scaled", .number(score))])),
      JSON.Member("success", .bool(score == 1)),
    ]
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

  /// The same for the same entry, laid out as an id that is made from a name.
  private static func uuid(of entry: Entry) -> String {
    func hash(_ text: String) -> UInt64 {
      text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    let name = "\(entry.sequence ?? 0) \(entry.time.wall) \(entry.kind.rawValue) \(entry.item)"
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
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
    }
    let wall = max(0, wall)
    let date = Day(of: wall / 1000, zone: 0).text
    let rest = wall % 86_400_000
    let time = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { padded($0, 2) }
      .joined(separator: ":")
    return "\(date)T\(time).\(padded(rest % 1000, 3))Z"
  }
}
