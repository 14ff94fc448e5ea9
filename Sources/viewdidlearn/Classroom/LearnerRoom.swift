import Classroom
import Cohorts
import Learning
import LibC
import Sessions

/// A room as a learner's terminal has it: questions come out, answers go in.
///
/// Learners are told of questions, the presenter of answers, and as long as none of them was counted
/// of one alone: 500 answers would wake the backends of 500 learners 500 times.
final class LearnerRoom {
  let place: RoomPlace
  private let database: any Database
  private let token: LearnerToken
  /// What this terminal has said last of itself.
  private var seat = (heard: 0, typing: "")
  /// What the room was asked when it was looked at last.
  private var last: (moment: Moment, at: Int)?

  /// How long the room is not looked at where nothing was announced, in milliseconds: not every
  /// engine announces, and no announcement is sure to come.
  private static let longestSilence = 5_000
  /// How often it says that it is here, in milliseconds of the presenter's clock.
  private static let beat = Attendance.silence / 3

  /// Opens the database with the learner's token, which it knows rows by.
  init(_ place: RoomPlace, _ token: LearnerToken) throws(DatabaseFault) {
    (self.place, self.token) = (place, token)
    database = try place.database(token: token.secret)
  }

  /// The room, as statements want it.
  private var room: Datum { .text(place.room) }
  /// The learner, likewise.
  private var learner: Datum { .text(token.learner) }

  /// Whether a class is held or was held in the room.
  func isKnown() throws(DatabaseFault) -> Bool { try !database.run(.class, [room]).isEmpty }

  /// Comes in, or back in; answers the name that stands, which may have been given before.
  ///
  /// - Parameter extra: how much longer a question stays open, in percent; 0 is as long as for all.
  func enter(name: String, extra: Int) throws(DatabaseFault) -> String {
    try database.run(.enrol, [room, learner, .text(name)])
    if extra > 0 { try database.run(.giveTime, [room, learner, .integer(extra)]) }
    return try token.name(in: place.room, of: database)
  }

  /// What is asked now.
  struct Moment {
    /// nil while nothing was ever asked.
    var put: PutQuestion?
    /// What stands before the room while it is asked nothing.
    var backdrop: Backdrop?
    /// The learner's group in what is asked or stands there; nil where none was dealt.
    var group: Int?
    /// When the presenter was heard of last, by the presenter's clock; 0 where they have left.
    var heard: Int

    /// A class that has ended, or none.
    var isOver: Bool { heard == 0 }

    /// Whether groups are dealt for what stands before the room, and this learner has none yet.
    var awaitsGroup: Bool { dealt != nil && group == nil && !isOver }

    /// The class and its part for which groups are dealt; nil where none are.
    fileprivate var dealt: (class: String, part: Int)? {
      if case .groups(_, let part, let name)? = backdrop { return (name, part) }
      guard let put, let groups = put.groups else { return nil }
      return (put.place.class, groups.part)
    }
  }

  /// The room as it is where something was announced, or nothing was for a while; else as it was.
  func look() throws(DatabaseFault) -> Moment {
    let now = Environment.now.monotonic
    let hasChanged = try database.awaitChange(.asked, of: place.room, milliseconds: 0)
    if let last, !hasChanged, now - last.at < LearnerRoom.longestSilence { return last.moment }
    last = nil
    let row = try database.run(.class, [room]).first
    let put = try database.run(.newestPoll, [room]).first.flatMap { PutQuestion($0) }
    var moment = Moment(
      put: put, backdrop: (row?.text(3)).flatMap { Backdrop($0) }, heard: row?.integer(2) ?? 0)
    if let (name, part) = moment.dealt {
      let seat = try database.run(.ownSeat, [room, learner]).first
      let dealt = seat.flatMap { DealtGroup($0.text(0)) }
      if let dealt, dealt.class == name, dealt.part == part { moment.group = dealt.group }
    }
    last = (moment, now)
    return moment
  }

  /// Says that this terminal is here still, and what is typed at it, where that is due.
  ///
  /// - Parameter typing: the vote to which an answer is being typed, by its key; or empty.
  func stay(_ moment: Moment, typing: String) throws(DatabaseFault) {
    guard moment.heard - seat.heard >= LearnerRoom.beat || typing != seat.typing else { return }
    try database.run(.sit, [room, learner, .text(typing)])
    if seat.heard == 0 || typing != seat.typing { try database.announce(.answered, of: place.room) }
    seat = (moment.heard, typing)
  }

  /// From now on nothing waits for the room once a key was typed, and fails with `.putOff`; or it
  /// does again.
  func giveWay(toKeys gives: Bool) { database.giveWay(to: gives ? STDIN_FILENO : nil) }

  /// Nobody waits for this terminal any more.
  func leave() throws(DatabaseFault) {
    try database.run(.leave, [room, learner])
    try database.announce(.answered, of: place.room)
  }

  /// This learner's answer as it is kept; nil where there is none.
  func answer(to put: PutQuestion) throws(DatabaseFault) -> CastVote? {
    try database.run(
      .ownAnswer, [room, .text(put.place.name), .integer(put.vote.round), learner]
    ).first.map { CastVote(learner: token.learner, text: $0.text(0)) }
  }

  /// An answer as it is to be kept.
  func unsent(_ answer: Seat.Answer, at wall: Int) -> UnsentAnswer {
    UnsentAnswer(answer, of: token.learner, at: wall)
  }

  /// Keeps an answer; false where the vote was closed before.
  func keep(_ answer: UnsentAnswer) throws(DatabaseFault) -> Bool {
    let kept = try database.run(
      .answer,
      [
        room, .text(answer.poll), .integer(answer.round), learner, .text(answer.text),
        .integer(answer.score), .text(answer.misconception), .integer(answer.wall),
      ])
    if kept.isEmpty { return false }
    // It is kept; that nobody can be told of it is no fault of it.
    try? database.announce(.answered, of: place.room)
    return true
  }
}
