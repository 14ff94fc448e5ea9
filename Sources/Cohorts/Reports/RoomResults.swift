/// What a room has answered, answer by answer.
public struct RoomResults: Hashable, Sendable {
  public let room: String
  /// In the order in which they were put.
  public let votes: [Vote]

  /// A question that was put to the room, once.
  public struct Vote: Hashable, Sendable {
    public let item: String
    /// Which vote on the question it is, from 1.
    public let round: Int
    /// In milliseconds since 1970.
    public let opened: Int
    /// In the order in which they came.
    public let answers: [Answer]
  }

  public struct Answer: Hashable, Sendable {
    /// An id that says nothing of who it is.
    public let learner: String
    /// Empty unless given.
    public let name: String
    /// A JSON array of texts.
    public let text: String
    /// In thousandths; nil where it is not marked.
    public let score: Int?
    /// Empty where none is known.
    public let misconception: String
    /// In milliseconds since 1970.
    public let answered: Int
  }

  /// - Parameter items: the questions that are wanted, by their ids.
  public init(
    of room: String, about items: Set<String>, in database: any Database
  ) throws(DatabaseFault) {
    self.room = room
    let learners = try database.run(.learners, [.text(room)]).map { ($0.text(0), $0.text(1)) }
    let names = Dictionary(learners) { first, _ in first }
    let rows = try database.run(.roomAnswers, [.text(room)])
    let answers = Dictionary(grouping: rows) { Key(poll: $0.text(0), round: $0.integer(1)) }
    votes = try database.run(.polls, [.text(room)]).filter { items.contains($0.text(2)) }.map {
      row in
      let key = Key(poll: row.text(0), round: row.integer(1))
      return Vote(
        item: row.text(2), round: key.round, opened: row.integer(4),
        answers: (answers[key] ?? []).map { Answer($0, names) }.sorted {
          ($0.answered, $0.learner) < ($1.answered, $1.learner)
        })
    }
  }

  private struct Key: Hashable {
    var poll: String
    var round: Int
  }
}

extension RoomResults.Answer {
  /// A row of `Statement.roomAnswers`.
  fileprivate init(_ row: Row, _ names: [String: String]) {
    self.init(
      learner: row.text(3), name: names[row.text(3)] ?? "", text: row.text(4),
      score: row.integer(5) < 0 ? nil : row.integer(5), misconception: row.text(6),
      answered: row.integer(7))
  }
}
