import Classroom
import Cohorts

/// A room as a learner's terminal has it: questions come out, answers go in.
final class LearnerRoom {
  let place: RoomPlace
  private let database: any Database
  private let token: LearnerToken

  init(_ place: RoomPlace, _ token: LearnerToken) throws(DatabaseFault) {
    (self.place, self.token) = (place, token)
    database = try place.opening.open(token: token.secret)
  }

  private var room: Datum { .text(place.room) }
  private var learner: Datum { .text(token.learner) }

  /// Whether a class is held or was held in the room.
  func isKnown() throws(DatabaseFault) -> Bool { try !database.run(.class, [room]).isEmpty }

  /// A number by which learners are parted into groups, at each terminal alike: nobody else has to
  /// be asked, who may not be seen.
  var number: Int { Int(token.learner.prefix(8), radix: 16) ?? 0 }

  /// Comes in, or back in.
  ///
  /// - Parameter extra: how much longer a question stays open, in percent; 0 is as long as for all.
  func enter(name: String, extra: Int) throws(DatabaseFault) {
    try database.run(.enrol, [room, learner, .text(name)])
    if extra > 0 { try database.run(.giveTime, [room, learner, .integer(extra)]) }
  }

  /// What is asked now.
  struct Moment {
    /// nil while nothing was ever asked.
    var put: PutQuestion?
    /// Whether the presenter has left.
    var isOver: Bool
  }

  func look() throws(DatabaseFault) -> Moment {
    let row = try database.run(.class, [room]).first
    let put = try database.run(.newestPoll, [room]).first.flatMap { PutQuestion($0) }
    return Moment(put: put, isOver: row?.integer(2) == 0)
  }

  /// Whether an answer of this learner's stands.
  func hasAnswered(_ put: PutQuestion) throws(DatabaseFault) -> Bool {
    try !database.run(
      .ownAnswer, [room, .text(put.name), .integer(put.vote.round), learner]
    ).isEmpty
  }

  /// Keeps an answer; false where the vote was closed before.
  func keep(_ answer: Seat.Answer, at wall: Int) throws(DatabaseFault) -> Bool {
    let vote = CastVote(learner: token.learner, answer: answer.answer)
    let kept = try database.run(
      .answer,
      [
        room, .text(answer.put.name), .integer(answer.put.vote.round), learner, .text(vote.text),
        .integer(answer.score.map { Int(($0 * 1000).rounded()) } ?? -1),
        .text(answer.misconception ?? ""), .integer(wall),
      ])
    if kept.isEmpty { return false }
    try database.announceChange(of: place.room)
    return true
  }
}
