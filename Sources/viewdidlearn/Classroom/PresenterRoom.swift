import Classroom
import Cohorts
import Learning
import LibC
import Phrases
import Rendering
import Sealing
import Sessions

/// A room as its presenter's terminal has it: questions go in, answers come out.
final class PresenterRoom {
  let place: RoomPlace
  /// Tells this class from others that were held in the room: when it began, to base 36.
  private(set) var name: String
  /// The presenter asks with a token of nobody's.
  private let database: any Database
  /// The lesson's id or the plan's.
  private let slides: String
  /// This terminal: another of the same person is another presenter.
  private let presenter: String
  /// What stands in the database now; nil while nothing is asked.
  private var standing: PutQuestion?
  /// What was asked last.
  private var last: PutQuestion?
  /// What the room's learners are told while nothing is asked.
  private var backdrop: Backdrop?
  /// When this terminal last said that it presents, on the wall, in milliseconds.
  private var lastBeat = 0
  /// When answers were counted last, by the clock that never goes back; nil where that is due.
  private var counted: Int?
  /// The moment of what was opened or revealed last: none is the same, though a clock go back.
  private var newest: Int
  /// The vote whose answer the room was said to have seen.
  private var revealed: Presentation.Vote?

  /// A presenter that was not heard of for so long has gone, in milliseconds.
  static let silence = 8_000
  /// How often it says so, in milliseconds.
  private static let beat = 2_000
  /// How long answers are not counted where none was announced, in milliseconds: whoever is lost
  /// says nothing, not every engine announces, and no announcement is sure to come.
  private static let longestSilence = 2_500

  /// Opens the room for a class; the one that stands there may have been abandoned.
  init(_ place: RoomPlace, slides: String) throws(DatabaseFault) {
    self.place = place
    self.slides = slides
    presenter = randomBytes(16).hexadecimal
    name = String(Environment.now.wall, radix: 36)
    database = try place.database(token: "")
    let row = try database.run(.newestPoll, [.text(place.room)]).first
    newest = row.map { max($0.integer(4), $0.integer(7)) } ?? 0
  }

  /// When the class began, on the wall, in milliseconds.
  var began: Int? { Int(name, radix: 36) }

  /// Now, later than all that the room was asked before.
  private func moment() -> Int {
    newest = max(Environment.now.wall, newest + 1)
    return newest
  }

  /// The room, as statements want it.
  private var room: Datum { .text(place.room) }

