import Cohorts
import Dispatch
import Foundation
import LibC
import PostgreSQL
import Sealing
import Synchronization

/// Learners of one room, each with a connection and a thread, who look at the room as a learner's
/// terminal does and answer all at once.
final class Crowd: Sendable {
  private let address: String
  private let room: String
  private let count: Int
  private let entered = DispatchGroup()
  private let answered = DispatchGroup()
  /// How often they were told to answer.
  private let told = Atomic(0)
  private let confirmed = Mutex<[Int]>([])

  /// How often a learner's terminal looks whether it was told something, and how often at the room
  /// where it was not, in microseconds.
  private static let interval = 300_000
  private static let longestSilence = 4_800_000

  init(of count: Int, in room: String, at address: String) {
    (self.count, self.room, self.address) = (count, room, address)
  }

  /// Returns once all have come in.
  func enter() {
    for number in 0..<count {
      entered.enter()
      Thread.detachNewThread { [self] in
        do throws(DatabaseFault) {
          try learn(as: number)
        } catch {
          print("learner \(number): \(error)")
          exit(1)
        }
      }
    }
    entered.wait()
  }

  /// Has all answer what the room is asked; when each answer was confirmed, in milliseconds of the
  /// monotonic clock.
  func answer() -> [Int] {
    for _ in 0..<count { answered.enter() }
    confirmed.withLock { $0 = [] }
    told.add(1, ordering: .releasing)
    answered.wait()
    return confirmed.withLock { $0 }
  }

  private func learn(as number: Int) throws(DatabaseFault) {
    let token = "token \(number)"
    let id = sha256(Array(token.utf8)).map { String(256 + Int($0), radix: 16).dropFirst() }.joined()
    let (cohort, learner) = (Datum.text(room), Datum.text(id))
    let database = try PostgreSQLDatabase(address: address, token: token, patience: 60_000)
    try database.migrate()
    try database.run(.enrol, [cohort, learner, .text("")])
    entered.leave()
    // Terminals do not look at the same moment.
    usleep(UInt32(number * Self.interval / count))
    var votes = 0
    while true {
      if told.load(ordering: .acquiring) > votes {
        votes += 1
        try answer(as: number, learner, cohort, in: database)
      } else {
        _ = try look(at: cohort, in: database)
        try database.run(.sit, [cohort, learner, .text("")])
        // Whoever is told is not asleep: a person answers when it likes.
        var waits = 0
        while waits < Self.longestSilence, told.load(ordering: .acquiring) == votes {
          usleep(20_000)
          waits += 20_000
          if waits % Self.interval == 0,
            try database.awaitChange(.asked, of: room, milliseconds: 0)
          {
            break
          }
        }
      }
    }
  }

  private func answer(
    as number: Int, _ learner: Datum, _ cohort: Datum, in database: any Database
  ) throws(DatabaseFault) {
    guard let poll = try look(at: cohort, in: database) else { throw .failed(reason: "no vote") }
    let key = [cohort, .text(poll.text(0)), .integer(poll.integer(1)), learner]
    let rows = try database.run(
      .answer,
      key + [.text(#"["\#(number % 3)"]"#), .integer(-1), .text(""), .integer(now)])
    guard rows.count == 1 else { throw .failed(reason: "the vote is closed") }
    confirmed.withLock { $0.append(now) }
    try database.announce(.answered, of: room)
    answered.leave()
  }

  /// The vote that is open now, as a learner's terminal asks for it.
  private func look(at cohort: Datum, in database: any Database) throws(DatabaseFault) -> Row? {
    try database.run(.class, [cohort])
    return try database.run(.newestPoll, [cohort]).first
  }

  /// Milliseconds of a clock that nobody sets.
  private var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
