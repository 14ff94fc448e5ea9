import Classroom
import LibC
import Notation

/// An answer that a room has not taken yet, as the statement that keeps it wants it.
struct UnsentAnswer: Equatable {
  /// The vote, by its poll's name and its round.
  var poll: String
  var round: Int
  /// As `CastVote` writes it.
  var text: String
  /// In thousandths; -1 where nothing is right.
  var score: Int
  /// Empty for none.
  var misconception: String
  /// When it was given, in milliseconds since 1970.
  var wall: Int

  /// As it is kept: the score in thousandths, what is missing as -1 or empty.
  init(_ answer: Seat.Answer, of learner: String, at wall: Int) {
    (poll, round, self.wall) = (answer.put.place.name, answer.put.vote.round, wall)
    text = CastVote(learner: learner, answer: answer.answer, certainty: answer.certainty).text
    score = answer.score.map { Int(($0 * 1000).rounded()) } ?? -1
    misconception = answer.misconception ?? ""
  }
}

extension UnsentAnswer {
  /// As the file has it.
  fileprivate var json: JSON {
    [
      "unsent": 1, "poll": .string(poll), "round": .integer(round), "answer": .string(text),
      "score": .integer(score), "misconception": .string(misconception), "wall": .integer(wall),
    ]
  }

  /// nil for what no program wrote.
  fileprivate init?(_ json: JSON) {
    guard json["unsent"]?.integer == 1, let poll = json["poll"]?.string,
      let round = json["round"]?.integer, let text = json["answer"]?.string,
      let score = json["score"]?.integer, let misconception = json["misconception"]?.string,
      let wall = json["wall"]?.integer
    else { return nil }
    (self.poll, self.round, self.text) = (poll, round, text)
    (self.score, self.misconception, self.wall) = (score, misconception, wall)
  }
}

/// Where a learner's terminal puts the answer that waits for a room, so that it outlives the terminal.
struct UnsentFile {
  /// One file for each room.
  private let path: String

  /// - Parameter folder: the learner's state.
  init(_ folder: String, for place: RoomPlace) {
    path = "\(folder)/unsent/\(place.key).json"
  }

  /// What waits there; nil for nothing, or for what was not written to its end.
  var answer: UnsentAnswer? {
    guard let bytes = try? Files.bytes(at: path), let json = JSON(bytes: bytes[...]) else {
      return nil
    }
    return UnsentAnswer(json)
  }

  /// Has an answer wait there in the place of an earlier one; false where it cannot be written.
  func keep(_ answer: UnsentAnswer) -> Bool {
    do throws(Files.WritingFault) {
      try Files.makeFolders(of: path)
      try Files.write(answer.json.encoded() + "\n", to: path, replaces: true, isPrivate: true)
      return true
    } catch {
      return false
    }
  }

  /// What waited was sent, or is not wanted any more.
  func remove() { unlink(path) }
}
