public import Curriculum
import Notation

/// A question as it is put to a room: what each terminal has to know of it to show it.
public struct PutQuestion: Equatable, Sendable {
  public var place: PollPlace
  public var item: String
  public var mode: Plan.Mode?
  /// The calls that the room has UIKit make so far.
  public var played: [String] = []
  /// The call that was just named and UIKit does not make now.
  public var refused: String?
  /// Whether the presenter chose it, and not the room.
  public var isPresentersCall = false
  /// Which groups answer, from 1, of so many; nil where all do.
  public var groups: Groups?
  /// Whether the room has answered the same before.
  public var isAgain = false
  /// Which vote of the room on the question it is, from 1: the calls of a drive are of one.
  public var number = 1
  /// The id of the lesson or the plan that it was asked in; empty where that was not said.
  public var slides = ""
  /// The language in which it is asked before the room.
  public var language = Language.en
  public var state = Poll.open

  /// Which groups of the room a question is for.
  public struct Groups: Equatable, Sendable {
    public var answering: [Int]
    public var count: Int
    /// The part of the plan that they were dealt for, from 0.
    public var part: Int

    public init(answering: [Int], of count: Int, part: Int) {
      (self.answering, self.count, self.part) = (answering, count, part)
    }
  }

  public init(at place: PollPlace, item: String) { (self.place, self.item) = (place, item) }

  public var vote: Presentation.Vote { place.vote }
}

// MARK: - In the database
extension PutQuestion {
  /// What its row says beside its name, its item and its state.
  public var text: String {
    var members: [JSON.Member] = []
    if let mode { members.append(.init("mode", .string(mode.rawValue))) }
    if !played.isEmpty { members.append(.init("played", .strings(played))) }
    if let groups {
      members.append(.init("groups", .integers(groups.answering)))
      members.append(.init("of", .integer(groups.count)))
      members.append(.init("part", .integer(groups.part)))
    }
    if let refused { members.append(.init("refused", .string(refused))) }
    if isPresentersCall { members.append(.init("presenters", .bool(true))) }
    if isAgain { members.append(.init("again", .bool(true))) }
    if !slides.isEmpty { members.append(.init("slides", .string(slides))) }
    members.append(.init("language", .string(language.rawValue)))
    return JSON.object(members).encoded()
  }

  /// The lesson or the plan that a question was asked in, out of its row's text; nil where that
  /// does not say.
  public static func slides(saidIn text: String) -> String? {
    (try? JSON(parsing: text))?["slides"]?.string
  }

  /// nil for what no presenter of ours wrote.
  public init?(
    name: String, round: Int, item: String, text: String, number: Int, state: Poll
  ) {
    guard let place = PollPlace(name: name, round: round), item.utf8.count < 200,
      text.utf8.count < 20_000, let json = try? JSON(parsing: text)
    else { return nil }
    self.init(at: place, item: item)
    mode = json["mode"]?.string.flatMap(Plan.Mode.init)
    played = (json["played"]?.elements ?? []).compactMap(\.string)
    if let answering = json["groups"]?.elements?.compactMap(\.integer),
      let count = json["of"]?.integer, count > 0, let part = json["part"]?.integer
    {
      groups = Groups(answering: answering, of: count, part: part)
    }
    refused = json["refused"]?.string
    isPresentersCall = json["presenters"] == .bool(true)
    isAgain = json["again"] == .bool(true)
    slides = json["slides"]?.string ?? ""
    language = json["language"]?.string.flatMap(Language.init) ?? .en
    (self.number, self.state) = (number, state)
  }
}

// MARK: - From a presentation
extension Presentation {
  /// What is put to the room now; nil while nothing is.
  ///
  /// - Parameter name: tells this class from others that were held in the same room.
  public func put(in name: String) -> PutQuestion? {
    guard poll.isOpen, let question else { return nil }
    var put = PutQuestion(at: .init(class: name, vote: question.vote), item: question.item)
    (put.mode, put.played, put.groups, put.state) = (question.mode, question.played, groups, poll)
    put.refused = refusedCall?.call
    put.isPresentersCall = refusedCall?.isRooms == false
    (put.number, put.language, put.slides) = (numbers[put.vote] ?? 1, language, slides.id)
    put.isAgain = firstRounds[put.vote.slide] != put.vote.round
    return put
  }

  /// The groups that take the slide's item.
  private var groups: PutQuestion.Groups? {
    guard slide.mode == .groups, let item = slide.item else { return nil }
    for earlier in slides.slides[..<index].reversed() where earlier.part == slide.part {
      guard case .groups(let items) = earlier.content else { continue }
      let answering = items.indices.filter { items[$0] == item }.map { $0 + 1 }
      return PutQuestion.Groups(answering: answering, of: items.count, part: slide.part)
    }
    return nil
  }
}