  /// Who was heard of last before then has gone.
  private var silent: Datum { .integer(Environment.now.wall - Attendance.silence) }

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
    for put in puts where put.place.class == last.place.class {
      polls.append((put, try votes(at: put.place)))
    }
    name = last.place.class
    (self.last, standing) = (last, last.state.isOpen ? last : nil)
    return polls
  }

  /// The items that somebody in the room did not have right, the least right first.
  func weakest() throws(DatabaseFault) -> [String] {
    /// Of right answers among all.
    func share(_ row: Row) -> Double { Double(row.integer(3)) / Double(max(row.integer(2), 1)) }
    let items = Dictionary(grouping: try database.run(.answersByItem, [room])) { $0.text(0) }
    // What the room has talked about counts as it was answered then.
    return items.values.compactMap { votes in votes.max { $0.integer(1) < $1.integer(1) } }
      .filter { share($0) < 1 }
      .sorted { (share($0), $0.text(0)) < (share($1), $1.text(0)) }.map { $0.text(0) }
  }

  /// Says that this terminal presents still; false where another does now.
  func beatOnTime() throws(DatabaseFault) -> Bool {
    Environment.now.wall - lastBeat < PresenterRoom.beat ? true : try take()
  }

  /// Has the room asked what a presentation asks: opens, half closes or closes a vote.
  func show(_ presentation: Presentation) throws(DatabaseFault) {
    let put = presentation.put(in: name)
    let seen = presentation.revealed
    let backdrop = presentation.backdrop(in: name)
    guard put != standing || seen != revealed || backdrop != self.backdrop else { return }
    // All or nothing: the room is never left between two questions.
    try database.transaction { () throws(DatabaseFault) in
      if let standing, standing.place != put?.place { try end(.close, standing.place) }
      if let put { try ask(put) }
      if let seen, seen != revealed { try reveal(seen) }
      if backdrop != self.backdrop {
        try database.run(.hang, [room, .text(presenter), .text(backdrop?.text ?? "")])
      }
    }
    (standing, revealed, self.backdrop) = (put, seen, backdrop)
    last = put ?? last
    counted = nil
    try database.announce(.asked, of: place.room)
  }

  /// Opens a vote, or closes it but for those who have more time.
  private func ask(_ put: PutQuestion) throws(DatabaseFault) {
    if put.place != standing?.place {
      try database.run(
        .put,
        key(of: put.place) + [
          .text(put.item), .text(put.text), .integer(moment()), .integer(0), .integer(put.number),
        ])
    }
    if put.state == .extra { try end(.closeButForExtra, put.place) }
  }

  /// Each learner's terminal says what is right once the room has seen it.
  private func reveal(_ vote: Presentation.Vote) throws(DatabaseFault) {
    let place = PollPlace(class: name, vote: vote)
    try database.run(.reveal, key(of: place) + [.integer(moment())])
  }

  /// Ends a vote by some statement, at this moment.
  private func end(_ statement: Statement, _ place: PollPlace) throws(DatabaseFault) {
    try database.run(statement, key(of: place) + [.integer(Environment.now.wall)])
  }

  /// The columns by which a vote is found.
  private func key(of place: PollPlace) -> [Datum] {
    [room, .text(place.name), .integer(place.vote.round)]
  }

  /// What was answered in a vote.
  private func votes(at place: PollPlace) throws(DatabaseFault) -> [CastVote] {
    try database.run(.answers, key(of: place)).map {
      CastVote(learner: $0.text(0), text: $0.text(1))
    }
  }

  /// Whether it is worth counting again: something was announced, or nothing was for a while.
  func hasNews() throws(DatabaseFault) -> Bool {
    if try database.awaitChange(.answered, of: place.room, milliseconds: 0) { return true }
    guard let counted else { return true }
    return Environment.now.monotonic - counted >= PresenterRoom.longestSilence
  }

  /// Who is here, and has answered the vote that stands; counted where the answers are.
  func attendance(at put: PutQuestion) throws(DatabaseFault) -> Attendance {
    counted = Environment.now.monotonic
    try database.heedAnswers(of: place.room)
    let row = try database.run(.attendance, key(of: put.place) + [silent, .text(put.place.key)])[0]
    return Attendance(
      present: row.integer(0) + row.integer(1), answered: row.integer(0), typing: row.integer(2),
      waitingFor: row.integer(3))
  }

  /// Deals groups to those who are here and have none in the part that stands before the room.
  func deal(_ presentation: Presentation) throws(DatabaseFault) {
    counted = Environment.now.monotonic
    try database.heedAnswers(of: place.room)
    let seated = try database.run(.seated, [room, silent]).map { row in
      Seated(learner: row.text(0), dealt: DealtGroup(row.text(1)))
    }
    let dealt = presentation.deal(among: seated, in: name)
    if dealt.isEmpty { return }
    try database.transaction { () throws(DatabaseFault) in
      for (learner, group) in dealt {
        try database.run(.deal, [room, .text(learner), .text(group.text)])
      }
    }
    try database.announce(.asked, of: place.room)
  }

  /// From now on nothing waits for the room once a key was typed, and fails with `.putOff`; or it
  /// does again.
  func giveWay(toKeys gives: Bool) { database.giveWay(to: gives ? STDIN_FILENO : nil) }

  /// What came in for the vote that stands, or was closed last.
  func votes() throws(DatabaseFault) -> [CastVote] {
    try last.map { put throws(DatabaseFault) in try votes(at: put.place) } ?? []
  }

  /// What came in for a vote of this class.
  func votes(to vote: Presentation.Vote) throws(DatabaseFault) -> [CastVote] {
    try votes(at: PollPlace(class: name, vote: vote))
  }

  /// Ends the class.
  func leave() throws(DatabaseFault) {
    try database.transaction { () throws(DatabaseFault) in
      if let standing { try end(.close, standing.place) }
      try database.run(.stopPresenting, [room, .text(presenter)])
    }
    standing = nil
    try database.announce(.asked, of: place.room)
  }
}

extension PutQuestion {
  /// A row of the table of polls: poll, round, item, question, opened, closes, closed, revealed, vote.
  init?(_ row: Row) {
    self.init(
      name: row.text(0), round: row.integer(1), item: row.text(2), text: row.text(3),
      number: row.integer(8),
      state: row.integer(7) != 0
        ? .revealed : row.integer(6) != 0 ? .closed : row.integer(5) != 0 ? .extra : .open)
  }
}
