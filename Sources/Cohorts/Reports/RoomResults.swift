/// What a room has answered in one class, answer by answer.
public struct RoomResults: Hashable, Sendable {
  public let room: String
  /// When each class that is wanted began, in milliseconds since 1970, the first before the others.
  public let classes: [Int]
  /// When the one began that is told of; nil where none is.
  public let began: Int?
  /// In the order in which they were put.
  public let votes: [Vote]

  /// A vote of the room on a question. The calls of a drive are of one.
  public struct Vote: Hashable, Sendable {
    public let item: String
    /// Which vote on the question it is, from 1.
    public let number: Int
    /// In milliseconds since 1970.
    public let opened: Int
    /// What was said of the question when it was put: an object of JSON.
    public let question: String
    /// In the order in which they came.
    public let answers: [Answer]
  }

  /// What a learner answered in a vote.
  public struct Answer: Hashable, Sendable {
    /// An id that says nothing of who it is.
    public let learner: String
    /// Empty unless given.
    public let name: String
    /// An array of texts, in JSON, for each time that the learner answered: once, or call by call.
    public let texts: [String]
    /// In thousandths, the mean of those that are marked; nil where none is.
    public let score: Int?
    /// Empty where none is known.
    public let misconception: String
    /// When the last of them came, in milliseconds since 1970.
    public let answered: Int
  }

  /// - Parameters:
  ///   - isWanted: whether a question is, by its id and what was said of it when it was put.
  ///   - isMeant: whether a class is, by when it began; of several the last is told of.
  public init(
    of room: String, in database: any Database,
    where isWanted: (_ item: String, _ question: String) -> Bool,
    begun isMeant: (Int) -> Bool = { _ in true }
  ) throws(DatabaseFault) {
    self.room = room
    let learners = try database.run(.learners, [.text(room)]).map { ($0.text(0), $0.text(1)) }
    let names = Dictionary(learners) { first, _ in first }
    let polls = try database.run(.polls, [.text(room)]).filter { isWanted($0.text(2), $0.text(3)) }
    var classes: [Int] = []
    for poll in polls where !classes.contains(poll.classBegan) { classes.append(poll.classBegan) }
    let began = classes.last(where: isMeant)
    (self.classes, self.began) = (classes, began)
    let rows = try database.run(.roomAnswers, [.text(room)])
    let answers = Dictionary(grouping: rows) { Key(poll: $0.text(0), number: $0.integer(1)) }
    let told = polls.filter { $0.classBegan == began }
    let parts = Dictionary(grouping: told) { Key(poll: $0.text(0), number: $0.integer(8)) }
    votes = parts.map { key, rounds in
      let given = rounds.flatMap { answers[Key(poll: key.poll, number: $0.integer(1))] ?? [] }
      return Vote(
        item: rounds[0].text(2), number: key.number, opened: rounds[0].integer(4),
        question: rounds[0].text(3),
        answers: Dictionary(grouping: given) { $0.text(3) }
          .map { Answer($1.sorted { $0.integer(7) < $1.integer(7) }, names[$0] ?? "") }
          .sorted { ($0.answered, $0.learner) < ($1.answered, $1.learner) })
    }.sorted { ($0.opened, $0.number) < ($1.opened, $1.number) }
  }

  /// A poll with a vote, or with a round.
  private struct Key: Hashable {
    var poll: String
    var number: Int
  }
}

extension Row {
  /// When the class of a room began that a row of `Statement.polls` is of: to base 36 it stands
  /// before the slide.
  fileprivate var classBegan: Int { Int(text(0).prefix { $0 != "/" }, radix: 36) ?? 0 }
}

extension RoomResults.Answer {
  /// Rows of `Statement.roomAnswers`, of one learner, as they came.
  fileprivate init(_ rows: [Row], _ name: String) {
    let scores = rows.map { $0.integer(5) }.filter { $0 >= 0 }
    self.init(
      learner: rows[0].text(3), name: name, texts: rows.map { $0.text(4) },
      score: scores.isEmpty ? nil : scores.reduce(0, +) / scores.count,
      misconception: rows[rows.count - 1].text(6), answered: rows[rows.count - 1].integer(7))
  }
}
