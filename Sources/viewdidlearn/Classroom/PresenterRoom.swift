import Classroom
import Cohorts
import LibC
import Phrases
import Rendering
import Sealing
import Sessions

/// A room as its presenter's terminal has it: questions go in, answers come out.
final class PresenterRoom {
  let place: RoomPlace
  /// Tells this class from others that were held in the room.
  private(set) var name: String
  private let database: any Database
  private let slides: String
  /// This terminal: another of the same person is another presenter.
  private let presenter: String
  /// What stands in the database now; nil while nothing is asked.
  private var standing: PutQuestion?
  /// What was asked last.
  private var last: PutQuestion?
  private var lastBeat = 0

  /// A presenter that was not heard of for so long has gone, in milliseconds.
  static let silence = 8_000
  private static let beat = 2_000

  /// Opens the room for a class; the one that stands there may have been abandoned.
  init(_ place: RoomPlace, slides: String) throws(DatabaseFault) {
    self.place = place
    self.slides = slides
    presenter = randomBytes(16).hexadecimal
    name = String(Environment.now.wall, radix: 36)
    database = try place.opening.open(token: "")
  }

  private var room: Datum { .text(place.room) }

  /// Takes the room; false where another presents in it.
  func take() throws(DatabaseFault) -> Bool {
    let now = Environment.now.wall
    let rows = try database.run(
      .present,
      [
        room, .text(slides), .text(presenter), .integer(now),
        .integer(now - PresenterRoom.silence),
      ])
    lastBeat = now
    return !rows.isEmpty
  }

  /// The class that was abandoned in the room, if it is of the same slides: what was put to it, and
  /// what it answered.
  ///
  /// Asked before the room is taken.
  func abandoned() throws(DatabaseFault) -> [(put: PutQuestion, votes: [CastVote])] {
    guard let row = try database.run(.class, [room]).first, row.text(0) == slides,
      row.integer(2) != 0
    else { return [] }
    let puts = try database.run(.polls, [room]).compactMap(PutQuestion.init)
    guard let last = puts.last else { return [] }
    var polls: [(PutQuestion, [CastVote])] = []
    for put in puts where put.class == last.class {
      polls.append((put, try votes(to: put)))
    }
    name = last.class
    (self.last, standing) = (last, last.state.isOpen ? last : nil)
    return polls
  }

  /// Says that this terminal presents still; false where another does now.
  func beatOnTime() throws(DatabaseFault) -> Bool {
    Environment.now.wall - lastBeat < PresenterRoom.beat ? true : try take()
  }

  /// Has the room asked what a presentation asks: opens, half closes or closes a vote.
  func show(_ presentation: Presentation) throws(DatabaseFault) {
    let put = presentation.put(in: name)
    guard put != standing else { return }
    if let standing, standing.name != put?.name || standing.vote != put?.vote {
      try end(.close, standing)
    }
    if let put {
      if put.vote != standing?.vote || put.name != standing?.name {
        try database.run(
          .put,
          key(put) + [
            .text(put.item), .text(put.text), .integer(Environment.now.wall), .integer(0),
          ])
      }
      if put.state == .extra { try end(.closeButForExtra, put) }
    }
    standing = put
    last = put ?? last
    try database.announceChange(of: place.room)
  }

  private func end(_ statement: Statement, _ put: PutQuestion) throws(DatabaseFault) {
    try database.run(statement, key(put) + [.integer(Environment.now.wall)])
  }

  private func key(_ put: PutQuestion) -> [Datum] {
    [room, .text(put.name), .integer(put.vote.round)]
  }

  private func votes(to put: PutQuestion) throws(DatabaseFault) -> [CastVote] {
    try database.run(.answers, key(put)).map { CastVote(learner: $0.text(0), text: $0.text(1)) }
  }

  /// What has come in for the vote that stands, or has just been closed.
  func votes(
    of put: PutQuestion
  ) throws(DatabaseFault) -> (votes: [CastVote], attendance: Attendance) {
    let votes = try votes(to: put)
    let answered = Set(votes.map(\.learner))
    let learners = try database.run(.learners, [room])
    let waiting = learners.count { $0.integer(2) > 0 && !answered.contains($0.text(0)) }
    return (
      votes,
      Attendance(
        present: max(learners.count, votes.count), answered: votes.count, waitingFor: waiting)
    )
  }

  /// What came in for the vote that was closed last.
  func votesOfLast() throws(DatabaseFault) -> (votes: [CastVote], attendance: Attendance)? {
    if let last { try votes(of: last) } else { nil }
  }

  /// Ends the class.
  func leave() throws(DatabaseFault) {
    if let standing { try end(.close, standing) }
    standing = nil
    try database.run(.stopPresenting, [room, .text(presenter)])
    try database.announceChange(of: place.room)
  }
}

extension PutQuestion {
  /// A row of the table of polls: poll, round, item, question, opened, closes, closed.
  init?(_ row: Row) {
    self.init(
      name: row.text(0), round: row.integer(1), item: row.text(2), text: row.text(3),
      state: row.integer(6) != 0 ? .closed : row.integer(5) != 0 ? .extra : .open)
  }
}
