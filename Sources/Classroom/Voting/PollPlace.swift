/// Where a vote of a class stands in the database: with the votes of other rounds and other classes.
public struct PollPlace: Hashable, Sendable {
  /// Tells this class from others that were held in the same room.
  public var `class`: String
  public var vote: Presentation.Vote

  public init(class: String, vote: Presentation.Vote) { (self.class, self.vote) = (`class`, vote) }

  /// The poll's name; its round stands beside it.
  public var name: String { "\(self.class)/\(vote.slide)" }

  /// The poll and its round, by which a terminal says what is answered there.
  public var key: String { "\(name)/\(vote.round)" }

  /// nil for what no presenter of ours wrote.
  init?(name: String, round: Int) {
    let parts = name.split(separator: "/").map { String($0) }
    guard parts.count == 2, let slide = Int(parts[1]), (0..<10_000).contains(slide), round > 0
    else { return nil }
    self.init(class: parts[0], vote: .init(slide: slide, round: round))
  }
}
